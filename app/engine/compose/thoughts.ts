import { weekdays } from "../english/calendar";
import { readNumber } from "../english/numbers";
import type { Account } from "./account";
import { orderBySeed } from "./choice";
import { contract } from "./contract";
import { factKindRules } from "./fact-kinds";
import { moreFactKindRules } from "./fact-kinds-more";
import { capitalize, endSentence, groupDigits, removeEndMark, spellNumber } from "./grammar";
import { fillValues, findMeaning, type Meaning } from "./meanings";
import type { Source } from "./source";

/** A fact of the brief with what it means for the reader. */
export interface Thought {
  kind: string;
  topic: Meaning["topic"];
  /** The sentence of the owner's that holds it; empty for what was counted out of several. */
  text: string;
  /** What to say of it, without an end mark: a short form or the sentence; null where the meaning stands alone. */
  fact: string | null;
  question: string;
  /** What it means, as clauses or whole sentences in the order in which they are to be used. */
  meanings: readonly string[];
}

type Told = Pick<Source, "about" | "more" | "facts" | "material" | "voice" | "seed">;

const rules = [...factKindRules, ...moreFactKindRules];

/** What the facts of a brief mean, each kind once, in the order in which the owner told them. */
export function findThoughts(source: Told): Thought[] {
  const { message } = source.material;
  const point = endSentence(message.point);
  const own = [...source.more, ...message.facts.proof, ...source.facts.map(({ text }) => text), ...source.about].filter(
    (line, at, lines) => lines.indexOf(line) === at,
  );
  const found = new Map<string, Thought>();
  for (const text of [...own, point])
    for (const { kind, pattern } of rules) {
      const match = found.has(kind) ? null : pattern.exec(text);
      const thought = match && makeThought(source, kind, text, findValues(kind, match.groups ?? {}), text === point);
      // why once: two things that follow from one sentence would have it said in half of the captions
      const isTold = thought?.fact && [...found.values()].some(({ fact }) => fact === thought.fact);
      if (thought && !isTold) found.set(kind, thought);
    }
  return [...found.values()];
}

/** The thought of a kind with its values; null where it is not for this message or a value is missing. */
export function makeThought(
  source: Pick<Told, "material" | "voice" | "seed" | "about">,
  kind: string,
  text: string,
  values: Readonly<Record<string, string>>,
  isPoint = false,
): Thought | null {
  const meaning = findMeaning(kind);
  if (!meaning?.kinds.includes(source.material.message.kind)) return null;
  if (isPoint && meaning.inPoint === null) return null;
  const meanings = orderMeanings(meaning, source).flatMap((wording) => fillValues(wording, values) ?? []);
  const pattern = isPoint ? (meaning.inPoint ?? meaning.fact) : meaning.fact;
  const short = pattern ? fillValues(pattern, values) : null;
  const question = fillValues(meaning.ask, values);
  if (meanings.length === 0 || !question) return null;
  const whole = isPoint || text === "" ? null : removeEndMark(text);
  return { kind, topic: meaning.topic, text, fact: short ? capitalize(short) : whole, question, meanings };
}

/** Wordings for the voice first, those of our own after them; somebody who says "I" is no "we". */
function orderMeanings(
  { kind, so, dry, do: urge }: Meaning,
  { voice, seed, about }: Pick<Told, "voice" | "seed" | "about">,
) {
  const isAlone = about.some((line) => /\b(?:I|my)\b/.test(line));
  const first = voice.meanings === "dry" ? dry : voice.meanings === "do" ? urge : [];
  return [...first, ...orderBySeed(`${seed}|${kind}`, so, (wording) => wording)].filter(
    (wording) => !isAlone || !/\b(?:we|us|ours?)\b/i.test(wording),
  );
}

/** What a meaning may name beside the groups of the rule: what follows from them by counting. */
function findValues(kind: string, groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) if (value) values[name] = value.trim();
  const number = readNumber(values.number ?? values.most ?? values.days ?? values.span ?? "") ?? 0;
  if (kind === "small-group" && number > 2)
    values.others = `${values.most ? "at most " : ""}${spellNumber(number - 1)}`;
  if (kind === "small-group" && values.most) Object.assign(values, { number: `up to ${values.most}`, unit: "a group" });
  if (kind === "small-group") values.number = values.number?.toLowerCase() ?? "";
  if (kind === "ready-in-days") values.readyDay = weekdays[number] ?? "";
  if (kind === "trial" && number > 1)
    Object.assign(values, { days: spellNumber(number), dayAfter: String(number + 1) });
  if (kind === "days-a-week") values.otherDays = spellNumber(7 - number);
  if (kind === "salary" && values.sum) {
    const monthly = Math.round(Number(values.sum.replace(/\D/g, "")) / 12 / 100) * 100;
    values.monthly = values.sum.charAt(0) + groupDigits(monthly);
  }
  return values;
}

/** Longer facts take their meaning as a sentence of its own. */
const longestLinked = 80;

/** The fact and what it means, as the voice joins them. `turn` picks the wording; null where there are no more of them. */
export function sayThought({ kind, fact, meanings }: Thought, turn: number, voice: Source["voice"]): string | null {
  const meaning = meanings[turn];
  if (!meaning) return null;
  const spoken = voice.contractions ? contract(meaning) : meaning;
  if (!fact) return endSentence(spoken);
  const isSentence = /[.!?]$/.test(spoken);
  const links = fact.length > longestLinked || /[.!?:;]/.test(fact.replace(/\d[.:]\d/g, "")) ? voice.apart : voice.link;
  const pattern = isSentence ? "{fact}. {so}" : (links[(turn + kind.length) % links.length] ?? "{fact}. {so}");
  return endSentence(fillValues(pattern, { fact, so: spoken }) ?? "");
}

/** A saying of the thought that no text of the campaign has used, noted as used: with its fact, or behind it. Null where none is left. */
export function takeSaying(
  thought: Thought,
  { voice }: Pick<Source, "voice">,
  account: Account,
  { say = sayThought, last = false, accept = () => true }: Taking = {},
): string | null {
  // why: what was counted explains no fact
  const isCounted = thought.text === "";
  if (!isCounted && !account.mayExplain) return null;
  const turns = thought.meanings.map((_, turn) => turn);
  for (const turn of last ? turns.reverse() : turns) {
    const id = `${thought.kind}:${turn}`;
    const text = account.allows("", id) ? say(thought, turn, voice) : null;
    if (!text || !accept(text)) continue;
    if (isCounted) account.note("", id);
    else account.noteMeaning(id);
    return text;
  }
  return null;
}

interface Taking {
  say?: typeof sayThought;
  /** Begin with the wordings of all voices. */
  last?: boolean;
  accept?: (text: string) => boolean;
}

/** What the fact means, behind the fact itself where another sentence has told it already. */
export function sayMeaning({ kind, meanings }: Thought, turn: number, voice: Source["voice"]): string | null {
  const meaning = meanings[turn];
  if (!meaning) return null;
  const spoken = voice.contractions ? contract(meaning) : meaning;
  if (/[.!?]$/.test(spoken)) return spoken;
  const pattern = voice.apart[(turn + kind.length) % voice.apart.length] ?? "{fact}. {so}";
  return endSentence((fillValues(pattern, { fact: "-", so: spoken }) ?? "").replace(/^-[.,;] /, ""));
}
