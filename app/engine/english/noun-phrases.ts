import type { NounPhrase } from "../message/message";
import { tagNoun } from "./morphology";
import { readWords, type Word } from "./words";

const articles = /^(?:the|a|an|our|my|your|their|his|her|its|this|these|that|those|some|all|any|every|each)$/;

/** Nouns of what cannot be counted: no article "a", no plural. */
const massNouns =
  /^(?:advice|bread|data|feedback|stock|butter|cheese|coffee|tea|beer|wine|food|furniture|equipment|help|honey|information|knitwear|linen|luggage|milk|money|monitoring|music|pasta|pizza|news|power|rice|salt|software|support|sugar|transport|training|travel|water|wool|yarn|work|alpaca|baklava|jewellery|jewelry|delivery|shipping|bookkeeping|accounting|coaching|servicing|whitening|admission|parking|housing|childcare|insurance|maintenance|clothing|skincare|produce|asparagus|knitting|swimming|yoga|pilates|pottery|photography|printing|catering|cleaning|plumbing|gardening|consulting|consultancy|hosting|heating|maths?|science|chess)$/;

const joins = /^(?:of|and|&|\+)$/;

/** Without the article or possessive that opens it: "the Monday course" gives "Monday course". */
export function removeArticle(text: string): string {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return rest.length > 0 && articles.test(first.toLowerCase()) ? rest.join(" ") : text.trim();
}

/** "a" or "an" by the sound that the text begins with: "an hour", "a unit", "an 8-week course". */
export function chooseIndefinite(text: string): "a" | "an" {
  const first = text.trim().split(/\s+/)[0]?.toLowerCase() ?? "";
  if (/^(?:hour|honest|honou?r|heir|8|11|18)/.test(first)) return "an";
  if (/^(?:uni(?!n)|use|usu|euro|eu-|one(?:$|-)|once|ufo|u-|ubiq)/.test(first)) return "a";
  if (/^[A-Z]{2,}$/.test(text.trim().split(/\s+/)[0] ?? "")) return /^[AEFHILMNORSX]/.test(text.trim()) ? "an" : "a";
  return /^[aeiou]/.test(first) ? "an" : "a";
}

/** With "the", but for names. */
export function addDefinite(phrase: NounPhrase): string {
  return phrase.isName || /^the\s/i.test(phrase.text) ? phrase.text : `the ${phrase.text}`;
}

/**
 * Where the noun phrase that begins at `from` ends: the index behind its last word; `from` where none begins. Takes "of" with what follows,
 * and stops before any other preposition, a verb, a mark, or `until`.
 */
export function findPhraseEnd(words: readonly Word[], from: number, until = words.length): number {
  let end = from;
  let hasNoun = false;
  for (let at = from; at < until; at += 1) {
    const word = words[at] as Word;
    const isJoin = joins.test(word.lower) && hasNoun && at + 1 < until && !word.after;
    if (isJoin && startsPhrase(words[at + 1] as Word)) continue;
    if (!belongs(word, words, at, until)) break;
    if (!["determiner", "adjective"].includes(word.part)) hasNoun = true;
    // why not an adjective at the end after a noun: "oat milk cheaper" ends before it
    end = at + 1;
    if (word.after.replace(/["”’)]/g, "") !== "") break;
  }
  return hasNoun || end > from ? end : from;
}

const startsPhrase = (word: Word) =>
  word.tags.has("Gerund") || ["noun", "determiner", "adjective", "number", "other"].includes(word.part);

/** What happens to things that are named before it: a verb wherever it stands. */
const happenings =
  /^(?:opens?|starts?|begins?|ends?|closes?|works?|runs?|comes?|goes|moves?|returns?|takes?|costs?|lasts?|fits?|gets?|makes?|cooks?|needs?|pays?|saves?|loses?|lose|welcome|is|are|was|were|has|had|does)$/;

function belongs(word: Word, words: readonly Word[], at: number, until: number): boolean {
  const previous = words[at - 1];
  const next = at + 1 < until && !word.after ? words[at + 1] : undefined;
  const followsNoun = at > 0 && previous?.part === "noun" && !previous.after;
  if (at > 0 && (word.lower === "no" || (word.lower === "next" && next?.lower === "to"))) return false;
  if (["noun", "adjective", "determiner", "number", "other"].includes(word.part))
    return !(word.part === "determiner" && followsNoun && !joins.test(previous?.lower ?? ""));
  if (word.part !== "verb" || happenings.test(word.lower)) return false;
  const beforeNoun = !!next && ["noun", "other"].includes(next.part);
  const isBase = !/(?:s|ed|ing)$/.test(word.lower);
  // why: "12 mince pies", "our sea swim, Friday": a bare verb inside a phrase or at its end is none
  if (isBase && beforeNoun && previous?.part === "number" && !previous.after && at > 0) return true;
  const isCompound = !isPlural(previous?.lower ?? "") || /^(?:noun|number)$/.test(words[at - 2]?.part ?? "");
  if (isBase && followsNoun && word.after.includes(",") && isCompound) return true;
  // why a verb before a noun: "knitting class", "closing sale", "repair cafe", "used bikes"
  if (word.tags.has("Gerund") && at === 0 && (!next || /^(?:for|in|of|by|with|and)$/.test(next.lower))) return true;
  if (word.tags.has("Gerund"))
    return (
      beforeNoun ||
      (at > 0 && joins.test(previous?.lower ?? "")) ||
      (followsNoun && !isPlural(previous?.lower ?? "") && next?.part !== "determiner" && next?.part !== "number")
    );
  if (word.tags.has("PastTense") || word.tags.has("Participle")) return !followsNoun && beforeNoun;
  if (at === 0 && /s$/.test(word.lower) && /^(?:and|from|for|in|of)$/.test(next?.lower ?? "")) return true;
  if (at === 0) return !!next && (beforeNoun || /^(?:is|are|has|was|will)$/.test(next.lower));
  // why a verb in "s" behind a noun: "incident reports that …", "service plans at £14"; with an object behind it, it is one
  const isBare =
    !next ||
    next.part === "preposition" ||
    next.tags.has("Particle") ||
    next.part === "conjunction" ||
    next.tags.has("PastTense") ||
    /^(?:that|who|which)$/.test(next.lower);
  const followsModifier =
    at > 0 && ["adjective", "determiner", "number"].includes(previous?.part ?? "") && !previous?.after;
  return (followsNoun || followsModifier) && /s$/.test(word.lower) && (isBare || followsModifier);
}

/** Reads a short text as a noun phrase; null when it is none or its head noun cannot be told. */
export function readNounPhrase(raw: string): NounPhrase | null {
  const text = removeArticle(raw.replace(/[.,;:!?]{1,9}$/, ""));
  const words = readWords(text);
  if (words.length === 0 || words.length > 9 || words[0]?.part === "preposition") return null;
  const headAt = headIndex(words);
  const head = words[headAt];
  if (
    !head ||
    !(
      isHead(head) ||
      isCompoundEnd(words, headAt) ||
      ((words.length === 1 || words[1]?.lower === "of") && ["adjective", "verb"].includes(head.part))
    ) ||
    /^\d/.test(head.text)
  )
    return null;
  if (
    words.some((word, at) => at < headAt && ["pronoun", "conjunction"].includes(word.part) && !joins.test(word.lower))
  )
    return null;
  const isName =
    words.slice(0, headAt + 1).every((word) => /^\p{Lu}/u.test(word.text)) &&
    (words.length > 1 || head.tags.has("ProperNoun"));
  const isJoined = words.slice(0, headAt).some((word) => /^(?:and|&|\+)$/.test(word.lower));
  // why: "a pie and pint night" is one night
  const isOne =
    isJoined &&
    /^\p{L}+ (?:and|&) \p{L}+ (?:night|evening|day|morning|afternoon|class|course|party|supper|lunch|brunch|session|club|menu|festival|fair)$/iu.test(
      text,
    );
  return { text, head: head.text, number: isJoined && !isOne ? "plural" : numberOf(head), isName };
}

/** A noun, or a verb's form that can only be one here: "incident reports", "strawberry picking". */
const isHead = (word: Word) =>
  word.part === "noun" || word.part === "other" || (word.part === "verb" && /(?:s|ing)$/.test(word.lower));

/** "swim" of "New Year's Day sea swim", "block" of "6 week beginners block": a bare verb that ends a compound is its noun. */
function isCompoundEnd(words: readonly Word[], at: number): boolean {
  const [before, previous] = [words[at - 2], words[at - 1]];
  if (words[at]?.part !== "verb" || /(?:s|ed)$/.test(words[at]?.lower ?? "") || previous?.part !== "noun") return false;
  return !isPlural(previous.lower) || /^(?:noun|number)$/.test(before?.part ?? "");
}

/** The last noun before "of", "for", "with" and the like. */
function headIndex(words: readonly Word[]): number {
  // why at a quotation: the head of "lamp series 'Midwinter'" is "series"
  const stop = words.findIndex(
    (word, at) =>
      at > 0 &&
      (/['"“‘«]$/.test(word.before) || word.part === "preposition" || ["who", "that", "which"].includes(word.lower)),
  );
  const last = (stop < 0 ? words.length : stop) - 1;
  return last > 0 && /^(?:online|available|abroad)$/.test(words[last]?.lower ?? "") ? last - 1 : last;
}

function numberOf(head: Word): NounPhrase["number"] {
  const lower = head.lower.replace(/'s?$/, "");
  if (massNouns.test(lower)) return "mass";
  return isPlural(lower) ? "plural" : "singular";
}

const pluralOnly = /^(?:people|children|men|women|staff|police|clothes|feet|teeth|mice|geese|sheep|folk|parents|kids)$/;
const singularInS =
  /(?:ss|us|is|ics|news)$|^(?:gas|bus|lens|atlas|canvas|yes|series|maths|christmas|campus|bonus|chess|plus)$/;

/** Whether a noun names many: "boxes", "children"; "class" and "bus" do not. */
export function isPlural(noun: string): boolean {
  const lower = noun.toLowerCase();
  if (pluralOnly.test(lower)) return true;
  return /s$/.test(lower) && !singularInS.test(lower) && toSingular(lower) !== lower;
}

const irregular: Readonly<Record<string, string>> = { people: "person", women: "woman", men: "man", children: "child" };

/** One of them: "landlords" gives "landlord", "Eid boxes" gives "Eid box". Unchanged where it is one already. */
export function toSingular(noun: string): string {
  const [, before = "", last = noun] = /^(.*\s)?(\S+)$/s.exec(noun) ?? [];
  const known = irregular[last.toLowerCase()];
  if (known) return before + known;
  if (/men$/i.test(last) && last.length > 4) return `${before}${last.slice(0, -2)}an`;
  if (!/s$/i.test(last) || singularInS.test(last.toLowerCase())) return noun;
  const singular = tagNoun(last, "Plural").toSingular().text("text").trim();
  return before + (singular && singular.length >= last.length - 3 ? singular : last.replace(/s$/i, ""));
}

/** Many of them: "box" gives "boxes". Unchanged where it is many already. */
export function toPlural(noun: string): string {
  if (isPlural(noun.split(/\s+/).at(-1) ?? noun)) return noun;
  const [, before = "", last = noun] = /^(.*\s)?(\S+)$/s.exec(noun) ?? [];
  const plural = tagNoun(last, "Singular").toPlural().text("text").trim();
  return before + (plural || `${last}s`);
}
