import type { NounPhrase } from "../message/message";
import { lowerFirst } from "./capitals";
import { hasClearVerb } from "./clear-verb";
import { completeSentence } from "./complete-sentence";
import { cutPrice, cutTime, endsInFact } from "./cut-facts";
import { chooseIndefinite, isPlural, readNounPhrase } from "./noun-phrases";
import type { PointParts } from "./point-pieces";
import { addTimePreposition, sayTime } from "./say-time";
import { readWords, type Word } from "./words";

const happenings = /^(?:opens|starts|begins|returns|ends|closes|moves|goes|turns|reopens|launches)$/;

/** Whether the words have a subject and a verb that agrees with it: "our farm shop opens on Saturday". */
export const isClause = (words: readonly Word[]): boolean =>
  hasClearVerb(words) ||
  (/^(?:we|i)$/.test(words[0]?.lower ?? "") && /^(?:now|also)$/.test(words[1]?.lower ?? "") && words.length > 2) ||
  words.some(
    ({ lower }, at) =>
      at > 0 && happenings.test(lower) && words[at - 1]?.part === "noun" && !isPlural(words[at - 1]?.lower ?? ""),
  );

const deal =
  /^(?:\d{1,3} ?% off|half[- ]price|[£$€₹]\s?\d[\d.,]{0,9} off|two[- ]for[- ]one|\d{1,2}[- ]for[- ]\d{1,2}|(?:two|three|\d{1,2}) .{2,30} for the price of|buy|any|all|every|save|no)\b/i;

/** "Six places left on the Monday evening course": a sentence but for its verb. */
const placesLeft =
  /^(?:only |just )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{L}{2,15} ){0,2}\p{L}{2,15}s (?:are )?(?:left|remaining|still free)\b/iu;

/** "Two gaps in March for fitted wardrobes". */
const places =
  /^(?:only |just )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{L}{2,15} )?(?:gaps|spaces|places|slots|spots|vacancies)\b/iu;

/** "Order your wedding cake": to be done, and nothing that is named; "book launch" is. */
export const opensRequest = (text: string): boolean =>
  request.test(text) &&
  /^\p{L}+ (?:your|our|the|an?|any|us|back|by|before|online|now|early|in|two|three|four|five|six|\d)\b/iu.test(text);

export const request =
  /^(?:order|book|reserve|collect|pick up|sign up|apply|join|come|bring|register|call|ring|email|visit|pay|use|quote|show|ask|try|see|get|save|choose|stay|help|send|drop) /i;

/** "Apprentice gardener wanted from April": a post to be filled, or what is needed. */
const wanted = /^(?!what|no |all )(.{3,60}?) (?:wanted|needed|required)\b(.{0,160})$/i;
const seeking = /^we(?:['’]re| are)? (?:now |currently )?(?:looking for|hiring|seeking|recruiting|need)\b/i;

const conditional = / (?:if|when|who|that|while|unless) /i;

/** A point of which nothing is known yet. */
const noParts = (isDeal: boolean): PointParts => ({
  core: null,
  isDeal,
  isPost: false,
  subject: null,
  clause: null,
  clauseStart: null,
  when: null,
  where: null,
  forWhom: null,
  price: null,
  priceNote: null,
  more: "",
  rest: [],
});

/** The first piece of a point: a clause, or what it names with the time, the price and the place that stand behind it. */
export function readHead(head: string): PointParts | null {
  const parts = noParts(deal.test(head));
  if (opensRequest(head)) return null;
  const [, sought = "", behind = ""] = wanted.exec(head) ?? [];
  const post = sought ? readNounPhrase(lowerFirst(sought)) : null;
  if (post)
    return {
      ...parts,
      isPost: true,
      clause: `we are looking for ${post.number === "singular" ? `${chooseIndefinite(post.text)} ` : ""}${post.text}${behind}`,
    };
  if (placesLeft.test(head) || places.test(head)) return { ...parts, clause: `there are ${lowerFirst(head)}` };
  if (!parts.isDeal) {
    const clause = readClause(head);
    if (clause) return { ...parts, ...clause, isPost: seeking.test(head) };
  }
  // why whole: what is behind "if" is the condition of all that stands before it
  if (parts.isDeal && conditional.test(head))
    return { ...parts, core: { text: lowerFirst(head), head, number: "mass", isName: false } };
  const text = cutDetails(head, parts);
  if (conditional.test(text) || /\b(?:for|at|with|on|by|in|from|to)$/i.test(text)) return null;
  const core = readCore(text, parts.isDeal);
  if (core && parts.priceNote)
    parts.priceNote = parts.priceNote.replace(/^It is/, core.number === "plural" ? "They are" : "It is");
  return core && { ...parts, core };
}

/** What makes a clause of a line that left its verb out: "Waiting list now open", "Closed until 3 March". */
const clauseRules = /^(?:a state without its verb|a sentence already|what is done for a price|what is half price)/;
/** Why not more: "Open morning" and "Independent bakers' market" are what is on. */
const ownState =
  /^(?:closed|open) (?:on|from|until|till|late|later|again|every|all|as|by|in|for|over|through|this|next|\p{Lu}\p{L}{2,8}days?|\d)/iu;

function readClause(head: string): Pick<PointParts, "clause" | "clauseStart" | "when" | "subject"> | null {
  const isWhole = isClause(readWords(head));
  const made = completeSentence(head);
  const isMade = made && (clauseRules.test(made.rule) || ownState.test(head));
  const clause = isMade ? made.text : isWhole ? head : null;
  if (!clause) return null;
  const words = readWords(clause);
  const cut = cutTime(clause, words);
  return {
    clause,
    clauseStart: cut?.start ?? null,
    when: cut ? addTimePreposition(sayTime(cut.time)) : null,
    subject: readSubject(clause, words),
  };
}

/** What the clause tells of: "The new beginner course" of "The new beginner course starts on 12 January". */
function readSubject(clause: string, words: readonly Word[]): NounPhrase | null {
  const verb = words.findIndex(({ lower }, at) => at > 0 && (happenings.test(lower) || /^(?:is|are)$/.test(lower)));
  const first = words[0]?.part;
  const subject = verb > 0 && first !== "pronoun" ? readNounPhrase(clause.slice(0, words[verb - 1]?.end)) : null;
  return subject && { ...subject, text: lowerFirst(subject.text) };
}

/** Cuts time, price, place and group off the end, one after the other, and notes them; gives what is left. */
function cutDetails(head: string, parts: PointParts): string {
  let text = head;
  for (let turn = 0; turn < 4; turn += 1) {
    const words = readWords(text);
    const time = parts.when ? null : cutTime(text, words);
    const price = parts.priceNote ? null : cutPrice(text, words);
    const [, before = "", preposition = "", behind = ""] =
      /^(.{3,160}) (for|at|in|from|near|outside) ((?:all |our |the )?[^,£$€₹]{3,50})$/.exec(text) ?? [];
    if (time) [text, parts.when] = [time.start, addTimePreposition(sayTime(time.time))];
    else if (price) [text, parts.price, parts.priceNote] = [price.start, price.sum, price.note];
    else if (before && endsInFact(before) && (preposition === "for" ? !parts.forWhom : !parts.where)) {
      if (preposition === "for") parts.forWhom = behind;
      else parts.where = `${preposition} ${behind}`;
      text = before;
    } else break;
  }
  return text;
}

function readCore(text: string, isDeal: boolean): NounPhrase | null {
  const opening = text.split(/\s(?:on|in|at|for|by|with|from|over|of|to|until|behind|every|each|per)\s/i)[0] ?? text;
  const phrase =
    readNounPhrase(opening) ??
    readVerbalNoun(opening) ??
    (isDeal ? { text: opening, head: opening, number: "mass" as const, isName: false } : null);
  if (!phrase) return null;
  if (isDeal)
    phrase.number = !/ off\b|\bprice\b/i.test(text) && isPlural(text.split(" ").at(-1) ?? "") ? "plural" : "mass";
  // why not "The" of a name: "The Shelf Check" is called so
  const bare = /^The \p{Lu}/u.test(text) && phrase.isName ? text : text.replace(/^(?:our|my|the|an?) /i, "");
  if (/^The \p{Lu}\p{L}{2,20}(?: (?:of|and|the|\p{Lu}\p{L}{1,20})){0,5}$/u.test(text))
    return { ...phrase, text, isName: true };
  const isName = phrase.isName && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && / /.test(bare);
  return { ...phrase, text: isName ? bare : lowerFirst(bare), isName };
}

/** "Sea swim", "charity walk": a verb's bare form behind a noun names what is done. */
function readVerbalNoun(text: string): NounPhrase | null {
  const words = readWords(text);
  const [noun, last] = words.slice(-2);
  return last?.part === "verb" && last.tags.has("Infinitive") && noun?.part === "noun" && !isPlural(noun.lower)
    ? { text, head: last.text, number: "singular", isName: false }
    : null;
}
