import { faq, type Topic } from "../topic";
import { decidingCards } from "./deciding";
import { doingCards } from "./doing";
import { togetherCards } from "./together";

/** For briefs whose trade no other topic knows. */
export const general: Topic = {
  key: "general",
  words: /(?!)/,
  field: "choosing well",
  problems: [
    "choosing takes too long and the answer still feels like a guess",
    "there is too much noise and too little plain advice",
    "simple things have become harder than they need to be",
    "people compare prices because nobody explains the difference",
    "good questions are asked when it is already too late",
    "everything promises to be easy and then needs a manual",
    "small annoyances stay for years because nobody has an hour for them",
  ],
  promises: [
    "you know what you are getting and why",
    "you decide once and feel good about it",
    "the simple things are simple again",
    "somebody listens before they answer",
    "a question gets a straight reply",
    "what you choose still suits you after a year",
    "the part you were dreading turns out to be short",
  ],
  scenes: [
    "You open one page, then another, and an hour later you know less than before.",
    "Somebody asks you what you would recommend, and you notice that you are not sure.",
    "You put it off until the weekend, and then the weekend is over.",
    "You take what is nearest and tell yourself that it will do.",
    "You read reviews until they cancel each other out.",
    "You ask three people and get four opinions.",
    "The manual has sixty pages, and yours are the ones in another language.",
    "You are number nine in the queue, and the music is getting to you.",
    "The thing you need is in a drawer, and there are eleven drawers.",
    "On the telephone you explain it for the third time, to a third person.",
    "You nod as if you had understood, and look it up afterwards in the car.",
    "A friend mentions it in passing, and you wonder why nobody told you years ago.",
    "The note on the fridge has been there so long that nobody reads it any more.",
  ],
  occasions: [
    "people who like a straight answer",
    "the thing you have been putting off since spring",
    "a calm hour on a Saturday morning",
    "families in which everybody has an opinion",
    "those who have tried it alone and had enough",
    "a first visit without obligation",
    "the week before it becomes urgent",
    "somebody who is hard to please",
    "everyday life, including Mondays",
    "newcomers and old hands alike",
    "a decision you only want to take once",
  ],
  worries: [
    "whether it is worth the effort",
    "how much of your time it will take",
    "whether you have to know anything beforehand",
    "what happens if you change your mind",
    "whether it suits somebody like you",
    "whom you can ask when you get stuck",
    "what it will cost in the end",
    "whether a small question is welcome",
    "how soon you will notice a difference",
  ],
  callToAction: {
    any: "Find out more",
    launch: "Have a first look",
    offer: "See the offer",
    "how-to": "Read more",
    product: "See how it works",
    opening: "Come and have a look",
  },
  hashtags: ["small business", "independent business", "shop local", "support local", "good to know", "local business"],
  faqs: [
    faq(
      "How do I choose well?",
      "Write down what must not go wrong, and choose for that. Everything else is a matter of taste. | Begin with the use and not with the offer. When you know what it is for, most options fall away.",
    ),
    faq(
      "What if I change my mind?",
      "Ask before you decide how that is handled, and you will not have to worry. A fair answer exists before you need it. | That happens, and it is easier when you have asked beforehand. Put the question early.",
    ),
    faq(
      "How much time should I plan?",
      "Less than you fear, if you have your question ready. Most of the time goes into finding out what you want. | A quiet half hour is a good start. The rest depends on how sure you want to be.",
    ),
    faq(
      "Do I need to prepare anything?",
      "One clear question is enough. A photograph or a measurement helps if there is something to see. | Think about what bothers you and what should stay as it is. Everything else can be found out together.",
    ),
    faq(
      "May I ask before I decide?",
      "Please do, and as often as you like. A question beforehand is easier for everybody than a surprise afterwards. | Of course. Good advice starts with your question, and no question is too small for it.",
    ),
    faq(
      "How do I know whether it suits me?",
      "Compare it with an ordinary day of yours, not with a perfect one. If it helps on a Wednesday, it suits you. | Describe what you need in two sentences and see whether the answer refers to them. If it does, you are in the right place.",
    ),
    faq(
      "What is a good first step?",
      "A short message with one question. You will learn a lot from the answer, and from the way it is given. | Have a look without any plan to buy. The second step usually shows itself.",
    ),
    faq(
      "What should I do if something is not right?",
      "Say so soon and describe what you expected. Most things can be put right while they are fresh. | Get in touch and explain it as you would to a neighbour. A clear description is half of the solution.",
    ),
  ],
  cards: [...decidingCards, ...togetherCards, ...doingCards],
};
