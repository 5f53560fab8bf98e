import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { isOrder, isSentence } from "../compose/is-sentence";
import { leansBack } from "../compose/lean";
import { findSpeaker } from "../compose/say-fact";
import type { Source } from "../compose/source";
import { readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import { holdsAll } from "./fit-caption";
import { nameThing } from "./name-thing";

/** What is told of, as it opens a sentence. */
interface Subject {
  /** "our 5-visit punch card". */
  ours: string;
  isMany: boolean;
}

/** What an offer does not hold without, wherever it stands: left out, another offer would be told. */
const condition =
  /\b(?:if|when|unless|minimum|excluding|excludes?|except|members|while stocks|per customer|terms|provided)\b|\bwith (?:any|every|each)\b|\bonly\b(?! (?:through|thru|until|till|to|\d|[£$€]))/i;
const price = String.raw`[£$€₹]\s?\d[\d.,]*(?: instead of [£$€₹]\s?\d[\d.,]*| each| a (?!year\b)\p{L}{3,9}| per \p{L}{3,9})?`;
const priced = new RegExp(`^(?:(from|at|for|only|just) )?(${price})$`, "iu");
const pricedHead = new RegExp(`^(.{3,60}?),? (?:(from|at|for|only|just) )?(${price})$`, "iu");
const timed =
  /^(?:only (?:through|thru|until|till|on)|every|each|on|from|until|till|through|thru|this|next|all|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const does =
  /^(comes?|includes?|makes?|takes?|starts?|runs?|lasts?|opens?|ends?|closes?|finish(?:es)?|begins?|serves?|fits?|saves?|gives?|works?) (.{3,70})$/i;

const ordered = /^(order|reserve) (?:it |them )?((?:by|before|until) .{4,40}?)[.!]?$/i;

/** Characters of a short form. */
const shortest = 18;
const longest = 110;
/** Words of a detail that is read as one. */
const mostWords = 12;
/** Pieces of a list that is told together or not at all. */
const longestList = 5;

/**
 * The point in shorter forms, each true and about the same: the thing with its price, its day, or one detail that stood as a whole piece of the idea. Empty
 * where the grammar is not sure, or where the rest is a condition.
 */
export function listShortPoints(source: Source): string[] {
  const { message } = source.material;
  const [first = "", ...others] = source.lines.telling;
  const turned = turnDeal(removeEndMark(first)) ?? turnReason(removeEndMark(first));
  if (turned) return turned;
  // why both: each says what it is, and the second its condition
  const [, told = "", offer = ""] = /^(.{18,100}?),? and (if you .{12,100})$/i.exec(removeEndMark(first)) ?? [];
  if (told && isSaid(told)) return [`${told}.`, `${capitalize(offer)}.`];
  if (/^(?:hiring|fundraiser|story|how-to)$/.test(message.kind) || first.endsWith("?") || condition.test(first))
    return [];
  const [, label = "", body = removeEndMark(first)] = /^([^:]{3,40}): (.+?)[.!]?$/.exec(first) ?? [];
  const pieces = splitDetails(body);
  const isI = findSpeaker(source.brief.project.description) === "I";
  const [, thing = pieces[0] ?? "", from = "", sum = ""] = pricedHead.exec(pieces[0] ?? "") ?? [];
  const own = findSubject(source, thing, label !== "", isI);
  // why: of "Native wreaths: order by Friday, from $85" the label is the thing
  const labelled = own || !label ? null : findSubject(source, label, false, isI);
  const subject = own ?? labelled;
  const [head = "", ...details] = labelled ? [label, ...pieces] : pieces;
  // why of notes alone: a sentence behind the point tells of something else as often as not
  const noted = others
    .filter((text) => !condition.test(text) && (ordered.test(text) || !isSaid(removeEndMark(text))))
    .flatMap((text) => splitDetails(removeEndMark(text)));
  const whole = !labelled && isSaid(head) && details.length > 0 && !isOrder(head) && !leansBack(head) ? [head] : [];
  const said = subject
    ? [
        ...(sum && own ? [tellPrice(own, from, sum)] : []),
        ...[...details, ...noted].map((piece) => tellDetail(subject, piece)),
      ]
    : [];
  return [...new Set([...whole, ...nameIt(first, others), ...said].filter((text) => text !== null))]
    .map((text) => `${capitalize(text)}.`)
    .filter((text) => text.length >= shortest && text.length <= longest && !holdsAll(text, first));
}

/** "15% off the January courses if you sign up before 20 December" is "Sign up before 20 December and get 15% off the January courses." */
function turnDeal(point: string): string[] | null {
  const [, deal = "", act = ""] =
    /^(?:[^:]{3,40}: )?(?:you get |get )?((?:\d+% off|[£$€₹]\s?\d[\d.,]* off|an? free|free|half[- ]price|an? \d+% discount) .{4,80}?) (?:if|when) you ((?:book|buy|order|sign up|join|bring|refer|spend|reserve|register|subscribe|hire|come|pay|try) .{3,80})$/i.exec(
      point,
    ) ?? [];
  if (!deal || /\b(?:if|when|unless|and get|or)\b/i.test(`${deal} ${act}`)) return null;
  return [`${capitalize(act)} and get ${lowerFirst(deal)}.`, `${capitalize(deal)} when you ${act}.`];
}

/** "Book your groom now because we fill up every December" is "We fill up every December: book your groom now." */
function turnReason(point: string): string[] | null {
  const [, main = "", reason = ""] =
    /^([^:?]{12,80}?),? because ((?:we|our|the|every|you|your|it['’]s|there) [^:?]{8,80})$/i.exec(point) ?? [];
  return main && isSaid(main) && !/^(?:it|they)\b/i.test(main)
    ? [`${capitalize(reason)}: ${lowerFirst(main)}.`, `${capitalize(main)}.`]
    : null;
}

/** "Plainlight launches on 2 March. It is a desk lamp" says of Plainlight what it is: "Plainlight is a desk lamp". */
function nameIt(first: string, others: readonly string[]): string[] {
  const [, thing = ""] =
    /^([^,:;?]{3,60}?) (?:launch(?:es)?|opens?|returns?|starts?|is (?:here|back|open|live))\b/i.exec(first) ?? [];
  if (!thing || /^(?:it|we|i|there|this|that)$/i.test(thing)) return [];
  return others.flatMap((text) => {
    const [, rest = ""] = /^It (.{8,100}?)[.!]$/.exec(text) ?? [];
    return rest && !condition.test(rest) ? [`${thing} ${rest}`] : [];
  });
}

/** The pieces of a note; a list that ends in "and" is one. */
function splitDetails(text: string): string[] {
  const pieces = text.split(/, (?!\d{3}\b)/).filter(Boolean);
  const isList = pieces.length > longestList || pieces.slice(1).some((piece) => /^(?:and|or) /i.test(piece));
  const isJoined =
    pieces.length > 2 && / (?:and|&) /.test(pieces.at(-1) ?? "") && pieces.every((piece) => !/\d/.test(piece));
  return isList || isJoined ? [text] : pieces;
}

/** "5-visit punch card" as ours, where it is a whole noun phrase; else what the campaign is called by. */
function findSubject(source: Source, thing: string, isLabelled: boolean, isI: boolean): Subject | null {
  // why: "our tournament's on Sunday" is about the tournament
  const [, said = "", verb = ""] =
    /^(?:our|my) ((?:(?!(?:that|which|who|for|of|in|at|and)\b)[\p{L}\d-]+ ){0,4}?[\p{L}\d-]+)(?:['’](s) (?=on|at|in|back|open|from|coming|starting)| (opens?|starts?|launch(?:es)?|returns?|begins?|is|are|runs?|has|have) )/iu
      .exec(thing)
      ?.filter((part) => part !== undefined) ?? [];
  if (said) return { ours: `${isI ? "my" : "our"} ${lowerFirst(said)}`, isMany: !/s$/i.test(verb) };
  const bare = thing.replace(/^(?:our|my|the) /i, "");
  const phrase = readNounPhrase(bare);
  const isWhole =
    phrase !== null &&
    !phrase.isName &&
    phrase.text.toLowerCase() === bare.toLowerCase() &&
    !hasFiniteVerb(readWords(bare)) &&
    !/^(?:\d+%|\d+ |[£$€]|half|free|last|no|an?|all|any|new|this|your|more|first|(?:two|three|four|five|six|ten) )/i.test(
      bare,
    ) &&
    // why: "kidding season's over" says that it is
    !/['’]s (?:over|back|here|on|off|out|up|gone|done|open|closed)$/i.test(bare) &&
    !isOrder(bare);
  const named = nameThing(source);
  if (isWhole && named?.ours.toLowerCase() === `our ${bare}`.toLowerCase() && !isI)
    return { ours: named.ours, isMany: named.isMany };
  if (isWhole) return { ours: `${isI ? "my" : "our"} ${lowerFirst(bare)}`, isMany: phrase.number === "plural" };
  // why not behind a label: "our holiday deal comes with shoe rental" tells of the deal what the card has
  if (!named || isLabelled || !/^(?:our|your|my) /.test(named.ours)) return null;
  return { ours: isI ? named.ours.replace(/^our /, "my ") : named.ours, isMany: named.isMany };
}

const isSaid = (text: string): boolean =>
  isSentence(text) ||
  hasFiniteVerb(readWords(text)) ||
  /^(?:our|my) [\p{L} -]{2,50}['’]s (?:on|at|back|open)\b/iu.test(text);

function tellPrice({ ours, isMany }: Subject, from: string, sum: string): string {
  if (/^from$/i.test(from)) return `${ours} ${isMany ? "start" : "starts"} at ${sum}`;
  const only = /^(?:only|just)$/i.test(from) ? `${from.toLowerCase()} ` : "";
  return `${ours} ${isMany ? "are" : "is"} ${only}${sum}`;
}

/** One piece of the idea said of the thing: what it costs, when it is, what it does, what is in it. Null where that is not sure. */
function tellDetail(subject: Subject, piece: string): string | null {
  const { ours, isMany } = subject;
  // why: what it cost before is not its price
  if (/^(?:reg|regular|regularly|was|were|normally|usually|rrp|worth|instead)\b/i.test(piece)) return null;
  const [, from = "", sum = ""] = priced.exec(piece) ?? [];
  if (sum) return tellPrice(subject, from, sum);
  const [, verb = "", day = ""] = ordered.exec(piece) ?? [];
  if (verb) return `${verb.toLowerCase()} ${ours} ${day}`;
  const [, act = "", rest = ""] = does.exec(piece) ?? [];
  if (act) {
    const isOfOne = /s$/i.test(act);
    return isMany === !isOfOne ? `${ours} ${act.toLowerCase()} ${rest}` : null;
  }
  if (timed.test(piece)) return `${ours}: ${lowerFirst(piece)}`;
  const words = readWords(piece);
  const isNote =
    words.length > 1 &&
    words.length <= mostWords &&
    !isSaid(piece) &&
    !leansBack(piece) &&
    !/^(?:if|by|before|as|so|because|to|and|or|with|without|for|in|at|which|who|that|not|bring|come)\b/i.test(piece) &&
    !/\b(?:you|your|it|them|they)\b/i.test(piece);
  return isNote ? `${ours}: ${lowerFirst(piece)}` : null;
}
