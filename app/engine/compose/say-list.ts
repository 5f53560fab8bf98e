import { hasClearVerb } from "../english/clear-verb";
import { hasFiniteVerb, readWords } from "../english/words";
import type { Speaker } from "./facts/fact-rule";
import { lowerFirst } from "./grammar";

/** "Fixed monthly fees and a named accountant." of a description is what the business offers. */
export function sayList(text: string, speaker: Speaker): string {
  const isList =
    text.length < 170 &&
    opensThing.test(text) &&
    (text.includes(",") || text.includes(" and ")) &&
    !/[:;.!?]./.test(text);
  const isHad = isList && !hasClearVerb(readWords(text)) && !opensOtherwise.test(text) && !holdsOtherwise.test(text);
  if (!isHad || hasFiniteVerb(readWords(text)) || /\b(?:their|his|her|its)\b/i.test(text)) return text;
  // why the "and": "baths, haircuts, nails" is a list of notes
  const listed = / (?:and|or) /.test(text) ? text : text.replace(/, (?=[^,]+$)/, " and ");
  // why: dentists and a receptionist are not on offer
  const does =
    /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) /i.test(text) && staff.test(text)
      ? "are"
      : "offer";
  return speaker === "I" ? `I offer ${lowerFirst(listed)}` : `We ${does} ${lowerFirst(listed)}`;
}

/** Who works there. */
const staff =
  /\b(?:receptionist|nurses?|vets|dentists|hygienists?|doctors|therapists|teachers|instructors|coaches|barbers|stylists|mechanics|engineers|chefs|bakers|brothers|sisters|volunteers|people)\b/i;

/** "A named accountant" or "fixed monthly fees": how a thing opens that a business may offer. */
const opensThing = /^(?:an? |[\p{L}-]+(?: [\p{L}-]+){0,3}s\b)/iu;

/** What nobody has beside it: "Dogs welcome, no cars beyond the gate". */
const holdsOtherwise = /\b(?:no|not|welcome|needed|included|since|answers?|only|we|you)\b/i;

/** What is no thing that a business has. */
const opensOtherwise =
  /^(?:open|based|run|owned|founded|established|makers|sellers|suppliers|specialists|experts|members|winners|no|always|all|every|as|(?!fixed\b)\p{L}+(?:ers|ors|ists|ians|ants|ed|ly|ing))\b/iu;
