import { withDefinite } from "../english/noun-phrases";
import { findPromise } from "./find-promise";
import { knowsDay, knowsHours, knowsPlace, says } from "./known-facts";
import type { FactName, Material, MessageKind, OpenQuestion } from "./message";

/** What a question may look at: all that was read, but for the questions themselves. */
export type Asked = Material;

interface QuestionRow {
  fact: FactName;
  /** Asked only where this holds; always where it is left out. */
  when?: (material: Asked) => boolean;
  text: (thing: string, material: Asked) => string;
}

const hasPrice = (material: Asked) =>
  material.offer !== null ||
  material.features.some(({ kind }) => kind === "price") ||
  says(material, /[£$€₹]\s?\d/) ||
  (material.message.kind === "reminder" && !material.message.sure.includes("what"));
const doesOrDo = ({ what, product, message }: Asked) =>
  (what ?? (message.kind === "question" ? null : product))?.number === "plural" ? "do" : "does";
const isOrAre = (material: Asked) => (doesOrDo(material) === "do" ? "are" : "is");
const callOf = ({ callToAction }: Asked) => callToAction?.text ?? "Get in touch";

const day: QuestionRow = {
  fact: "when",
  when: (material) => !knowsDay(material),
  text: (thing, material) => `On which day ${isOrAre(material)} ${thing}, and from when to when?`,
};
const hours: QuestionRow = {
  fact: "when",
  when: (material) => knowsDay(material) && !knowsHours(material),
  text: (thing, material) => `At what time ${doesOrDo(material)} ${thing} begin and end?`,
};
const place: QuestionRow = {
  fact: "where",
  when: (material) => !knowsPlace(material),
  text: (thing, material) => `Where ${isOrAre(material)} ${thing}? The address, as you would write it on a letter.`,
};
const price: QuestionRow = {
  fact: "offer",
  when: (material) => !hasPrice(material),
  text: (thing, material) => `What ${doesOrDo(material)} ${thing} cost?`,
};
const afterCall: QuestionRow = {
  fact: "steps",
  text: (_, material) => `What happens after "${callOf(material)}"? One step a line.`,
};
const proof: QuestionRow = {
  fact: "proof",
  text: (_, material) =>
    isOwnAccount(material)
      ? "What happened that shows it? One moment, in your own words."
      : "Which figure or example shows it? Please give the source.",
};
/** What the owner tells of themselves has no source but them. */
const isOwnAccount = ({ message }: Asked) =>
  /\b(?:i|i've|my|we (?:never|always|quit|left|started))\b/i.test(message.point);
/** Things and not money are given. */
const isDrive = (material: Asked) =>
  !material.goal &&
  says(material, /\b(?:donate|bring|drop|collect(?:ing|ion)?|drive|wanted|needed|we need|spare)\b/i) &&
  !says(material, /\b(?:signatures?|petition|sign|vote)\b/i);
const range: QuestionRow = {
  fact: "proof",
  text: (thing) => `What should people know about ${thing}? One fact a line.`,
};

/** What is worth asking for each kind, the most useful first. */
const rows: Readonly<Record<MessageKind, readonly QuestionRow[]>> = {
  offer: [
    { fact: "when", when: (material) => material.timing === null, text: () => "Until when does the offer run?" },
    {
      fact: "offer",
      when: ({ offer }) =>
        offer?.kind === "percent" || offer?.kind === "several-for-less" || offer?.kind === "amount-off",
      text: (thing, material) => `What ${doesOrDo(material)} ${thing} usually cost? Then we can say what is saved.`,
    },
    {
      fact: "offer",
      when: ({ offer }) => offer?.kind === "free",
      text: () => "What does it cost without the offer? Then we can say what is saved.",
    },
    range,
    afterCall,
  ],
  event: [day, hours, place, price, { fact: "steps", text: (thing) => `What happens at ${thing}? One step a line.` }],
  launch: [
    { fact: "proof", text: (thing) => `What is new about ${thing}, and what can people do with it? One fact a line.` },
    price,
    {
      fact: "when",
      when: (material) => material.timing === null,
      text: (thing) => `From when can people have ${thing}?`,
    },
    afterCall,
  ],
  opening: [
    { ...place, text: (thing) => `Where does ${thing} open? The address, as you would write it on a letter.` },
    {
      fact: "when",
      when: (material) => !knowsHours(material),
      text: () => "From when to when are you open, and on which days?",
    },
    { fact: "proof", text: () => "What can people see, try or get on the first day? One fact a line." },
  ],
  hiring: [
    {
      fact: "offer",
      when: (material) => !hasPrice(material),
      text: () => "What is the pay, or what do people get for it?",
    },
    {
      fact: "proof",
      text: (thing) => `What does the work of ${thing} consist of, and what should people bring? One fact a line.`,
    },
    {
      fact: "steps",
      when: (material) => !says(material, /\b(?:apply|e-?mail|call|ring|send (?:us|your|a)|cv|text|drop in)\b/i),
      text: () => "How do people apply? One step a line.",
    },
    {
      fact: "when",
      when: (material) =>
        material.timing === null && !says(material, /\bhours?\b(?! ?(?:£|\d))|\b(?:full|part)[- ]time\b/i),
      text: () => "How many hours is it, and from when?",
    },
  ],
  fundraiser: [
    {
      fact: "where",
      when: (material) => isDrive(material) && !knowsPlace(material),
      text: () => "Where can people drop things off? The address, as you would write it on a letter.",
    },
    {
      fact: "when",
      when: (material) => isDrive(material) && !knowsHours(material),
      text: () => "On which days, and from when to when, can people drop things off?",
    },
    {
      fact: "proof",
      when: ({ goal }) => !!goal,
      text: (_, { goal }) => `What exactly will ${goal?.text} buy?`,
    },
    {
      fact: "proof",
      when: (material) => !material.goal,
      text: (_, material) =>
        isDrive(material)
          ? "Who gets what is given, and what is most needed? One fact a line."
          : "What exactly will it make possible?",
    },
    {
      fact: "proof",
      when: ({ goal }) => !!goal,
      text: (_, { goal }) => `How much of the ${goal?.text} is there already?`,
    },
    { fact: "when", when: (material) => material.timing === null, text: () => "By when is it needed?" },
    afterCall,
  ],
  news: [
    {
      fact: "when",
      when: ({ timing }) => !!timing?.from && !timing.to,
      text: () => "Until what time is that, and on which days?",
    },
    { fact: "when", when: ({ timing }) => timing === null, text: () => "From when?" },
    { fact: "proof", text: () => "What changes for your customers? One fact a line." },
    {
      fact: "where",
      when: (material) =>
        !knowsPlace(material) &&
        says(material, /\b(?:mov(?:e|ed|ing)|relocat|new (?:shop|home|address|premises|place|studio|branch))/i),
      text: () => "Where are you? The address, as you would write it on a letter.",
    },
  ],
  ending: [
    {
      fact: "steps",
      when: (material) => findPromise(material) === null,
      text: () => "What should people do before that? One step a line.",
    },
    { fact: "proof", text: (thing) => `What takes the place of ${thing}?` },
    { fact: "when", when: (material) => material.timing === null, text: () => "On which day does it end?" },
  ],
  "how-to": [
    {
      fact: "steps",
      when: (material) => material.statements.length < 3 && findPromise(material)?.fact !== "steps",
      text: (_, { message }) => `How would you answer "${message.point}"? One step a line.`,
    },
    { fact: "proof", text: () => "Which mistake do you see most often, and what does it cost?" },
  ],
  question: [
    {
      fact: "proof",
      text: (_, { message }) =>
        `What is your own answer to "${message.point}" One to three sentences; they will stand at the top.`,
    },
    { fact: "proof", text: () => "Which figure or example supports it? Please give the source." },
  ],
  claim: [proof, { fact: "proof", text: () => "For whom is it not true, or what does it depend on?" }, afterCall],
  story: [
    { fact: "steps", text: () => "What happened, in order? One step a line." },
    { fact: "proof", text: () => "What did somebody say about it, in their own words?" },
  ],
  season: [
    price,
    {
      fact: "when",
      when: (material) => material.timing === null,
      text: (thing) => `Until when can people have ${thing}?`,
    },
    range,
  ],
  reminder: [
    { fact: "when", when: (material) => material.timing === null, text: () => "By when does it have to be done?" },
    { fact: "steps", text: () => "What exactly do you do, and what do people have to do? One step a line." },
    price,
  ],
  about: [
    { fact: "what", text: () => "What is the one thing that people should know after this? One sentence." },
    { fact: "steps", text: () => "What does a first visit or order consist of? One step a line." },
    price,
  ],
};

/** Up to three questions to the owner, the most useful first; none for a fact that is known, and steps and proof only where there are none. */
export function askQuestions(material: Asked): OpenQuestion[] {
  const { message, what, product } = material;
  const named = what ?? (message.kind === "question" || message.kind === "how-to" ? null : product);
  const thing = named ? withDefinite(named) : "it";
  const isMissing = (fact: FactName) =>
    fact === "proof" || fact === "steps" ? message.facts[fact].length === 0 : true;
  const promise = findPromise(material);
  const questions: OpenQuestion[] = promise && isMissing(promise.fact) ? [promise] : [];
  for (const row of rows[message.kind]) {
    if (questions.length === 3) break;
    if (isMissing(row.fact) && (row.when?.(material) ?? true))
      questions.push({ fact: row.fact, text: row.text(thing, material) });
  }
  return questions;
}
