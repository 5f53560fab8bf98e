import type { Brief } from "../brief";
import { removeEndMark } from "../english/grammar";
import { holdsSum } from "../english/money";
import { isPlural } from "../english/noun-phrases";
import { findTypedCall, isByPhone } from "./find-call";
import type { FactName, Material, MessageKind, OpenQuestion } from "./message";

/** As many as the form has places for. */
const mostQuestions = 3;

/** What is known, wherever it was said. */
interface Known {
  point: string;
  /** "the open day", "Duecal 2"; "it" where the thing was not read for sure. */
  thing: string;
  /** "do" for several things. */
  do: "do" | "does";
  call: string;
  has: (fact: FactName) => boolean;
  /** Whether idea, facts or description hold it. */
  holds: (pattern: RegExp) => boolean;
  /** The number and the noun of what they hold. */
  find: (pattern: RegExp) => string;
  hasPrice: boolean;
}

interface Row {
  fact: FactName;
  /** Asked only where this holds; always where it is left out. */
  when?: (known: Known) => boolean;
  text: (known: Known) => string;
}

const hour =
  /\d ?(?:am|pm)\b|\d[:.]\d\d|\b(?:noon|midnight|o['’]clock)\b|\b\d{1,2} ?(?:to|till|until|[-–]) ?\d{1,2}\b/i;
const address =
  /\b(?:street|st|road|rd|lane|avenue|ave|square|hall|park|school|station|library|pub|farm|church|centre|center|floor|yard|quay|market|beach|museum|theatre|club|garden)\b/i;
const paper = /\b(checklist|guide|recipe|cheat sheet|factsheet)\b/i;

const price: Row = {
  fact: "offer",
  when: ({ hasPrice }) => !hasPrice,
  text: (known) => `What ${known.do} ${known.thing} cost?`,
};
const afterCall: Row = {
  fact: "steps",
  when: ({ call }) => call !== "",
  text: ({ call }) => `What happens after "${call}"? One step a line.`,
};
const place: Row = {
  fact: "where",
  when: ({ has, holds }) => !has("where") && !holds(address),
  text: ({ thing }) => `Where is ${thing}? The address, as you would write it on a letter.`,
};
const range: Row = { fact: "proof", text: ({ thing }) => `What should people know about ${thing}? One fact a line.` };
const proof: Row = { fact: "proof", text: () => "Which figure or example shows it? Please give the source." };

/** "5 things you can check": what is promised by its number, and not told behind a colon. */
const promise =
  /\b(\d|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(things|signs|mistakes|reasons|tips|ways|rules|questions|myths)\b(?![^.]*:)/iu;

/** A promise without what it promises, a telephone without a number and a paper without what stands in it: what is left open comes first. */
const forAnyKind: readonly Row[] = [
  {
    fact: "proof",
    when: ({ holds }) => holds(promise),
    text: ({ find }) => `Which ${find(promise)}? One a line.`,
  },
  {
    fact: "steps",
    when: ({ call, holds }) => isByPhone.test(call) && !holds(/\+?\(?\d(?:[\s().-]{0,2}\d){6,14}/),
    text: ({ call }) => `"${call}": which number? As people should type it.`,
  },
  {
    fact: "steps",
    when: ({ call }) => paper.test(call),
    text: ({ call }) => `What does the ${paper.exec(call)?.[1]?.toLowerCase()} say? One point a line.`,
  },
];

/** What is worth asking for each kind, the most useful first. */
const rows: Readonly<Record<MessageKind, readonly Row[]>> = {
  offer: [
    {
      fact: "when",
      when: ({ has, holds }) => !has("when") && !holds(/\b(?:until|till|by|before|ends?|valid)\b.{0,24}\d/i),
      text: () => "Until when does the offer run?",
    },
    {
      fact: "offer",
      when: ({ holds }) =>
        holds(/\d ?%|half[- ]price|\bfree\b/i) && !holds(/[£$€₹]\s?\d|\d ?(?:euros?|pounds|dollars)/i),
      text: (known) => `What ${known.do} ${known.thing} usually cost? Then we can say what is saved.`,
    },
    range,
    afterCall,
  ],
  event: [
    {
      fact: "when",
      when: ({ has }) => !has("when"),
      text: ({ thing }) => `On which day is ${thing}, and from when to when?`,
    },
    {
      fact: "when",
      when: ({ has, holds }) => has("when") && !holds(hour),
      text: (known) => `At what time ${known.do} ${known.thing} begin and end?`,
    },
    place,
    price,
    { fact: "steps", text: ({ thing }) => `What happens at ${thing}? One step a line.` },
  ],
  launch: [
    {
      fact: "proof",
      text: ({ thing }) => `What is new about ${thing}, and what can people do with it? One fact a line.`,
    },
    price,
    { fact: "when", when: ({ has }) => !has("when"), text: ({ thing }) => `From when can people have ${thing}?` },
    afterCall,
  ],
  opening: [
    place,
    {
      fact: "when",
      when: ({ holds }) => !holds(hour),
      text: () => "From when to when are you open, and on which days?",
    },
    { fact: "proof", text: () => "What can people see, try or get on the first day? One fact a line." },
  ],
  hiring: [
    { fact: "offer", when: ({ hasPrice }) => !hasPrice, text: () => "What is the pay, or what do people get for it?" },
    { fact: "proof", text: () => "What does the work consist of, and what should people bring? One fact a line." },
    {
      fact: "steps",
      when: ({ holds }) => !holds(/\b(?:apply|applications?|e-?mail|cv|drop in|call|ring|text)\b/i),
      text: () => "How do people apply? One step a line.",
    },
    {
      fact: "when",
      when: ({ has, holds }) => !has("when") && !holds(/\bhours?\b|\b(?:full|part)[- ]time\b/i),
      text: () => "How many hours is it, and from when?",
    },
  ],
  fundraiser: [
    {
      fact: "proof",
      when: ({ holds }) => !holds(/\b(?:pays? for|buys?|will (?:pay|buy|go)|goes to|covers)\b/i),
      text: () => "What exactly will the money, or what is given, make possible? One fact a line.",
    },
    {
      fact: "proof",
      when: ({ holds }) => !holds(/\b(?:raised|so far|already|collected)\b/i),
      text: () => "How much is there already?",
    },
    {
      fact: "when",
      when: ({ has, holds }) => !has("when") && !holds(/\b(?:by|until|before) /i),
      text: () => "By when is it needed?",
    },
    afterCall,
  ],
  news: [
    { fact: "when", when: ({ has, holds }) => !has("when") && !holds(/\bnow\b/i), text: () => "From when?" },
    { fact: "proof", text: () => "What changes for your customers? One fact a line." },
    {
      ...place,
      when: (known) =>
        known.holds(/\b(?:mov(?:e|ed|ing)|new (?:shop|home|address|premises))\b/i) && place.when?.(known) === true,
      text: () => "Where are you? The address, as you would write it on a letter.",
    },
  ],
  ending: [
    { fact: "when", when: ({ has }) => !has("when"), text: () => "On which day does it end?" },
    { fact: "steps", text: () => "What should people do before that? One step a line." },
    { fact: "proof", text: ({ thing }) => `What takes the place of ${thing}?` },
  ],
  "how-to": [
    { fact: "steps", text: ({ point }) => `How would you explain "${point}"? One step a line.` },
    { fact: "proof", text: () => "Which mistake do you see most often, and what does it cost?" },
  ],
  question: [
    {
      fact: "proof",
      text: ({ point }) => `What is your own answer to "${point}" One to three sentences; they will stand at the top.`,
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
    { fact: "when", when: ({ has }) => !has("when"), text: ({ thing }) => `Until when can people have ${thing}?` },
    range,
  ],
  reminder: [
    { fact: "when", when: ({ has }) => !has("when"), text: () => "By when does it have to be done?" },
    { fact: "steps", text: () => "What exactly do people have to do? One step a line." },
    price,
  ],
  about: [
    { fact: "what", text: () => "What is the one thing that people should know after this? One sentence." },
    { fact: "steps", text: () => "What does a first visit or order consist of? One step a line." },
    price,
  ],
};

/** Facts from which on nothing more is asked about what there is to know. */
const enoughFacts = 4;

/** Up to three questions to the owner, the most useful first; none for what was said anywhere in the brief. */
export function askQuestions({ message, told }: Material, brief: Brief): OpenQuestion[] {
  const { project } = brief;
  const { kind, facts, sure, point } = message;
  const stated = project.facts ?? [];
  const said = [
    ...told,
    ...stated,
    ...facts.proof,
    project.description,
    facts.offer,
    facts.when,
    facts.where,
    brief.specificCallToAction,
  ]
    .filter(Boolean)
    .join("\n");
  const isNamed = facts.what !== null && sure.includes("what");
  const known: Known = {
    point,
    thing: isNamed ? nameThing(facts.what ?? "") : "it",
    do: isNamed && isOfSeveral(facts.what ?? "") ? "do" : "does",
    call: removeEndMark(findTypedCall(brief, kind) ?? ""),
    has: (fact) => (facts[fact]?.length ?? 0) > 0,
    holds: (pattern) => pattern.test(said),
    find: (pattern) => pattern.exec(said)?.slice(1).join(" ") ?? "",
    hasPrice: holdsSum(said) || /\bfree\b|\bdonations?\b/i.test(said),
  };
  // why: what the user said is none is not asked for
  const isNone = ({ fact }: Row) => brief.facts?.[fact] !== undefined && !known.has(fact);
  const isAnswered = ({ fact }: Row) =>
    (fact === "steps" && known.has("steps")) ||
    (fact === "proof" && (known.has("proof") || stated.length >= enoughFacts));
  const questions: OpenQuestion[] = [];
  for (const row of [...forAnyKind, ...rows[kind]]) {
    if (questions.length === mostQuestions) break;
    if (
      isNone(row) ||
      isAnswered(row) ||
      row.when?.(known) === false ||
      questions.some(({ fact }) => fact === row.fact && fact === "steps")
    )
      continue;
    questions.push({ fact: row.fact, text: row.text(known) });
  }
  return questions;
}

/** A name stands alone, anything else with its article: "Duecal 2", "the open day". */
function nameThing(what: string): string {
  // why: "Two-for-one" has its capital from the sentence
  const text = /^\p{Lu}\p{Ll}+-/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
  return /^(?:\p{Lu}(?!\p{Ll}+day )|\d+ (?!kg)|our |the )/u.test(text) ? text : `the ${text}`;
}

/** Whether the head of a noun phrase is of several: "boxes for Eid". */
const isOfSeveral = (what: string): boolean =>
  isPlural(
    what
      .split(/ (?:for|of|in|at|on|with|from|to|by|and) /, 1)[0]
      ?.split(" ")
      .at(-1) ?? what,
  );
