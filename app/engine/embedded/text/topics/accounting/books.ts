import { card } from "../topic";

/** The books: receipts, accounts, months and the year's end. */
export const bookCards = [
  card(
    "Photograph receipts",
    "Photograph the receipt before you leave the counter, since thermal paper fades and pockets are deep.",
    "Save the receipt before it fades | What to do with the slip in your pocket",
    [
      "A receipt lives dangerously: wallet, washing machine, car seat, oblivion. | Till slips are printed with heat, and by next spring many of them are blank.",
      "Take a picture on the spot and write two words with it: what for, and for whom. | Let the phone do it at the counter. One photo, one note, done before the card is back in your wallet.",
      "Without the note you will stare at the amount in a year and remember nothing. | A lunch with a client needs the name of the client, and your memory will not supply it in March.",
      "Your bookkeeper will stop asking, and you will find expenses that used to vanish. | It is seconds of work. The evening with the shoebox simply does not take place.",
    ],
  ),
  card(
    "Separate accounts",
    "Keep business and private money in two accounts, even if you are the whole company.",
    "Two accounts, one clear head | Why business money needs its own account",
    [
      "When groceries and client payments meet on one statement, nobody can see how the business is doing. | One account for everything feels simple until the first tax return.",
      "Open a second one and let every business payment pass through it. | Draw the line today: customers pay in here, suppliers are paid from here, and nothing private touches it.",
      "Pay yourself a fixed sum each month, like an employee with modest wishes. | Move your own pay across on a set date. What you spend from there is nobody's business.",
      "The statement then reads like a diary of the firm. Half of the bookkeeping is done. | You will see early whether a month was good, instead of guessing from the balance.",
    ],
  ),
  card(
    "Set tax aside",
    "Move a share of every payment to a separate account the day it arrives, and call it not mine.",
    "The money that only passes through | Put the tax aside on the day you are paid",
    [
      "The full amount lands in your account and it all looks like yours. Some of it is only passing through. | Tax bills are predictable, and still they arrive like bad weather.",
      "Ask your accountant which share makes sense for you, and move it at every payment. | Set up a second account, give it an unfriendly name and feed it without exceptions.",
      "Do not count that balance when you decide about a new van or a holiday. | Treat it as if it belonged to somebody else, because it does.",
      "When the letter comes, you read the figure, nod and transfer it. | The reward is a dull evening in a month when others sit with a calculator and a headache.",
    ],
  ),
  card(
    "An hour a week",
    "One hour every week keeps the books small; one weekend a year makes them a monster.",
    "Keep the books in an hour a week | The standing date with your figures",
    [
      "Bookkeeping is like washing up: harmless daily, frightening after a month. | The pile is never the work of one day. It grows by three slips at a time.",
      "Block the same hour each week, with the door closed and a drink you like. | Pick a slot when nobody rings, such as early Friday, and defend it like a client meeting.",
      "Match payments with invoices, file the receipts and write down what puzzles you. | Three steps will do: what came in, what went out, what is unclear.",
      "You will remember what each item was, which is the whole trick. | Questions are answered while they are fresh, and the year's end becomes an ordinary week.",
    ],
  ),
  card(
    "Read three figures",
    "Look at cash in hand, money owed to you and bills ahead; together they say how you stand.",
    "Three figures for a Monday morning | How does the business stand today?",
    [
      "A full order book can go together with an empty account. Many owners learn this in a bad week. | Profit is an opinion until the money has arrived.",
      "Check three things: what is in the bank, who owes you, and what you must pay in the coming weeks. | Write down the balance, the open invoices and the bills that are due before the month ends.",
      "Put them side by side, on paper if you like. The gap is what you have to work on. | Add the first two, subtract the third and look at the result without make-up.",
      "If it is tight, you know it early and can send reminders or move a purchase. | A shortage seen six weeks ahead is a phone call. Seen on the day, it is a crisis.",
    ],
  ),
  card(
    "Plan the quiet months",
    "Draw last year's income by month, and plan the thin ones while the fat ones last.",
    "Plan for the month when nobody buys | Every business has a February",
    [
      "Most trades breathe: a busy spring, a slow August, a strange December. | Income comes in waves, and rent does not.",
      "Take last year's bank statements and write the income beside each month. | Draw a simple row of bars, one per month. The pattern is usually older than you think.",
      "Mark the fixed costs underneath. Where they stand taller than the bars, you need a reserve. | Look for the months that did not pay for themselves and ask when that money would have to be saved.",
      "Put it aside in the good weeks, and use the slow ones for repairs, training and unpaid bills. | A thin month that was expected is almost pleasant. You can even take the holiday.",
    ],
  ),
  card(
    "Close each month",
    "Close the month as if it were the year: everything filed, every question asked.",
    "Close the month and sleep better | A small year-end, twelve times",
    [
      "The annual accounts are so unpleasant because they ask about things that happened ages ago. | December is the worst month for finding out what an odd payment in February was.",
      "Choose a day early in the next month and finish the old one completely. | Give the month a last page: bank balance agreed, receipts in, open invoices listed.",
      "Write the remaining questions in one message to your accountant and send it. | Anything you cannot explain goes on a list, and the list goes to the bookkeeper that day.",
      "After that, the month is history and you may forget it. | Little by little the year assembles itself, and the final meeting turns into a short one.",
    ],
  ),
  card(
    "Know what a job earns",
    "Compare the price of a finished job with the hours it took, travel and emails included.",
    "What did that job really earn? | The hours nobody wrote down",
    [
      "The job you enjoy and the job that feeds you are not always the same one. | Some orders look splendid on the invoice and eat every hour around them.",
      "After a project, write down all the time: calls, travel, corrections, waiting. | Keep a rough tally for a few weeks. Quarter hours are fine, and so is a pencil.",
      "Divide what was left after material by those hours. The result may sting. | Set the income against the whole effort and not just against the part you love.",
      "Then you can raise a price, shorten a task or decline politely, and for a reason. | Do this for three jobs of each type and you will know which clients to look for.",
    ],
  ),
  card(
    "Watch small costs",
    "Once a quarter, read the regular payments line by line and ask what each is for.",
    "The payments that leave by themselves | A quarter of an hour with the direct debits",
    [
      "Nobody decides to waste money. It leaves in small amounts, by arrangement, on the third of the month. | Regular payments are invisible, which is precisely why they are popular with those who receive them.",
      "Print the list of standing orders and direct debits, and put a name to every line. | Go through the card statement with a pencil: insurance, phones, licences, storage, forgotten trials.",
      "Ask of each one whether you would sign up again today. | Cross out what you cannot explain, then ring about the two that cost you more than the others.",
      "A modest saving that repeats is worth more than one brave cut. | You do this for fifteen minutes, and the effect comes back every month.",
    ],
  ),
];
