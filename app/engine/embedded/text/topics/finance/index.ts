import { faq, type Topic } from "../topic";
import { adviceCards } from "./advice";
import { everydayCards } from "./everyday";
import { longTermCards } from "./longterm";

export const finance: Topic = {
  key: "finance",
  words:
    /\b(?:financ(?:e|es|ial)|financial advi\w+|personal finance|banks?|banking|credit unions?|building societ\w+|invest\w*|savings?|saving (?:money|up|for)|pensions?|mortgages?|remortgag\w*|loans?|lenders?|insurance|insurers?|insur(?:e|ed|ing)|brokers?|budgets?|budgeting|wealth|advisers?|advisors?|credit (?:cards?|scores?)|debts?|money|retirement|funds?|etfs?|stocks?|shares|interest rates?|fintech|pocket money|nest egg|emergency fund)\b/,
  field: "handling money well",
  problems: [
    "money matters pile up because nobody explains them in plain words",
    "people decide about money late at night and in a hurry",
    "the figures are there and nobody has time to read them",
    "insurance papers are read for the first time after the damage",
    "couples talk about everything apart from the account",
    "the pension letter is put into the drawer with the others",
    "small costs leave the account every month without being noticed",
  ],
  promises: [
    "you know where you stand without a sleepless night",
    "money decisions are made calmly and once",
    "the numbers tell you something you can use",
    "a broken washing machine is an annoyance and nothing more",
    "you understand what you sign",
    "the important risks are covered and the others do not bother you",
    "saving happens by itself while you think of other things",
  ],
  scenes: [
    "The statement arrives, you check that it is not negative and put it in the drawer.",
    "You know that there is a deadline, and you hope that it is not this week.",
    "Somebody explains a product to you for half an hour, and you still cannot say what it does.",
    "You earn more than five years ago and could not say where it goes.",
    "At the end of the month there is less left than you had worked out.",
    "The washing machine gives up in the month of the car tax and the school trip.",
    "You lie awake and do mental arithmetic that would take a minute on paper.",
    "A friend mentions a share at dinner, and everybody looks at their plate.",
    "The insurer asks for the receipt of a bicycle that you were given in another decade.",
    "You are paying for a gym whose address you would have to look up.",
    "The form asks for your retirement plan, and you write down a question mark.",
    "Your child asks how much money you have, and you suddenly need to look in the oven.",
    "At the bank you nod three times and then ask your brother-in-law.",
  ],
  occasions: [
    "a first salary",
    "the month with every bill in it",
    "a couple who are moving in together",
    "the house you have your eye on",
    "parents of a small child",
    "the letter about your pension",
    "an inheritance that comes with questions",
    "the years before retirement",
    "people who would like to understand what they sign",
    "a raise that has not been spent yet",
    "the day on which the fixed rate ends",
  ],
  worries: [
    "whether it is too late to begin",
    "whether a small sum is worth the trouble",
    "who earns on the advice you get",
    "what happens to your money in a bad year",
    "whether you are insured for the right things",
    "how much house you can afford",
    "whether you can get at your money when you need it",
    "whether your questions are too simple",
    "what to do about the loan you already have",
  ],
  callToAction: {
    any: "Ask for a first talk",
    "how-to": "Ask us your question",
    launch: "See how it works",
    offer: "Arrange a talk",
    event: "Save your seat",
    opening: "Come by for a talk",
  },
  hashtags: [
    "personal finance",
    "money tips",
    "saving money",
    "budgeting",
    "financial planning",
    "insurance",
    "mortgage tips",
  ],
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
      "Ask who pays the adviser, and how. If the answer is short and clear, you have learned something useful. | Put one question first: how do you earn your money with me? Then listen to whether you understand the answer.",
    ),
    faq(
      "Is it worth saving small amounts?",
      "Yes, because the habit is worth more than the sum. You can raise it later, and the beginning is the hard part. | It is. A small transfer on payday grows quietly, and it shows you that you can live without it.",
    ),
    faq(
      "Should I pay off debt or save?",
      "A small reserve first, so that the next mishap does not become a new loan. After that the dearest debt usually goes first. | Often both, a little. What suits you depends on rates and on your income, so let somebody do the sums with you.",
    ),
    faq(
      "Which insurance do I need?",
      "Whatever covers the losses you could not carry by yourself. Which those are depends on your family, your job and your home. | Begin with the great risks, such as liability, income and the roof above you. The small ones you can often carry alone.",
    ),
    faq(
      "How much can I borrow for a home?",
      "A lender can tell you what you may borrow. What you can live with you find out by trying out the payment for a few months. | Do the sum with a higher rate and one income less. If it still works, you are closer to an answer than any table.",
    ),
    faq(
      "How often should I look at my finances?",
      "The account every week or so, the whole picture once a year. Long-term savings prefer to be left in peace. | A short look each month and a proper one each spring. After a wedding, a child or a new job, look sooner.",
    ),
    faq(
      "What do I do when a payment gets tight?",
      "Ring before the date and say what you could pay. Lenders have more options before a missed payment than after it. | Speak up early, with the bank and with a debt advice service. Silence makes it dearer.",
    ),
  ],
  cards: [...everydayCards, ...adviceCards, ...longTermCards],
};
