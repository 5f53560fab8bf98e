import { card, faq, type Topic } from "./topic";

export const finance: Topic = {
  key: "finance",
  words:
    /\b(?:financ(?:e|es|ial)|accountan(?:t|ts|cy)|accounting|bookkeep\w+|tax(?:es)?|banks?|banking|invest\w*|savings?|pensions?|mortgages?|loans?|insurance|budgets?|budgeting|wealth|advisers?|advisors?|payroll|credit|debts?|money|retirement|funds?|fintech)\b/,
  field: "handling money well",
  problems: [
    "money matters pile up because nobody explains them in plain words",
    "people decide about money late at night and in a hurry",
    "the figures are there and nobody has time to read them",
  ],
  promises: [
    "you know where you stand without a sleepless night",
    "money decisions are made calmly and once",
    "the numbers tell you something you can use",
  ],
  scenes: [
    "The statement arrives, you check that it is not negative and put it in the drawer.",
    "You know that there is a deadline, and you hope that it is not this week.",
    "Somebody explains a product to you for half an hour, and you still cannot say what it does.",
    "Every receipt is somewhere, which is another way of saying nowhere.",
    "You earn more than five years ago and could not say where it goes.",
    "At the end of the month there is less left than you had worked out.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Ask for a first talk",
    "how-to": "Ask us your question",
    launch: "See how it works",
    offer: "Arrange a talk",
    event: "Save your seat",
  },
  hashtags: ["financial advice", "money tips", "small business", "budgeting", "finance"],
  faqs: [
    faq(
      "Is this financial advice?",
      "No. It is general information, and your situation may differ in ways that matter. Talk to a qualified adviser before you decide. | This page explains things in general. For a decision of your own you need advice that looks at your own figures.",
    ),
    faq(
      "What do I need for a first meeting?",
      "The last statements, what you earn, what you owe and one question. Order helps, but it is not required. | Bring what you have, even in a shoebox. A rough picture of what comes in and what goes out is a good start.",
    ),
    faq(
      "How do I know whether advice is independent?",
      "Ask who pays the adviser, and how. If the answer is short and clear, that is a good sign. | Put one question first: how do you earn your money with me? Then listen to whether you understand the answer.",
    ),
  ],
  cards: [
    card(
      "See the whole",
      "Put what comes in and what goes out on one page before you decide anything.",
      "Get it onto one page | See the whole picture | First, look",
      [
        "You cannot steer what you cannot see. | Most worries about money are worries about fog.",
        "Put on one page what comes in and what goes out in an ordinary month. | Write down the fixed costs first, then the rest, and round boldly.",
        "It need not be exact to be useful. | An honest estimate is enough to begin with.",
        "Many decisions become easy when they stand side by side. | You will see two or three lines that you want to talk about.",
      ],
    ),
    card(
      "Automate it",
      "Let saving happen on payday by itself; what you do not see you do not miss.",
      "Let it happen by itself | Save on payday | The standing order",
      [
        "Saving what is left rarely works, since nothing is left. | Good intentions and the end of the month do not get along.",
        "Let a fixed sum leave on the day the money comes. | Set up an order once, and small.",
        "You get used to it within weeks. | After a short while you live on the rest without noticing.",
        "Raise it when you earn more, before you get used to that as well. | Once a year, ask whether it can be a little higher.",
      ],
    ),
    card(
      "Ask what it costs",
      "Ask for all costs in one number, in money and not in per cent.",
      "Ask for the cost in money | What does it really cost? | One figure, please",
      [
        "Fees like to dress up in small percentages. | A small rate over a long time is not small.",
        "Ask what you pay in a year, in money. | Have all the costs added up into one figure.",
        "Write it beside what you hope to get. | Compare it with another offer, on the same line.",
        "Whoever cannot tell you may not know, and whoever will not tell you does. | A clear answer should not take long.",
      ],
    ),
    card(
      "Keep a cushion",
      "Keep a cushion for bad months, and leave it alone in good ones.",
      "A cushion for bad months | Before anything else, a reserve | The money that lets you sleep",
      [
        "The washing machine does not ask whether the time is right. | Something always breaks, and it never breaks in a rich month.",
        "A reserve turns a disaster into a nuisance. | With some money aside, a bill is just a bill.",
        "How much is right depends on your life, so talk it through with somebody. | Think in months you could manage, not in sums.",
        "Keep it apart and easy to reach. | It should be boring, safe and not in sight.",
      ],
    ),
    card(
      "Understand it first",
      "If you cannot explain it in two sentences, do not sign it yet.",
      "Explain it before you sign | The two-sentence test | Understand it first",
      [
        "Complicated is not the same as clever. | Many things are made to sound harder than they are.",
        "Try to explain it to somebody at home in two sentences. | Say in your own words how it earns money, and for whom.",
        "If you cannot, ask again. | Where you get stuck, there is a question left.",
        "Nobody may rush you. | Good offers survive a weekend.",
      ],
    ),
    card(
      "Sort the papers",
      "Fifteen minutes a week with the papers save whole weekends later.",
      "A quarter of an hour a week | Papers in order | The dull habit that pays",
      [
        "Nobody's hobby is filing. | Piles grow when you do not look.",
        "Take a quarter of an hour on the same day each week. | Pick a fixed time, with a coffee, and stop when it is over.",
        "One place for what is open, one for what is done. | Photograph receipts when you get them, before they fade.",
        "When the deadline comes, you only have to send it. | The weekend before the deadline will be yours again.",
      ],
    ),
    card(
      "Plan for change",
      "Look at your plan when life changes: a child, a house, a new job.",
      "When life changes | Look again once a year | Plans need a check-up",
      [
        "A plan made five years ago was made by somebody else. | What was right for two may be wrong for three.",
        "Children, moves, jobs and partings all leave traces in the figures. | Every big change at home is a change on paper.",
        "Put a date in the calendar, once a year. | Look at insurance, contracts and aims in one sitting.",
        "Often little has to be changed, and it is good to know that. | Cancel what has lost its reason.",
      ],
    ),
    card(
      "Decide by day",
      "Decide about money by day, rested, and never on the phone.",
      "Decide by daylight | No decisions on the phone | Sleep on it",
      [
        "Fear and greed are both louder at night. | Hurry is the most expensive adviser there is.",
        "If somebody presses you, hang up politely. | “Only today” is a reason to say no today.",
        "Sleep on it and talk about it with someone who gains nothing. | Ask a person who has no stake in it.",
        "What is right will still be right in the morning. | You will rarely regret having waited a night.",
      ],
    ),
  ],
};
