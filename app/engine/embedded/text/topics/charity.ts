import { card, faq, type Topic } from "./topic";

export const charity: Topic = {
  key: "charity",
  words:
    /\b(?:charit(?:y|ies|able)|donat(?:e|es|ion|ions|ing)|fundrais\w+|non-?profits?|ngo|volunteers?|volunteering|food ?banks?|shelters?|homeless\w*|refugees?|community|causes?|giving|rescue|hospice|foundation|aid|wildlife|conservation|youth club|food drive|donors?)\b/,
  field: "helping where it counts",
  problems: [
    "people want to help and do not know where their help would count",
    "need is often close by and easy to overlook",
    "giving feels distant when nobody shows what it does",
  ],
  promises: [
    "you can see what your help sets in motion",
    "help reaches people while it still makes a difference",
    "giving feels close, simple and worth repeating",
  ],
  scenes: [
    "You read the news, feel bad for a minute and scroll on, because what could one person do?",
    "A collection box rattles past, and you never learn what became of the coins.",
    "You have clothes, time or a free Saturday, and no idea who could use them.",
    "Somebody two streets away needs a hand and would never ask for it.",
    "You sign, you share, and it feels thin.",
    "The parcel you gave at Christmas stays in your mind longer than the ones you received.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Lend a hand",
    fundraiser: "Give what you can",
    event: "Join us",
    "how-to": "See how you can help",
    hiring: "Join the team",
  },
  hashtags: ["charity", "giving back", "community", "volunteer", "kindness"],
  faqs: [
    faq(
      "Does a small gift make sense?",
      "Yes. Many small gifts can be planned with, and they show that people care. | It does. A modest amount that comes regularly is often more useful than a large one that comes once.",
    ),
    faq(
      "Can I give my time instead of money?",
      "Very gladly. Tell us when you are free and what you like doing, and we will see where it fits. | Yes, and both are needed. Be honest about how much time you have, since reliable hours help most.",
    ),
    faq(
      "How do I know that my help arrives?",
      "Ask, and expect a clear answer. Anyone who asks for help should be able to say what it is used for. | You may ask us what was done and what is still missing. We owe you that.",
    ),
  ],
  cards: [
    card(
      "Start close by",
      "Look around your own street first; help that is near is quick to arrive.",
      "Start close to home | Help nearby | The need next door",
      [
        "Need does not always look like the pictures on television. | Much of it is quiet and lives next door.",
        "Ask at the school, the library or the market hall what is missing. | People who work with people know where it is tight.",
        "Often it is something simple: a lift, a meal, an hour of homework. | The answer is rarely grand.",
        "What is near can be done this week. | Help over a short distance loses nothing on the way.",
      ],
    ),
    card(
      "Give regularly",
      "A small gift every month lets people plan, and that is what makes it useful.",
      "Little and often | Why regular gifts help | Help that can be planned with",
      [
        "Needs do not come once a year. | Rent and heating fall due every month.",
        "A regular gift, however small, can be counted on. | What comes reliably can be planned with.",
        "It lets people promise something and keep it. | It means that nobody has to start from nothing each time.",
        "Choose an amount that you do not notice, and leave it running. | Decide once and let it run in the background.",
      ],
    ),
    card(
      "Bring your skills",
      "What you do at work may be what is missing: sums, sewing, driving, listening.",
      "What you can do may be missing | Bring what you are good at | Skills count",
      [
        "Most people think of money first and of hands second. | Before you offer money, think of what you can do.",
        "But somebody has to do the books, fix the door, drive the van. | There are forms to fill in, pots to scrub and websites to mend.",
        "Offer what comes easily to you. | The thing you find easy is hard for somebody else.",
        "An hour of that may be worth more than a day of good will. | It is kinder to you, too, and you will keep it up.",
      ],
    ),
    card(
      "Ask what is needed",
      "Ask before you give things; the right thing at the right time helps most.",
      "Ask before you give | The right thing, at the right time | What is needed now",
      [
        "Cupboards full of kind gifts can be a burden. | Good intentions take up room.",
        "Ask what is missing just now, and in which size. | A call beforehand saves a journey.",
        "Give it clean, whole and ready to use. | A simple test: would you give it to a friend?",
        "Respect shows in such small matters. | People notice whether something was given or got rid of.",
      ],
    ),
    card(
      "Bring others along",
      "One person who asks three friends has quadrupled the help.",
      "Ask your friends | Bring others along | Pass it on",
      [
        "People rarely help because of a leaflet. | Most who help were asked by somebody they like.",
        "Tell a few friends what you do and why. | Say in your own words why it matters to you.",
        "Do not press them, just let them know how. | A link and a kind sentence are enough.",
        "Some will say no, and one will surprise you. | Somebody is waiting to be asked.",
      ],
    ),
    card(
      "See the person",
      "Help works when it meets people as equals.",
      "Meet people as equals | See the person first | Help without looking down",
      [
        "Nobody likes to be a case. | Being in need is hard enough without being pitied.",
        "Ask a name before you ask what is wrong. | Begin with a good morning and a chair.",
        "People know what they need, and they like to be asked. | Let them tell you what would help.",
        "Often it is the talk that stays. | What you remember afterwards is a face, not a figure.",
      ],
    ),
    card(
      "Tell what happened",
      "Share what came of it; a thank-you brings the next helper.",
      "Say what came of it | The power of a report | Close the circle",
      [
        "Help that is never mentioned again feels lost. | People like to know how a story ends.",
        "A short report, a picture of the repaired roof, a thank-you: that is enough. | Two lines about what was done are worth more than a brochure.",
        "Say openly what did not work. | Mention what is still missing.",
        "Trust grows from such notes. | The next time you ask, they will remember.",
      ],
    ),
  ],
};
