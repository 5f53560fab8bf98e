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
    "What would <it be like|change for you> if {promise}?",
    "What do you <look for|check|ask about> first in {kw}?",
    "What would you <ask us|want to know|like explained> about {subject}?",
    "<Have you ever stopped to ask|Have you ever told anyone> what you <really want|expect> from {kw}?",
    "<Which part of|What about> {field} would you <change|improve> <if you could|first>?",
    "Be honest: how much <thought|time> do you give to {field}<?| in an ordinary week?>",
    "What is the one thing you wish somebody had told you about <{kw}|{field}>?",
    "<If you could ask one thing about|What is still unclear to you about> {subject}<, what would it be|>?",
    "Does this <sound familiar|ring a bell>: {problem}?",
  ],
  number: [
    "{Number} <things|points> <we would tell a friend|worth knowing|people ask us> about <{field}|{kw}>:",
    "{Number} <points|notes> to keep in mind <about {kw}|when you think about {subject}>:",
    "{Number} small <habits|steps> that help with {field}:",
    "{Number} things to <look for in|ask about> {kw}:",
    "<Save this|Keep this|Before you go>: {number} <lines|notes> on {field}.",
    "{Number} <short answers|quick notes> for {audience}:",
  ],
  contrast: [
    "The usual way: {problem}. <The better way|The other way>: {promise}.",
    "Before: {problem}. After: {promise}.",
    "<There is|We all know> the way <most people do it|it often goes>, where {problemClause}. And there is another one.",
    "On one side: {problem}. On the other: {promise}.",
    "Two kinds of days. In one of them, {problemClause}. In the other, {promise}.",
    "<Today|Now>: {problem}. <Tomorrow|Soon>, perhaps: {promise}.",
  ],
  offer: [
    "<Here is the news in one line|The news, in one line|Short and simple>: {subject}.",
    "<You heard it here|You read it here first|Fresh from our desk>: {subject}.",
    "<In short|In brief|No preamble>: {subject}.",
    "<On the board today|On our board this week|At the top of our list>: {subject}.",
    "<This one is worth a stop|Stop here for a second|Worth a closer look>: {subject}.",
    "<Something for|News for|A note to> {audience}: {subject}.",
  ],
  myth: [
    "You do not have to be an expert to <be picky about|care about|ask questions about> {field}.",
    "“It is all the same anyway.” We hear that about {kw}, and we do not agree.",
    "Nobody is born knowing about {field}.",
    "You have probably <been told|heard> that {field} has to be <complicated|expensive|hard work>.",
    "<More effort|More time|More money> is not the answer; a better <starting point|question> is.",
    "There is no secret to {field}, <whatever people tell you|only a few good habits|just practice>.",
    "<Some say|People say> that {subject} <{is} not for them|can wait>. <We see it another way.|We are not so sure.>",
  ],
  checklist: [
    "A <short|quick|small> check before you <decide|go on|choose>:",
    "<Our list|A short list|Our notes> for {field}, to <save for later|keep|share>:",
    "If you are <thinking about|curious about|asking about> {subject}, start here:",
    "<Worth a look|Worth checking|Read this> before your next <decision|step>:",
    "Keep this list for the next time you think about {kw}:",
    "<For|A list for> {audience}, <to tick off|to keep at hand|for a quiet minute>:",
  ],
  invitation: [
    "Consider this <your invitation|an invitation|a friendly nudge>.",
    "We would like to show you <something|{subject}|what we mean>.",
    "There is room for <one more|you>, and we thought of <you|{audience}>.",
    "Come <as you are|by> and bring <your questions|one question|a friend>.",
    "You are welcome here, whether you know <a lot|everything> about {field} or <nothing yet|very little>.",
    "If you have been meaning to <read up on|ask about> <{kw}|{field}>, <this is a good day for it|start here|today will do>.",
    "<To|An open door for> {audience}: <you are invited|come and ask us|we would like to meet you>.",
  ],
  promise: [
    "<Picture it|Picture this|Think ahead for a moment>: {promise}.",
    "What we are <working towards|aiming for> is <simple|easy to say>: {promise}.",
    "Good <days|weeks> look like this: {promise}.",
    "It can be <this simple|like this>: {promise}.",
    "<Imagine that|Suppose that|The hope is that> {promise}.",
    "For {audience}, we <wish|hope> for one thing: that {promise}.",
  ],
};

/** For deeds and topics, which are no news: "booking a first training session". */
export const topicHooks = [
  "<Our topic|Our subject|What we talk about> <today|this week|this time>: {subject}.",
  "<A word|A few words|A line or two> <about|on> {subject}<.|, for {audience}.>",
  "<Let us talk about|Time to talk about|Today it is about> {subject}.",
];
