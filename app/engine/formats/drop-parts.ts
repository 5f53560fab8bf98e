import { capitalize } from "../compose/grammar";
import { holdsVerb } from "../compose/split-lines";
import { findTimeSpans } from "../english/find-time-spans";
import { readWords } from "../english/words";

/** Characters of a title that says something. */
export const shortestTitle = 18;

/** "15% off the January courses if you sign up before 20 December": the condition stands under it. */
export const dropCondition = (text: string): string[] => {
  const at = text.search(/,?(?: and| but)? (?:if|when) you /i);
  return at >= shortestTitle ? [text.slice(0, at)] : [];
};

/** "Half-price first appointment in January for anyone training for a marathon" without for whom. */
export const dropAnyone = (text: string): string[] => {
  const at = text.search(/,? for (?:anyone|anybody|everyone|everybody|those|people|whoever) /i);
  return at >= shortestTitle ? [text.slice(0, at)] : [];
};

/** "Ends Monday 31 August" without the weekday, where the day has to do. */
export const dropWeekday = (text: string): string =>
  text.replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?=\d{1,2} \p{Lu})/u, "");

/** "Three departures a week (Monday, Wednesday, Friday)" without what stands in brackets. */
const dropBrackets = (text: string): string => text.replace(/ \([^()]{2,120}\)/g, "");

/** "We're holding an open day" as "Open day". */
const dropHolding = (text: string): string =>
  text.replace(/^We(?:['’]re| are) (?:holding|hosting|running|putting on|having|organi[sz]ing) (?:an? |our |the )/, "");

/** "Two places under the scheme are free" without what they come under. */
const dropUnder = (text: string): string => text.replace(/ under [\p{L} ]{3,30}? (?=(?:is|are|has|have) )/u, " ");

const dropYear = (text: string): string => text.replace(/(?<=\d \p{Lu}\p{Ll}{2,8}),? 20\d\d\b/gu, "");

/** "Now £12 instead of £15" without what it takes the place of. */
const dropReplaced = (text: string): string =>
  / (?:who|that) /i.test(text) ? text : text.replace(/ (?:instead of|rather than) [^,;:]{2,60}$/i, "");

/** The text without one of the details that a title can always do without, each left out alone. */
export const dropDetail = (text: string): string[] =>
  [dropBrackets, dropHolding, dropUnder, dropYear, dropReplaced]
    .map((drop) => capitalize(drop(text)))
    .filter((each) => each !== text && each.length >= shortestTitle);

/** "Jeanette, one of our pupils, passed at 58 and drove to Aberdeen" without who she is, and without what she did next. */
export function dropBeside(text: string): string[] {
  const bare = text.replace(/^(\p{Lu}[\p{L}'’-]+), [^,]{4,60}, (?=\p{Ll})/u, "$1 ");
  const [, head = "", next = ""] = /^(.{18,90}?),? and (\p{Ll}{2,20} .{4,90})$/u.exec(bare) ?? [];
  const [verb] = readWords(next);
  const isWhole =
    head !== "" &&
    holdsVerb(head) &&
    /^(?:verb|adverb)$/.test(verb?.part ?? "") &&
    !/\b(?:between|both|who|that|which)\b/i.test(head);
  return [...(bare === text ? [] : [bare]), ...(isWhole ? [head] : [])];
}

/** "We're hiring one publicist who wants three accounts" without whom we seek. */
export const dropWho = (text: string): string[] => {
  const [, post = ""] =
    /^(.{3,60}? (?:hiring|looking for|need|seeking|recruiting) .{3,40}?) (?:who|that) /i.exec(text) ?? [];
  return post ? [post] : [];
};

/** "You both climb for £14 with shoes thrown in" without what is thrown in. */
export const dropAddition = (text: string): string[] =>
  [text, text.replace(/, [^,]{3,40}$/, "")]
    .map((each) => each.replace(/,? (?:with|including|plus) [^,]{3,40}$/i, ""))
    .filter((each) => each !== text && each.length >= 18);

/** "Our prices stay the same in 2027 even though energy has gone up" without why, "If your car fails, the retest is free" without when it holds. */
export const dropReason = (text: string): string[] => {
  const [, head = ""] =
    /^(.{18,90}?),? (?:even though|although|though|because|whereas|while|so that) /i.exec(text) ?? [];
  const [, main = ""] = /^(?:if|when|once) [^,]{8,80}, ((?!(?:it|its|they|that|he|she)\b).{18,})$/i.exec(text) ?? [];
  const [, asked = ""] =
    /^((?:is|are|do|does|can|should|will) .{12,90}?) (?:if|when|because|before|after) [^?]{4,200}\?$/i.exec(text) ?? [];
  const [, one = ""] = /^(.{18,90}?),? and (?:why|how|what|when) /i.exec(text) ?? [];
  return [head, main, one, asked && `${asked}?`]
    .filter((each) => each !== "" && (each === one || each.endsWith("?") || holdsVerb(each)))
    .map(capitalize);
};

/** "From Monday 7 September we're open until 8pm" without from when, "We open a shop on Saturday 14 March" without the day. */
export function dropTimes(text: string): string[] {
  const words = readWords(text);
  const spans = findTimeSpans(words).filter(({ isAttributive }) => !isAttributive);
  return spans.flatMap(({ first, last }) => {
    const next = words[last + 1]?.lower ?? "";
    const isAtEnd = last === words.length - 1;
    const isAtStart = first === 0 && /^(?:we|you|our|your|the|it|they|we're|you're)$/.test(next);
    // why not a deadline: an offer without its last day is another
    // why not behind a first one: "from 1 December we are open on Sunday mornings for emergencies" is about Sunday mornings
    const isAmid =
      first > 0 &&
      !spans.some((span) => span.first === 0) &&
      /^(?:to|with|for)$/.test(next) &&
      !/^(?:before|by|until)$/.test(words[first]?.lower ?? "");
    if (!isAtEnd && !isAtStart && !isAmid) return [];
    const [from, to] = [words[first]?.start ?? 0, words[last]?.end ?? text.length];
    const rest = `${text
      .slice(0, from)
      .replace(/ to (?:start|begin) (?:in |on |from )?$/i, "")
      .replace(/[\s,]{1,3}$/, "")}${text.slice(to)}`.replace(/^[\s,]{1,3}/, "");
    // why not behind a number: of "after 22 years" the years are no time to be left out
    return rest.length >= 18 && !/ \d+$/.test(rest) ? [capitalize(rest)] : [];
  });
}

/** A place that a line goes on behind; "Rua das Amoreiras" is one name. */
const placeAmid =
  / (?:in|near) (?:the )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3}(?= (?!(?:this time|da|das|do|dos|de|del|des|du|la|le|les|van|von|der|den|el|al|y|e) )\p{Ll})/u;

/** "A lifeboat museum in Northumberland cut its panels" without where it stands. */
export const dropPlace = (text: string): string[] => [text.replace(placeAmid, "")].filter((each) => each !== text);

/** "What should you check before you sign?" as a title: "What to check before you sign". */
export const dropShould = (text: string): string[] =>
  /^(?:what|how|when|where) should (?:you|i|we) /i.test(text)
    ? [text.replace(/ should (?:you|i|we) /i, " to ").replace(/\?$/, "")]
    : [];
