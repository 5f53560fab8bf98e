import { capitalizeStart } from "../english/capitals";
import { hasClearVerb, stateAt, withoutSubject } from "../english/clear-verb";
import { findTimeSpans } from "../english/find-time-spans";
import { findMoney } from "../english/money";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import { opensImperative, opensOwnClause } from "./own-clause";
import { findStatements } from "./split-statements";

/**
 * One sentence of an idea as the sentences that it holds, each whole and in the owner's words: "We need 3 drivers to start in January, home every
 * night, no weekends" is what is sought and, behind it, what goes with it. What leans on the words before stays with them, and a run of notes
 * stays one.
 */
export function groupStatements(text: string): string[] {
  if (countMarks(text) === 0) return [text];
  const { statements, joins } = findStatements(text);
  const lead = statements.map(readForm);
  // why: notes alone are read at once, and no better in two
  const isGift = statements.slice(1).some((statement) => freeFirst.test(statement));
  if (!isGift && lead.every((form) => form === "note") && text.length <= longestNote && !/[.!?;]/.test(joins.join("")))
    return [text];
  const sentences: string[] = [];
  let isRun = false;
  statements.forEach((statement, at) => {
    const join = joins[at] ?? "";
    const open = sentences[sentences.length - 1];
    const begins =
      open === undefined || /[.!?;]/.test(join) || mayBegin(statement, lead[at] ?? "note", open, isRun, join);
    if (begins) {
      isRun = at > 0 && lead[at] === "note";
      const [head, note] = isRun ? splitNote(open ?? "") : ["", ""];
      if (note) sentences.splice(-1, 1, head, `${note}${join}${statement}`);
      else sentences.push(statement);
    } else sentences[sentences.length - 1] = `${open}${join}${statement}`;
  });
  return sentences.flatMap(splitTurn).map(capitalizeStart);
}

/** "We are looking for 2 baristas, weekends off" without its first note, which the run takes that begins behind it. */
function splitNote(sentence: string): [head: string, note: string] {
  const [, head = "", note = ""] = /^([^,]{15,120}), ([^,]{5,40})$/.exec(sentence) ?? [];
  const isNote = head !== "" && readForm(head) === "clause" && readForm(note) === "note" && !isLeaningBack(note);
  return isNote ? [head, note] : ["", ""];
}

const countMarks = (text: string) => text.match(/[,;:.!?–—-]\s| and | but /g)?.length ?? 0;

/** Characters of notes without a verb that are read at once. */
const longestNote = 72;

/** "First 100 loaves free": an offer of its own. */
const freeFirst = /^(?:the )?first \d{1,4} (?:\p{L}+ ){1,3}?(?:are )?free$/iu;

type Form = "clause" | "order" | "note";

/** What a statement is: said with subject and verb, asked of the reader, or noted. */
export function readForm(statement: string): Form {
  const words = readWords(statement);
  if (opensImperative(words, 0, words.length) || /^thank(?:s|\syou)\b/i.test(statement)) return "order";
  // why: "dogs welcome" and "parts included" are noted
  if (stateAt.test(words[words.length - 1]?.lower ?? "") && words.length < 5) return "note";
  // why: "three goes" are counted
  if (words.length < 3 && /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(words[0]?.lower ?? ""))
    return "note";
  // why: "£1,400 if we negotiate" is a price with its condition
  if (/^[£$€₹]\d/.test(statement) && words[1]?.part !== "verb" && !/^(?:is|are|has|was)$/.test(words[1]?.lower ?? ""))
    return "note";
  const isClause = opensOwnClause(words, 0, words.length) || hasClearVerb(words) || opensCondition.test(statement);
  return isClause && !withoutSubject.test(words[0]?.lower ?? "") ? "clause" : "note";
}

const opensCondition = /^(?:if|when|before|after|once|while|since|until|because) (?=.{8,120}, .{8,})/i;

function mayBegin(statement: string, form: Form, open: string, isRun: boolean, join: string): boolean {
  const isShort = readWords(open).length < 2;
  // why: "start September" is when, and asks nobody to start
  if (
    /^start(?:s|ing)? (?:in |on |from )?(?:\p{Lu}\p{Ll}{2,8}\b|\d|next |now\b|immediately|asap)/iu.test(statement) &&
    readWords(statement).length < 6
  )
    return false;
  // why: "our open weekend, when visitors drive a signal frame" goes on
  if (/,/.test(join) && /^(?:when|where|which|who|whose)\b/i.test(statement)) return false;
  if (isShort || (/\band\b/.test(join) && /^(?:how|what|why|when|where|who)\b/i.test(statement))) return false;
  const words = readWords(statement);
  const isAsked = readForm(open) === "order" || readWords(open)[0]?.part === "verb";
  // why: "we deliver, set up and collect" are three things that we do
  if (words[0]?.part === "verb" && /^(?:we|you|they|i) \p{L}+$/iu.test(open)) return false;
  // why: of "buy two, get the third free" neither half is the deal
  if (form === "order" && isAsked && /^(?:and )?get (?:the|your|an?|one|\d)/i.test(statement)) return false;
  if (form !== "note") return true;
  if (isRun || /\b(?:and|but)\b/.test(join)) return false;
  // why: a price behind what is asked is no price of that
  if (isAsked && isPriceAlone(statement, words)) return true;
  // why: "25 shirts for £30" is what the clause is for
  if (!isAsked && readForm(open) === "clause" && words.length < 6 && findMoney(statement, words) !== null) return false;
  // why: "a desk costs £160, an office £540" leaves out the second verb
  if (
    readForm(open) === "clause" &&
    findMoney(statement, words) &&
    findMoney(open, readWords(open)) &&
    /^(?:an?|the|our|ours) /i.test(statement)
  )
    return false;
  const isCounted = readForm(open) === "note" && /^\d/.test(statement) && words.length < 5;
  return freeFirst.test(statement) || (!isCounted && !isLeaningBack(statement));
}

/** Whether a note is said of the words before it: a time, a price, "made in Huddersfield", "sleeps 6", "before the gales". */
export function isLeaningBack(note: string): boolean {
  const words = readWords(note);
  const [first] = words;
  if (!first || words.length < 2) return true;
  if (first.part === "preposition" || withoutSubject.test(first.lower) || leaning.test(note)) return true;
  if (first.tags.has("PastTense") || first.tags.has("Participle") || first.tags.has("Gerund")) return true;
  const span = findTimeSpans(words).find((each) => !each.isAttributive && each.first === 0);
  return isPriceAlone(note, words) || (!!span && span.last === words.length - 1);
}

const leaning =
  /^(?:so|because|where|when|if|instead|rather|and|but|or|than|who|which|that|whose|whether|as|plus|even|not|all of|each|both|one of|only|usually|mostly|including|especially|then|valid|up to|free(?: entry| of charge)?$|(?:prices?|tickets?|entry) (?:from|at)\b)/i;

const isPriceAlone = (note: string, words: readonly Word[]): boolean => {
  const money = findMoney(note, words);
  return money !== null && words.length - (money.last - money.first + 1) <= 2;
};

/** "When he came to us he owed £3,000, six months later he is paid up": what has its verb before the comma is one sentence, what follows the next. */
function splitTurn(sentence: string): string[] {
  const at = sentence.search(
    /, (?=(?:\p{L}{2,8} |\d{1,3} |a ){1,2}(?:days?|weeks?|months?|years?|minutes?|hours?) (?:later|on|after)\b|(?:now|today|since then|this year) (?:he|she|they|it|we|i|you)\b)/iu,
  );
  if (at < 12) return [sentence];
  const [head, tail] = [sentence.slice(0, at), sentence.slice(at + 2)];
  return hasFiniteVerb(readWords(head)) && hasFiniteVerb(readWords(tail)) ? [head, tail] : [sentence];
}
