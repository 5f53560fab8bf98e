import type { BlogPost } from "../../../engine";
import type { Desk } from "./desk";
import type { KindFrames } from "./frames/frames";
import { nearestFirst } from "./trade-cards";

/**
 * Three questions: the first about the idea, from what the brief says; two from the trade's bank, those nearest to the idea. Applicants
 * ask about the job alone.
 */
export function writeFaqs(desk: Desk, frames: KindFrames): BlogPost["faqs"] {
  const { plan, random } = desk;
  const own = random.shuffled(frames.faqs);
  const bank =
    plan.idea.kind === "hiring"
      ? []
      : nearestFirst(desk.topic.faqs, ({ question, answers }) => `${question} ${answers.join(" ")}`, plan, random);
  const faqs: BlogPost["faqs"] = [];
  const ask = (entries: { question: string; answers: string[] }[], wanted: number) => {
    for (const entry of entries) {
      if (faqs.length >= wanted) return;
      const question = desk.say([entry.question]);
      const answer = question && desk.say(entry.answers);
      if (question && answer) faqs.push({ question, answer });
    }
  };
  ask(own, 1);
  ask(bank, 3);
  ask(own, 3);
  ask(spare, 3);
  return faqs;
}

/** For trades whose bank has too little. */
const spare = [
  {
    question: "Can I ask a question before I decide?",
    answers: [
      "Please do. It is easier for everybody to clear things up before than after.",
      "Of course, and no question is too small. The way to reach us is at {url}.",
    ],
  },
  {
    question: "Where can I reach you?",
    answers: [
      "Through {url}, where you will find everything you need to get in touch.",
      "At {url}. A short message is enough, and we will reply.",
    ],
  },
  {
    question: "How do I get started?",
    answers: [
      "Take the smallest step you can think of, and ask us if you get stuck.",
      "Have a look at our website and write down what you would like to know. Then ask it.",
    ],
  },
];
