import type { IdeaKind } from "../reading/read-idea";

/**
 * How an article begins. Braces name what the plan fills in; a pattern whose value is missing is left out. "[c]" marks a wording for
 * casual voices, "[f]" one for formal ones, "<this|that>" a choice.
 */
export const openings: Record<IdeaKind, string[]> = {
  launch: [
    "{Subject} {is} here, and there are a few things worth knowing before you try {it}.",
    "Today is a good day at {name}: {subject} {is} ready for you.",
    "We have been looking forward to this one: {name} now has something new, and it is {subject}.",
    "New things deserve a plain introduction, so here is ours for {subject}.",
    "If you have been waiting for {subject}, the wait is over.",
    "There is a new reason to look at {name} this {season}: {subject}.",
    "This is the first proper look at {subject}, and at why {name} made room for {it}.",
    "[c]Let us get straight to it: {subject} {is} out, and we would love you to be among the first to try {it}.",
  ],
  offer: [
    "Let us start with what you came for: {subject}.",
    "{Name} has an offer on the table: {subject}.",
    "A good offer should fit in one line, and this one does: {subject}.",
    "Before anything else, here is the offer from {name}: {subject}.",
    "There is a simple reason to visit {name} now: {subject}.",
    "No small talk first, because the news is short: {subject}.",
    "If you have had {name} in mind for a while, {subject} may settle it.",
  ],
  event: [
    "You are invited to {subject}, and this page tells you what to expect.",
    "{Name} is opening the doors for {subject}.",
    "Mark the day: {subject} {is} coming, and there is a place for you.",
    "Here is what you need to know about {subject} before you decide to come.",
    "Some things are easier to understand in person, which is why {name} is holding {subject}.",
    "If {subject} caught your eye, this is the practical side of it.",
    "Think of this as the invitation to {subject}, with the useful details left in.",
  ],
  opening: [
    "The doors are about to open on {subject}.",
    "{Name} has news with an address: {subject}.",
    "A new door is a new beginning, and ours is {subject}.",
    "Come and see us: {subject} {is} nearly ready for its first visitors.",
    "We have something to show you in person, and it is {subject}.",
    "Soon there will be one more place to find {name}: {subject}.",
  ],
  "how-to": [
    "This is a plain guide to {subject}, written to be used rather than admired.",
    "People ask {name} about {subject} more than you might think, so here is a full answer.",
    "A little knowledge about {subject} goes a long way.",
    "Few things are explained as often, and as badly, as {subject}.",
    "Everything about {subject} looks simple until you have to do something about it.",
    "If {subject} {has} been on your list for a while, this is a good place to begin.",
    "Most advice on {subject} is either too short to help or too long to finish.",
    "[c]Let us talk about {subject}, without the lecture.",
    "You have asked {question}, and you should get a straight answer.",
  ],
  story: [
    "Every business has days that are worth writing down, and {subject} {is} one of ours.",
    "This is the story of {subject}, told the way we would tell it across a table.",
    "We do not stop often enough to look back, so here is {subject} in our own words.",
    "Behind {subject} there is more than a date on a calendar.",
    "Allow us a moment for {subject}, and for the people who made it possible.",
    "You may know {name} by what we do; {subject} {says} more about why we do it.",
  ],
  hiring: [
    "{Name} is growing, and the next person to join could be you.",
    "We are hiring, and we would like to tell you plainly what that means.",
    "There is an empty chair at {name}, and we would like to fill it well.",
    "{Name} has a place to fill, and this page is for anyone who is thinking of applying.",
    "This page is about {subject}: what matters to us, and how to apply.",
    "A job advert rarely tells you what you want to know, so this is a longer one.",
  ],
  fundraiser: [
    "We are asking for your help with {subject}, and you deserve to know what we are asking for.",
    "This is about {subject}, and about what a small act can set in motion.",
    "{Name} has a request, and it begins with {subject}.",
    "Some needs are loud and some are quiet; {subject} should not stay quiet.",
    "If you have ever wanted to help and did not know where to begin, consider {subject}.",
    "Here is why {subject} {matters} to us, and what you can do about it.",
  ],
  product: [
    "This is about {subject}, and about what you can expect from {name}.",
    "Choosing well is easier when somebody explains things plainly, so let us talk about {subject}.",
    "There are many ways to look at {subject}; here is the one we find useful.",
    "If you are weighing up {subject}, a few minutes here should help.",
    "{Name} is asked about {subject} often, and the short answers never feel like enough.",
    "Let us take a closer look at {subject}.",
    "You will find louder pages about {subject}; we have tried to write a clearer one.",
  ],
};

/** When the idea gave no phrase that fits into a sentence, it is quoted once, near the start. */
export const quotedOpenings = [
  "At {name}, this is what is on our minds at the moment: “{quote}”.",
  "It started with one line on a note at {name}: “{quote}”.",
  "One thought has been going round at {name}: “{quote}”.",
  "Here is the short version of our news: “{quote}”.",
  "We wrote one sentence on the board at {name}, and it says: “{quote}”.",
];

export const introductions = {
  audience: [
    "We wrote this for {audience}.",
    "It is meant for {audience}, though <anyone|everybody else> is welcome to read on.",
    "What follows was put together for {audience}, and it keeps to what is useful.",
    "It should be of <most|some> use to {audience}.",
    "The examples are chosen for {audience}.",
    "Everything below is aimed at {audience}, not at experts.",
    "You will see quickly that it is for {audience}.",
    "When we say “you”, we are thinking of {audience}.",
  ],
  keyword: [
    "If you came here <looking for|to read about> {kw}, you are in the right place.",
    "People who <search|look> for {kw} often end up with more <tabs|opinions> than answers, so <we keep it short|here is a calmer version>.",
    "You will also find <a word|some lines> on {kw}, since <many readers ask about it|the two belong together>.",
    "The question behind all of it is a simple one: what should you look for in {kw}?",
    "If {kw} <brought you here|is what you were after>, <start wherever you like|read on>.",
    "A search for {kw} brings up plenty, <and a little guidance helps to sort it|so we picked out what helps>.",
    "Perhaps {kw} is what brought you here, and that is a fine place to start.",
  ],
  path: [
    "<Some background comes first|We begin with the background>, and <the advice follows|then it gets practical>.",
    "Read it in order, or jump to <the heading that speaks to you|the part you need>.",
    "There is <some background|a bit of background>, <some advice you can use|advice to try>, and a next step at the end.",
    "You can read it <in a coffee break|over lunch|on the train> and act on it <the same day|this week>.",
    "Take what is useful<.| and leave the rest.| for {subject}.>",
    "None of it needs <special knowledge|experience|preparation>.",
    "<The questions people ask us|The usual questions> are answered <at the end|further down>.",
    "We have kept it <short enough to finish|brief> and <detailed|practical> enough to use.",
    "Nothing here asks for more than <a few quiet minutes|one coffee break|a little patience>.",
  ],
};
