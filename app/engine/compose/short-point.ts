import { completeSentence } from "../english/complete-sentence";
import { findSeries } from "../english/find-series";
import { hasFiniteVerb, readWords } from "../english/words";
import { findGoal, findOnlyDay, findTiming } from "./facts";
import { addA, addOn, capitalize, endSentence, losesHalf, lowerFirst, nameChanges, removeEndMark } from "./grammar";
import { findTerms } from "./point-terms";
import type { Source } from "./source";

type Told = Pick<Source, "material" | "parts" | "pointForm" | "brief" | "name" | "short">;

/** Characters in which a short form has to say its one thing. */
const mostOfShort = 72;
/** A short form may be as long as a point that is short itself. */
const shortPoint = 58;

/**
 * The point in fewer words, as sentences or lines with an end mark: what it is and the one detail that matters there. Empty where no short form
 * is sure; a point that asks or tells in several sentences has none.
 */
export function shortenPoint(source: Told): string[] {
  const { point } = source.material.message;
  const whole = removeEndMark(point);
  if (source.pointForm === "question" && !/\?$/.test(point))
    return [...tellTask(whole), ...turnAround(whole)].map(endSentence);
  if (source.pointForm === "question" || source.pointForm === "sentences") return [];
  const found = [
    source.short.news,
    source.short.sentences[0] ?? null,
    source.short.action,
    nameGain(source),
    findOpening(source),
    findDeal(point),
    findFree(whole),
    ...nameChanges(whole),
    ...nameCause(source),
    ...turnAround(whole),
    ...nameThing(source),
  ]
    .filter((line) => line !== null)
    .map((line) => endSentence(capitalize(line.trim())))
    .filter((line) => line.length <= mostOfShort && line.split(" ").length > 2);
  const shorter = found.filter(
    (line) => line.length <= Math.max(shortPoint, whole.length * 0.9) && line !== endSentence(whole),
  );
  const kept = shorter.filter((line) => !losesTerms(line, whole) && !losesHalf(removeEndMark(line), whole));
  return kept.filter((line, at) => kept.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === at);
}

/** "Help us mend the library roof" of "£3,600 by 31 May to mend the library roof". */
function nameCause({ material: { message } }: Told): string[] {
  if (message.kind !== "fundraiser") return [];
  const [, task = "", thing = ""] =
    /^[£$€₹]\s?\d[\d,.]{0,12}(?: (?:by|before) [^,]{3,20}?)? (?:to ((?!help\b)\p{L}[^,.]{6,50})|for ((?:a|an|the|our|new)\b [^,.]{4,40}))$/iu.exec(
      message.point,
    ) ?? [];
  return [task && `Help us ${task}`, thing && `Help us pay for ${thing}`].filter(Boolean);
}

/** "Book your movers before you have a date" also says "Before you have a date: book your movers". */
function turnAround(whole: string): string[] {
  const [, said = "", when = ""] =
    /^(how to [^,;:.]{8,60}?|\p{Lu}\p{L}+ (?:your|a|an|the) [^,;:.]{4,50}?) ((?:while|before|when|after|without|if) [^,;:.]{8,44})$/u.exec(
      withSmallOpening(whole),
    ) ?? [];
  return said ? [`${capitalize(when)}: ${lowerFirst(said)}`] : [];
}

const withSmallOpening = (text: string) => text.replace(/^How to /, "how to ");

/** What a how-to asks for, as a request. */
function tellTask(whole: string): string[] {
  const [, task = ""] = /^how to (?!(?:tell|know|get|be|become)\b)(\p{L}.{10,80})$/iu.exec(whole) ?? [];
  return task ? [capitalize(task)] : [];
}

/** "Trial swims, Sunday 17 January" of "Free trial swims for new members": what is free is told as free, and with whom it is for. */
function losesTerms(line: string, whole: string): boolean {
  if (!/^free\s/i.test(whole)) return false;
  return !/\bfree\b/i.test(line) || !line.toLowerCase().includes(findTerms(whole)?.toLowerCase() ?? "");
}

/** "Free waterproofing with any resole, during October". */
const nameGain = ({ short: { noun, when } }: Told): string | null =>
  noun && when && /^free /i.test(noun) ? `${noun}, ${when}` : null;

/** The first statement, where it is a sentence of its own and the point says more: "New beginner course starts 12 January". */
function findOpening({ material: { statements, message }, pointForm, parts }: Told): string | null {
  const first = removeEndMark(statements[0] ?? "");
  const rest = message.point.slice(first.length);
  const isRequest = pointForm === "call" || !parts;
  // why not of a list: its first piece alone is half of what there is
  if (!first || !/\p{L}/u.test(rest) || (isRequest && /^, .{0,80} (?:and|or) /.test(rest))) return null;
  const isSentence = hasFiniteVerb(readWords(first)) || pointForm === "call" || /^(?:come|join|bring)\s/i.test(first);
  if (!message.point.toLowerCase().startsWith(first.toLowerCase()) || !isSentence) return null;
  const made = completeSentence(first);
  const text = made?.rule === "a sentence already" ? made.text : first;
  return addOn(text);
}

/** "30% off everything on the seconds shelf" without its last day: what the deal is on, and with what, is never left out. */
const findDeal = (point: string): string | null =>
  /^(\d{1,2}% off [^,.]{3,60}?)(?= (?:for (?:anyone|everyone)|if|when|who|this|in|until|from)\b)/i.exec(point)?.[1] ??
  null;

/** "Dental checks for cats and dogs are free in February": "Free dental checks for cats and dogs, in February". */
function findFree(point: string): string | null {
  const [, thing = "", when = ""] =
    /^([^,.]{4,44}) (?:is|are) free(?: ((?:in|on|until|this|during|all) [^,.]{3,24}))?$/i.exec(point) ?? [];
  return thing && !/^(?:the|our|your|a|an|every) /i.test(thing)
    ? `Free ${lowerFirst(thing)}${when ? `, ${when}` : ""}`
    : null;
}

/** What it is with one detail each: the day, the price, the place. Only of what was read for sure. */
function nameThing(source: Told): string[] {
  const { material, parts, brief, name } = source;
  const { message, what, offer } = material;
  const goal = findGoal(material);
  if (goal) return what && !/^\d/.test(what.text) ? [`We are raising ${goal.text} for ${addA(what)}`] : [];
  const isPlain =
    parts?.core && !/^(?:come|bring|how|every|each|all|any)\b| (?:that|who|cost) ?/i.test(parts.core.text);
  const core = isPlain ? parts.core?.text : null;
  const named = what?.text ?? core;
  // why: "The Seagull" is called so
  const thing = named && /^\p{Lu}/u.test(named) && message.point.startsWith(`The ${named}`) ? `The ${named}` : named;
  if (
    !thing ||
    /^(?:entry|entrance|admission|delivery)$/i.test(thing) ||
    opensList(message.point, thing) ||
    // why: of "our second studio opens on Saturday 10 April" the studio and the day alone say less than half
    (message.kind === "opening" && source.pointForm === "clause") ||
    message.kind === "fundraiser"
  )
    return [];
  const timing = findTiming(source as Source);
  const series = findSeries(brief.idea);
  const sum = offer?.kind === "price" && message.sure.includes("offer") && !offer.before ? offer.text : "";
  const price = sum.length <= 24 && isPriceOf(thing, sum, message.point) ? sum : "";
  const day = findOnlyDay(timing)?.text;
  const recurring = timing?.recurring && timing.text.length <= 40 ? lowerFirst(timing.text) : "";
  const lines: (string | false | null | undefined)[] = [
    core && parts?.when && `${core}${parts.isDeal ? "," : ""} ${parts.when}`,
    series && price && `${price} for ${findSpan(brief.idea, series.days)}`,
    price && !series && `${thing}${/^from\b/.test(price) ? " " : ": "}${price}`,
    day && `${thing}, ${day}`,
    timing?.last && !day && !parts?.isDeal && timing.text.length <= 40 && `${thing}, ${lowerFirst(timing.text)}`,
    recurring && !thing.toLowerCase().includes(recurring) && `${thing}, ${recurring}`,
    core &&
      !parts?.isDeal &&
      !parts?.where &&
      message.kind !== "hiring" &&
      !/\d| (?:on|in|at|along) /.test(core) &&
      `${core} at ${name}`,
  ];
  return lines.filter((line) => typeof line === "string" && line !== "") as string[];
}

/** "Tinned fish, rice and nappies": the first of several things is not what the point is about. */
function opensList(point: string, thing: string): boolean {
  const behind = point.slice(point.toLowerCase().indexOf(thing.toLowerCase()) + thing.length);
  return (
    /^(?:, [^,.]{2,40})* and (?!(?:we|you|they|it|i|get|pay|see|try)\b)[\p{L} -]{2,40}/u.test(behind) &&
    !/\d/.test(thing)
  );
}

/** Whether the price is the thing's own: "seconds from £5" of a sale is not. */
function isPriceOf(thing: string, price: string, point: string): boolean {
  const at = point.indexOf(price);
  const [before, behind] = [point.slice(0, at).trimEnd(), point.slice(at + price.length)];
  // why: "£4.50 a parcel" and "£12 adv / £15 door" are not £4.50 and £12
  if (/^\s?\/|^ (?!including|with|for|until|on|from|this|in|by|and|at|,)/.test(behind)) return false;
  // why: "cracked screens fixed in an hour for £49" are not sold at £49
  const between = before.slice(before.toLowerCase().indexOf(thing.toLowerCase()) + thing.length);
  if (/^ (?!(?:for|at|only|just|from|costs?|is|are)\b)[^,:–]+$/.test(between)) return false;
  const isOpen = !/^from\b/i.test(price) && /(?:^|[,:–]|\b(?:for|at|only|just|costs?|is|are))$/i.test(before);
  return isOpen || before.toLowerCase().endsWith(thing.toLowerCase());
}

/** "Six Mondays" as the idea writes it. */
function findSpan(idea: string, days: string): string {
  const at = idea.toLowerCase().indexOf(days.toLowerCase());
  return idea.slice(idea.slice(0, at).trimEnd().lastIndexOf(" ") + 1, at + days.length);
}
