import type { IdeaKind } from "../reading/read-idea";

/** Questions that any trade is asked, some only for certain kinds of message. */
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
      "<Please do.|By all means.> It is easier <for both sides|for everyone> to clear things up before than after.",
      "Of course, and no question is too <small|simple>. You will find the way to reach us at {url}.",
      "Yes, and we would like that. A good question now saves a wrong turn later.",
    ],
    kinds: ["product", "launch", "offer", "opening", "event"],
  },
  {
    question: "How long is the offer open?",
    answers: [
      "The terms that count are the ones at {url}, so check there before you plan around it. <If a date matters to you, ask us.|And ask us if you need a date in writing.|A quick question saves a wasted trip.>",
      "Please look at {url} for the current terms. <We would rather point you to one reliable place than have you rely on an old page.|That page is kept up to date.|If anything is unclear, ask {name}.>",
    ],
    kinds: ["offer"],
  },
  {
    question: "Can I combine this with another offer?",
    answers: [
      "That depends on the terms, so please check at {url} or ask before you buy. We will give you a clear yes or no.",
      "Ask <us|{name}> first and you will not be surprised later. The current terms are at {url}.",
    ],
    kinds: ["offer"],
  },
  {
    question: "What makes this new?",
    answers: [
      "Ask us what has changed, and for whom. New is only worth something when it is useful to you.",
      "It is <a fresh start on|a new take on> something we care about. The details are at {url}, and we are glad to <talk you through them|answer questions>.",
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
      "Tell us what you have done, what you enjoy and what you want to learn. <A page is plenty.|Keep it to a page.|We read every line.>",
      "Keep it short and true. We would like to know why {name}, and what you would bring along.",
    ],
    kinds: ["hiring"],
  },
  {
    question: "Can I apply without meeting every requirement?",
    answers: [
      "<Yes, because people|You can, since people> grow into roles, and a list of requirements is <a wish and not a wall|only a list>.",
      "<Please do, and say|Yes, and say> openly what you cannot do yet<.|, and how you would go about learning it.>",
    ],
    kinds: ["hiring"],
  },
  {
    question: "How do I reach you about the job?",
    answers: [
      "Through {url}, where you find the way to contact us. Mention the role in the first line.",
      "Use the contact details at {url} and tell us which role you mean. <You may ask before you apply, too.|Questions first are fine.|A call is fine as well.>",
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
      "Decide beforehand what you want to be different, and look again after <a while|a few weeks>. If nothing has changed, <something else is needed|tell us>.",
      "Watch the small signs and trust them. When you have stopped worrying about it, it works.",
    ],
    kinds: ["how-to", "product", "launch"],
  },
];
