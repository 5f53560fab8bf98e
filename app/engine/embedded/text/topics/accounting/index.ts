import { faq, type Topic } from "../topic";
import { accountantCards } from "./accountant";
import { bookCards } from "./books";
import { invoiceCards } from "./invoices";

export const accounting: Topic = {
  key: "accounting",
  words:
    /\b(?:accountan(?:t|ts|cy)|accounting|bookkeep\w+|invoic(?:e|es|ed|ing)|e-invoic\w+|get(?:ting|s)? paid|late pay(?:ment|ments|ers?)|late invoices?|unpaid|overdue|payment reminders?|tax(?:es)?|tax returns?|vat|payroll|payslips?|receipts?|expenses?|self-assessment|year[- ]end|annual accounts|ledgers?|cash ?flow|credit notes?|self-employed|sole traders?|debt collection)\b/,
  field: "keeping the books in order",
  problems: [
    "the work is done weeks before the money arrives",
    "receipts hide in pockets, cars and inboxes until somebody asks for them",
    "invoices are written late at night and sent later still",
    "owners know their trade by heart and their figures by rumour",
    "asking a client for money feels ruder than it should",
    "the tax bill comes at the one moment when the account is low",
    "nobody looks at the numbers until they are a year old",
  ],
  promises: [
    "the invoice goes out while the thanks are still warm",
    "you know who owes you what before the first coffee",
    "the year's end is an ordinary week",
    "money for the tax is there before the letter is",
    "asking for payment becomes a routine instead of a quarrel",
    "every receipt can be found in the time it takes to be asked for it",
    "your figures help you decide while there is still something to decide",
  ],
  scenes: [
    "The client was delighted in May, and in July you are still checking the account for that payment.",
    "A carrier bag of receipts stands beside the desk and looks at you.",
    "It is late on Sunday, and you are trying to remember what a lunch in March was for.",
    "You write a reminder, delete the second sentence, and then do not send it after all.",
    "The accountant asks for one missing bill, and the search takes you through two jackets and a glovebox.",
    "You find an order you finished, delivered and never invoiced.",
    "The balance looks splendid until you remember what leaves on the fifteenth.",
    "Somebody in accounts says that they never received it, for the second time.",
    "You give a price on the telephone and do the sums in the car afterwards.",
    "The brown envelope lies on the table, and everybody walks around it.",
    "A slip of paper from the till has gone white, apart from a date and a coffee ring.",
    "You round the hours down, because it was a pleasant client and a long Friday.",
    "The spreadsheet says one thing, the bank says another, and both look sure of themselves.",
  ],
  occasions: [
    "the week before the return is due",
    "a first invoice to a large client",
    "the month when three customers pay late at once",
    "a business that has outgrown the shoebox",
    "the first employee and the first payslip",
    "a freelancer with more clients than folders",
    "the talk with the bank about a loan",
    "a tradesman who writes bills in the van",
    "the quiet hour at the end of the month",
    "a founder who has never closed a year before",
    "the handover to a new bookkeeper",
  ],
  worries: [
    "whether your papers are too untidy to show to anybody",
    "how to ask for money without spoiling the relationship",
    "what happens if a deadline has already passed",
    "whether it pays to change anything in the middle of the year",
    "how much of it you still have to do yourself",
    "whether your accountant can work with it",
    "who else can see your figures",
    "whether a business of your size needs this at all",
    "what becomes of your old invoices",
  ],
  callToAction: {
    any: "Get your books in order",
    launch: "Try it with one invoice",
    offer: "Get started",
    event: "Save your seat",
    "how-to": "See the steps",
    opening: "Come and meet us",
  },
  hashtags: ["accounting", "invoicing", "small business", "bookkeeping", "freelance life", "getting paid", "cash flow"],
  faqs: [
    faq(
      "What should stand on an invoice?",
      "Who bills whom, what was done and when, the amount, the due date and how to pay. Your country adds a few duties of its own, so check them once with an accountant. | Both names and addresses, a number, a date, the work in plain lines, the total and the tax that applies. Let somebody who knows your local rules look over the first one.",
    ),
    faq(
      "When is the right moment for a reminder?",
      "The day after the due date, in a friendly tone and with the invoice attached. Waiting longer suggests that the date was not meant seriously. | Right after the deadline has passed. An early note can be light, whereas a late one always sounds annoyed.",
    ),
    faq(
      "What do I do about a client who never pays on time?",
      "Talk to the person in accounts and ask what holds it up. For the next order, agree on a deposit or on smaller stages. | First find the dull reason, such as a missing order number. If there is none, change the terms before you accept more work.",
    ),
    faq(
      "How tidy must my papers be before I come?",
      "Less tidy than you fear. Sorted by month is plenty, and a full bag is better than an empty promise. | Bring them as they are. Showing you a simple order is part of the work, and nobody will laugh at the shoebox.",
    ),
    faq(
      "Do I need an accountant if I use software?",
      "Software keeps the books tidy, and a person tells you what they mean. Many small firms use both and need fewer hours of the second. | The program does the typing, matching and reminding. Judgement about your own case still belongs to somebody who is trained for it.",
    ),
    faq(
      "Can I change the system in the middle of the year?",
      "Yes, although the turn of a month makes it easier. Close the old month properly, carry the balances over and keep the old books readable. | You can, with a clear cut. Choose a date, finish everything before it in the old system, and begin afresh the next morning.",
    ),
    faq(
      "How much should I put aside for tax?",
      "That depends on your country, your income and your form of business, so ask an adviser for a share that fits you. Then move it with every payment. | There is no figure that suits everybody. Have it worked out once for your own case, and treat that money as a guest in your account.",
    ),
    faq(
      "How do I raise my prices?",
      "Announce it in good time, in one sentence and without apology. Existing orders keep the old price, and new quotes carry the new one. | Pick a date a few weeks ahead and tell your regular clients yourself. Most have been expecting it for longer than you have.",
    ),
    faq(
      "Is this article tax advice?",
      "No. It describes good habits in general, and rules differ from place to place. For your own case, speak to a qualified adviser. | It is general information. What applies to you depends on where you live and how you work, and an accountant can tell you.",
    ),
  ],
  cards: [...invoiceCards, ...bookCards, ...accountantCards],
};
