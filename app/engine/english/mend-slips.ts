import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { capitaliseCalendar } from "./capitals";

/** Slips that the library's list lacks, or has more than one meaning for. */
const own: Readonly<Record<string, string>> = {
  alot: "a lot",
  arent: "aren't",
  calender: "calendar",
  cancelation: "cancellation",
  cant: "can't",
  couldnt: "couldn't",
  decemeber: "December",
  dont: "don't",
  happend: "happened",
  havent: "haven't",
  neigbour: "neighbour",
  personel: "personnel",
  repare: "repair",
  satuday: "Saturday",
  septemeber: "September",
  shouldnt: "shouldn't",
  theyre: "they're",
  volunter: "volunteer",
  wellcome: "welcome",
  wensday: "Wednesday",
  weve: "we've",
  wich: "which",
  wont: "won't",
  wouldnt: "wouldn't",
  youll: "you'll",
  youre: "you're",
  youve: "you've",
  theyll: "they'll",
  thats: "that's",
  whats: "what's",
  shes: "she's",
};

/**
 * What is often mistyped, with what was meant: the spelling checker's list of some 80,000, as far as it knows one meaning. Read once, 3 MB.
 * @see docs/decisions/087-mistyped-words.md
 */
function readSlips(): ReadonlyMap<string, string> {
  const home = dirname(createRequire(import.meta.url).resolve("@cspell/dict-en-common-misspellings"));
  const { dictionaryDefinitions } = JSON.parse(readFileSync(join(home, "dict/dict-en.json"), "utf8")) as {
    dictionaryDefinitions: { suggestWords?: string[] }[];
  };
  const listed = dictionaryDefinitions
    .flatMap(({ suggestWords }) => suggestWords ?? [])
    .map((entry) => entry.split("->"))
    .filter((entry): entry is [string, string] => entry.length === 2 && !entry[1]?.includes(","));
  return new Map([...listed, ...Object.entries(own)]);
}
let slips: ReadonlyMap<string, string> | null = null;

// why four letters: "teh" is a tea as well. Why a letter, a figure or an underline on neither side: addresses and tags keep what was typed
const word = /(?<![\p{L}\p{N}_@#./-])\p{L}{4,30}(?![\p{L}\p{N}_@-]|['’]\p{L}|\.\p{L})/gu;
/** Where a capital is no name's. */
const opensSentence = /(?:^|[.!?:]\s{1,3}|\n)$/;

/** A text with what was plainly mistyped as it was meant; capitals stay, and so do names. */
export function mendSlips(text: string): string {
  slips ??= readSlips();
  const known = slips;
  return text
    .replace(/\b(\d{1,2}%) of (?=your (?:first|next|second|order|booking|bill)\b)/gi, "$1 off ")
    .replace(/\b(until|till|by|at|from) end of (?=\p{L})/giu, "$1 the end of ")
    .replace(/\b(rather|other) then\b/gi, "$1 than")
    .replace(/(?<=\p{L} )i(?= \p{Ll}{2,})/gu, "I")
    .replace(
      /\b([Ii])ts (?=(?:an?|the|not|been|now|so|too|very|really|just|only|all|always|still|also|hard|easy|done|free|open|closed|time|going|getting|taking|about|up to)\b)/g,
      "$1t's ",
    )
    .replace(/\besp\.? (?=\p{L})/giu, "especially ")
    .replace(/\bstrait (?=from|to|after|away)/gi, "straight ")
    .replace(/,? (?:lol|haha+|lmao)(?=[.!?,]|$)/gi, "")
    .replace(
      /\b(book|bring|collect|order|renew|reserve|return|update|wear) there (?=\p{L}{3,})(?!will|is|are|and)/giu,
      "$1 their ",
    )
    .replace(
      /\b(so|and|as|because|but) were (?=(?:all|closed|gonna|going|moving|not|now|off|open|opening)\b)/giu,
      "$1 we're ",
    )
    .replace(/\b(?:incl|inc)\.? (?=\p{Ll})/gu, "including ")
    .replace(word, (typed, at: number, whole: string) => {
      const listed = known.get(typed.toLowerCase());
      if (!listed) return typed;
      const meant = capitaliseCalendar(listed);
      if (typed === typed.toUpperCase()) return meant.toUpperCase();
      if (!/^\p{Lu}/u.test(typed)) return meant;
      // why not before a capital, or of few letters: "Ines Carvalho" is a name
      const isStart =
        typed.length > 5 &&
        opensSentence.test(whole.slice(Math.max(0, at - 4), at)) &&
        !/^ \p{Lu}/u.test(whole.slice(at + typed.length));
      return isStart || typed.toLowerCase() in own ? meant.charAt(0).toUpperCase() + meant.slice(1) : typed;
    });
}
