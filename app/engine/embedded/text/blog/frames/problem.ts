/** The problem section: what is wrong, what it costs, and that it need not stay like this. */
export const problemHeadings = [
  "What gets in the way",
  "Why it is harder than it should be",
  "The trouble with the usual way",
  "Where it tends to go wrong",
  "The part nobody talks about",
  "What most people put up with",
  "Does this sound familiar?",
  "The problem in plain words",
  "How it usually goes",
  "What it costs to leave things as they are",
];
export const beforeHeadings = [
  "How things are now",
  "Before",
  "The way it usually goes",
  "The starting point",
  "As long as nothing changes",
];

export const problemLead = [
  "{Problem}.",
  "The problem is <quickly told|an old one>: {problem}.",
  "<It comes down to this|Put plainly>: {problem}.",
  "Ask around and you will hear it sooner or later: {problem}.",
  "Everybody knows it and nobody likes it: {problem}.",
  "There is a reason for all this. {Problem}.",
  "Behind many small annoyances there is one larger one: {problem}.",
  "Let us call it by its name: {problem}.",
  "[f] The difficulty is a familiar one: {problem}.",
  "[bold] Here is what is wrong: {problem}.",
];

/** Another of the trade's problems, as a clause. */
export const moreProblems = [
  "{Other}.",
  "And that is not all: {other}.",
  "It has company: {other}.",
  "Then there is this: {other}.",
  "Or take another one: {other}.",
  "Elsewhere, {other}.",
  "Often enough, {other}.",
  "As if that were not enough, {other}.",
  "Besides, {other}.",
];

export const agitate = [
  "It is rarely one big failure. It is the same small one, again and again.",
  "Nobody plans it like that; there is always something more urgent.",
  "And the longer it goes on, the more normal it feels.",
  "You can live with it, of course. Most people do, for years.",
  "The annoying part is that nobody is to blame.",
  "<What it costs|The price> is seldom money alone; it is patience, and the pleasure you had in the thing.",
  "By the time it gets bad enough to act, it has been bad for a while.",
  "You work around it, and after a time the workaround is the work.",
  "The first time is bad luck. The fifth time is a pattern.",
  "It takes a few minutes here and an evening there, and nobody adds it up.",
  "Good intentions do not help much, because the problem sits somewhere else.",
  "Some people try harder. Others give up quietly. Neither makes it go away.",
  "There is seldom a free hour to think it through, so it stays on the list.",
  "The usual answer is to wait until it sorts itself out, which it does not do.",
  "What makes it worse is the feeling that everybody else has got it under control. They have not.",
  "It does not show in any statistic, and it shows in your face on a Thursday evening.",
  "You make a joke about it, and so does everybody else. That is how one recognises a real problem.",
  "A solution for one day is easily found. It is the day after that brings it back.",
  "You put it off, which is sensible enough, and then you put it off again.",
  "If it happened once a year, it would be a story to tell. It happens more often than that.",
  "Advice is not what is missing. There is so much of it that it has become part of the trouble.",
  "And because it is nobody’s job, it is nobody’s fault, and it stays.",
  "It costs a little each time, and always at the wrong moment.",
  "You can buy your way out, for a while. You can also look at where it comes from.",
  "One gets used to a great deal. That does not make it right.",
  "It is the kind of thing you would never accept at work, and put up with everywhere else.",
  "For {audience}, it comes on top of everything else.",
  "{People} know this better than most.",
];

export const turns = [
  "It does not have to stay that way.",
  "The good news is that you need not change your whole life to change this.",
  "So what would be better? <A good deal less than you might think|Not much, as it turns out>.",
  "There is a way round it, and it starts with knowing what to look for.",
  "Once you have seen the cause, the remedy is usually smaller than the problem.",
  "That can be changed, and the next part is about how.",
  "You will not solve it by working harder. You may solve it by choosing better.",
  "Part of the answer is below, and part of it is simply knowing that you are not alone.",
  "None of this is a law of nature.",
  "Knowing this is half of the work.",
  "A different habit in one place is often enough.",
  "You are allowed to want it better than this.",
  "Let us look at what can be done.",
  "Most of it can be put right, and some of it today.",
];

/** After the problem: what it is like without it. */
export const afterHeadings = [
  "What it could be like",
  "After",
  "How it looks when it works",
  "The other way",
  "Without the trouble",
];
export const afterLead = [
  "Now imagine the opposite: {promise}.",
  "When it goes well, {promise}.",
  "This is the aim: {promise}.",
  "It can be so different. On a good day, {promise}.",
  "What we would like for you is easily said: {promise}.",
  "There is another way to spend that day, one on which {promise}.",
];
export const afterMore = [
  "The first thing you notice is what is missing: the small worry that you had got used to.",
  "It will not make headlines. It will make an ordinary day a little better, and you have many ordinary days.",
  "You stop thinking about it, and no more can be asked of any problem.",
  "The time you get back is a few minutes here and there. Over a year, it is a holiday.",
  "Somebody close to you will probably notice it before you do.",
  "You spend your attention on the part you like and less on the part you do not.",
  "Not everything changes. But the part that nagged at you does.",
  "It feels less like an achievement than like putting down a bag you forgot you were carrying.",
];
export const bridgeHeadings = [
  "The bridge between the two",
  "How to get from here to there",
  "What makes the difference",
  "The way across",
];
