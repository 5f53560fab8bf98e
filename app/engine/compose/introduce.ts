import { splitSentences } from "../checks/sentences";
import { isActivity, isKindOfBusiness } from "../english/business-kinds";
import { lowerFirst } from "../english/capitals";
import { hasClearVerb } from "../english/clear-verb";
import { addIndefinite, endSentence, removeEndMark } from "../english/grammar";
import { introduceBusiness } from "../english/introduce-business";
import { isEnglish } from "../english/is-english";
import { isPlural } from "../english/noun-phrases";
import { readWords } from "../english/words";
import { cleanWords } from "../words/clean-text";
import { isSentence } from "./is-sentence";

/** The description's sentences, as they were typed; what is no sentence of English is left out. */
export const readDescription = (description: string): string[] =>
  splitSentences(cleanWords(description, 1500)).filter(
    (sentence) =>
      sentence.length >= 8 &&
      sentence.length <= 220 &&
      (isEnglish(sentence) || /^[£$€₹]\d/.test(sentence)) &&
      !isOfAgency.test(sentence),
  );

/** "We are the agency and write on behalf of the company" is said of whoever writes. */
const isOfAgency = /\b(?:on behalf of|we are (?:the|an|their) (?:\p{L}+ )?agency|our client)\b/iu;

/** What the business is, with its name as the subject: "Ledger School offers evening classes." Empty where the description does not say. */
export function introduce(name: string, description: string): string {
  const [first] = readDescription(description);
  if (!first) return "";
  // why as it is: people with a name run it, and it offers none of them
  if (isOfSomebody.test(first)) return endSentence(first);
  const text = nameKind(name, correctOffer(nameActivity(name, first) ?? introduceBusiness(name, first))).replace(
    /^(.{1,80}? is (?:an? )?)(\p{Lu}\p{Ll}+ \p{Ll}.{0,300})$/u,
    (_, before: string, kind: string) => before + lowerFirst(kind),
  );
  return keepPlace(first, endSentence(sayWho(name, text)));
}

/** An article and a caption have to name the business: nobody speaks of "we" before saying who, and a note has its subject before it. */
function sayWho(name: string, text: string): string {
  if (text.includes(name)) return text;
  if (/^We /.test(text)) return `At ${name}, ${lowerFirst(text)}`;
  // why: "Cloud archive where law firms store documents" says what it is, whatever is done in it
  const isThing = /^(?!(?:the|our|we|you|all|every) )(?:\S+ ){1,4}(?:where|that|which|who|whose) /i.test(text);
  return isSentence(text) && !isThing ? text : `${name}: ${lowerFirst(text)}`;
}

/** Characters of an introduction with what there is. */
const longestIntro = 200;

/** An introduction with a note behind it, which is no sentence alone: "... is a locksmith: lockouts, lock changes and broken keys". Null where it cannot stand there. */
export function addNote(intro: string, note: string): string | null {
  const told = `${removeEndMark(intro)}: ${lowerFirst(removeEndMark(note))}.`;
  const isDone = /^(?:\p{L}+ly )?(?:\p{L}{2,14}ed|made|run|built|grown|open)\b/iu.test(note);
  const isNote =
    intro !== "" &&
    !isDone &&
    note.includes(",") &&
    !isSentence(note) &&
    !/\p{L}\.|\bonly\b/u.test(removeEndMark(note));
  return isNote && !removeEndMark(intro).includes(":") && told.length <= longestIntro ? told : null;
}

/** "Window and gutter cleaning in Nottingham" is what a business offers, and no kind of business. */
function nameActivity(name: string, text: string): string | null {
  const [, doing = ""] =
    /^(?:[\p{L}-]{1,30},? ){0,6}?([\p{L}-]{3,20}ing)(?: (?:in|for|around|across|near|at)\b|[.,]|$)/iu.exec(text) ?? [];
  return isActivity(doing.toLowerCase()) && !text.includes(name) && !hasClearVerb(readWords(text))
    ? `${name} offers ${lowerFirst(text)}`
    : null;
}

/** "Dr. Priya Lindqvist and Sam Toews run a clinic". */
const isOfSomebody =
  /^(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:and|&) [\p{L}. ]{2,40})? (?:runs?|owns?|founded|started|opened|leads?)\b/u;

/** A society has 64 plots, and a shop is a family optician's: neither offers them. */
const correctOffer = (text: string): string =>
  text
    .replace(/ is an? (?=(?:your|our|my|the) )/, " is ")
    .replace(/ offers (?=\d)/, " has ")
    .replace(
      / offers ((?:\S+ ){0,2}(?:group|team|society|association|enterprise)\b)/,
      (_, kind: string) => ` is ${addIndefinite(kind)}`,
    )
    .replace(/ offers ((?:\S+ ){0,2}\S+(?:ist|ian|er|or)['’]s)\b/, (_, kind: string) => ` is ${addIndefinite(kind)}`);

/** "Nairobi roastery" keeps its capital. */
function keepPlace(first: string, told: string): string {
  const [word] = readWords(first);
  const text = first.slice(word?.start, word?.end);
  // why not a place alone: a tagger takes a goat for one
  const isNamed = ["City", "Country", "Region", "Demonym"].some((tag) => word?.tags.has(tag)) || isOfPlace.test(text);
  return isNamed && text.length > 3 ? told.replace(` ${text.toLowerCase()} `, ` ${text} `) : told;
}

/** "Cumbrian", "Keralan", "Viennese"; a vegetarian place is in any town. */
const isOfPlace =
  /^(?!vegetar|pescatar|veterinar|librar|equestr|pedestr|custod|guard|comed|histor|civil|utop|agrar)\p{Lu}\p{Ll}+(?:[^c\s]ian|alan|ese|pali|gali|jabi|rati|aqi|raeli|stani|aiti|mani|meni|deshi|tari)$/iu;

/** "Tea room in Whitby." says what a business is and not which: "Copper Kettle is a tea room in Whitby." */
function nameKind(name: string, text: string): string {
  const [, opening = ""] =
    /^((?:[\p{L}-]+ ){0,4}[\p{L}-]+) (?:in|next to|near|north|south|east|west|behind|opposite|above|with|making|selling|grilling|that|which|where|whose|for|of|on|\p{Ll}{3,12}ing) /u.exec(
      text,
    ) ?? [];
  const kind = opening.split(" ").at(-1) ?? "";
  // why: "Based in Leeds" and "Handmade in Devon" are no kind of business
  const isOne = isKindOfBusiness(kind) && !isPlural(kind) && !/^(?:the|our|we|all|every) | and /i.test(opening);
  const isOpen = isOne && !text.includes(name) && !hasClearVerb(readWords(opening));
  return isOpen ? `${name} is ${addIndefinite(lowerFirst(text))}` : text;
}
