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
    "What <is the one thing you wish|do you wish> somebody had told you about {field}<?| when you began?>",
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
    "<Two kinds of day|Two versions of a week|Two ways>. In one, {problemClause}. In the other, {promise}.",
    "On one side: {problem}. On the other: {promise}.",
    "There is the version where {problemClause}. And there is the version where {promise}.",
    "Today: {problem}. Soon, perhaps: {promise}.",
  ],
  offer: [
    "{statement}.",
    "{Terms}.",
    "{Subject}.",
    "{Subject}: {when}.",
    "<In one line|In a nutshell|First things first>: {subject}.",
    "A note to {audience}: {subject}.",
    "How to {task}: we wrote it down.",
    "<Short and simple|Plainly put|No preamble>: {subject}.",
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
    "“<It is all the same anyway|They are all alike|Any will do>,” people say about {kw}. <We do not agree.|We beg to differ.|It is not so.>",
    "<Nobody is born knowing|We all had to learn|Few people are ever taught> about {field}.",
    "There is no secret to {field}, only a few good habits.",
    "You have probably <heard|been told> that {field} is <complicated|hard work|for experts>. <Most of it is not.|Not quite.|It need not be.>",
    "More effort is seldom the answer; a better first step is.",
    "Half of what people say about {kw} is habit.",
  ],
  checklist: [
    "A <short|quick|two-minute> check before you <decide|choose|start>:",
    "A list to <save for later|keep|send to a friend>:",
    "<Tick these off first|First things first|Check these>:",
    "To keep at hand, for {audience}:",
    "Before your next <step|decision|visit>, a <quick|short> list:",
    "A list for <the fridge door|your pocket|the notice board>:",
    "If you want to {task}, tick these off:",
  ],
  invitation: [
    "<Consider this an invitation|This is an invitation|You are invited>.",
    "Come as you are and bring <your questions|a friend|the one you keep putting off>.",
    "There is room for one more, and we thought of <you|{audience}|you first>.",
    "You are welcome here, whether you know a lot about {field} or very little.",
    "An open door for {audience}.",
    "If you have been meaning to look into {kw}, this is a good day for it.",
    "Bring a friend, <a question|a doubt|an idea>, or both.",
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
    `For ${first}, for ${second}, or for no reason at all.`,
  ];
}

/** What a caption may end with before its call to action. */
export const customerClosers = [
  "<Save this for later|Keep this|Bookmark it>.",
  "Send it to <the person you just thought of|a friend|somebody who needs it>.",
  "<Questions are welcome|Ask away|Any questions, ask>.",
  "What would you <add|say|do>?",
  "Tell us how it <goes|went|turns out>.",
  "Which <one|of these> is <yours|new to you>?",
  "Pass it on <to a friend who would like it|if it helps|to somebody curious>.",
  "We <read|answer|enjoy> <every reply|your replies|every comment>.",
];
