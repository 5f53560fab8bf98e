import type { IdeaKind } from "../reading/read-idea";
import type { Topic } from "../topics/topic";

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

/** First lines by kind of hook. They stop the thumb, so hardly any of them opens with the brand's name. */
export const customerHooks: Record<Exclude<HookKind, "story">, readonly string[]> = {
  question: [
    "Does this sound familiar? {Problem}.",
    "What would it change for you if {promise}?",
    "What is the one thing you wish somebody had told you about {field}?",
    "What do you look for first in {kw}?",
    "Be honest: how much thought do you give to {field} in an ordinary week?",
    "Which part of {field} would you change first?",
    "Do you want to {task}?",
    "Who else finds that {problemClause}?",
  ],
  number: [
    "{Number} things we would tell a friend about {field}:",
    "{Number} things worth knowing about {kw}:",
    "{Number} small habits that help with {field}:",
    "{Number} short notes on {field}, for {audience}:",
    "Before anything else, {number} thoughts on {field}:",
    "{Number} lines to keep about {kw}:",
    "{Number} points to remember if you want to {task}:",
  ],
  contrast: [
    "Before: {problem}. After: {promise}.",
    "The usual way: {problem}. Another way: {promise}.",
    "Two kinds of day. In one of them, {problemClause}. In the other, {promise}.",
    "On one side: {problem}. On the other: {promise}.",
    "There is the version where {problemClause}. And there is the version where {promise}.",
    "Today: {problem}. Soon, perhaps: {promise}.",
  ],
  offer: [
    "{statement}.",
    "{Terms}.",
    "{Subject}.",
    "{Subject}: {when}.",
    "In one line: {subject}.",
    "A note to {audience}: {subject}.",
    "How to {task}: we wrote it down.",
    "Short and simple: {subject}.",
  ],
  tip: [
    "Worth knowing:",
    "One for today:",
    "A small tip:",
    "Try this:",
    "Something we say a lot:",
    "Keep this in mind:",
    "From our notes:",
    "If you do one thing this week:",
  ],
  myth: [
    "You do not have to be an expert to care about {field}.",
    "“It is all the same anyway.” We hear that about {kw}, and we do not agree.",
    "Nobody is born knowing about {field}.",
    "There is no secret to {field}, only a few good habits.",
    "You have probably heard that {field} is complicated. Most of it is not.",
    "More effort is seldom the answer; a better first step is.",
    "Half of what people say about {kw} is habit.",
  ],
  checklist: [
    "A short check before you decide:",
    "A list to save for later:",
    "Tick these off first:",
    "To keep at hand, for {audience}:",
    "Before your next step, a quick list:",
    "A list for the fridge door:",
    "If you want to {task}, tick these off:",
  ],
  invitation: [
    "Consider this an invitation.",
    "Come as you are and bring your questions.",
    "There is room for one more, and we thought of you.",
    "You are welcome here, whether you know a lot about {field} or very little.",
    "An open door for {audience}.",
    "If you have been meaning to look into {kw}, this is a good day for it.",
    "Bring a friend, a question, or both.",
  ],
  promise: [
    "Picture this: {promise}.",
    "Here is what we hope for you: {promise}.",
    "Think a week ahead: {promise}.",
    "What we are after is simple: {promise}.",
    "A good day looks like this: {promise}.",
    "Imagine that {promise}.",
  ],
};

export const applicantHooks: Record<HookKind, readonly string[]> = {
  question: [
    "What would make you look forward to Monday?",
    "Do you know somebody who wants a place to do good work?",
    "When did you last enjoy reading a job advert?",
    "Could this be you, or a friend of yours: {role}?",
  ],
  number: [
    "{Number} points to know before you apply:",
    "Before you write to us, {number} thoughts:",
    "{Number} hints for your letter:",
  ],
  story: [
    "Somewhere, somebody is reading job adverts over a cold cup of tea.",
    "You type a letter, delete it, and type it again.",
    "On Sunday evening you look at the clock and think of Monday.",
    "A friend asks how work is going, and you hear yourself say: fine.",
  ],
  contrast: [
    "Some adverts list twenty demands. We would rather read three honest lines.",
    "You can polish the letter for weeks. Or you can ask us a question today.",
    "A job title says little. An afternoon with us says more.",
  ],
  offer: ["Wanted: {role}.", "We are hiring: {role}.", "There is a place to fill: {role}."],
  tip: ["A hint for your letter:", "If you are applying anywhere at all:", "Worth knowing before you apply:"],
  myth: [
    "You do not have to tick every box to apply.",
    "Nobody has a straight career. We do not ask for one.",
    "A perfect letter is not what we are looking for.",
  ],
  checklist: [
    "Before you apply, tick these off:",
    "A short list for your application:",
    "To check before a first talk:",
  ],
  invitation: [
    "Come and see where you might work.",
    "If you know the right person, send this on.",
    "The door is open if you would like to look round first.",
  ],
  promise: [
    "You should know what you are saying yes to. That seems only fair.",
    "A job is easier to judge when somebody describes it plainly.",
    "Good colleagues, clear work, room to learn: that is worth looking for.",
  ],
};

/** What customers ask themselves, as an opening question, and as a word of company for whoever has the same doubt. */
export const worryHooks = (topic: Topic) =>
  topic.worries.flatMap((worry) => [`Ever wondered ${worry}?`, `Do you ever ask yourself ${worry}?`]);

const seen: readonly IdeaKind[] = ["launch", "offer", "opening", "product"];

/** What the thing is good for, as a line of its own; none where the idea is no thing that one uses. */
export function occasionLines(kind: IdeaKind, occasions: readonly string[]): string[] {
  const [first, second, third] = occasions;
  if (!seen.includes(kind) || !first || !second || !third) return [];
  return [
    `For ${first}, for ${second} or for ${third}.`,
    `Good for ${first}. Good for ${second}, too.`,
    `Think of ${first}, or of ${second}.`,
    `For ${first}. For ${second}. Or for no reason at all.`,
  ];
}

/** What a caption may end with before its call to action. */
export const customerClosers = [
  "Save this for later.",
  "Send it to the person you just thought of.",
  "Questions are welcome.",
  "What would you add?",
  "Tell us how it goes.",
  "Which one is yours?",
  "Pass it on to a friend who would like it.",
  "We read every reply.",
];

export const applicantClosers = [
  "Questions are welcome.",
  "Pass it on to the right person.",
  "Write in your own words; that is enough.",
  "We read every letter.",
];
