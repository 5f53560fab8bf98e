import { rememberByText } from "../words/remember";
import { tagText } from "./tag-text";

/** A word as it was typed, with what is known of it. A hyphenated word ("two-for-one") and a figure ("£9.50", "10am-3pm") are one word. */
export interface Word {
  /** Without the marks around it; a possessive keeps its apostrophe. */
  readonly text: string;
  readonly lower: string;
  /** Where `text` stands in what was read. */
  readonly start: number;
  readonly end: number;
  /** Marks before and after it, without white space: "(", ",", "?!". */
  readonly before: string;
  readonly after: string;
  readonly part: PartOfSpeech;
  readonly tags: ReadonlySet<string>;
}

export type PartOfSpeech =
  | "noun"
  | "verb"
  | "adjective"
  | "adverb"
  | "determiner"
  | "preposition"
  | "conjunction"
  | "pronoun"
  | "number"
  | "other";

interface Term {
  tags: string[];
  offset: { start: number; length: number };
}

const partsByTag: readonly [string, PartOfSpeech][] = [
  ["Pronoun", "pronoun"],
  ["Value", "number"],
  ["Determiner", "determiner"],
  ["Preposition", "preposition"],
  ["Conjunction", "conjunction"],
  ["Adverb", "adverb"],
  ["Adjective", "adjective"],
  ["Verb", "verb"],
  ["Noun", "noun"],
];

/** Words that a tagger of running text takes for something else in the short, unfinished lines that ideas are. */
// why a map: an object knows "constructor" as well
const knownParts: ReadonlyMap<string, PartOfSpeech> = new Map(
  Object.entries({
    our: "determiner",
    my: "determiner",
    your: "determiner",
    their: "determiner",
    his: "determiner",
    its: "determiner",
    the: "determiner",
    a: "determiner",
    an: "determiner",
    all: "determiner",
    every: "determiner",
    this: "determiner",
    these: "determiner",
    off: "preposition",
    over: "preposition",
    under: "preposition",
    within: "preposition",
    without: "preposition",
    that: "conjunction",
    who: "pronoun",
    we: "pronoun",
    you: "pronoun",
    it: "pronoun",
    they: "pronoun",
    i: "pronoun",
    volunteers: "noun",
    market: "noun",
    markets: "noun",
    boxes: "noun",
    packages: "noun",
    courses: "noun",
    tours: "noun",
    everything: "pronoun",
    anything: "pronoun",
  } as const),
);

const opening = /^[("“‘'[«]{1,9}/;
const closing = /[)"”’'\]».,;:!?…]{1,9}$/;

/**
 * The words of a text with their parts of speech. Never throws; a text without words gives none. Texts are read again and again while a
 * campaign is thought out: by rules, by checks of what was written, by the next format.
 */
export const readWords: (text: string) => readonly Word[] = rememberByText(tagWords, {
  mostTexts: 1_000,
  longestText: 300,
});

function tagWords(text: string): readonly Word[] {
  const terms = (tagText(text).json({ offset: true }) as { terms: Term[] }[]).flatMap((sentence) => sentence.terms);
  const words: Word[] = [];
  let next = 0;
  for (const { 0: raw, index } of text.matchAll(/\S+/g)) {
    while (next < terms.length && startOf(terms[next]) < index) next += 1;
    const own: Term[] = [];
    while (next < terms.length && startOf(terms[next]) < index + raw.length) own.push(terms[next++] as Term);
    const word = wordOf(raw, index, own);
    if (word) words.push(word);
    else if (words.length > 0) {
      const last = words.pop() as Word;
      words.push({ ...last, after: last.after + raw });
    }
  }
  return closeQuotations(words);
}

/** The mark behind "Lights" closes 'Northern Lights'; where no quotation is open it is a possessive's. */
function closeQuotations(words: readonly Word[]): Word[] {
  let isOpen = false;
  return words.map((word) => {
    if (/['‘]$/.test(word.before)) isOpen = true;
    const closes = isOpen && /s['’]$/.test(word.text);
    if (closes || /^['’]/.test(word.after)) isOpen = false;
    if (!closes) return word;
    const [text, mark] = [word.text.slice(0, -1), word.text.slice(-1)];
    return { ...word, text, lower: text.toLowerCase(), end: word.end - 1, after: mark + word.after };
  });
}

const startOf = (term: Term | undefined) => term?.offset.start ?? Number.POSITIVE_INFINITY;

function wordOf(raw: string, index: number, terms: Term[]): Word | null {
  const before = opening.exec(raw)?.[0] ?? "";
  let after = closing.exec(raw.slice(before.length))?.[0] ?? "";
  if (/^['’]/.test(after) && /s['’]/.test(raw.slice(before.length)) && before === "") after = after.slice(1);
  if (/^(?:rs|[ap]\.m|st|dr|no|mr|mrs|ms)\./i.test(raw.slice(before.length)) && after.startsWith("."))
    after = after.slice(1);
  const text = raw.slice(before.length, raw.length - after.length);
  if (!/[\p{L}\p{N}\p{Sc}%+&]/u.test(text)) return null;
  const lower = text.toLowerCase().replace(/’/g, "'");
  const tags = new Set(terms.flatMap((term) => term.tags));
  const start = index + before.length;
  return { text, lower, start, end: start + text.length, before, after, part: partOf(text, terms), tags };
}

function partOf(text: string, terms: Term[]): PartOfSpeech {
  const lower = text.toLowerCase().replace(/’/g, "'");
  const isInitials = /^(?:IT|US|UK|EU|HR|AI)$/.test(text);
  const known = isInitials ? undefined : knownParts.get(lower);
  if (isInitials) return "noun";
  if (known) return known;
  // why: "a 24-flat block", "an 8-week course", and no range or time
  if (/^\d{1,4}-(?!(?:to|till|until)\b)\p{L}{2,12}$/u.test(lower) || /^second-hand$/.test(lower)) return "adjective";
  if (/^[\p{Sc}]?\d/u.test(lower)) return "number";
  // why the last: "five-metre" and "two-for-one" stand where their last part would
  const tags = terms.filter((term) => term.tags.length > 0).at(-1)?.tags ?? [];
  if (/-(?:up|off|in|out|down)$/.test(lower)) return "noun";
  if (lower.includes("-") && !tags.includes("Noun")) return "adjective";
  return partsByTag.find(([tag]) => tags.includes(tag))?.[1] ?? "other";
}

/** Whether a sentence ends with the word. */
export const endsSentence = ({ after }: Word): boolean => /[.!?]/.test(after);

/** Whether a verb that agrees with a subject stands among the words: they are a sentence and not a phrase. */
export function hasFiniteVerb(words: readonly Word[]): boolean {
  // why not behind "who": "children who do not like reading" is a phrase
  const relative = words.findIndex(
    (word, at) => at > 0 && /^(?:who|which)$/.test(word.lower) && words[at - 1]?.part === "noun",
  );
  const main = relative > 0 ? words.slice(0, relative) : words;
  return main.some((word, index) => agreesWithSubject(word, words[index - 1], index));
}

const finiteForms =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|may|might|must|won't|don't|can't|doesn't|isn't|aren't|it's|we're|you're|they're|that's|we've|we'll|i'm|there's)$/;

function agreesWithSubject(word: Word, previous: Word | undefined, index: number): boolean {
  if (finiteForms.test(word.lower)) return word.text !== "May";
  if (word.part !== "verb" || index === 0) return false;
  if (word.tags.has("Gerund") || word.tags.has("Participle")) return false;
  if (previous && /^(?:to|a|an|the|our|my|your|of|for|with|in|on|at|by|from)$/.test(previous.lower)) return false;
  return word.tags.has("PresentTense") || word.tags.has("PastTense") || word.tags.has("Copula");
}
