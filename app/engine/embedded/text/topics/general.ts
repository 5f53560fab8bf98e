import { card, faq, type Topic } from "./topic";

export const general: Topic = {
  key: "general",
  words: /(?!)/,
  field: "choosing well",
  problems: [
    "choosing takes too long and the answer still feels like a guess",
    "there is too much noise and too little plain advice",
    "simple things have become harder than they need to be",
  ],
  promises: [
    "you know what you are getting and why",
    "you decide once and feel good about it",
    "the simple things are simple again",
  ],
  scenes: [
    "You open one page, then another, and an hour later you know less than before.",
    "Somebody asks you what you would recommend, and you notice that you are not sure.",
    "You put it off until the weekend, and then the weekend is over.",
    "You take what is nearest and tell yourself that it will do.",
    "You read reviews until they cancel each other out.",
    "You ask three people and get four opinions.",
  ],
  occasions: [],
  worries: [],
  callToAction: {
    any: "Find out more",
    launch: "Have a first look",
    offer: "See the offer",
    "how-to": "Read more",
    product: "See how it works",
  },
  hashtags: ["small business", "independent business"],
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
  ],
  cards: [
    card(
      "Know what it is for",
      "Say in one sentence what you need it for, and most doubts go away.",
      "Start with what it is for | One sentence first | What do you need it for?",
      [
        "Most wrong choices begin with a missing sentence. | Before you compare anything, finish one sentence: I need this so that I can.",
        "If you can say what something is for, half of the options drop out by themselves. | Once that is said, many options no longer matter.",
        "Write it down in everyday words. | Use words a child would understand.",
        "Then hold every option against it and be strict. | Keep the sentence where you can see it while you decide.",
        "It feels slow and saves a good deal of time. | It is a small effort with a long effect.",
      ],
    ),
    card(
      "Ask one more question",
      "The second question brings the useful answer, so do not stop at the first.",
      "Ask one more question | The second question | What to ask before you decide",
      [
        "The first answer you get is usually the prepared one. | Everybody has an answer ready for the first question.",
        "Ask once more: what happens if it does not work out? | The useful one comes next: who will it not suit?",
        "Listen for the pause, because it shows that somebody is thinking. | A person who stops to think before answering is worth listening to.",
        "Plain words are a good sign, and so is an honest “I do not know”. | You want plain words and, now and then, an honest “no”.",
      ],
    ),
    card(
      "Start small",
      "Begin with the smallest version and grow from there.",
      "Start with the small version | Small beginnings | Try the small step first",
      [
        "Big plans are pleasant to make and hard to keep. | It is tempting to change everything at once.",
        "A small beginning shows you within days what works. | The small version teaches you more than the large plan.",
        "You can stop without losing face or money. | If it is wrong, little is lost.",
        "And if it is right, you know where to go next. | If it is right, the next step is obvious.",
        "Most good habits started as an experiment. | Many lasting things began as a trial.",
      ],
    ),
    card(
      "Look at the details",
      "Details show how much care went into the rest.",
      "The details tell you more | What small things show | Look closely",
      [
        "You cannot check everything, but you can check one thing well. | Nobody has time to look into every corner.",
        "Choose a small detail and look at it closely. | Take a part that most people overlook.",
        "If it was done with care, the rest probably was too. | Care in small things rarely comes alone.",
        "It works for products, for services and for people. | You can use this test almost anywhere.",
      ],
    ),
    card(
      "Think of later",
      "Think of the day after: who helps, who maintains, who answers?",
      "Think of the day after | What happens afterwards | Later comes sooner than you think",
      [
        "The moment of choosing is short, and what follows is long. | You choose once and live with it for a while.",
        "So ask who will be there when something goes wrong. | It is worth knowing who picks up the phone later.",
        "Ask as well what upkeep it needs, in time and in money. | Find out what it takes to keep it going.",
        "An answer that is ready before you ask is a good sign. | If they have thought about it, they will tell you at once.",
      ],
    ),
    card(
      "Take your time",
      "Sleep on it; what is good today will still be good tomorrow.",
      "Sleep on it | A good choice can wait a night | No rush",
      [
        "Pressure is a poor adviser. | Whoever rushes you has a reason, and it is rarely yours.",
        "A night in between costs nothing and sorts out a lot. | Let a night pass and look again.",
        "If you still want it in the morning, that is an answer. | What seems right after breakfast usually is.",
        "If the wish is gone, you have saved yourself the trouble. | And if you have forgotten it by then, that tells you something too.",
      ],
    ),
    card(
      "Trust experience",
      "Ask people who use it every day, not only those who sell it.",
      "Ask those who use it | Everyday experience | The people who know",
      [
        "Leaflets tell you how something should be. | What is written on the front is the best case.",
        "People who use it tell you how it is on a wet Tuesday. | Somebody who lives with it knows the rest.",
        "Ask them what annoys them, since nothing is free of faults. | Ask what they would change, and listen closely.",
        "If the fault would not bother you, go ahead. | A fault you can live with is no reason to wait.",
      ],
    ),
    card(
      "Keep it simple",
      "The simple solution is the one you will still use in a year.",
      "Keep it simple | The simple one wins | Less, but used",
      [
        "What is complicated ends up in a drawer. | Extra features look good on paper.",
        "You use what is easy to reach and easy to understand. | In daily life, ease beats range.",
        "Ask yourself what you would really use in an ordinary week. | Count only what you would use this week.",
        "For the rest, there is no need to pay in money or in attention. | Leave the rest out with a clear conscience.",
        "Simple is not the same as poor. | It takes thought to make a thing simple.",
      ],
    ),
  ],
};
