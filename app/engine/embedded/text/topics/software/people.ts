import { card } from "../topic";

/** Teams, safety, figures: what decides whether software stays in use. */
export const peopleCards = [
  card(
    "Train in small bites",
    "Ten minutes in the weekly meeting teach more than one long training day.",
    "Software training that sticks | Show one thing a week",
    [
      "A full day of training is forgotten by the weekend, apart from the sandwiches. | Nobody remembers the slide with the forty shortcuts.",
      "Take a real case from this week and show one trick on it. Stop there. | Open the software in the team meeting, solve one question and close it again.",
      "Let the colleague who found the trick explain it. People believe someone with the same job. | The presenter should change every week, because teaching is how the rest of us learn.",
      "After a season, your team can do more than the manual asks of them. | It adds up so quietly that nobody can say when they became good at it.",
    ],
  ),
  card(
    "Choose one number",
    "Decide before the start which figure should move, and write down where it stands today.",
    "How to tell whether the software helps | One figure, before and after",
    [
      "Without a measure, the loudest opinion wins the review. | After three months somebody will ask whether it was worth the money, and everybody will look at the ceiling.",
      "Pick a figure that your customers would feel: days until a reply, orders without an error, calls per delivery. | Choose something you can count without effort, such as tickets still open on a Friday.",
      "Note today's value before anything changes. Afterwards nobody will remember it honestly. | Take the reading now and put a date on it, since memory always rounds in favour of the decision.",
      "If the number moves, carry on. If it does not, ask the people who use the tool why. | Look again each month, and let that line decide about the next licence.",
    ],
  ),
  card(
    "Rights by role",
    "Give each person the access the job needs, and look through the list twice a year.",
    "Who may see what? | Access rights, reviewed twice a year",
    [
      "When a tool is new, everybody gets every right, because it is quicker. It stays that way for years. | Look at who can delete a customer in your system. The answer may include an intern from the year before last.",
      "Think in roles instead of names: sales, accounts, warehouse, guest. Each sees what the work requires. | Begin with the risky actions, such as exporting, deleting and paying. Few people need those.",
      "When somebody leaves, close the account on the same day. A checklist helps more than trust. | Put a date in the calendar for reading through the user list. It takes a quarter of an hour.",
      "None of this is about suspicion. It protects colleagues from the wrong click as much as from anything else. | Tidy rights also make a tidy screen, since people no longer see what they cannot use.",
    ],
  ),
  card(
    "Plan for mistakes",
    "Ask how a deleted record comes back, how fast, and who can do it.",
    "What happens after the wrong click? | The undo question for every app",
    [
      "Somebody will delete the wrong customer one day, and it will be a careful person. | Mistakes are part of office life. Software decides whether they cost a minute or a weekend.",
      "Create a test record, delete it and try to get it back. | Ask the vendor to show you the bin, the history and the restore button, in that order.",
      "See how far back you can go, and whether you can tell who changed what. | Check whether one record can be restored alone, or only everything at once.",
      "A forgiving tool makes people brave, and brave people learn it faster. | Once your team knows that nothing is final, they stop keeping secret copies.",
    ],
  ),
  card(
    "Move data clean",
    "Clean the old list before you import it, because a new system makes old dirt visible.",
    "Clean the data before you move it | What to throw away before the import",
    [
      "Moving house is the moment to empty the cellar. The same goes for a customer list. | Old data has crumbs: duplicates, dead addresses, a contact whose name is “test”.",
      "Sort by the date of last contact and be brave with the bottom half. | Look for twins first. Two records for one client cause more trouble than a missing one.",
      "Import a small sample and let the people who know the customers look it over. | Try it with a handful of records before you move them all, and compare them line by line.",
      "Keep the old file, untouched, in a safe place. Then let go of it. | An untidy import haunts a team for years. A clean one is forgotten by the next week, as it should be.",
    ],
  ),
  card(
    "Invite the sceptic",
    "Ask the colleague with the longest face to test first, and take the objections seriously.",
    "Put the sceptic in the pilot group | Why the doubtful colleague should test first",
    [
      "Every team has someone who has survived four new systems and loved none of them. | The person who folds both arms in the meeting usually knows where the process hurts.",
      "Ask this colleague to join the trial, with permission to be blunt. | Offer a seat in the pilot group and mean it: no persuading, just a list of what fails.",
      "Fix two of the points before the launch, and say publicly whose they were. | You will hear objections that no enthusiast would find. Sort them into bugs, habits and fair points.",
      "A sceptic who says it will do is worth more than any launch party. | When that person starts to use it unasked, the rest of the team will follow by Friday.",
    ],
  ),
  card(
    "Ask the customers",
    "A new system is good when the people outside notice it: faster replies, fewer questions.",
    "Will your customers notice? | Look at the software from the other side of the counter",
    [
      "Projects are judged from the inside: on time, on budget, everyone trained. The customer was not asked. | It is easy to buy a tool that makes your own day easier and the customer's longer.",
      "Walk through it as a stranger would. Order something, change your address, ask for a copy of a bill. | Let a friend with no patience use the form on a phone, and do not help.",
      "Count the fields you ask for twice, and the messages that sound like a machine. | Every automatic message should say what happens next and whom to call.",
      "Where a client has to learn your system, the system has failed. Mend that part first. | The nicest praise is a customer who says nothing at all and simply orders again.",
    ],
  ),
  card(
    "Prepare the switch",
    "Choose a quiet week, keep the old system readable, and tell everyone the exact day.",
    "How to survive the week of the switch | Going live without drama",
    [
      "Two systems in parallel sound safe. After a month they mean two lots of work and two truths. | The change from old to new is a day in the calendar and should be treated like a house move.",
      "Pick a week without a fair, a stocktake or the year-end close. | Avoid the busy season, however keen the vendor is on a date.",
      "Tell people which hour counts: from then on, new entries go into the new tool only. | Name one colleague for questions, and clear that person's diary for three days.",
      "Keep the old system open for reading. It calms everybody, and few will look. | Expect a slower week, say so beforehand, and bring cake on the last day of it.",
    ],
  ),
  card(
    "Review what you pay",
    "Read the list of subscriptions once a year and cancel what nobody has opened.",
    "The subscription nobody has opened | An hour with the list of tools",
    [
      "Small monthly amounts slip under every radar. Together they could pay for something useful. | Most companies own more software than they can name from memory.",
      "Print the card statement and mark every tool. Write a name next to each: who uses it? | Once a year, sit down with the bank records and a highlighter.",
      "Where no name comes to mind, look at the last login. Then cancel, or explain why not. | Overlaps come next. Two tools for the same task often arrived with two different managers.",
      "What survives deserves a little care: proper settings, current users, someone in charge. | The point is not thrift alone. With fewer tools, people know where to look.",
    ],
  ),
  card(
    "Ask what is coming",
    "Ask for the list of recent changes, since the past tells you more than the plans.",
    "Read the changelog before the roadmap | Is somebody still working on it?",
    [
      "A roadmap is a wish with a date on it. A changelog is what happened. | Vendors like to talk about next year, because next year has no bugs yet.",
      "Read the entries of the last few months. Are they small repairs, or is it all announcements? | Look for steady, modest updates. They mean that people are listening and mending.",
      "Check whether requests from ordinary users appear there. That is how yours would be treated. | Find one change that a customer asked for, and see how long it took.",
      "If the page has been quiet for a year, ask why before you move in. | Software is never finished, so you are choosing the people who will look after it.",
    ],
  ),
];
