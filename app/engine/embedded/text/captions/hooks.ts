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
    "Does this sound familiar<? {Problem}.|: {problem}?|, even a little? {Problem}.>",
    "What would it <change for|mean to|be worth to> you if {promise}?",
    "What <is the one thing you wish|do you wish> somebody had told you about {field}<?| when you began?| years ago?>",
    "What do you look <for first|at first|for, and what do you ask> <in|when it comes to> {kw}?",
    "Be honest: how much thought do you give to {field} <in an ordinary week|on a normal day|before you have to>?",
    "Which part of {field} would you <change first|like to understand|talk about for hours>?",
    "Do you want to {task}<?|, and not only talk about it?|, but where to begin?>",
    "Who else <finds|has noticed|would say> that {problemClause}?",
    "What is the <first|last|oddest> thing you <learned|were told|heard> about {field}?",
    "Who <taught|showed> you what you know about {field}?",
    "When did you last <ask somebody|talk to anybody|think> about {field}?",
  ],
  number: [
    "{Number} things we would tell a <friend|neighbour|sister> about {field}:",
    "{Number} things worth <knowing|keeping in mind|a minute> about {kw}:",
    "{Number} <small|good|plain> habits that help with {field}:",
    "{Number} <short notes|lines|thoughts> on {field}, for {audience}:",
    "<Before anything else|First of all|To begin with>, {number} <thoughts|notes|lines> on {field}:",
    "{Number} <lines to keep|notes to save|thoughts> about {kw}:",
    "{Number} points to <remember|keep in mind> if you want to {task}:",
    "What <we have learned|years have taught us|we keep saying> about {field}, in {number} <lines|points>:",
    "If you <remember|take along> {number} things about {field}, <make it these|let it be these>:",
  ],
  contrast: [
    "Before: {problem}. <After|Afterwards>: {promise}.",
    "<Yesterday|Until now>: {problem}. <From now on|Tomorrow>: {promise}.",
    "The <usual|old|long> way: {problem}. <Another|A kinder|A calmer> way: {promise}.",
    "<Two kinds of day|Two versions of a week|Two ways>: in one, {problemClause}; in the other, {promise}.",
    "On <one side|the one hand>: {problem}. On the other: {promise}.",
    "There is the <version|week|story> <where|in which> {problemClause}, and there is the one where {promise}.",
    "<Today|This week|As it often is>: {problem}. <Soon, perhaps|Next month, perhaps|As it could be>: {promise}.",
    "<From|Out of> this: {problem}. <To|Into> this: {promise}.",
  ],
  offer: [
    "{statement}<.|, in short.|, and that is the headline.|, to put it plainly.>",
    "{Terms}<, to come straight to the point|, and it is as simple as that|, no more and no less|: that is the message|, for once>.",
    "{Subject}<, in short|, at last|, to say it first|, before you scroll on|>.",
    "{Subject}, {when}.",
    "<In one line|In a nutshell|First things first|The short version|In brief>: {subject}.",
    "A <note|word|line|message> to {audience}: {subject}.",
    "How to {task}<: we wrote it down|, put in writing|, from the first step on|: here it is>.",
    "<Short and simple|Plainly put|No preamble|Straight out|Without a drum roll>: {subject}.",
    "<Today's news|This week's news|What we wanted to say|The reason for this post|For the diary or the fridge>: {subject}.",
    "For {audience}: {subject}<.|, for a start.|, in case it helps.>",
  ],
  tip: [
    "Worth <knowing|keeping|a try|saying again>:",
    "One <for today|for the week|to try|to keep>:",
    "A <small|quick|plain|quiet> <tip|hint|thought>:",
    "Try this<| today| this week| and tell us>:",
    "Something we <say a lot|often say|like to pass on>:",
    "<Keep|Bear> this in mind:",
    "From our <notes|notebook|everyday work|pinboard>:",
    "If you do one thing <this week|today|this month>:",
    "<Good to know|Easily forgotten|Simple, and it helps|Not new, but true>:",
    "<We get asked|People ask us> about this<| a lot>:",
  ],
  myth: [
    "You do not have to be an expert to <care about|enjoy|have a view on> {field}.",
    "“<It is all the same anyway|They are all alike|Any will do>,” people say about {kw}, <and we do not agree|and we beg to differ|but it is not so>.",
    "<Nobody is born knowing|We all had to learn|Few people are ever taught> about {field}.",
    "There is no <secret|trick|magic> to {field}, only <a few good habits|practice|care and a little time>.",
    "You have probably <heard|been told> that {field} is <complicated|hard work|for experts>, <and most of it is not|and it need not be|but not quite>.",
    "More effort is seldom the answer<; a better first step is|, and a better question often is|; a clear plan is>.",
    "<Half|Much|A good deal> of what people <say|believe|hear> about {kw} is habit.",
    "When it comes to {field}, <more is not always better|dearer is not always better|louder is not truer|older advice is not always wrong>.",
    "<Everybody|Every uncle|Every neighbour> has an opinion about {field}, <and some of them are even right|and not all of them help|so here is ours>.",
  ],
  checklist: [
    "A <short|quick|two-minute|small> check before you <decide|choose|start>:",
    "A list to <save for later|keep|send to a friend|print out>:",
    "<Tick these off first|First things first|Check these|Have a look at these>:",
    "<To keep at hand|A short list|Worth saving|To tick off>, for {audience}:",
    "Before your next <step|decision|visit>, a <quick|short|handy> list:",
    "A list for <the fridge door|your pocket|the notice board|the back of an envelope>:",
    "If you want to {task}, <tick these off|start with these|check these>:",
    "<Ready|All set|Have you thought of everything>? <Check|Tick> these:",
  ],
  invitation: [
    "<Consider this an invitation|This is an invitation|You are invited|Please feel invited>, <with or without a reason|whoever you are|and bring your questions|and bring company>.",
    "Come as you are and bring <your questions|a friend|the one you keep putting off>.",
    "There is room for one more, and we thought of <you|{audience}|you first>.",
    "You are welcome here, whether you know <a lot|much|everything> about {field} or <very little|next to nothing|only the name>.",
    "<An open door for|A door that is open to|A warm welcome to> {audience}.",
    "If you have been meaning to <look into|ask about|think about> {kw}, this is a good <day|week|moment> for it.",
    "Bring a friend, <a question|a doubt|an idea>, or <both|all of them|just yourself>.",
    "<Come|Drop by|Look in> <when it suits you|on your way|one of these days>, <and take your time|and ask what you like|and have a look>.",
    "<Curious|Undecided|Only looking>? <You are welcome all the same|That is reason enough|Come closer>.",
  ],
  promise: [
    "Picture this: {promise}.",
    "<Here is what we hope for you|What we would like for you|What you might look forward to>: {promise}.",
    "Think a <week|month|season> ahead: {promise}.",
    "What we are after is <simple|easily said|no secret>: {promise}.",
    "A good <day|week> <looks|might look> like this: {promise}.",
    "<Imagine|Suppose> that {promise}.",
    "How it <could|might> be: {promise}.",
    "<The aim|The idea behind it|The hope>, <in one line|put simply>: {promise}.",
  ],
};

/** What customers ask themselves, as an opening question, and as a word of company for whoever has the same doubt. */
export const worryHooks = (topic: Topic) =>
  topic.worries.flatMap((worry) => [
    `Ever wondered ${worry}?`,
    `Do you ever ask yourself ${worry}?`,
    `Do you, too, wonder <now and then|at times> ${worry}?`,
  ]);

const seen: readonly IdeaKind[] = ["launch", "offer", "opening", "product"];

/** What the thing is good for, as a line of its own; none where the idea is no thing that one uses. */
export function occasionLines(kind: IdeaKind, occasions: readonly string[]): string[] {
  const [first, second, third] = occasions;
  if (!seen.includes(kind) || !first || !second || !third) return [];
  return [
    `For ${first}, for ${second} or for ${third}.`,
    `Good for ${first}, and good for ${second}, too.`,
    `Think of ${first}, or of ${second}.`,
    `For ${first}, for ${second}, or for no reason at all.`,
    `Made for ${first}, and not bad for ${third}.`,
    `It may come in useful for ${second}, or for ${third}.`,
  ];
}

/** What a caption may end with before its call to action. */
export const customerClosers = [
  "<Save|Keep|Bookmark> this <for later|for a quiet minute|for the day you need it|if it is of use>.",
  "Send it to <the person you just thought of|a friend|somebody who needs it|your sister|the group chat>.",
  "<Questions are welcome|Ask away|Any questions, ask|If anything is unclear, ask>.",
  "What would you <add here|say to this|do in our place|tell a friend|try first>?",
  "Tell us how it <goes|went|turns out> <for you|at yours|in the end>.",
  "Pass it on <to a friend who would like it|if it helps|to somebody curious|at the next coffee break>.",
  "We <read|look at|enjoy> <every reply|your replies|every comment|what you write>.",
  "<Agree|Seen it|Been there|Any objections>? <Tell us|Say so|Write it below|We would like to know>.",
  "<Tag|Think of|Tell> <somebody|a friend|the one person> who <should see this|would smile at this|could use it>.",
  "No hurry<; it keeps|, and no pressure|; we will still be here>.",
];

/** The same after a list. */
export const listClosers = [
  ...customerClosers,
  "<Which one|Which of these> <is yours|is new to you|would you try first|do you forget>?",
  "Which <line|point> would you <add|underline|leave out|send to a friend>?",
];

/** First lines for an idea that gives no phrase to build on: they leave the telling to what follows. */
export const plainOpenings = [
  "<A few|Some|A couple of> words <from us|we have been meaning to write|that are overdue|that matter to us>.",
  "<Something|A thing> we <have wanted to say for a while|do not say often enough|would like to put in writing>.",
  "<For once|Today>, <no tip and no list|nothing to sell|a personal line>.",
  "To {audience}, <from all of us|with a wave|in a quiet minute>.",
  "<Between two tasks|Over a cup of tea|Before the day begins>, a line to {audience}.",
  "<This one|Today's post> is <for you|for those who know us|not about us alone>.",
];
