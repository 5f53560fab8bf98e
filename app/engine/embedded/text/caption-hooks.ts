import type { IdeaKind } from "./read-idea";

export const hookKinds = [
  "question",
  "number",
  "story",
  "contrast",
  "offer",
  "tip",
  "myth",
  "checklist",
  "invitation",
  "promise",
] as const;
export type HookKind = (typeof hookKinds)[number];

/** First lines by kind of hook. They stop the thumb, so none of them opens with the brand's name. */
export const hooks: Record<Exclude<HookKind, "story" | "tip">, string[]> = {
  question: [
    "What would it be like if {promise}?",
    "What do you look for first in {kw}?",
    "What would you ask us about {subject}?",
    "Have you ever stopped to ask what you really want from {kw}?",
    "Which part of {field} would you change if you could?",
    "Be honest: how much thought do you give to {field}?",
    "What is the one thing you wish somebody had told you about {kw}?",
  ],
  number: [
    "Three things we would tell a friend about {field}:",
    "Three points to keep in mind about {kw}:",
    "Three small habits that help with {field}:",
    "Three things to look for in {kw}:",
    "Save this: three lines on {field}.",
  ],
  contrast: [
    "The usual way: {problem}. The better way: {promise}.",
    "Before: {problem}. After: {promise}.",
    "There is the way most people do it, where {problemClause}. And there is another one.",
    "On one side: {problem}. On the other: {promise}.",
    "Two kinds of days. In one of them, {problemClause}. In the other, {promise}.",
  ],
  offer: [
    "Here is the news in one line: {subject}.",
    "You heard it here: {subject}.",
    "In short: {subject}.",
    "On the board today: {subject}.",
    "This one is worth a stop: {subject}.",
  ],
  myth: [
    "You do not have to be an expert to be picky about {field}.",
    "“It is all the same anyway.” We hear that about {kw}, and we do not agree.",
    "Nobody is born knowing about {field}.",
    "You have probably been told that {field} has to be complicated.",
    "More effort is not the answer; a better starting point is.",
    "There is no secret to {field}, whatever people tell you.",
  ],
  checklist: [
    "A short check before you decide:",
    "Our list for {field}, to save for later:",
    "If you are thinking about {subject}, start here:",
    "Worth a look before your next decision:",
    "Keep this list for the next time you think about {kw}:",
  ],
  invitation: [
    "Consider this your invitation.",
    "We would like to show you something.",
    "There is room for one more, and we thought of you.",
    "Come as you are and bring your questions.",
    "You are welcome here, whether you know a lot about {field} or nothing yet.",
    "If you have been meaning to look into {kw}, this is a good day for it.",
  ],
  promise: [
    "Picture it: {promise}.",
    "What we are working towards is simple: {promise}.",
    "Good days look like this: {promise}.",
    "It can be this simple: {promise}.",
    "Imagine that {promise}.",
  ],
};

/** For people who might apply, not for customers. */
export const hiringHooks: Record<Exclude<HookKind, "story" | "tip">, string[]> = {
  question: [
    "What would make you look forward to Monday?",
    "Are you looking for a place to do good work?",
    "When did you last enjoy reading a job advert?",
  ],
  number: ["A few things to know before you apply:", "Before you write to us, two thoughts:"],
  contrast: [
    "Some adverts list twenty demands. We would rather hear three honest sentences.",
    "You can wait for the perfect moment to apply. Or you can ask us a question today.",
  ],
  offer: ["There is a place to fill at {name}: {role}.", "We are hiring: {role}."],
  myth: ["You do not have to tick every box to apply.", "A perfect letter is not what we are looking for."],
  checklist: ["Before you apply, check this:", "A short list for your application:"],
  invitation: ["Come and see where you might work.", "If you know the right person, pass this on."],
  promise: [
    "Good colleagues, clear work, room to learn: that is what we look for as well.",
    "A job is easier to judge when somebody describes it plainly.",
  ],
};

export const captionLines: Record<IdeaKind, string[]> = {
  launch: [
    "{Subject} {is} ready for you at {name}.",
    "At {name} you can now get to know {subject}.",
    "It is new, and it is from {name}: {subject}.",
    "Have a look at {subject} and tell us what you think.",
    "{Name} made room for {subject}.",
    "That is the idea behind {subject}.",
    "We would love to hear what you make of {subject}.",
  ],
  offer: [
    "The offer is from {name}, and it is yours to use: {subject}.",
    "If you were going to come anyway, come now: {subject}.",
    "At {name}, {subject}.",
    "The details of the offer are on our page.",
    "Tell somebody who has been waiting for it.",
    "Use it if you need it; that is what it is for.",
    "{Name} has it: {subject}.",
  ],
  event: [
    "Join {name} for {subject}.",
    "{Subject} {is} on, and you are invited.",
    "Come along to {subject} and bring somebody with you.",
    "We are looking forward to {subject} at {name}.",
    "Tell us if you are coming to {subject}.",
    "Save the date for {subject}.",
    "You will meet us at {subject}.",
  ],
  opening: [
    "{Name} opens the door to {subject}.",
    "Come and look around: {subject}.",
    "We cannot wait to show you {subject}.",
    "You will soon find {name} in one more place.",
    "{Subject} {is} nearly ready for you.",
    "Come by and say hello.",
  ],
  "how-to": [
    "We wrote down what we know about {subject}.",
    "{Name} has a plain guide to {subject} for you.",
    "There is more on {subject} on our page.",
    "Ask us anything about {subject}.",
    "That is a good start for {subject}.",
    "We explain the rest in plain words.",
    "Send this to somebody who has been wondering about {subject}.",
  ],
  story: [
    "This is about {subject} at {name}.",
    "Thank you for being part of {subject}.",
    "We took a moment at {name} to look back on {subject}.",
    "There is more to say about {subject}, and we wrote it down.",
    "Read the rest of our story.",
    "You are part of it.",
  ],
  hiring: [
    "{Name} is looking for you, or for somebody you know.",
    "Tell us what you like doing, and what you would like to learn.",
    "We answer questions before you apply, too.",
    "Write to {name} and mention the role.",
    "Share this with somebody who should see it.",
    "We look forward to hearing from you.",
    "This is about {subject}.",
  ],
  fundraiser: [
    "{Name} is asking for your help with {subject}.",
    "Stand with {name} for {subject}.",
    "Every gift for {subject} is welcome, the small ones too.",
    "Sharing this helps as well.",
    "This is about {subject}.",
    "Thank you for caring about {subject}.",
  ],
  product: [
    "That is how we think about {subject} at {name}.",
    "At {name} we would gladly show you.",
    "Ask {name} about {subject}.",
    "There is more about {subject} on our page.",
    "{Name} can help with that.",
    "Take your time and look around.",
    "Tell us what matters to you in {subject}.",
  ],
};

export const closers = [
  "See for yourself.",
  "Questions are welcome.",
  "Save this for later.",
  "Tell us what you think.",
  "Pass it on to somebody who needs it.",
  "We are here when you are ready.",
  "Leave us a question below.",
  "Which of these would you try first?",
  "We wrote this for {audience}.",
  "For {audience}.",
];

/** For deeds and topics, which are no news: "booking a first training session". */
export const topicHooks = [
  "Our topic today: {subject}.",
  "On our list this week: {subject}.",
  "A word about {subject}.",
  "Let us talk about {subject}.",
];

/** When the lines that suit the idea are used up. */
export const spareLines = [
  "Talk to {name} about {subject}.",
  "{Name} has more to say about {subject}.",
  "More about {subject}, from {name}, on our page.",
  "Questions about {subject}? {Name} is glad to answer.",
  "At {name}, {subject} {gets} the time {it} {deserves}.",
  "If {subject} {is} on your mind, {name} is the place to ask.",
  "{Name} and {subject}: that goes together.",
  "See what {name} has to say about {subject}.",
  "{Name} will gladly tell you more.",
  "Find {name} at {url}.",
];

export const applicantClosers = [
  "Questions are welcome.",
  "Pass it on to somebody who needs it.",
  "We are here when you are ready.",
  "Send this to the right person.",
  "Write to us when it suits you.",
];
