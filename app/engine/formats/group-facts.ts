import { endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line, LineTopic } from "../compose/lines";
import type { Source } from "../compose/source";
import { findReader } from "../compose/tell-reader";
import { layOutFacts } from "./lay-out-facts";
import { isAbout } from "./tell-lead";

export interface Section {
  heading: string;
  lines: readonly string[];
}

/** A meaning is given to so many facts: more of them sound like a lesson. */
const mostExplained = 2;
/** Rows that make a list: one alone is a line among the others. */
const fewestRows = 2;
/** Characters of a note that is read at a glance. */
const longestNote = 90;

/** What stands at a glance, and what is told: a note in the list is not told again. */
interface Grouped {
  told: readonly Line[];
  glance: Section | null;
}

/**
 * The facts as sections: what is told in sentences under the voice's heading, and price, time, place and reader as notes at a glance.
 */
export function groupFacts(source: Source, facts: readonly Line[], heading: string, lead: string): Section[] {
  const { kind } = source.material.message;
  const explained = explain(facts, kind === "hiring");
  // why: of an appeal and of a post the figures are the argument
  const isWhole = /^(?:hiring|fundraiser)$/.test(kind);
  const { told, glance } = isWhole ? { told: explained, glance: null } : listAtAGlance(source, explained, lead);
  const sums = source.sums.map(({ text }) => text);
  const main = { heading: kind === "hiring" ? "What we offer" : heading, lines: layOutFacts(told, sums) };
  // why the voice's: one heading is its own in each article
  const list = glance && main.lines.length === 0 ? { ...glance, heading } : glance;
  return [main, ...(list ? [list] : [])].filter(({ lines }) => lines.length > 0);
}

/** Each meaning once, behind the fact that it follows from. */
function explain(facts: readonly Line[], isHiring: boolean): Line[] {
  const explained = new Set<string>();
  return facts.map((line) => {
    const [so] = line.so;
    if (!so || explained.has(so) || explained.size >= mostExplained || isHiring) return line;
    explained.add(so);
    return { ...line, sentence: `${removeEndMark(line.sentence)}, so ${lowerFirst(so)}` };
  });
}

const labels: Partial<Record<LineTopic, string>> = { when: "When", where: "Where", price: "Price" };

interface Row {
  label: string;
  notes: readonly Line[];
  texts: readonly string[];
}

function listAtAGlance(source: Source, facts: readonly Line[], lead: string): Grouped {
  const rows = readRows(source, facts);
  const known = lead.toLowerCase();
  const isNews = rows.some(({ texts }) => texts.some((text) => !known.includes(text.toLowerCase())));
  // why: what the lead has said is no list, but where nothing else is told
  if (rows.length < fewestRows || !(isNews || facts.length === 0)) return { told: facts, glance: null };
  const texts = rows.flatMap((row) => row.texts.map((text) => removeEndMark(text).toLowerCase()));
  const told = facts.filter(({ text }) => !texts.includes(removeEndMark(text).toLowerCase()));
  const [only, ...others] = told.filter((line) => !isAbout(line));
  // why: a heading over six words is no section
  const isAlone = only !== undefined && others.length === 0 && isNote(only);
  const reader = findReader(source);
  const lines = [
    ...rows.map(({ label, texts }) => writeRow(label, texts)),
    ...(isAlone ? [writeRow("Good to know", [only.text])] : []),
    ...(reader && "readers" in reader ? [writeRow("For", [reader.readers])] : []),
  ];
  return { told: isAlone ? told.filter((line) => line !== only) : told, glance: { heading: "At a glance", lines } };
}

/** When, where and for how much: of the idea's own, and the notes of the facts. */
function readRows(source: Source, facts: readonly Line[]): Row[] {
  const { message } = source.material;
  const isDated = /^(?:event|opening|launch|news|fundraiser)$/.test(message.kind);
  const own: Record<string, string | null> = {
    When: message.sure.includes("when") ? message.facts.when : null,
    // why only of what takes place: "less than a day at a theme park" names a place too
    Where: message.sure.includes("where") && isDated ? message.facts.where : null,
  };
  const notes = facts.filter((line) => isNote(line) && (line.topic !== "where" || isPlace(line)));
  const isOpen = ({ text }: Line) => /^open /i.test(text);
  const opening = notes.filter(isOpen);
  return [
    ...Object.values(labels).map((label) => {
      const mine = notes.filter((line) => labels[line.topic] === label && !isOpen(line));
      return { label, notes: mine, texts: [...readOwn(own[label] ?? null), ...mine.map(({ text }) => text)] };
    }),
    { label: "Open", notes: opening, texts: opening.map(({ text }) => text.replace(/^open /i, "")) },
  ].filter(({ texts }) => texts.length > 0);
}

/** Whether it says where to go: "within two working days" is no place. */
const isPlace = ({ sentence }: Line) =>
  /^(?:You(?:['’]| wi)ll find|There is .*parking|We meet|The (?:new )?[\p{L}]+ is (?:at|on|in|above|below|behind|next|opposite|beside|near|\S+ minutes))/u.test(
    sentence,
  );

/** Whether it was typed without a verb, and follows from nothing that is told with it. */
const isNote = ({ from, text, sentence }: Line) =>
  from === "facts" && sentence !== text && text.length <= longestNote && !/, so /.test(sentence);

const writeRow = (label: string, texts: readonly string[]) =>
  `- **${label}:** ${lowerFirst(texts.map(removeEndMark).join("; "))}`;

/** "On 5 December" as a row has it: "5 December". */
const readOwn = (text: string | null): string[] =>
  // why not a deadline: "before Christmas" is not when it is
  text && text.length <= longestNote && !/^(?:(?:all|the whole) day|(?:before|by) .*)$/i.test(text)
    ? [removeEndMark(endSentence(text.replace(/^(?:on|at|in) (?=\d|\p{Lu})/iu, "")))]
    : [];
