import { readNounPhrase } from "../english/noun-phrases";
import { readWords } from "../english/words";
import { findGoal, makeSingular } from "./facts";
import { addA, capitalize, groupDigits, lowerFirst, removeEndMark } from "./grammar";
import type { Source } from "./source";

/** Numbers that are written as words in front of a noun. */
const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const readCount = (text: string): number =>
  counts.includes(text.toLowerCase()) ? counts.indexOf(text.toLowerCase()) : Number(text.replaceAll(",", ""));

/** The sum in the writing of another: 500 in "$8,000" is "$500". */
const writeLike = (model: string, sum: number): string =>
  model.replace(/\d[\d,.]*/, Number.isInteger(sum) ? groupDigits(sum) : sum.toFixed(2));

const isOfKind = ({ material }: Source, ...kinds: string[]) => kinds.includes(material.message.kind);

const seeking =
  /^(?:we(?:['’]re| are) (?:now |currently )?(?:looking for|hiring|seeking|recruiting|after)|we need|we want|we seek|now hiring|hiring|looking for|seeking|recruiting|wanted:)\s(.{3,200})$/i;

/**
 * Who is looked for, with all conditions, as it stands behind "is looking for": "a sous chef from February, £34,000". Null unless a post is to
 * be filled and the point says so.
 */
export function findSought(source: Source): string | null {
  if (!isOfKind(source, "hiring")) return null;
  const point = removeEndMark(source.material.message.point);
  const [, wanted, behind = ""] = /^(.{3,60}?) (?:wanted|needed|required)\b(.{0,160})$/i.exec(point) ?? [];
  const sought = wanted ? wanted + behind : (seeking.exec(point)?.[1] ?? null);
  if (!sought || /^(?:you|your|someone who|people who)\b/i.test(sought)) return sought;
  const opening = sought.split(/,\s|\s(?:from|for|in|at|on|to|with|who|by)\s/i)[0] ?? sought;
  const phrase = readNounPhrase(lowerFirst(opening));
  return phrase ? lowerFirst(addA(phrase)) + sought.slice(opening.length) : lowerFirst(sought);
}

/** Whether the point is the sum with what it is for: "£3,500 for a new library corner by 27 June". */
export function isGoalPoint(source: Source): boolean {
  const goal = findGoal(source.material);
  return goal !== null && goal !== undefined && source.material.message.point.startsWith(goal.text);
}

/** What one of the things costs that a sum is raised for: "$8,000 ... for 16 of our senior dogs" makes "$500" a "dog". */
export function findGoalShare(source: Source): { each: string; count: string; many: string; one: string } | null {
  const goal = findGoal(source.material);
  if (!goal) return null;
  const [, number = "", behind = ""] =
    /\bfor (\d[\d,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of (?:our|the|their) )?([\p{L}' -]{3,60})/iu.exec(
      source.material.message.point,
    ) ?? [];
  const count = readCount(number);
  const many = readNounPhrase(
    behind.split(/\s(?:by|before|in|at|on|to|from|who|that|with|and|so|while|which|because)\s/i)[0]?.trim() ?? "",
  );
  const one = many?.number === "plural" ? makeSingular(many.head) : null;
  const each = goal.amount / count;
  if (!many || !one || !(count > 1) || !Number.isInteger(each)) return null;
  return { each: writeLike(goal.text, each), count: number, many: many.text, one };
}

/** "40 hours" at "£13.60 an hour" make "£544"; null unless both are said of a post. `isWeekly` where the week was named. */
export function findPaySum(source: Source): { hours: string; rate: string; sum: string; isWeekly: boolean } | null {
  const { offer } = source.material;
  if (!isOfKind(source, "hiring") || offer?.kind !== "price" || offer.isFrom) return null;
  const [, hours = "", week] = /\b(\d{1,2}) (?:hours|hrs)(?:,? (a|per|each) week)?\b/i.exec(source.brief.idea) ?? [];
  if (!/\b(?:an|per|each) hour\b|\bp\/?h\b/i.test(offer.text) || !hours) return null;
  const sum = Math.round(Number(hours) * offer.money.amount * 100) / 100;
  return { hours, rate: offer.money.text, sum: writeLike(offer.money.text, sum), isWeekly: week !== undefined };
}

/** What two adults and two children pay together, where the facts price both: "Tickets £9 adults, £5 children" makes "£28". */
export function findFamilyPrice({ facts }: Source): { sum: string; adult: string; child: string } | null {
  for (const { raw } of facts) {
    const [, adult, child] =
      /([£$€]\d{1,4}(?:\.\d\d)?) (?:for |per )?adults?\b.{0,20}?([£$€]\d{1,4}(?:\.\d\d)?) (?:for |per )?child(?:ren)?\b/i.exec(
        raw,
      ) ?? [];
    if (!adult || !child || adult.charAt(0) !== child.charAt(0)) continue;
    const sum = 2 * Number(adult.slice(1)) + 2 * Number(child.slice(1));
    return { sum: writeLike(adult, Math.round(sum * 100) / 100), adult, child };
  }
  return null;
}

/** The answer that the idea gives to its own question: "Yes, at the Tin Hall". */
export function findAnswer({ pointForm, more }: Source): string | null {
  const [first] = more;
  return pointForm === "question" && first && /^(?:yes|no|it does|it is|you can)\b/i.test(first)
    ? removeEndMark(first)
    : null;
}

/** "How to choose an executor", "why we cut by hand": a question that stands inside a sentence as it is, behind "ask us". */
export function findIndirectQuestion({ pointForm, material }: Source): string | null {
  const point = removeEndMark(material.message.point);
  if (pointForm !== "question" || point.endsWith("?")) return null;
  const [first, second] = readWords(point);
  const isAsked = /^(?:is|are|do|does|did|can|could|should|would|will|has|have)$/.test(second?.lower ?? "");
  return /^(?:how|why|what|when|where|which|who)$/.test(first?.lower ?? "") && !isAsked ? point : null;
}

/** The same as a reader asks it: "How to choose an executor" is "How do you choose an executor?". Null where the verb would have to move. */
export function askPoint(source: Source): string | null {
  const point = findIndirectQuestion(source);
  const [, word, rest] = /^(how|what|when|where|which|who) to (.{3,200})$/i.exec(point ?? "") ?? [];
  if (!word || !rest) return null;
  return `${capitalize(word)} ${/^how$/i.test(word) ? "do" : "should"} you ${rest}?`;
}

/** Whether the point asks the reader to do something, and can stand behind "please": "Book your Easter boarding". */
export const isPlainCall = ({ pointForm, material }: Source): boolean =>
  pointForm === "call" && !/^(?:do not|don['’]t|never|please|remember|let['’]?s?)\b/i.test(material.message.point);
