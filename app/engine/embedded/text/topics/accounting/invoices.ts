import { card } from "../topic";

const invoicing =
  /\b(?:invoic\w*|bill(?:s|ing)?|paid|payments?|payers?|remind\w*|freelanc\w*|quotes?|late|cash ?flow|accounting|bookkeep\w*|self-employed|debts?|collections?)\b/i;

/** Getting paid: the invoice itself, the terms, the reminder. */
export const invoiceCards = [
  card(
    "Invoice the same day",
    "Send the invoice on the day the work is done, while the client still remembers the relief.",
    "Send the invoice while the thanks are warm | The same-day invoice",
    [
      "Work that is done and not billed is a loan you never agreed to. | The payment clock starts with the invoice and not with the work.",
      "Yet the bill waits for Friday, and Friday brings something more urgent. | Most businesses write invoices in a batch, late at night, in a poor mood.",
      "Make it the last step of the job: tools away, photograph taken, invoice sent. | Tie it to something you do anyway, such as handing over the keys or the files.",
      "A client who has just thanked you reads the bill kindly. Three weeks later it looks like a surprise. | Sent early, it also leaves time for questions before the due date arrives.",
    ],
    invoicing,
  ),
  card(
    "Name a due date",
    "Write the day on which payment is due, instead of a number of days to be counted.",
    "Give the invoice a date, not a riddle | What a due date does for you",
    [
      "“Payable within so many days” sounds clear, until someone asks: from which day? | A term that has to be counted gives everybody a different answer.",
      "State the calendar day on which the money should arrive, and put it near the total. | Print the date in bold beside the amount, where the eye lands first.",
      "Choose a weekday. Payments meant for a Sunday drift into the week after. | If your client pays bills on a fixed day of the month, set yours just before it.",
      "A date can be entered in a payment run, and that is what the person in accounts needs. | With a day on it, a reminder is a plain fact and nobody feels accused.",
    ],
    invoicing,
  ),
  card(
    "Remind without drama",
    "A friendly reminder the day after the due date works better than an angry one a month later.",
    "How to write a payment reminder | The polite reminder that arrives on time",
    [
      "Most late payments are not meant. The invoice is under a coffee cup or in the wrong inbox. | People forget bills for the same reasons they forget birthdays.",
      "So write early and keep it short: number, amount, due date, how to pay. | Send the first reminder the morning after the deadline, with the invoice attached again.",
      "Assume good faith in the first message and be precise in the second. Leave adjectives out of both. | Ask whether anything is missing. Sometimes a purchase number is all that holds it up.",
      "Regular reminders teach clients that you look. You will be sorted to the top of the pile. | If it happens each time, in the same calm tone, nobody takes offence and the money comes.",
    ],
    invoicing,
  ),
  card(
    "Ask who pays the bill",
    "Find out before the job which name, address and order number must stand on the invoice.",
    "The question that saves a month | Who will approve your invoice?",
    [
      "The person who orders the work is seldom the one who pays for it. | In larger companies an invoice travels through three inboxes before anybody pays it.",
      "Ask at the beginning: what is the full company name, where should the bill go, and is there an order number? | Put three lines into your order form for the billing address, the reference and the contact in accounts.",
      "Without that number the invoice may be sent back, and the waiting starts again. | A wrong company name is enough for a return, however good the work was.",
      "It takes a minute while everyone is friendly. Later it takes a chain of emails. | Accounts departments love a supplier who asks. You will have a name to ring when it matters.",
    ],
    invoicing,
  ),
  card(
    "Take a deposit",
    "A deposit shows that both sides mean it, and it pays for the material you buy in advance.",
    "Why a deposit is fair to both sides | Part of the money at the start",
    [
      "You buy material, block the calendar and turn others away. Until the final bill, all of that is your risk. | A long job without a first payment makes you the client's bank.",
      "Ask for a part at the start, a part halfway and the remainder on completion. | Split larger orders into stages, each with its own small invoice.",
      "Say so in the quote, with dates, so that nobody is taken aback. | Put the stages into the offer. A client who agrees there will seldom argue later.",
      "Serious clients expect it. The ones who refuse have told you something in good time. | It keeps your account steady, and it lets you both stop halfway without a quarrel.",
    ],
    invoicing,
  ),
  card(
    "Quote in plain lines",
    "Write a quote that says what is included, what is not, and until when it holds.",
    "A quote that prevents arguments | What belongs in a quote, and what it leaves out",
    [
      "Disputes over invoices usually begin in the quote, in a sentence that could mean two things. | A price on its own invites imagination. The client pictures more, and you pictured less.",
      "List the work in lines that a stranger would understand. Then add a short list of what is not part of it. | Break the sum into parts: hours, material, travel, changes. Each line should name a result.",
      "Set a date until which the offer stands, because prices move and calendars fill. | Say what an extra wish will cost, before there is one.",
      "When the invoice repeats those lines word for word, there is nothing left to question. | Copy the quote into the bill at the end. A client recognises the lines and pays them.",
    ],
    invoicing,
  ),
  card(
    "Make paying easy",
    "The fewer steps between opening the invoice and paying it, the sooner the money comes.",
    "Remove the obstacles between bill and payment | Can they pay while they wait for the bus?",
    [
      "Look at your last invoice as the person who has to pay it. Where is the account number? | A bill is a form that somebody fills in backwards, often on a telephone.",
      "Put amount, date, reference and bank details in one block that can be copied. | Offer a payment link or a code as well as the transfer, if your system allows it.",
      "Attach the file itself. A portal with a password is a second locked door. | Use a file name that makes sense to a stranger: your company, the invoice number, the month.",
      "What can be paid in a minute is paid in the minute. Anything longer goes onto a pile. | Ease does more for punctuality than any threat at the bottom of the page.",
    ],
    invoicing,
  ),
  card(
    "Watch the slow payers",
    "Look at how long each client takes to pay, and talk to the slowest before the next order.",
    "Which client pays last? | Read your unpaid invoices like a map",
    [
      "Turnover flatters. A large client who pays after a season can hurt more than a small one who pays at once. | Everybody knows the big client. Few know the slow one.",
      "List the open invoices by age once a month. The picture is usually the same three names. | Sort last year's bills by the days between due date and payment.",
      "Ring them, without reproach, and ask what would help: another date, another format, another contact. | Then speak with the person in accounts, since there is often a dull reason that can be mended.",
      "Before the next large order, agree on stages or a deposit. It is a business question and no insult. | If nothing changes, take smaller jobs from that side. Your calendar is worth something as well.",
    ],
    invoicing,
  ),
  card(
    "Number them in order",
    "Give every invoice its own number in one unbroken row, and never use a number again.",
    "Order in the invoice numbers | Small rules that make a bill easy to file",
    [
      "An invoice without a clear number is hard to file, hard to pay and awkward in an inspection. | Ask for a bill from two years ago and you will see what a good number is worth.",
      "Keep one simple sequence and let the program count. Handmade systems trip at the turn of the year. | Use a single row for everything you sell, instead of one per client or mood.",
      "If a bill was wrong, cancel it with a credit note and write a fresh one. Do not overwrite it. | Mistakes get a correction with its own number, so that the trail stays whole.",
      "A gap in the row raises questions, and a tidy row answers them before they come. | Clients can quote it, your bookkeeper can find it, and you can stop searching the sent folder.",
    ],
    invoicing,
  ),
  card(
    "Bill the small extras",
    "Note every extra on the day it happens, even the ones you decide to give away.",
    "The extras you forgot to bill | Could you just quickly? And the invoice?",
    [
      "Could you just quickly: many an hour disappears behind those words. | Small extras are agreed in the corridor and forgotten by the evening.",
      "Keep a line for them in your phone, with the date and who asked. | Send a one-line message after each request: gladly, and it will be on the invoice.",
      "At the end you can still be generous. Show the item with the price struck through, or with zero beside it. | Give away what you like, but let it appear on the bill, so that the gift can be seen.",
      "What is written down is rarely disputed. What is not written down was always included. | Clients do not mind paying for extras. They mind hearing about them for the first time on paper.",
    ],
    invoicing,
  ),
];
