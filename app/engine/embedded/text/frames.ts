import type { IdeaKind } from "./read-idea";

/**
 * The article's own sentences, apart from what a topic knows. Braces name what the plan fills in; a pattern whose value is missing is
 * left out. "[c]" marks a wording for casual voices, "[f]" one for formal ones.
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
    "It is meant for {audience}, though anyone is welcome to read on.",
    "What follows was put together for {audience}, and it keeps to what is useful.",
    "It should be of most use to {audience}.",
    "The examples are chosen for {audience}.",
    "Everything below is aimed at {audience}, not at experts.",
    "You will see quickly that it is for {audience}.",
    "When we say “you”, we are thinking of {audience}.",
  ],
  keyword: [
    "If you came here looking for {kw}, you are in the right place.",
    "People who search for {kw} often end up with more tabs than answers; we will try to do better.",
    "You will also find a word on {kw}, since that is what many readers look for first.",
    "The question behind all of it is a simple one: what should you look for in {kw}?",
    "Whether {kw} is new to you or old news, start wherever you like.",
    "A search for {kw} brings up plenty; a little guidance helps to sort it.",
    "Perhaps {kw} is what brought you here, and that is a fine place to start.",
  ],
  path: [
    "First comes the problem, then what we do about it, then how to begin.",
    "Read it in order, or jump to the heading that speaks to you.",
    "There is some background, some advice you can use at once, and a next step at the end.",
    "You can read it in a coffee break and act on it the same day.",
    "Take what is useful and leave the rest.",
    "None of it needs special knowledge.",
    "The questions people ask us are answered at the end.",
    "We have kept it short enough to finish and detailed enough to use.",
    "Nothing here asks for more than a few quiet minutes.",
  ],
};

export const problemSection = {
  headings: [
    "What gets in the way",
    "The part nobody enjoys",
    "Why this is harder than it should be",
    "The problem, in plain words",
    "Where things tend to go wrong",
    "What most people put up with",
    "The usual way, and what it costs you",
    "A familiar kind of trouble",
    "Before anything changes",
  ],
  state: [
    "The trouble is easy to name: {problem}.",
    "Ask around and you will hear the same thing: {problem}.",
    "It comes down to this: {problem}.",
    "Put plainly, {problem}.",
    "Here is the honest starting point: {problem}.",
    "We hear one thing again and again: {problem}.",
    "You may know how it goes: {problem}.",
    "For {audience}, the sore spot is often the same: {problem}.",
    "Nobody plans for it, and yet {problem}.",
  ],
  persists: [
    "It rarely looks urgent, so it is easy to leave for another week.",
    "Most people find a way around it and stop noticing what the detour costs.",
    "The usual fixes treat the symptom and leave the cause alone.",
    "There is plenty of advice, but little of it fits an ordinary week.",
    "Habit does the rest: what we are used to feels normal, even when it is not good.",
    "And because everybody seems to live with it, nobody asks whether they have to.",
    "It is not for lack of effort; the effort just goes to the wrong place.",
    "Part of the reason is simple: the easy choice is close by and the good one takes a little thought.",
    "A quick fix buys an hour, and then the same question is back.",
    "Too much choice makes it worse, because comparing takes longer than deciding.",
  ],
  consequence: [
    "Small annoyances add up, and they take the joy out of things that should be simple.",
    "In the end you pay for it twice: once in time and once in patience.",
    "You settle for something that is merely fine, and you can feel the difference.",
    "Over a year, that is a lot of energy spent on something that could be easy.",
    "The longer it goes on, the more it shapes what you expect.",
    "What suffers first is the pleasure, and then the trust.",
    "That is a poor trade, and you did not really choose it.",
    "It also makes the next decision harder, because you start from doubt.",
    "None of this is a disaster, and that is exactly why it stays.",
    "Once you have seen it, it is hard to unsee.",
  ],
  bridge: [
    "That is the gap {name} wants to close.",
    "So this is where {name} comes in.",
    "It does not have to stay that way.",
    "We think there is a better way to handle it, and it is not complicated.",
    "This is the reason we are writing about {subject} at all.",
    "With that in view, {subject} {makes} more sense.",
    "The good news is that a change here is small, and you notice it soon.",
    "Knowing this is half of the work; the other half is below.",
    "At {name} we would rather fix that than talk around it.",
  ],
};

export const afterSection = {
  headings: [
    "What changes for you",
    "How it feels when it works",
    "The better version of the same day",
    "What you get out of it",
    "Life on the other side",
    "The difference you will notice",
    "What good looks like",
    "Picture it done right",
  ],
  promise: [
    "The aim is simple: {promise}.",
    "What we want for you is this: {promise}.",
    "When it comes together, {promise}.",
    "In the better version, {promise}.",
    "Here is what should be different afterwards: {promise}.",
    "If we do our part well, {promise}.",
    "That is the whole point of {subject}: {promise}.",
    "For {audience}, it means that {promise}.",
  ],
  detail: [
    "You do not need to change everything to get there, only the step that matters.",
    "It will not feel dramatic, and that is a good sign.",
    "The first thing you notice is usually what is missing: the small irritation you had grown used to.",
    "You spend your attention on the part you like and less on the part you do not.",
    "Decisions get quicker because you know what you are looking for.",
    "It becomes part of the week, like any good habit.",
    "And you can explain to somebody else why you chose it, in one sentence.",
    "There is less to second-guess, which is worth more than it sounds.",
    "You will know it is working when you stop thinking about it.",
    "The change is easy to undo, so there is little to lose by trying.",
    "It also leaves you with a better question to ask next time.",
    "Good results here look ordinary from outside and feel like relief from inside.",
  ],
};

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

export const thingSection = {
  lead: [
    "A few words about who is speaking.",
    "In case we have not met, a short introduction.",
    "First the facts, as short as we can make them.",
    "You should know who you are dealing with.",
    "This is what you would hear if you asked us in person.",
    "Before we go on, a word about ourselves.",
    "The short version of who we are.",
    "If you are new here, start with this.",
    "For those who do not know us yet.",
    "What we do fits into a line or two.",
    "Our own story, without decoration.",
    "A quick look at who is behind it.",
  ],
  subject: [
    "That is the ground on which {subject} {stands}.",
    "{Subject} {grows} out of exactly that work.",
    "Seen from there, {subject} {is} the natural next step.",
    "{Subject} {belongs} to the same line of thought.",
    "You will find the same care in {subject}.",
    "Keep that in mind when you look at {subject}.",
    "It is also the reason why we talk about {subject} in our own words, without borrowed ones.",
    "We had people like you in mind, that is, {audience}, when we planned {subject}.",
  ],
  plain: [
    "We will not promise you the moon; we would rather you came back.",
    "If it is not right for you, we would sooner say so than talk you into it.",
    "You can ask us anything about it, the awkward questions included.",
    "What you see described here is what you get.",
    "We would rather explain one thing well than list twenty.",
    "Judge it by your own experience; no other test counts for as much.",
    "There is no trick to it, just attention to the parts that matter.",
    "And if something is unclear, that is our fault and not yours, so tell us.",
    "We like questions, because they show us what we failed to explain.",
    "Please hold us to it.",
    "We have found that people notice when something is meant seriously.",
    "Some of it you will see at first glance, and some of it only after a while.",
    "We try to do what we say, and to say only what we can do.",
    "If we had to give it a motto, it would be “ask first”.",
    "That may sound modest, and we think it is quite a lot.",
    "We leave the large words to others.",
    "You do not have to take our word for it; come and look for yourself.",
  ],
};

export const audienceSection = {
  headings: [
    "Is this for you?",
    "Who will get the most out of it",
    "Made with somebody in mind",
    "When it is a good fit, and when it is not",
    "Who we had in mind",
    "How to tell whether it suits you",
  ],
  fit: [
    "We thought first of {audience}.",
    "It suits {audience} well, and the reason is not complicated.",
    "The typical reader here is easy to describe: {audience}.",
    "If we had to draw one picture of the person we have in mind, we would draw {audience}.",
    "Our starting point was {audience}, with the days they really have.",
    "It was planned around {audience} from the first note on.",
  ],
  signs: [
    "A good sign is that you have already tried to solve this on your own.",
    "You will feel at home if you like clear answers and dislike fuss.",
    "It fits if you care about the result and do not want to make a project of it.",
    "It helps to have one concrete question in mind when you come.",
    "You do not need experience, only a little curiosity.",
    "If you have been disappointed before, bring that along; it tells us what to avoid.",
    "Newcomers are as welcome as people who have known {name} for years.",
    "Somebody who wants it quick and simple will like it, and so will somebody who wants to know why.",
  ],
  limits: [
    "It is not the right choice for everyone, and that is fine.",
    "If you need something entirely different, ask us anyway; we may know who can help.",
    "Should you only be curious for now, save this page and come back to it.",
    "Perhaps the timing is wrong for you, and in that case nothing is lost.",
    "You are the better judge of that than we are.",
    "When in doubt, ask one question first and decide afterwards.",
    "We would rather have one person who is glad they came than ten who were talked into it.",
  ],
};

export const listSection = {
  headings: [
    "The short list",
    "Keep these in mind",
    "What to look for, at a glance",
    "If you only remember a few things",
    "The essentials on one page",
    "Worth checking first",
  ],
  lead: [
    "Before we go on, here is the short version to keep.",
    "These are the points we would write on the back of your hand.",
    "Save this part; it is the one you will come back to.",
    "Not everything matters equally, but these do.",
    "When time is short, start with these.",
    "This is what we would tell a friend.",
    "If you like lists, this one is for you.",
  ],
  close: [
    "Tick off what you already do and begin with the first one that is left.",
    "You do not have to do all of it; one point done beats five planned.",
    "Together they cover most of what goes wrong.",
    "Put them in your own order, since you know your days.",
    "Everything else is detail.",
    "Any one of them is a good start.",
  ],
};

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
    "Everything you need is at {url}.",
    "You will find the details at {url}.",
    "Start at {url} and write to us if anything is unclear.",
    "A short message is enough, and you will find us at {url}.",
    "Look around {url} at your own pace.",
    "The way to us leads through {url}.",
    "Go to {url}, take your time and see what speaks to you.",
  ],
  ease: [
    "It takes a moment, and you can ask us first.",
    "There is nothing to prepare.",
    "Have your question ready, and we will take it from there.",
    "If you are unsure, begin with a question instead of a decision.",
    "Nothing happens until you say so.",
    "One line from you is enough to begin with.",
    "You can always change your mind.",
  ],
  close: [
    "We look forward to hearing from you.",
    "Thank you for reading, and see you soon.",
    "Whatever you decide, we hope this was useful.",
    "Until then, all the best from {name}.",
    "And if you know somebody who should read this, pass it on.",
    "We are happy to help, before as well as after.",
    "That is all from {name} for now.",
    "See you soon, here or in person.",
  ],
};

export const faqBank: { question: string; answers: string[]; kinds?: IdeaKind[] }[] = [
  {
    question: "Who is {name} for?",
    answers: [
      "Mostly for {audience}. If you are not sure whether that includes you, ask; the answer is usually yes.",
      "We think first of {audience}. Others are welcome too, and we will tell you honestly if something else would suit you better.",
      "The short answer is {audience}. The longer one is anybody who likes the way we go about things.",
    ],
  },
  {
    question: "Where can I find out more?",
    answers: [
      "The place to look is {url}. If your question is not answered there, send it to us and we will gladly reply.",
      "Start at {url}, where we keep things up to date. For anything personal, a short message works better.",
      "Everything official is at {url}. Take your time, and write to us when something is missing.",
    ],
  },
  {
    question: "What should I do first?",
    answers: [
      "Write down the one thing you want to get out of it. With that in hand, the rest is quick, and you can begin at {url}.",
      "Take the smallest step on this page and leave the others for later. You learn more from doing one thing than from planning all of them.",
      "Have a look at {url} and note what you would like to ask. Then ask it.",
    ],
  },
  {
    question: "Do I need any experience?",
    answers: [
      "No. Everything here is meant for {audience}, and we explain the words as we go.",
      "Not at all. If you can say what you want, that is enough to begin with.",
      "You do not. People who start with simple questions often end up with the better result.",
    ],
    kinds: ["how-to", "product", "launch", "event"],
  },
  {
    question: "Can I ask a question before I decide?",
    answers: [
      "Please do. It is easier for both sides to clear things up before than after.",
      "Of course, and no question is too small. You will find the way to reach us at {url}.",
      "Yes, and we would like that. A good question now saves a wrong turn later.",
    ],
    kinds: ["product", "launch", "offer", "opening", "event"],
  },
  {
    question: "How long is the offer open?",
    answers: [
      "The terms that count are the ones at {url}, so check there before you plan around it. If a date matters to you, ask us.",
      "Please look at {url} for the current terms. We would rather point you to one reliable place than have you rely on an old page.",
    ],
    kinds: ["offer"],
  },
  {
    question: "Can I combine this with another offer?",
    answers: [
      "That depends on the terms, so please check at {url} or ask before you buy. We will give you a clear yes or no.",
      "Ask us first and you will not be surprised later. The current terms are at {url}.",
    ],
    kinds: ["offer"],
  },
  {
    question: "What makes this new?",
    answers: [
      "Ask us what has changed, and for whom. New is only worth something when it is useful to you.",
      "It is a fresh start on something we care about. The details are at {url}, and we are glad to talk you through them.",
    ],
    kinds: ["launch"],
  },
  {
    question: "Can I bring somebody along?",
    answers: [
      "Please do, and let us know so that there is room for everybody. Company makes it better.",
      "In most cases, yes. Check the details at {url}, or ask us if you are unsure.",
    ],
    kinds: ["event", "opening"],
  },
  {
    question: "What if I cannot come?",
    answers: [
      "Tell us anyway that you would have liked to. It helps us plan the next one, and we can let you know.",
      "That happens. Keep an eye on {url}, since anything that follows will be announced there.",
    ],
    kinds: ["event"],
  },
  {
    question: "Where exactly do I have to go?",
    answers: [
      "You will find directions and times at {url}. If you need help getting in, tell us beforehand and we will see to it.",
      "Check {url} before you set out, because details can change. Or send us a message and ask.",
    ],
    kinds: ["opening", "event"],
  },
  {
    question: "What should I put in my application?",
    answers: [
      "Tell us what you have done, what you enjoy and what you want to learn. A page is plenty.",
      "Keep it short and true. We would like to know why {name}, and what you would bring along.",
    ],
    kinds: ["hiring"],
  },
  {
    question: "Can I apply without meeting every requirement?",
    answers: [
      "Yes. People grow into roles, and a list of requirements is a wish and not a wall.",
      "Please do. Say openly what you cannot do yet, and how you would go about learning it.",
    ],
    kinds: ["hiring"],
  },
  {
    question: "How do I reach you about the job?",
    answers: [
      "Through {url}, where you find the way to contact us. Mention the role in the first line.",
      "Use the contact details at {url} and tell us which role you mean. You may ask before you apply, too.",
    ],
    kinds: ["hiring"],
  },
  {
    question: "How is my gift used?",
    answers: [
      "It goes towards the work described here. Ask us for details whenever you like; a good cause should be able to answer that.",
      "It supports what {name} does. You are welcome to ask us how, before or after you give.",
    ],
    kinds: ["fundraiser"],
  },
  {
    question: "Can I help without giving money?",
    answers: [
      "Very much so. You can share this page, lend a hand or tell somebody who might want to help.",
      "Yes. Time and attention count as well, and passing this on is the easiest way to begin.",
    ],
    kinds: ["fundraiser"],
  },
  {
    question: "Why are you telling this now?",
    answers: [
      "Because {subject} {is} a good occasion to say thank you and to look ahead. Both are easy to forget in a busy week.",
      "Because people asked, and because we like to show where we come from. It explains much of what we do.",
    ],
    kinds: ["story"],
  },
  {
    question: "What comes next for {name}?",
    answers: [
      "The same work, done with care, and a few plans we will share when they are ready. Watch {url} if you want to be among the first to know.",
      "We take one step at a time. When there is news, you will read it at {url}.",
    ],
    kinds: ["story", "opening"],
  },
  {
    question: "How do I know whether it works for me?",
    answers: [
      "Decide beforehand what you want to be different, and look again after a while. If nothing has changed, something else is needed.",
      "Watch the small signs and trust them. When you have stopped worrying about it, it works.",
    ],
    kinds: ["how-to", "product", "launch"],
  },
];

/** A sentence that ties a piece of general advice to this campaign. */
export const ties = {
  customers: [
    "At {name} we like to begin exactly here.",
    "You can ask us about it at {name}; we have opinions.",
    "That holds for {audience} as much as for anyone.",
    "Somebody at {name} will gladly tell you more.",
    "We look at {subject} in the same way.",
    "Keep it in mind when you think about {subject}.",
    "If you take one thing from this page, it could be this.",
    "You can start on this today.",
    "We would tell {audience} the same thing in person.",
    "Do that, and the next step gets easier.",
    "It is a good question to bring along to {name}.",
    "This is where a conversation with {name} can save you time.",
    "And yes, it applies to {subject} as well.",
    "We thought of {audience} when we wrote this part.",
    "It is worth a minute of your time before you go on to {subject}.",
    "Remember it when {subject} comes up in conversation.",
    "If you have found another way, tell {name}; we collect such things.",
    "Should you want to talk it over, {name} is a good place for it.",
    "Try it once and you will see what we mean.",
    "It is the sort of thing {name} likes to talk about.",
  ],
  applicants: [
    "That is how we see it at {name}.",
    "It makes things easier for you and for us.",
    "We mean that.",
    "Should you wonder whether it applies to you: it does.",
    "It is a small thing, and it tells us a lot.",
    "You may hold us to that.",
    "At {name}, nobody will mind if you ask.",
    "The same is true of {subject}.",
    "It saves time on both sides.",
    "If in doubt, keep it simple.",
  ],
};
