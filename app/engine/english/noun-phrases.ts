import { tagText } from "./tag-text";
import { readWords, type Word } from "./words";

/** A noun phrase whose grammar is known. */
export interface NounPhrase {
  /** Without article, as it stands in running text: "beginners' swimming course", "Eid boxes". */
  text: string;
  /** The last noun: "course", "boxes". */
  head: string;
  number: "singular" | "plural" | "mass";
  /** A name, or a noun that takes no article: "Sunday roast at Mara's" has none, "Black Friday" has. */
  isName: boolean;
}

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
  /(?:ss|us|is|ics|news)$|^(?:gas|bus|lens|atlas|canvas|yes|series|maths|christmas|campus|bonus|chess|plus|works)$/;

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
  const view = tagText(last);
  // why: whatever a tagger would make of the word alone
  view.tag("Plural");
  const singular = view.nouns().toSingular().text("text").trim();
  return before + (singular && singular.length >= last.length - 3 ? singular : last.replace(/s$/i, ""));
}
