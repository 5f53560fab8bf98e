import { card } from "../topic";

/** Daily use: where facts live, what runs by itself, what interrupts. */
export const workingCards = [
  card(
    "One place for truth",
    "Agree where each fact lives, so that nobody has to ask for the latest version.",
    "Where does the right version live? | One source, and every other list is a copy",
    [
      "As soon as there are two lists, one of them is wrong and nobody knows which. | The file is called final, and beside it lies another one called final, new.",
      "Decide for each kind of fact where it lives: addresses here, prices there, deadlines in the calendar. | Sit down together and name a home for customers, stock, dates and documents.",
      "Everywhere else, link to it instead of copying. A link cannot go stale. | Other places may point there, but they should not repeat it.",
      "The discussion takes an hour and is slightly dull. Afterwards a whole class of messages stops arriving. | You will notice the effect as silence: fewer people asking which spreadsheet to trust.",
    ],
  ),
  card(
    "Let routine run",
    "If a task follows a rule, write the rule down and let the software follow it.",
    "What to automate, and what to leave alone | Let the dull steps run by themselves",
    [
      "People are good at exceptions and poor at the fortieth repetition. | Boredom makes mistakes, and copying addresses is as boring as office work gets.",
      "Say the task aloud as a rule: whenever this happens, do that. If you can finish the sentence, it can be automated. | Explain the chore to a new colleague in two sentences. What you say is already the recipe for an automation.",
      "Let it run beside the old way for a while and compare the results before you trust it. | For the first weeks, have someone look at what it did each afternoon.",
      "Keep a person for the cases that fit no rule. That is where judgement earns its pay. | What is left over is the interesting part, and your team will be glad to do it with a fresh head.",
    ],
  ),
  card(
    "Tame notifications",
    "Switch every alert off, then switch back on only those that ask you to act.",
    "Alerts that deserve your attention | Make the software knock less often",
    [
      "A tool that shouts about everything trains people to hear nothing. | Each new app arrives with a bell, and the bell is on by default.",
      "Turn off all notifications for a day, however odd it feels. | Begin from silence: no badges, no pop-ups, no daily digest.",
      "Then add back the few that need a decision from you, such as a failed payment or a reply from a client. | Allow an alert only if someone would have to get up and do something about it.",
      "News can wait for the hour when you look on purpose. | Everything else belongs in a report that you open with your coffee.",
    ],
  ),
  card(
    "Name things plainly",
    "Agree on names for files, tags and stages before the first ones are made.",
    "Names that the whole team can find | A naming rule is an upgrade that costs nothing",
    [
      "Search works only when people call a thing by the same word. | One colleague writes client, another writes customer, and the filter finds half.",
      "Fix a handful of rules: date first, then the client, then what it is. | Write a short list of allowed tags and stages, and pin it where everyone works.",
      "Keep it short enough to remember. A rule that needs a manual will be broken by lunch. | If people must look it up, it is too clever.",
      "Rename the old ones as you touch them, and never in one heroic weekend. | Tidy up in passing. In a few months the search box will feel new.",
    ],
  ),
  card(
    "Mobile is different",
    "People on the move need three buttons and large text, and they may have no signal.",
    "What the app must do on a phone | Software for people who stand up at work",
    [
      "Half of the team may never sit at a desk. They hold a phone in one hand and something heavy in the other. | The office sees the dashboard. The van sees a small screen in the rain.",
      "Test the app where it will be used: in the stockroom, on the stairs, at the customer's door. | Take the phone outside and try to finish one job with a thumb.",
      "What happens without a signal? Notes and photographs should wait and send themselves later. | Check that an entry survives a dead spot, since basements are full of them.",
      "If those people like it, the data will be complete. Everyone at the desk depends on that. | Good reports start with someone in gloves who did not mind pressing the button.",
    ],
    /\b(?:apps?|mobile|field|on site|phones?|drivers?|crews?|restaurants?|shops?|saas|b2b)\b/i,
  ),
  card(
    "Write the handover",
    "If one person alone knows how the system works, you do not have a system yet.",
    "What if the one who knows is away? | A page of notes for the software nobody dares to touch",
    [
      "In most companies there is one colleague who knows why the import must run before nine. | Everything works until the person who built the spreadsheet goes on holiday.",
      "Ask that person to talk while somebody else types. An hour gives you most of it. | Record the routine once: what is pressed, in what order, and what usually goes wrong.",
      "Let a second person do it from the notes alone, with the expert sitting on both hands. | Then try the page on a colleague who has never done the job, and mend the gaps.",
      "Put the page where everybody looks. It is a kindness to the expert too, who may now take a week off. | From that day on, an absence is an absence and not an emergency.",
    ],
  ),
  card(
    "Connect with care",
    "Before you connect two systems, decide which of them may overwrite the other.",
    "When two systems talk to each other | Integrations need a boss",
    [
      "An integration sounds like a plug. In truth it is a conversation, and conversations need rules. | Connecting two tools takes an afternoon. Agreeing on what they may do takes longer.",
      "For every field, name the system that is right. The other one copies and never argues. | Draw two boxes and an arrow for each kind of record. Most trouble comes from arrows in both directions.",
      "Ask what happens to a duplicate, a deleted record and a failed sync. | Find out who is told when the connection breaks, because it will break quietly.",
      "With that on one sheet, a developer can build it faster and you can check it yourself. | This sheet belongs in the contract. It prevents the sentence about not being in scope.",
    ],
    /\b(?:integrat\w*|apis?|connect\w*|sync\w*|automat\w*|data|crm|erp|saas|platforms?|webhooks?)\b/i,
  ),
  card(
    "Archive on purpose",
    "Close finished projects and old records, so that the lists show only what is alive.",
    "Clear the lists that nobody reads | Old data belongs in the archive",
    [
      "Every screen fills up. After a year the open jobs hide between the dead ones. | Software never forgets, which is pleasant for audits and tiring for people.",
      "Set one afternoon a quarter for closing what is closed. Make it a team habit, with biscuits. | Give each record an end: done, lost or no longer needed. Then move it out of sight.",
      "Archived does not mean deleted. You can still search for it when a client rings after years. | Nothing is lost that way, and the search still reaches it.",
      "Shorter lists load faster and are read more often. Both help on a Monday. | What remains on the screen is work, and everyone can see how much of it there is.",
    ],
  ),
];
