import { card, faq, type Topic } from "./topic";

export const software: Topic = {
  key: "software",
  words:
    /\b(?:software|apps?|monitoring|uptime|web agenc\w+|digital agenc\w+|websites?|web apps?|servers?|dns|status pages?|no-code|low-code|chatbots?|plug-?ins?|browser extensions?|webhooks?|saas|platforms?|b2b|apis?|cloud|dashboards?|integrations?|automat(?:e|es|ed|ion|ions)|workflows?|data|analytics|crm|erp|developers?|devops|cyber\w*|startups?|tech|ai|tools?|onboarding|backups?|invoicing|scheduling|spreadsheets?|project management|remote teams?|hosting)\b/,
  field: "good software",
  problems: [
    "teams spend their days moving the same facts from one tool to another",
    "work gets lost between spreadsheets, messages and memory",
    "new tools promise time and then cost it",
  ],
  promises: [
    "everybody sees the same state of things without asking",
    "routine work runs by itself and people do the rest",
    "you know by noon what used to take until Friday",
  ],
  scenes: [
    "Somebody asks for the current version, and three people send three files.",
    "The meeting begins with a quarter of an hour of finding out where things stand.",
    "One person knows how the list works, and that person is on holiday.",
    "You copy a number from one window to another and hope that you typed it right.",
    "A customer asks a simple question, and answering it takes four tabs.",
    "The new tool has been paid for since spring, and nobody has logged in for weeks.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "See how it works",
    launch: "Try it today",
    offer: "Start now",
    event: "Save your seat",
    "how-to": "See how it works",
  },
  hashtags: ["software", "productivity", "SaaS", "small business", "automation"],
  faqs: [
    faq(
      "How long does it take to get started?",
      "Plan a calm hour with one real task, and do not try to set up everything. What you learn in it will tell you how to go on. | Begin with one process and one small group. Once that runs, the rest goes faster than you expect.",
    ),
    faq(
      "What happens to our data?",
      "Ask where it is stored, who can see it and how you get it out again. Any serious answer fits in a few lines. | That is the right question to ask of any tool. Have the export shown to you before you put anything in.",
    ),
    faq(
      "Do we have to change how we work?",
      "A little, and only where it helps. If a tool wants you to change what works well, be careful. | Not all at once. Start with the part that annoys everyone, and leave the rest as it is.",
    ),
  ],
  cards: [
    card(
      "Start with one task",
      "Pick the one task everybody complains about, and fix that first.",
      "Fix one task first | Start where it hurts | One task, done properly",
      [
        "Large roll-outs fail in small ways. | Nobody learns a whole system at once.",
        "Choose the task people sigh about on Mondays. | Ask your team which job they would give away first.",
        "Move that one over, with real data and real people. | Set up just that and use it for two weeks.",
        "If it works, they will ask for the next one themselves. | When it gets easier, word spreads without a memo.",
      ],
    ),
    card(
      "One place to look",
      "Agree on one place where the truth lives; everything else is a copy.",
      "One place for the truth | Where the right version lives | Stop asking for the latest file",
      [
        "Two lists are always different. | As soon as there are two versions, somebody works in the wrong one.",
        "Decide for each kind of fact where it lives. | Write down where addresses, prices and dates are kept.",
        "Everything else should point there instead of repeating it. | All other places should link to it.",
        "It costs one discussion and saves a hundred small ones. | People stop asking, and you notice the quiet.",
      ],
    ),
    card(
      "Let routine run",
      "If a task follows a rule, let the computer follow it.",
      "What the computer should do | Let routine run by itself | Rules are for machines",
      [
        "People are good at exceptions and bad at the tenth repetition. | Boredom makes mistakes, and routine makes boredom.",
        "Write down the rule as if you explained it to a new colleague. | If you can say “whenever this, then that”, it can be automated.",
        "Let it run beside the old way for a while, and compare. | Watch the first runs closely, then less.",
        "Keep a person for the cases that do not fit. | What remains is the part that needs a head.",
      ],
    ),
    card(
      "Ask about the exit",
      "Before you put data in, ask how you get it out.",
      "Ask for the exit first | How do we get out again? | The export test",
      [
        "It is easy to get into a tool and harder to get out. | Every contract begins with a smile.",
        "So try the export on the first day. | Before you commit, ask for your data back.",
        "Open the file and see whether you could work with it. | If the file makes sense to you, that is a good sign.",
        "A vendor who makes leaving easy intends to keep you by other means. | Those who have nothing to hide will show you at once.",
      ],
    ),
    card(
      "Count the clicks",
      "Watch somebody do the job once and count the steps; the fix is in there.",
      "Watch one person work | Count the steps | Look before you buy",
      [
        "Requirements tell you what people believe they do. | Lists of features are a poor picture of a working day.",
        "Sit next to somebody for half an hour and say nothing. | Watch a colleague do the job from start to end.",
        "Count the windows, the copies and the waiting. | Note every time they switch, search or ask.",
        "Those notes are a better brief than any workshop. | What you wrote down is what the new tool has to shorten.",
      ],
    ),
    card(
      "Train in small bites",
      "Ten minutes a week beat one long training that everybody forgets.",
      "Teach it in small bites | Training that sticks | Ten minutes at a time",
      [
        "A full day of training is forgotten by the weekend. | Nobody remembers slide forty.",
        "Show one thing a week, on a real case. | Take ten minutes in the team meeting and show one trick.",
        "Let the person who found it out explain it. | Colleagues learn best from colleagues.",
        "In three months, people can do more than the manual asked of them. | It adds up without anybody noticing.",
      ],
    ),
    card(
      "Measure one thing",
      "Choose one number that should move, and look at it every week.",
      "Choose one number | How to tell whether it helps | Measure before and after",
      [
        "Without a measure, the loudest opinion wins. | “It feels better” is nice, but it does not last through a budget round.",
        "Pick one figure that matters to your customers or your team. | Choose something simple, such as the days until an answer goes out.",
        "Write down where it stands before you change anything. | Take note of it now, because afterwards nobody will remember.",
        "Look again after a month and decide on that basis. | If it moves, go on; if not, ask why.",
      ],
    ),
    card(
      "Plan for mistakes",
      "Ask what happens when somebody presses the wrong button.",
      "When something goes wrong | Plan for the wrong button | The undo question",
      [
        "Somebody will delete the wrong thing one day. | Mistakes are part of work, with or without computers.",
        "Ask how it is undone, by whom and how fast. | Find out whether there is a way back, and try it.",
        "Check who may change what. | Give people the rights they need, and no more.",
        "It is dull until the day you need it. | You will sleep better, and so will they.",
      ],
    ),
  ],
};
