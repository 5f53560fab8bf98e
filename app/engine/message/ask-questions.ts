import { hasClearVerb } from "../english/clear-verb";
import { addDefinite } from "../english/noun-phrases";
import { readWords } from "../english/words";
import { findPromise } from "./find-promise";
import { findStreet, findSumIn, knowsDay, knowsHours, knowsPhone, knowsPlace, says } from "./known-facts";
import type { FactName, MessageKind, OpenQuestion } from "./message";
import {
  type Asked,
  chooseBe,
  chooseDo,
  getCall,
  hasPrice,
  isDrive,
  isOccasion,
  isOwnAccount,
  paper,
  phoneCall,
} from "./question-hints";

interface QuestionRow {
  fact: FactName;
  /** Asked only where this holds; always where it is left out. */
  when?: (material: Asked) => boolean;
  text: (thing: string, material: Asked) => string;
}

/** Figures before and after say that it worked, and not how. */
const howItCame: QuestionRow = {
  fact: "steps",
  when: ({ message }) =>
    /\b(?:cut|reduced|lowered|raised|increased|halved|doubled|saved|went)\b.{3,80}\bfrom\b.{1,30}\bto\b/i.test(
      message.point,
    ),
  text: () => "How was that done? One step a line.",
};
/** "Text us" without a number, "Read the checklist" without what stands in it, figures without how: what is left open comes first. */
const forAnyKind: readonly QuestionRow[] = [
  {
    fact: "steps",
    when: (material) => phoneCall.test(getCall(material)) && !knowsPhone(material),
    text: (_, material) => `"${getCall(material)}": which number? As people should type it.`,
  },
  {
    fact: "steps",
    when: (material) => paper.test(getCall(material)),
    text: (_, material) => `What does the ${paper.exec(getCall(material))?.[1]?.toLowerCase()} say? One point a line.`,
  },
  howItCame,
];
const day: QuestionRow = {
  fact: "when",
  when: (material) => isOccasion(material) && !knowsDay(material),
  text: (thing, material) => `On which day ${chooseBe(material)} ${thing}, and from when to when?`,
};
const hours: QuestionRow = {
  fact: "when",
  when: (material) => knowsDay(material) && !knowsHours(material),
  text: (thing, material) => `At what time ${chooseDo(material)} ${thing} begin and end?`,
};
const place: QuestionRow = {
  fact: "where",
  when: (material) => isOccasion(material) && !knowsPlace(material),
  text: (thing, material) => `Where ${chooseBe(material)} ${thing}? The address, as you would write it on a letter.`,
};
const price: QuestionRow = {
  fact: "offer",
  when: (material) => !hasPrice(material),
  text: (thing, material) => `What ${chooseDo(material)} ${thing} cost?`,
};
const afterCall: QuestionRow = {
  fact: "steps",
  when: ({ callToAction }) => callToAction !== null,
  text: (_, material) => `What happens after "${getCall(material)}"? One step a line.`,
};
const proof: QuestionRow = {
  fact: "proof",
  text: (_, material) =>
    isOwnAccount(material)
      ? "What happened that shows it? One moment, in your own words."
      : "Which figure or example shows it? Please give the source.",
};
const range: QuestionRow = {
  fact: "proof",
  text: (thing) => `What should people know about ${thing}? One fact a line.`,
};

/** What is worth asking for each kind, the most useful first. */
const rows: Readonly<Record<MessageKind, readonly QuestionRow[]>> = {
  offer: [
    {
      fact: "when",
      when: ({ timing, offer, stated }) =>
        timing === null &&
        !stated.some(
          (line) =>
            /\b(?:until|till|to|by|before|ends?)\b.{0,24}\d/i.test(line) &&
            /\b(?:offer|deal|valid|price|until)\b/i.test(line),
        ) &&
        offer !== null &&
        offer.kind !== "other" &&
        (offer.kind !== "price" || !!offer.before),
      text: () => "Until when does the offer run?",
    },
    {
      fact: "offer",
      when: ({ offer }) =>
        offer?.kind === "percent" || offer?.kind === "several-for-less" || offer?.kind === "amount-off",
      text: (thing, material) => `What ${chooseDo(material)} ${thing} usually cost? Then we can say what is saved.`,
    },
    {
      fact: "offer",
      when: ({ offer }) => offer?.kind === "free",
      text: () => "What does it cost without the offer? Then we can say what is saved.",
    },
    range,
    afterCall,
  ],
  event: [
    day,
    hours,
    place,
    price,
    { fact: "steps", when: isOccasion, text: (thing) => `What happens at ${thing}? One step a line.` },
    {
      fact: "steps",
      when: (material) => !isOccasion(material),
      text: () => "How do people get a place? One step a line.",
    },
    {
      fact: "proof",
      when: (material) => !isOccasion(material),
      text: () => "What do people ask most before they decide?",
    },
  ],
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
      text: () => "What does the work consist of, and what should people bring? One fact a line.",
    },
    {
      fact: "steps",
      when: (material) =>
        !phoneCall.test(getCall(material)) &&
        !says(material, /\b(?:apply|e-?mail|call|ring|send (?:us|your|a)|cv|text|drop in)\b/i),
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
      when: ({ goal, what, message }) =>
        !!goal && !what && !/ (?:for|towards|to) (?:our|the|an?|my|new)\b/i.test(message.point),
      text: (_, { goal }) => `What exactly will ${goal?.text} buy?`,
    },
    {
      fact: "proof",
      when: (material) => !material.goal && !/^(?:money|funds|donations) (?:for|to) /i.test(material.message.point),
      text: (_, material) =>
        isDrive(material)
          ? "Who gets what is given, and what is most needed? One fact a line."
          : "What exactly will it make possible?",
    },
    {
      fact: "proof",
      when: ({ goal, statements, sentences, stated }) =>
        !!goal && findSumIn([...statements, ...sentences, ...stated].join(". ")) === null,
      text: (_, { goal }) => `How much of the ${goal?.text} is there already?`,
    },
    {
      fact: "when",
      when: ({ timing, stated }) =>
        timing === null && !stated.some((line) => /\bby (?:the end of )?(?:\d|\p{Lu})/u.test(line)),
      text: () => "By when is it needed?",
    },
    afterCall,
  ],
  news: [
    {
      fact: "when",
      when: ({ timing }) => !!timing?.from && !timing.to,
      text: () => "Until what time is that, and on which days?",
    },
    {
      fact: "when",
      when: (material) => material.timing === null && !says(material, /\bnow\b/i),
      text: () => "From when?",
    },
    { fact: "proof", text: () => "What changes for your customers? One fact a line." },
    {
      fact: "where",
      when: (material) =>
        !knowsPlace(material) &&
        says(material, /\b(?:mov(?:e|ed|ing)|relocat|new (?:shop|home|address|premises|place|studio|branch))/i),
      text: (_, material) => {
        const street = findStreet(material);
        return street
          ? `In which town is ${street}, and what is its postcode?`
          : "Where are you? The address, as you would write it on a letter.";
      },
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
  claim: [
    howItCame,
    proof,
    { fact: "proof", text: () => "For whom is it not true, or what does it depend on?" },
    afterCall,
  ],
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

/** Messages about what a business sells: what it is itself takes place on no day and costs nothing. */
const isSold = /^(?:offer|launch|season|about|opening)$/;

/** Up to three questions to the owner, the most useful first; none for a fact that is known, and steps and proof only where there are none. */
export function askQuestions(material: Asked): OpenQuestion[] {
  const { message, what, product } = material;
  const named = what ?? (isSold.test(message.kind) ? product : null);
  // why not every noun: "the Deusto cut its bill" was read from a clause
  const thing =
    named && !hasClearVerb(readWords(named.text)) && !/ (?:its|their) /.test(named.text) ? addDefinite(named) : "it";
  const isMissing = (fact: FactName) =>
    fact === "proof" || fact === "steps" ? message.facts[fact].length === 0 : true;
  const promise = findPromise(material);
  const questions: OpenQuestion[] = promise && isMissing(promise.fact) ? [promise] : [];
  for (const row of [...forAnyKind, ...rows[message.kind]]) {
    if (questions.length === 3) break;
    // why: a checklist that is promised with its number is asked for once
    if (questions.some(({ fact }) => fact === "steps") && forAnyKind.includes(row)) continue;
    if (isMissing(row.fact) && (row.when?.(material) ?? true))
      questions.push({ fact: row.fact, text: row.text(thing, material) });
  }
  return questions;
}
