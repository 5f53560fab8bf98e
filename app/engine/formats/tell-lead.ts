import { normalizeSentence } from "../checks/sentences";
import { lowerFirst } from "../compose/grammar";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { findReader, tellProblem } from "../compose/tell-reader";
import { getVoiceLines } from "../compose/voice-lines";

/** What troubles the reader, the idea, and who says it: without what the title has just said in the same words. */
export function tellLead(source: Source, title: string): string[] {
  const { lines } = source;
  const problem = tellProblem(source);
  const opens =
    /^(?:plain|exact)$/.test(source.voice.name) || lines.telling[0]?.includes("?")
      ? []
      : getVoiceLines(source).open.slice(0, 1);
  const trouble = problem ? [problem] : [];
  const isTitle = (text: string) => normalizeSentence(text) === normalizeSentence(title);
  const [first = "", ...others] = lines.telling;
  const [whole = first] = lines.forms;
  const point = whole.length > first.length ? [whole] : [first];
  const rest = others.filter((line) => !whole.includes(line));
  const isNamed = [...trouble, ...point, ...rest].join(" ").includes(source.name);
  const intro = isNamed || !lines.intro ? [] : [lines.intro];
  // why who says it first: a sentence that is the title's does not follow it at once
  const body =
    problem || !isTitle(first)
      ? [...trouble, ...(problem ? [] : opens), ...point, ...rest, ...intro]
      : [...(intro.length > 0 ? intro : opens), ...point, ...rest];
  const facts = rest.length === 0 ? topFacts(lines.facts) : [];
  return [...body, ...facts, ...tellReaders(source)].filter(Boolean);
}

/** What is asked for first behind a title that says the point: the price and the day. */
const topFacts = (facts: readonly Line[]): string[] =>
  facts
    .filter(({ topic, from }) => from !== "business" && (topic === "price" || topic === "when"))
    .slice(0, 2)
    .map(({ text }) => text);

function tellReaders(source: Source): string[] {
  const reader = findReader(source);
  if (!reader) return [];
  if ("asYou" in reader) return [`If ${reader.asYou}, this is for you.`];
  const isSaid = source.lines.intro.toLowerCase().includes(reader.readers.toLowerCase());
  return isSaid ? [] : [`This is for ${lowerFirst(reader.readers)}.`];
}

/** What speaks of the business and not of the offer. */
export const isAbout = ({ topic, from }: Line): boolean => topic === "trust" || from === "business";
