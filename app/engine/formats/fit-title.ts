import { capitalize, endSentence, fitPoint, fitStatement, lowerFirst, removeEndMark } from "../compose/grammar";
import { splitPieces } from "../compose/lines";
import type { Source } from "../compose/source";
import { hasFiniteVerb, readWords } from "../english/words";

/** A day, a month, a time or a stretch of them, with the words before it. */
const time =
  "(?:from|on|at|until|till|by|before|after|every|this|next|in|between|throughout|all)? ?(?:the )?(?:(?:end|start|middle|last|first) (?:\\S+ ){0,2}(?:of )?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m|\\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december))";
const timeAtEnd = new RegExp(
  `,? (?:(?:from|on|at|until|by|before|after|every|in) )${time}(?:[ ,]+(?:and |to |at )?${time}|,? \\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?| \\d{1,2}| \\d{4})*$`,
  "i",
);
const timeAtStart = new RegExp(
  `^(?:from|on|until|every|this|in|starting) ${time}(?: ${time}| \\d{1,2})*,? (?=(?:we|you|our|the|your|it|they)\\b)`,
  "i",
);

const _timeAmid = new RegExp(`(?<=\\p{Ll}) (?:on|from|until|at) ${time}(?: ${time})*(?= (?:and|to|with|for) )`, "iu");

/**
 * The point as a title of up to `most` characters, without an end mark: the whole, a clause of it that is whole, or the same without the day or
 * the place that the text gives anyway. Never a piece that breaks off; another whole line of the owner's where nothing fits.
 */
export function fitTitle(source: Source, most: number): string {
  const { lines, material } = source;
  const fits = (text: string) => text.length <= most;
  const forms = [lines.title, ...lines.forms].map(removeEndMark).filter((form) => !/[.!?] \p{Lu}/u.test(form));
  const shorter = [
    ...forms.slice(0, 2),
    ...growTitle(endSentence(lines.title), most),
    ...forms,
    ...forms.flatMap(dropTimes),
  ];
  const plainer = [...shorter, ...shorter.flatMap(dropPlace)];
  const whole = plainer.find(fits);
  if (whole) return asTitle(whole);
  const cut = fitPoint(material, most);
  if (cut && !breaksOff(removeEndMark(cut), lines.title)) return asTitle(removeEndMark(cut));
  const bare = plainer.flatMap((text) => [...dropBeside(text), ...dropAddition(text), ...dropWho(text)]).find(fits);
  if (bare) return asTitle(bare);
  const called = `${source.name}: ${lowerFirst(source.call)}`;
  if (source.call && fits(called)) return called;
  const other = lines.facts
    .filter(({ from }) => from !== "business")
    .map(({ text }) => removeEndMark(text))
    .find((text) => fits(text) && text.split(" ").length > 2);
  return other ?? removeEndMark(cut ?? fitStatement(material, most));
}

/** As many of the point's pieces as fit, from its beginning. */
function growTitle(sentence: string, most: number): string[] {
  const point = removeEndMark(sentence);
  const ends = splitPieces(sentence).map((piece) => {
    const at = point.toLowerCase().indexOf(removeEndMark(piece).toLowerCase());
    return at < 0 ? 0 : at + removeEndMark(piece).length;
  });
  const best = Math.max(0, ...ends.filter((end) => end <= most));
  return best > 0 ? [point.slice(0, best)] : [];
}

/** What is a question asks. */
const asTitle = (title: string): string => capitalize(asks.test(title) && !title.endsWith("?") ? `${title}?` : title);

const asks =
  /^(?:(?:why|how|what|when|where|which|who) )?(?:can|do|does|did|is|are|will|would|could|should|have|has) (?:you|we|your|our|it|the|an?|they|\p{Ll}+s) /iu;

/** "Jeanette, one of our pupils, passed at 58 and drove to Aberdeen" without who she is, and without what she did next. */
function dropBeside(text: string): string[] {
  const bare = text.replace(/^(\p{Lu}[\p{L}'’-]+), [^,]{4,60}, (?=\p{Ll})/u, "$1 ");
  const [, head = "", next = ""] = /^(.{18,}?),? and ((?:\p{Ll}+) .{4,})$/u.exec(bare) ?? [];
  const [verb] = readWords(next);
  const isWhole =
    head !== "" && holdsVerb(head) && verb?.part === "verb" && !/\b(?:between|both|who|that|which)\b/i.test(head);
  return [...(bare === text ? [] : [bare]), ...(isWhole ? [head] : [])];
}

/** "We're hiring one publicist who wants three accounts" without whom we seek. */
const dropWho = (text: string): string[] => {
  const [, post = ""] =
    /^(.{3,}? (?:hiring|looking for|need|seeking|recruiting) .{3,40}?) (?:who|that) /i.exec(text) ?? [];
  return post ? [post] : [];
};

/** "You both climb for £14 with shoes thrown in" without what is thrown in. */
const dropAddition = (text: string): string[] =>
  [text, text.replace(/, [^,]{3,40}$/, "")]
    .map((each) => each.replace(/,? (?:with|including|plus) [^,]{3,40}$/i, ""))
    .filter((each) => each !== text && each.length >= 18);

const holdsVerb = (text: string): boolean =>
  readWords(text).some(({ part, tags }) => part === "verb" && !tags.has("Gerund"));

const dropTimes = (text: string): string[] =>
  [
    text.replace(timeAtStart, ""),
    text.replace(timeAtEnd, ""),
    text.replace(timeAtStart, "").replace(timeAtEnd, ""),
  ].filter((each) => each !== text && each.length >= 18);

/** "A lifeboat museum in Northumberland cut its panels" without where it stands. */
const dropPlace = (text: string): string[] =>
  [text.replace(/ (?:in|near) (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?= \p{Ll})/u, "")].filter(
    (each) => each !== text,
  );

/** Whether a title ends where the point goes on in the same breath: within a clause, before a figure, between two things. */
export function breaksOff(title: string, point: string): boolean {
  if (!point.toLowerCase().startsWith(title.toLowerCase()) || point.length === title.length) return false;
  const rest = point.slice(title.length);
  const isClause = hasFiniteVerb(readWords(title));
  return (
    /^ (?:and|or|than|as|that|who|which|of|to|from|instead|rather|half|into)\b/i.test(rest) ||
    (isClause && / (?:that|who|which)(?:['’]s)?\b/i.test(title) && !/^[,:;.]/.test(rest))
  );
}

/** What a title leaves out, in a whole line of up to `most` characters. */
export function listSupports({ lines }: Source, title: string, most: number): string[] {
  const point = removeEndMark(lines.telling[0] ?? "");
  const rest = point.toLowerCase().startsWith(title.toLowerCase()) ? point.slice(title.length) : "";
  const behind = /^, (?:before|instead|with|including|from|until|so|for) /i.test(rest)
    ? capitalize(rest.slice(2))
    : /^[:;–] ?/.test(rest.trim())
      ? capitalize(rest.trim().replace(/^[:;–] ?/, ""))
      : "";
  const [, ...pieces] = splitPieces(endSentence(point));
  const isOther = !point.toLowerCase().startsWith(title.toLowerCase());
  return [
    ...(isOther ? [point.replace(/ and (?:we|you|get|receive|save) .+$/i, ""), point] : []),
    behind,
    ...pieces,
    ...lines.telling.slice(1),
    ...lines.facts.filter(({ topic }) => topic === "price" || topic === "when").map(({ text }) => text),
    ...lines.facts.map(({ text }) => text),
    lines.intro,
  ]
    .map(removeEndMark)
    .filter((text) => text !== "" && text.length <= most && !title.toLowerCase().includes(text.toLowerCase()));
}
