import type { IdeaKind } from "../reading/read-idea";

/** What the project is, by the kind of message. */
export const thingHeadings: Record<IdeaKind, string[]> = {
  launch: [
    "Meet {subject}",
    "What is new about {subject}",
    "A closer look at {subject}",
    "What you can expect from {subject}",
    "The idea behind {subject}",
  ],
  offer: [
    "What the offer is",
    "How the offer works",
    "What you get, in plain words",
    "The offer and who is behind it",
    "Who is making the offer",
  ],
  event: [
    "What to expect",
    "What the day is about",
    "Why we are inviting you",
    "Who is inviting you",
    "What happens when you come",
  ],
  opening: [
    "What you will find when you come in",
    "Why we are opening",
    "Who is behind the new door",
    "A first look inside",
    "What to expect on your first visit",
  ],
  "how-to": [
    "Where our advice comes from",
    "Why we care about this",
    "How {name} looks at it",
    "Who is giving this advice",
    "What we bring to the question",
  ],
  story: [
    "Where we come from",
    "What we set out to do",
    "The people behind {name}",
    "How {name} works today",
    "What {name} stands for",
  ],
  hiring: [
    "Who we are",
    "The place you would be joining",
    "What {name} does",
    "The work behind the advert",
    "About {name}, without the gloss",
  ],
  fundraiser: [
    "Who is asking",
    "What {name} does",
    "Where your help goes to work",
    "Why we are the ones asking",
    "About {name}",
  ],
  product: [
    "What {name} brings to it",
    "Meet {name}",
    "How {name} goes about it",
    "What stands behind {subject}",
    "A word about {name}",
  ],
};

/** The article's end: one step, where to take it, and a goodbye. */
export const stepSection: {
  headings: Partial<Record<IdeaKind, string[]>> & { any: string[] };
  lead: Record<IdeaKind, string[]>;
  where: string[];
  tails: string[];
  ease: string[];
  close: string[];
} = {
  headings: {
    hiring: ["How to apply", "Write to us", "Your first step towards us", "If this sounds like you"],
    event: ["Come along", "How to join us", "Save your place", "See you there"],
    fundraiser: ["How you can help", "What you can do today", "Your part in this", "Every bit of help counts"],
    any: [
      "Your next step",
      "Where to begin",
      "How to get started",
      "Ready when you are",
      "Make a start",
      "One small step from here",
      "What to do now",
    ],
  },
  lead: {
    launch: [
      "If {subject} {sounds} like your kind of thing, the rest is easy.",
      "The simplest way to get to know {subject} is to try {it}.",
      "You have read enough about {subject}; now have a look at the real thing.",
      "Words only go so far, so come and see {subject}.",
    ],
    offer: [
      "If the offer suits you, use it while it is there.",
      "You know the terms now, so the rest is up to you.",
      "An offer is only good when you were going to use it anyway, and if you were, here is how.",
      "Do not buy because of the offer; buy because you need it, and take the offer as well.",
    ],
    event: [
      "If you would like to come, tell us soon, so that we can plan for you.",
      "All that is missing is you.",
      "Put it in your calendar and bring somebody along.",
      "We would be glad to see you there, on your own or in company.",
    ],
    opening: [
      "Come by, say hello and have a look around.",
      "You do not need a reason to visit; curiosity is enough.",
      "We would be glad to welcome you among the first.",
      "The best introduction is a visit.",
    ],
    "how-to": [
      "You now know enough to begin, and beginning is the hard part.",
      "Pick one thing from this page and do it this week.",
      "If you would like a hand with it, that is what {name} is for.",
      "Reading is a start; the next step is a small one.",
    ],
    story: [
      "If our story speaks to you, come and be part of the next chapter.",
      "Thank you for reading this far; the next part is better told in person.",
      "We have plans, and we would like you to see them.",
      "What comes next depends on people like you.",
    ],
    hiring: [
      "If you can see yourself here, write to us, even if you do not tick every box.",
      "A few honest lines are worth more than a polished letter.",
      "Tell us what you like doing and what you would like to learn.",
      "Do not wait for the perfect moment to apply.",
    ],
    fundraiser: [
      "You can help today, in the way that suits you.",
      "Whatever you can give, time, money or a shared link, it is welcome.",
      "No gift is too small to be useful, and none goes unnoticed.",
      "If this matters to you as well, please take the next step with us.",
    ],
    product: [
      "If this sounds right for you, the next step is a small one.",
      "You have the background now, so the decision is yours.",
      "Have a look, ask your questions, and take your time.",
      "The quickest way to find out whether {name} suits you is to try.",
    ],
  },
  tails: [
    ", and we will take it from there.",
    " when you are ready.",
    ", and tell us how it went.",
    " and see for yourself.",
    ", or ask us first if something is unclear.",
    " in your own time.",
    ", today or whenever it suits you.",
    ". We are glad to help.",
    " and find out whether it suits you.",
    ", at your own pace.",
  ],
  where: [
    "<Everything you need|All you need> is at {url}<.|, in one place.>",
    "You will find <the details|everything else> at {url}<.|, along with a way to reach us.>",
    "Start at {url} and <write to us|ask us> if anything is <unclear|missing>.",
    "A <short message|line or two> is enough, and you will find us at {url}.",
    "Look around {url} <at your own pace|when you have time|and make a note of your questions>.",
    "The way to us leads through {url}.",
    "Go to {url}, take your time and see what <speaks to you|fits>.",
  ],
  ease: [
    "It takes <a moment|two minutes>, and you can ask us <first|anything>.",
    "There is nothing to <prepare|bring|sign first>.",
    "Have your question <ready|at hand>, and we will <take it from there|do the rest>.",
    "If you are unsure <about {subject}|how to begin>, start with a question instead of a decision.",
    "<Nothing happens until you say so|You decide when it begins|The pace is yours>.",
    "One <line|call|question> from you is enough to begin with.",
    "<You may still change your mind|Changing your mind is allowed|You can think it over>.",
  ],
  close: [
    "We look forward to <hearing from you|your question|meeting you>.",
    "Thank you for reading<, and see you soon| this far|, from all of us at {name}>.",
    "Whatever you decide, we hope <this was useful|it helped|{subject} {makes} more sense now>.",
    "Until then, <all the best|best wishes|warm regards> from {name}.",
    "And if you know somebody who should <read this|hear about {subject}>, <pass it on|send it to them>.",
    "We are happy to help, <before as well as after|with small questions too|and we mean it>.",
    "That is all from {name} <for now|today|on {subject}>.",
    "See you <soon|before long>, here or in person.",
  ],
};
