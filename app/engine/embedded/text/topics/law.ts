import { card, faq, type Topic } from "./topic";

export const law: Topic = {
  key: "law",
  words:
    /\b(?:law(?:yer|yers)?|legal|attorneys?|solicitors?|barristers?|notary|contracts?|wills?|divorce|custody|immigration|visas?|litigation|compliance|tenancy|tenants?|landlords?|employment law|family law|inheritance|probate|court|mediation|gdpr|patents?|trademarks?)\b/,
  field: "knowing your rights",
  problems: [
    "most people ask for legal advice when it is already late",
    "legal letters are written so that ordinary people feel small",
    "nobody knows what a question will cost before asking it",
  ],
  promises: [
    "you understand where you stand and what your options are",
    "a legal question is settled before it grows",
    "you can decide calmly, with the facts in front of you",
  ],
  scenes: [
    "The letter has lain on the table for three days, because nobody wants to open it twice.",
    "You signed it then because everybody signs it.",
    "A friend of a friend knew a case that was just like yours and was not.",
    "You read a paragraph four times, and it gets longer each time.",
    "You meant to put it in writing, and then it was all going so well.",
    "Somebody says “you have no choice”, and you are not sure whether that is true.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Ask for a first talk",
    "how-to": "Ask us your question",
    offer: "Arrange a first talk",
    launch: "Ask for a first talk",
  },
  hashtags: ["legal advice", "law", "know your rights", "legal help", "lawyer"],
  faqs: [
    faq(
      "What will a first conversation cost?",
      "Ask before you make the appointment, and ask for the answer in writing. You should know the price before the clock runs. | That depends on the case, so have it told to you beforehand. A clear question about money is welcome.",
    ),
    faq(
      "What should I bring to the first meeting?",
      "The papers, in order of date, and a short note of what happened. Add the one result you hope for. | Everything in writing: letters, messages, contracts, notes. A simple timeline on one page helps most.",
    ),
    faq(
      "Is this article legal advice?",
      "No. It gives general information, and your case may differ in a detail that matters. For advice, talk to a lawyer. | It is general information and cannot replace advice on your own case. Laws differ from place to place and change over time.",
    ),
  ],
  cards: [
    card(
      "Mind the dates",
      "Note every deadline the day a letter arrives; dates decide cases.",
      "Look for the date first | Deadlines decide | The day the letter arrives",
      [
        "Being right does not help when you are late. | Many rights run out quietly.",
        "When a letter comes, look for the date before you read the rest. | Write the day it arrived on the envelope and keep the envelope.",
        "Put the deadline in your calendar, with a reminder a week before. | Note by when you must answer, and do not trust your memory.",
        "If you are unsure whether a period is running, ask at once. | A quick call on the first day is cheaper than a long one on the last.",
      ],
    ),
    card(
      "Put it in writing",
      "A short note after each talk saves long arguments later.",
      "Put it in writing | A note today, no argument tomorrow | What was agreed?",
      [
        "Memories drift apart, and honest people end up with different ones. | Two people leave a room with two versions.",
        "A short message after a talk is enough: this is how I understood it. | Send two lines that say what was agreed.",
        "If nobody objects, you have a record. | The other side can correct you while it is still fresh.",
        "It is not a sign of mistrust. | It protects both of you, and the good relations most of all.",
      ],
    ),
    card(
      "Ask early",
      "An early question is a short one; late questions become files.",
      "Ask while it is small | Early questions are short ones | Before it becomes a case",
      [
        "People come when there is no other way left. | Most disputes had a moment when one question would have settled them.",
        "Before you sign, cancel or answer, ask. | The right time is before the signature.",
        "A short look at a page can spare you a long quarrel. | Advice is cheapest while you still have a choice.",
        "There may be nothing to worry about, and then you know. | And if all is well, you can sign with a quiet mind.",
      ],
    ),
    card(
      "Keep the papers",
      "Keep letters, messages and receipts in one place, in order of date.",
      "Keep everything in one folder | Order is half the case | The folder that helps",
      [
        "Cases are made of paper, even today. | Whoever can show it has the better cards.",
        "Keep what you get and what you send, by date. | One folder is enough, on the shelf or on the computer.",
        "Photograph what could change: a damp wall, a display, a notice. | Take pictures of what may be gone tomorrow.",
        "It takes minutes now and would take days later. | Your lawyer will need less time, and you pay for time.",
      ],
    ),
    card(
      "Know your goal",
      "Say what result you could live with; it shapes every step.",
      "What would be a good result? | Know your goal | Being right or having peace",
      [
        "Being right and being content are two things. | It is human to want to win.",
        "Ask yourself what you could live with in a year. | Think of the result and not of the opponent.",
        "Money, peace, an apology, a clean end: each leads down another road. | Say openly what matters most to you.",
        "A good lawyer will ask you that first. | With a goal, you can judge each step by whether it leads there.",
      ],
    ),
    card(
      "Read before you sign",
      "Read it aloud once; what you cannot say in plain words, ask about.",
      "Read it aloud before you sign | What are you signing? | The test for any contract",
      [
        "“It is the usual text” is not an explanation. | Standard forms are standard for the one who wrote them.",
        "Read it aloud, slowly, the small type included. | Take it home and read it in your own kitchen.",
        "Mark what you could not explain to a friend. | Put a cross beside each line that you do not understand.",
        "Ask about those, and have changes put into the text itself. | A promise that is not on the paper is hard to prove.",
      ],
    ),
    card(
      "Stay calm in writing",
      "Write as if a judge would read it one day, because one might.",
      "Keep your letters calm | Write it, wait, then send it | Words stay",
      [
        "Anger writes quickly. | What is sent in anger is read in calm.",
        "Write the letter and leave it overnight. | Say what happened, when, and what you ask for.",
        "Strike out the adjectives. | Leave out what you think of the other person.",
        "Someone who knows neither of you may read it one day. | A calm page keeps doors open.",
      ],
    ),
    card(
      "Talk about costs",
      "Ask early what it may cost, who pays and what a way out would be.",
      "Talk about money early | What will it cost? | No surprises on the bill",
      [
        "People are shy about asking, and later they are upset. | The fee is not a rude topic.",
        "Ask how it is worked out and what could make it more. | Let somebody explain the steps and what each may cost.",
        "Ask whether an insurance or a fund may pay. | Find out who bears the costs if you win and if you lose.",
        "Then decide whether the matter is worth it. | An honest answer may be that it is not.",
      ],
    ),
  ],
};
