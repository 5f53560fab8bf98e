import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rememberByText } from "../words/remember";
import { capitaliseCalendar } from "./capitals";

/** Slips that the library's list lacks, or has more than one meaning for. */
// why a map: an object knows "constructor" as well
const own: ReadonlyMap<string, string> = new Map([
  ["alot", "a lot"],
  ["arent", "aren't"],
  ["calender", "calendar"],
  ["cancelation", "cancellation"],
  ["cant", "can't"],
  ["couldnt", "couldn't"],
  ["decemeber", "December"],
  ["dont", "don't"],
  ["custmer", "customer"],
  ["custmers", "customers"],
  ["dosent", "doesn't"],
  ["everbody", "everybody"],
  ["happend", "happened"],
  ["havent", "haven't"],
  ["neigbour", "neighbour"],
  ["noones", "no one's"],
  ["personel", "personnel"],
  ["repare", "repair"],
  ["runing", "running"],
  ["satuday", "Saturday"],
  ["septemeber", "September"],
  ["shouldnt", "shouldn't"],
  ["theres", "there's"],
  ["theyre", "they're"],
  ["visibilty", "visibility"],
  ["volunter", "volunteer"],
  ["wellcome", "welcome"],
  ["wensday", "Wednesday"],
  ["weve", "we've"],
  ["whatsapp", "WhatsApp"],
  ["wich", "which"],
  ["wont", "won't"],
  ["wouldnt", "wouldn't"],
  ["youll", "you'll"],
  ["youre", "you're"],
  ["youve", "you've"],
  ["theyll", "they'll"],
  ["thats", "that's"],
  ["whats", "what's"],
  ["shes", "she's"],
]);

const listFile = join(
  dirname(createRequire(import.meta.url).resolve("@cspell/dict-en-common-misspellings")),
  "dict/dict-en.json",
);

/**
 * The spelling checker's list of some 80,000 slips, a part for each first letter, read once. Looked through as text: a map of it would take
 * seven times as much memory.
 * @see docs/decisions/087-mistyped-words.md
 */
function readListed(): ReadonlyMap<string, string> {
  const text = readFileSync(listFile, "utf8");
  const from = text.indexOf('"suggestWords"');
  const starts = [..."abcdefghijklmnopqrstuvwxyz"]
    .map((letter) => ({ letter, start: text.indexOf(`\n    "${letter}`, from) }))
    .filter(({ start }) => start >= 0);
  return new Map(starts.map(({ letter, start }, at) => [letter, text.slice(start, starts[at + 1]?.start)]));
}
let listed: ReadonlyMap<string, string> | null = null;

/** What a mistyped word was meant to be; null for a word that is right, and for one with more than one meaning. */
const findMeant = rememberByText(lookUp, { mostTexts: 5000, longestText: 30 });

function lookUp(typed: string): string | null {
  const known = own.get(typed);
  if (known) return known;
  listed ??= readListed();
  const part = listed.get(typed.charAt(0)) ?? "";
  const at = part.indexOf(`"${typed}->`);
  const meant = at < 0 ? "" : part.slice(at + typed.length + 3, part.indexOf('"', at + 1));
  return meant === "" || meant.includes(",") ? null : meant;
}

const longForms: Readonly<Record<string, string>> = { yrs: "years", wks: "weeks", hrs: "hours" };

// why four letters: "teh" is a tea as well. Why a letter, a figure or an underline on neither side: addresses and tags keep what was typed
const word = /(?<![\p{L}\p{N}_@#./-])\p{L}{4,30}(?![\p{L}\p{N}_@-]|['’]\p{L}|\.\p{L})/gu;
/** Where a capital is no name's. */
const opensSentence = /(?:^|[.!?:]\s{1,3}|\n)$/;

/** A text with what was plainly mistyped as it was meant; capitals stay, and so do names. */
export function mendSlips(text: string): string {
  return text
    .replace(/\b(\d{1,2}%) of (?=your (?:first|next|second|order|booking|bill)\b)/gi, "$1 off ")
    .replace(/\b(until|till|by|at|from) end of (?=\p{L})/giu, "$1 the end of ")
    .replace(/\b(rather|other) then\b/gi, "$1 than")
    .replace(/\b([Yy])our (?=not (?:going|alone|sure|too|the only|waiting|coming|late)\b)/g, "$1ou're ")
    .replace(/(?<=\p{L} )i(?= \p{Ll}{2,})/gu, "I")
    .replace(
      /\b([Ii])ts (?=[£$€]|(?:an?|the|not|been|now|so|too|very|really|just|only|all|always|still|also|hard|easy|done|free|open|closed|time|gone|going|getting|taking|about|up to|for|worse|better|nuts|fine|great|where|like|cheaper|raining)\b)/g,
      "$1t's ",
    )
    .replace(
      /(^|[.!?] )([Ww])e (?=(?:looking|hiring|opening|moving|launching|planning|having|selling|offering|closing)\b)/g,
      "$1$2e're ",
    )
    .replace(/(^|[.!?] )([Ww])ere (?=\p{Ll}{3,}ing\b|(?:look|hir|open|go|mov)in\b)/gu, "$1$2e're ")
    .replace(/(?<=\d ?)(?:yrs|wks|hrs)\b/gi, (typed) => longForms[typed.toLowerCase()] ?? typed)
    .replace(/\besp\.? (?=\p{L})/giu, "especially ")
    .replace(/\bstrait (?=from|to|after|away)/gi, "straight ")
    .replace(/,? (?:lol|haha+|lmao)(?=[.!?,]|$)/gi, "")
    .replace(
      /\b(book|bring|collect|order|renew|reserve|return|update|wear) there (?=\p{L}{3,})(?!will|is|are|and)/giu,
      "$1 their ",
    )
    .replace(/\b(of|on|with) there (?=\p{Ll}{3,}s?\b(?! (?:is|are|was|were)\b))/gu, "$1 their ")
    .replace(
      /\b(so|and|as|because|but) were (?=(?:all|closed|gonna|going|moving|not|now|off|open|opening)\b)/giu,
      "$1 we're ",
    )
    .replace(/\b(?:incl|inc)\.? (?=\p{Ll})/gu, "including ")
    .replace(word, (typed, at: number, whole: string) => {
      const found = findMeant(typed.toLowerCase());
      if (!found) return typed;
      const meant = capitaliseCalendar(found);
      if (typed === typed.toUpperCase()) return meant.toUpperCase();
      if (!/^\p{Lu}/u.test(typed)) return meant;
      // why not before a capital, or of few letters: "Ines Carvalho" is a name
      const isStart =
        typed.length > 5 &&
        opensSentence.test(whole.slice(Math.max(0, at - 4), at)) &&
        !/^ \p{Lu}/u.test(whole.slice(at + typed.length));
      return isStart || own.has(typed.toLowerCase()) ? meant.charAt(0).toUpperCase() + meant.slice(1) : typed;
    });
}
