/**
 * Patterns that are built around what the owner wrote: what the project is, what it does, what comes with it and for whom. They give
 * an article its own facts in more than one place. "<this|that>" is a choice.
 */
export const workSection = {
  headings: [
    "How {name} <works|goes about things>",
    "<Inside|Behind the scenes at|A short visit to> {name}",
    "{Name}, <in short|in a few lines|in practice>",
    "<What {name} does|What to know about {name}>",
    "The work <behind|around> {subject}",
    "{Name} and {subject}",
  ],
  slots: [
    [
      "As {org}, we <hear|see|learn> <a lot|plenty> about <what people need|what goes wrong elsewhere|what works and what does not>.",
      "Being {org} <has one advantage|has a useful side effect|brings something with it>: we <hear the questions early|see where people get stuck|learn quickly what lasts>.",
      "You may ask what {org} has to <say about|do with> {subject}. <More than you might think.|A good deal, as it turns out.|The answer lies in our daily work.>",
      "{Name} is {what}<, and that shapes how we see {subject}|, so {subject} {is} close to our daily work|, which explains our view of {subject}>.",
      "<Think of|See> {name} as what it is: {what}.",
      "If you are <looking|searching> for {trade}, <there is plenty to choose from|you will find many names>, and {name} would like to be <the clear one|the easy one to talk to|one you remember>.",
      "<People come|You can come> to {name} for {trade}, and <stay for a straight answer|leave with an answer|get {subject} explained along the way>.",
      "When the subject is {trade}, <details decide|the small things count|it pays to look twice>, and {name} <likes details|has time for them|takes them seriously>.",
    ],
    [
      "<In practice|On an ordinary day|Put simply|In everyday terms|Without big words>, {deed}.",
      "The <point to remember|part that counts|main thing> <is short|is easily said|fits in one line>: {deed}.",
      "<It is worth knowing|You should know|It helps to know|Keep in mind> that {deed}.",
      "Because {deed}, <{subject} {is} never far from our minds|we look at {subject} from close up|we come to {subject} from the practical side>.",
      "Ask what {name} does <all day|for people like you|first and foremost> and <you will hear this|the answer is this>: {deed}.",
      "<Behind|Underneath> all of it is one <simple fact|habit|thing>: {deed}.",
    ],
    [
      "You can <count on|look forward to|ask us about> {feature} <as well|too>.",
      "With {feature}, <the practical side is covered too|it fits into an ordinary week|much of the usual trouble falls away>.",
      "<And do not overlook|Do not forget about|Make a note of> {feature}, <which is part of the plan|because it may be what decides it for you>.",
      "<In and around|For anyone near> {place}, <the way to us is short|we are close by|that is good news>.",
      "<Beyond that|On top of that>, {deed}.",
      "<There is one more thing|One more fact>: {deed}.",
    ],
    [
      "For {audience}, <that means one worry less|this is the useful part|that can save a detour>.",
      "All of this is <arranged|planned|meant> with {audience} in mind.",
      "{Thing} {is} <meant to fit into that|part of the same work|where you can see it for yourself>.",
      "<That is the background to|It is the ground on which we built|You can see the result in> {thing}.",
      "<Keep that in mind|Hold on to that> when you <look at|think about|come across> {subject}.",
      "{People} <will know why that matters|can judge best whether it helps|have good reasons to ask about it>.",
    ],
  ],
};

export const subjectSection = {
  headings: [
    "A closer look at {subject}",
    "{Subject}, in <plain words|detail|a few words>",
    "What to <know about|expect from|make of> {subject}",
    "Where to <begin|start> with {subject}",
    "<Why {subject}, and why now|Why we care about {subject}>",
  ],
  slots: [
    [
      "<We would describe it like this|In a few words|Here is what to expect>: {detail}.",
      "<Look for|Expect|Look forward to> {detail}, <and tell us whether you agree|and take your time with it|since that is what {subject} {is} about>.",
      "{Detail}: that is how we would describe {subject} to a friend.",
    ],
    [
      "Put {subject} next to <what you do today|your ordinary week|what you have now> and look for <one difference|the one thing that changes|what gets easier>.",
      "<A good|One> way to think about {subject} is to <start from|picture|go back to> <a normal Tuesday|your own week|the last time you needed it>.",
      "You do not need a long explanation of {subject}, <only the parts that touch your day|just an honest one|and we will not give you one>.",
      "Two questions help with {subject}: what <do you want from it|should be better afterwards>, and <when do you need it|how will you tell>?",
      "There are <two|several> sides to {subject}, and <the practical one|the everyday side> <comes first here|is the one we care about>.",
      "<Set aside|Take> <five minutes|a quiet moment|one coffee break> for {subject}, and <you will have what you need|the rest follows>.",
      "<Before you decide about {subject}|When you first hear of {subject}|As you read about {subject}>, <ask what it would change for you|think of the day on which you would need {it}|keep your own case in mind>.",
    ],
    [
      "<Seen|Looked at> from the side of {people}, <it is a practical matter|one question decides>: <does it help this week, or not|is it worth the time|does it make the day easier>?",
      "We asked ourselves what {people} would want to know about {thing}, and <kept to that|wrote that down|left out the rest>.",
      "{People} do not need <another lecture|big promises|more noise>, so <here is the useful part|we keep it practical|this stays short>.",
      "What helps {people} most is <a clear first step|a straight answer|knowing what comes next>.",
      "If you count yourself among {people}, <you know the situation|you can skip the theory|you will see the point quickly>.",
    ],
    [
      "If it is true for you that {problemClause}, then {subject} {is} <worth a look|a good place to begin|one way to change it>.",
      "Remember the starting point, which is that {problemClause}. <{Thing} should be held against that.|Ask of {thing} that it helps with it.|Look at {thing} in that light.>",
      "The test for {thing} is <a simple one|easy to name>: <do you feel that|can you say that> {promise}?",
      "With {thing}, the <aim|hope> is that {promise}.",
    ],
    [
      "Since {deed}, you can ask {name} <about the details|what lies behind it|anything you like about it>.",
      "{Name} can tell you <more about {subject}|what to watch for|which part matters in your case>, and <will say so if it is not for you|a question costs nothing>.",
      "<Bring|Send> {name} your <question|own example> about {subject}, and <you will get a plain answer|we will look at it together>.",
      "As {org}, we would <rather show|sooner explain> {thing} than <praise it|talk it up>.",
      "You will find {subject} <where you find {name}|explained> at {url}<.|, with everything that belongs to it.>",
      "<Talk to|Write to|Ask> {name} if anything about {subject} is <unclear|still open|missing here>.",
    ],
  ],
};

/** Answers that come from the description, asked before the general ones. */
export const specificFaqs = [
  {
    question: "What is {name}?",
    answers: [
      "{Name} is {what}. <If you would like to know more, {url} is the place to look.|You will find the details at {url}.|It is meant for {audience}.>",
      "<In short|In one line>: {what}. <The rest is at {url}.|Our page, {url}, says more.>",
    ],
  },
  {
    question: "What does {name} do?",
    answers: [
      "<Put simply|In short>, {deed}. <If you want to see how that works for you, ask.|The details are at {url}.|Ask us what that means in your case.>",
      "The <short|honest> answer is one line: {deed}. <Everything else follows from it.|You can read more at {url}.|We are glad to explain it.>",
    ],
  },
  {
    question: "Does {name} help with {trade}?",
    answers: [
      "Yes, that is <what we do|our work|the heart of it>. <Tell us what you need, and we will tell you how it can work.|Start with {url}, or ask us about your own case.>",
    ],
  },
  {
    question: "How can I learn more about {subject}?",
    answers: [
      "<Go to|Have a look at|Begin at> {url}, or <ask {name}|write to {name}|send {name} a question> about {subject}. <You will get an answer in plain words.|There is no need to prepare.|A line or two is plenty.>",
    ],
  },
  {
    question: "Is {subject} for {people}?",
    answers: [
      "<It is|Yes>, {people} <are the people we had in mind|come first for us>. If you are <somebody else|not one of them>, <ask anyway|you are welcome too>, and we will tell you <whether it fits|what we think>.",
    ],
  },
];
