import { card } from "../topic";

/** Working with an accountant or a bookkeeping program. */
export const accountantCards = [
  card(
    "Ask in ordinary words",
    "If an answer about your accounts is not clear, ask again; you sign for it, not the person who explained it.",
    "You are allowed to ask your accountant twice | Have your own figures explained",
    [
      "Many owners nod at their annual accounts as they nod at a wine list. | The page has forty lines, and you are asked to sign under all of them.",
      "Say: explain it as you would to a clever teenager. Good accountants enjoy that. | Choose three lines you do not understand and have them told as a story about your own business.",
      "Where did the money come from, where did it go, and what will change next year? | Ask what surprised the accountant. The answer is often the useful part of the meeting.",
      "After two or three such meetings the figures start to talk. You begin to ask before you buy. | Nobody expects you to do the sums. But you should know what they say about you.",
    ],
  ),
  card(
    "Call before you buy",
    "Ring your accountant before a large purchase or a new form of company, and not in the weeks after.",
    "Questions to ask before, not after | The call that comes first",
    [
      "An accountant who hears of the new van in April can only write it down. | After the signature, most choices about a purchase have been made.",
      "Beforehand there are options: buy or lease, this year or next, in which name. | Call while it is still an idea. Timing and form often matter more than the price.",
      "The same goes for a first employee, a move and a partner in the business. | Think of new premises, a loan or a client abroad. Each has a small trap that is easy to avoid early.",
      "Ten minutes on the telephone are enough for a warning or a nod. | It is the least dramatic advice you will ever get, and few others are worth as much.",
    ],
  ),
  card(
    "Agree who does what",
    "Write down who files what by which day, you or the accountant, so that nothing falls between.",
    "Who files what, and by when? | A one-page agreement with your bookkeeper",
    [
      "Deadlines are missed in the gap between two people who each thought of the other. | You believed it was included. So did they, in another fee.",
      "Make a list of the year's duties: returns, wages, annual accounts, statistics, licences. | Sit down once and go through the calendar month by month.",
      "Put a name behind every line, yours or theirs, and the day by which papers must arrive. | For each task, note what is needed from you and in what form.",
      "Hang it where you see it. A shared list makes reminders friendly and fees easier to understand. | It fits on one page. With it, you can go on holiday without that feeling of having forgotten something.",
    ],
  ),
  card(
    "Send papers early",
    "Bring your papers in the quiet season, when your accountant has time to think about them.",
    "When to send your papers | The season of the shoebox",
    [
      "In the weeks before a deadline every accountant works by lamplight. You do not want to be file ninety. | Everybody brings everything at the same time, and then wonders why nobody has ideas.",
      "Hand over what you have a few weeks early, even if two receipts are missing. | Ask which month is calm in the office and deliver then.",
      "A person with time notices things: a bill paid again, a wrong rate, a cost you never claimed. | With an early set of books, there is room for a question and for a better answer.",
      "You may hear the result sooner as well, and can plan for the bill. | Being early costs nothing but a decision. Better advice seldom comes so cheap.",
    ],
  ),
  card(
    "Let the bank talk",
    "Connect the bank feed to the books, and check the suggestions instead of typing the entries.",
    "Stop typing what the bank already knows | What bookkeeping software should do for you",
    [
      "Every payment has already been typed once, by the bank. Typing it again only adds mistakes. | Copying amounts from a statement is work for a patient machine.",
      "Most bookkeeping programs can fetch the transactions and propose where they belong. | Let the software match payments with open invoices, and keep your eyes for what is left over.",
      "Teach it your regulars: rent, fuel, the phone bill. After a few weeks it guesses well. | Correct the wrong guesses at the beginning. Each correction is a rule it will remember.",
      "You move from typing to checking, which is quicker and a good deal safer. | An hour of entries shrinks to minutes of nodding, with now and then a shake of the head.",
    ],
    /\b(?:software|tools?|apps?|program\w*|online|cloud|automat\w*|invoic\w*|bookkeep\w*|saas|digital|platform)\b/i,
  ),
  card(
    "Keep it for years",
    "Find out how long records must be kept where you live, and keep them where a successor could find them.",
    "Where will these papers be in some years? | How to keep records you hope never to need",
    [
      "Records are dull until the day somebody official asks for them. | Most papers are never looked at again. The trouble is that nobody knows which.",
      "Ask your accountant which documents must stay, for how long and whether a scan will do. | Rules differ from country to country, so get the periods from someone who knows yours.",
      "Store them by year, with the same folders in each. Keep a copy in a second place. | One folder a year, four or five sections, the same names each time: that is an archive.",
      "Then label a box with the year in which it may go. Throwing it away will be a pleasure. | Imagine a stranger looking for a contract on a rainy day. If that works, you are done.",
    ],
  ),
  card(
    "Prepare the meeting",
    "Bring three questions and last quarter's figures, and the meeting is worth its fee.",
    "How to prepare a meeting with your accountant | Three questions for the next talk about money",
    [
      "An unprepared meeting becomes a search for papers at an hourly rate. | The hour with your accountant is too good for sorting slips.",
      "Send the figures beforehand and note what you would like to decide. | Write your questions down the evening before, the silly one first.",
      "Good questions are: what would you change in my place, what do others in my trade do, what should I watch? | Ask about prices, about reserves and about the one cost that grew.",
      "Before you leave, repeat what each of you will do and by when. | Finish with a short list of tasks. Half of them will be yours, and that is as it should be.",
    ],
  ),
  card(
    "Share access, not files",
    "Give your accountant a login to the books, so that you both look at the same page.",
    "One set of books for two people | Stop sending spreadsheets back and forth",
    [
      "The file you sent was right on Tuesday. By Thursday you had entered three more bills. | Two copies of the accounts are two versions of the truth.",
      "Give your accountant access to the program itself, with rights that fit the job. | A second login costs little and ends the hunt for attachments.",
      "Leave questions at the entry they belong to. The answer then stays there for next year. | Both of you can point at the same line while you talk, instead of reading numbers aloud.",
      "Mistakes come to light in the month they happen. By the year's end there is little left to find. | It also makes leaving easier, since the books are yours and not locked in somebody's drawer.",
    ],
    /\b(?:software|tools?|apps?|online|cloud|invoic\w*|bookkeep\w*|accountan\w*|saas|digital|platform)\b/i,
  ),
];
