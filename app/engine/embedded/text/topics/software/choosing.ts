import { card } from "../topic";

/** Before the purchase: the list, the trial, the contract and the way out. */
export const choosingCards = [
  card(
    "Start with one task",
    "Pick the one task that everybody complains about, and move that into the new software first.",
    "Fix the task people sigh about | One workflow first, the rest later",
    [
      "Large roll-outs fail in small ways: a missing login, a wrong list, a manager on leave. | Nobody learns a whole system in a week. People learn the part they need on Tuesday.",
      "Ask your team which job they would give away first. Do not argue with the answer, even if it sounds trivial. | Look for the chore that makes people groan on a Monday morning, and write its name on the whiteboard.",
      "Set up that workflow alone, with real data and the people who do it every day. Leave the clever extras switched off. | Move this single process across and keep everything else where it was. Two calm weeks will tell you more than a plan.",
      "When it gets easier, the neighbouring team will come and ask. That beats any memo. | Success is quiet here: the complaints stop, and somebody wants to know what is next.",
    ],
  ),
  card(
    "Try the export first",
    "Before you put data into a tool, ask for it back and open the file.",
    "How do we get our data out again? | Test the export on the first day",
    [
      "Every sign-up is easy. Leaving is where you learn what kind of vendor you have. | You will put years of customers, projects and notes into this software, so think of the last day now.",
      "Enter a few records during the trial and press export. Open the file in an ordinary spreadsheet. | Type in a dozen test entries, download them again and look at what came with them.",
      "Are the dates still dates, and are the attachments there? Check comments as well, because they often stay behind. | Columns should have names you recognise, and files should travel with their records.",
      "A clean export is worth more than a long feature list. It keeps both sides polite. | If the file makes sense to you, you can sign with a lighter heart.",
    ],
  ),
  card(
    "Watch before you buy",
    "Sit beside a colleague for half an hour, and you will know what the software has to do.",
    "The half hour that replaces a requirements workshop | Watch the work, then choose the tool",
    [
      "Ask people what they need and they describe the process as it was drawn years ago. | A list of requirements shows what a team believes it does, which is seldom what it does.",
      "So pull up a chair next to the person who does the job. Say nothing and take notes. | Spend a morning at the desk where the orders come in. Bring a pencil and no opinions.",
      "Count the windows, the copying and the waiting. Mark each moment when someone has to ask a colleague. | Note every search, every retyped number and every sticky note on the screen.",
      "Those marks are your brief for any demo. A tool that removes none of them is decoration. | Show the page to vendors and let them point at the lines that would disappear.",
    ],
  ),
  card(
    "Bring your own demo",
    "Give the vendor one of your real, awkward cases, and let them show that instead of the slides.",
    "Ask for a demo of your worst case | What a good software demo looks like",
    [
      "In a prepared demo every customer has a short name and every order arrives complete. | Sales demos run on tidy data. Your own data has never been tidy.",
      "Send an awkward case in advance: the split order, the client with two addresses, the late change. | Pick the job that went wrong last month and ask to see how the software would have handled it.",
      "Then watch the hands. How many screens does it take, and does the presenter hesitate? | Sit back and look for detours. A long explanation usually means that a feature is missing.",
      "You will leave with fewer pictures in your head and a much better question list. | Half an hour of this tells you more than a whole brochure, and it is fairer to both sides.",
    ],
  ),
  card(
    "Price the whole year",
    "Add seats, extras, set-up and your own hours before you compare two subscriptions.",
    "What the software costs in a whole year | Read past the price per seat",
    [
      "The price on the page is for one person and one month, and it is the smallest number involved. | Subscriptions look modest one seat at a time. The sum hides in the multiplication.",
      "Work out the year: every user, the plan you would truly need, storage and support. | Write down who needs a login, including the seasonal helpers and the accountant who looks in now and then.",
      "Add the hours for moving data and teaching colleagues. That cost is real, even if no vendor bills it. | Then count your own time for the set-up and the training. It may well be larger than every other line on the sheet.",
      "With the total in front of you, two offers that seemed equal often part ways. | Compare those totals and not the stickers. The dearer plan sometimes turns out to be the thrifty one.",
    ],
  ),
  card(
    "Buy for today",
    "Choose the plan that fits the team you have, and check that growing is easy.",
    "Buy for the team you have today | Room to grow without paying for it now",
    [
      "It is tempting to buy for the company you hope to be. You then pay for empty chairs. | Big packages flatter us. They are made for a firm with departments, and you have a kitchen table.",
      "Take the plan that covers this season's work and leave the rest. | Start with the smallest version that does the job from end to end.",
      "Just ask two things beforehand: how does an upgrade work, and can you step back down? | What counts is the path between plans. Moving up should take minutes, and moving down should be allowed.",
      "Software can grow along with you. Unused features only make the menus longer. | A spare room costs rent every month, and so does a module that nobody opens.",
    ],
  ),
  card(
    "Ask who answers",
    "Send support a real question during the trial, because their reply is part of the product.",
    "Test the support before you need it | Who answers when something breaks?",
    [
      "One day the import will stop half-way through the records, and it will be late on a Thursday. | Support is the one feature you cannot see in a demo, and the one you will remember.",
      "So write to the help desk while you are still only trying. Ask something that is not in the manual. | During the trial, send a slightly odd question and look at the clock.",
      "Does a person reply, and does that person read what you wrote? A link to a long article is a poor answer. | A good answer repeats your problem in plain words and then solves it, or says honestly that it cannot.",
      "How you are treated before you pay is the friendliest you will ever see. | Keep that reply. It is a sample of every reply to come.",
    ],
  ),
  card(
    "Less is a feature",
    "Every feature you do not use is one more thing to explain to a new colleague.",
    "Fewer features, fewer questions | Why the shorter menu wins",
    [
      "Comparison tables reward the tool with more ticks, so every vendor adds ticks. | A long list of features reads like value. On a screen it looks like clutter.",
      "Go through the list with a pen and cross out what nobody will touch this year. | Mark the functions you would use every week. There are usually fewer than fingers on two hands.",
      "What remains is the part to judge: is it quick, clear and hard to get wrong? | Judge the tool on those alone, and be strict about speed and wording.",
      "Your newest colleague should be able to guess the next step. That is a fair test for any app. | A screen that explains itself saves you a training day every time somebody joins.",
    ],
  ),
];
