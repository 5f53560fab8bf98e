import { losesFigure, titleOfComparison } from "../english/compared-figures";
import { shortenLine } from "../english/shorten-line";
import type { Material } from "../message/message";
import { cutAtWord } from "../words/clean-text";
import { listBargainLines, readBargain } from "./point-bargain";

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Up to twelve in words, above in digits: 6 gives "six", 1500 gives "1,500". */
export const spellNumber = (count: number): string => numberWords[count] ?? groupDigits(count);

/** 1500 gives "1,500", the same on every machine. */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");

/** "An hour", "a unit", "an 8-week course", "an X-ray". */
export function addIndefinite(text: string): string {
  const silent = /^(?:hour|honest|honou?r|heir)/i.test(text);
  const spoken =
    /^(?:[aeiou]|8|11\b|18\b)/i.test(text) && !/^(?:uni(?!n)|use|usu|euro|one\b|once\b|eu|ut[ie])/i.test(text);
  const spelled = /^[AEFHILMNORSX](?:[A-Z]{1,4}\b|-)/.test(text);
  const named = /^[BCDGJKPQTUVWYZ](?:[A-Z]{1,4}\b|-)/.test(text);
  return `${silent || spelled || (spoken && !named) ? "an" : "a"} ${text}`;
}

// why: "iPhone" keeps its letters
export const capitalize = (text: string): string =>
  text.replace(/^(["“‘(]*)(\p{Ll})(?!\p{Lu})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());

const nationality =
  /^(?:English|British|Irish|Scottish|Welsh|Spanish|Turkish|Polish|Swedish|Danish|Finnish|Jewish|French|Dutch|German|Greek|Thai|Swiss|Czech|\p{Lu}\p{L}{2,}(?:ian|ean|ese|ican))$/u;
const proper =
  /^(?:I|I['’]\w+|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Easter|Christmas|Xmas|Eid|Diwali|Halloween|Hanukkah|Thanksgiving|Valentine['’]?s?)$/;

const calendarName =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Diwali|Eid)(?:['’]s)?$/;

/** With a small first letter for the middle of a sentence; names, acronyms, days and months keep theirs. */
export function lowerFirst(text: string, names: readonly string[] = []): string {
  const [first = "", second = ""] = text.split(/\s+/, 2);
  const bare = first.replace(/[^\p{L}\p{N}'’]/gu, "");
  if (
    /^(?:from|on|in|at|every|until|by|before|after|since|this|next|last|our|your|we|the|an?|most|all|how|why|what|when|where|who|is|are|do|does|can|should|if)$/i.test(
      bare,
    )
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  // why: "New Saturday class" is a class, "New York" a place
  if (/^(?:new|free|weekly|monthly|daily|early|late|private|special|extra)$/i.test(bare) && calendarName.test(second))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // why the first alone: "solar panels" of "Greenleaf Solar" are no name
  const isName = names.some((name) => name.toLowerCase().split(/\s+/)[0] === bare.toLowerCase());
  // why a figure too: "Rs 4,999", "Kr 80"
  const isNamePair = (/^\p{Lu}\p{Ll}/u.test(second) && bare.length > 1) || /^\p{Lu}\p{Ll}{0,2}\.? \d/u.test(text);
  if (proper.test(bare) || nationality.test(bare) || isName || isNamePair || /^\p{Lu}.*\p{Lu}/u.test(bare)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * The point in up to `most` characters: whole, or its first statement, or without the place, the time or both where they end it, or up to
 * where a clause or a phrase ends; null where none of them is short enough.
 */
export function fitPoint({ message: { point, facts }, statements }: Material, most: number): string | null {
  const whole = capitalize(removeEndMark(point));
  const cut = (text: string, end: string | null) =>
    end && text.toLowerCase().endsWith(end.toLowerCase())
      ? removeEndMark(text.slice(0, -end.length)).replace(
          /(?: (?:all|through|on|in|at|from|until|by|every|each|of|for|and)){1,3}$/i,
          "",
        )
      : text;
  const opening = capitalize(removeEndMark(statements[0] ?? ""));
  const bargain = whole.length > most ? readBargain(whole) : null;
  const shorter = [
    whole,
    ...(bargain ? listBargainLines(bargain, most) : []),
    whole.toLowerCase().startsWith(opening.toLowerCase()) && opening.length >= shortestOpening ? opening : "",
    // why the place first: "in St Brannoc's Hall" and "Oriental Parade" are one
    ...(/, /.test(facts.where ?? "") ? [cut(whole, facts.where)] : []),
    ...(whole.length > most ? [takePieces(whole, most)] : []),
    cut(whole, facts.where),
    cut(whole, facts.when),
    cut(cut(whole, facts.where), facts.when),
    askShorter(whole) ?? "",
    // why: the day stands under it
    capitalize(whole.replace(/^(?:From|On|As of|Starting) [^,.]{3,24}?,? (?=(?:our|we|the|you) )/, "")),
    ...nameWithout(whole),
    ...nameChanges(whole),
    ...ask(whole),
    shortenLine(whole, most) ?? "",
  ];
  return shorter.find((text) => text.length <= most && text.includes(" ") && !losesHalf(text, whole)) ?? null;
}

/** What a how-to and a why come to, without the words that announce it: "Keep a starter alive while you're on holiday". */
function ask(point: string): string[] {
  const [, task = ""] =
    /^how (?:to|you can|you could) (?!(?:tell|know|get|be|become)\b)(\p{L}.{10,})$/iu.exec(point) ?? [];
  const [, duty = ""] = /^why (?:you (?:need|have) to|it pays to) (\p{L}.{10,})$/iu.exec(point) ?? [];
  return [capitalize(task), duty ? `Why ${duty}?` : "", capitalize(duty)];
}

/** "We moved to a fixed fee of £60 a month" as a title: "Fixed fee of £60 a month"; a list keeps what it is a list of. */
function nameWithout(point: string): string[] {
  const [, thing = ""] =
    /^we(?:['’]ve| have| now)? (?:(?:moved|switched|changed) to|offer|introduced|launched) (?:an? |our )?([^,.]{12,200})$/i.exec(
      point,
    ) ?? [];
  const [, label = ""] = /^([^:]{20,80}): [^:]+$/.exec(point) ?? [];
  return [capitalize(thing), label];
}

/** "2 minutes instead of half | a day", "instead of 12% | of the rent", "takes 8 minutes | instead of 20": half of a comparison is another one. */
export function losesHalf(text: string, whole: string): boolean {
  if (losesFigure(text, whole)) return true;
  if (!whole.startsWith(text) || text === whole) return false;
  const rest = whole.slice(text.length);
  return /^ (?:instead of|rather than|of |than )/i.test(rest) || / (?:half|instead|than|rather|quarter)$/i.test(text);
}

/** "How can you tell whether a piano is out of tune or past saving?" asks "Is a piano out of tune or past saving?". */
function askShorter(point: string): string | null {
  const [, thing, be, state] =
    /^how (?:can|do) (?:you|i|we) (?:tell|know) (?:whether|if) (.{2,40}?) (is|are) (.{3,60}\?)$/i.exec(point) ?? [];
  return thing && be && state ? `${capitalize(be)} ${lowerFirst(thing)} ${state}` : null;
}

/** Another whole statement of the idea that fits, where the point itself cannot be said in fewer words; the point's words at the worst. */
export function fitStatement({ message: { point }, statements }: Material, most: number): string {
  const other = statements
    .slice(1)
    .map((text) => capitalize(removeEndMark(text)))
    .find((text) => text.length >= shortestOpening && text.length <= most);
  const cut = cutAtWord(point, most).replace(
    /(?: (?:of|and|or|the|a|an|to|for|in|on|at|with|by|than|instead|from|our|your)){1,6}$/i,
    "",
  );
  return other ?? capitalize(cut);
}

/** As many of the pieces between the point's commas as fit. */
function takePieces(point: string, most: number): string {
  const pieces = point.split(/,\s(?!\d{3}\b)/);
  let last = "";
  while (pieces.length > 1 && pieces.join(", ").length > most) last = pieces.pop() ?? "";
  // why: of "in St Brannoc's Hall, Oriental Parade" half is no place
  const isStreet = /^\p{Lu}[\p{L}'’]{1,20}(?: \p{Lu}[\p{L}'’]{1,20}){0,3}$/u.test(last);
  const line = pieces.join(", ").replace(isStreet ? / (?:in|at) (?:the )?\p{Lu}[^,]{2,40}$/u : /$^/, "");
  return line.length >= shortestOpening ? line : "";
}

/**
 * "Shops that moved to us cut reply time from 9 hours to 52 minutes" is "Reply time cut from 9 hours to 52 minutes": the figures are the point.
 * A case keeps its subject: "A 24-flat block in Deusto: shared electricity bill cut from €6,300 to €2,150". The fullest first.
 */
export function nameChanges(point: string): string[] {
  const compared = titleOfComparison(point);
  if (compared) return [compared];
  const [, subject = "", verb = "", thing = "", change = ""] =
    /^(.{2,60}?)\s(cut|reduced|lowered|raised|increased|brought|doubled|halved) ((?:their |its |our )?[^,.]{3,40}) (from .{1,24} to .{1,30})$/.exec(
      point,
    ) ?? [];
  const own = thing.replace(/^(?:their|its|our) /, "");
  if (!own) return [];
  if (!/^(?:an?|the|one|two|three|\d+)\s|\s\p{Lu}/iu.test(subject) || /\s(?:that|who|which)\s/.test(subject))
    return [`${capitalize(own)} ${verb} ${change}`];
  const figures = /^from \S+(?: \p{L}+)? to \S+(?: (?!(?:in|on|at|by|over|within|during|since)\b)\p{L}+)?/u.exec(
    change,
  )?.[0];
  return [change, figures ?? change].map((each) => `${subject}: ${own} ${verb} ${each}`);
}

/** An opening statement that is shorter says too little to be a title. */
const shortestOpening = 20;

/** Without the full stop, colon or dash that an owner's line may end in; a question keeps its mark. */
export const removeEndMark = (text: string): string => text.trim().replace(/(?<![.!,;:–—\s])[.!,;:–—\s]+$/u, "");

/** As a sentence of its own: a capital first, a mark last; what is a question asks. */
export function endSentence(text: string): string {
  const trimmed = capitalize(text.trim());
  if (trimmed === "" || /[.!?…。！？؟]["”’)]?$/u.test(trimmed)) return trimmed;
  return `${removeEndMark(trimmed)}${isQuestion(trimmed) ? "?" : "."}`;
}

/** "Why does your puppy ignore you" asks, with its mark or without it. */
export const isQuestion = (text: string): boolean =>
  text.endsWith("?") ||
  /^(?:(?:why|how|what|when|where|which|who) )?(?:can|do|does|did|is|are|will|would|could|should) (?:you|we|your|our|it|the|an?|they|\p{Ll}+s) |^(?:have|has) (?:you|we|they|it) /iu.test(
    text,
  );
