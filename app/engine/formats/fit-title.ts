import {
  capitalize,
  endSentence,
  fitPoint,
  fitStatement,
  isQuestion,
  lowerFirst,
  removeEndMark,
} from "../compose/grammar";
import type { Source } from "../compose/source";
import { findOutcome, holdsVerb, splitPieces } from "../compose/split-lines";
import { findTimeSpans } from "../english/find-time-spans";
import { hasFiniteVerb, readWords } from "../english/words";

/**
 * The point as a title of up to `most` characters, without an end mark: the whole, a clause of it that is whole, or the same without the day or
 * the place that the text gives anyway. Never a piece that breaks off; another whole line of the owner's where nothing fits.
 */
export function fitTitle(source: Source, most: number): string {
  const { lines, material } = source;
  const fits = (text: string) => text.length <= most;
  const forms = [lines.title, ...lines.forms, ...lines.forms.flatMap(dropShould)]
    .map(removeEndMark)
    .filter((form) => !/[.!?] \p{Lu}/u.test(form));
  const shorter = [
    ...forms.slice(0, 2),
    ...growTitle(endSentence(lines.title), most),
    ...forms,
    ...forms.flatMap(dropTimes),
  ];
  const plainer = [...shorter, ...shorter.flatMap(dropPlace)];
  const whole = plainer.find(fits);
  if (whole) return asTitle(whole);
  const general = plainer.flatMap(dropAnyone).find(fits);
  if (general) return asTitle(general);
  const told = { ...material, message: { ...material.message, point: lines.title }, statements: [lines.title] };
  const cut = fitPoint(told, most);
  if (cut && !breaksOff(removeEndMark(cut), lines.title)) return asTitle(removeEndMark(cut));
  const bare = plainer.flatMap((text) => [...dropBeside(text), ...dropAddition(text), ...dropWho(text)]).find(fits);
  if (bare) return asTitle(bare);
  const called = `${source.name}: ${lowerFirst(source.call)}`;
  if (source.call && fits(called)) return called;
  const other = lines.facts
    .filter(({ from }) => from !== "business")
    .map(({ text }) => removeEndMark(text))
    .find((text) => fits(text) && text.split(" ").length > 2);
  return other ?? removeEndMark(cut ?? fitStatement(told, most));
}

/** "Half-price first appointment in January for anyone training for a marathon" without for whom. */
const dropAnyone = (text: string): string[] => {
  const at = text.search(/,? for (?:anyone|anybody|everyone|everybody|those|people|whoever) /i);
  return at >= shortestTitle ? [text.slice(0, at)] : [];
};

/** "What should you check before you sign?" as a title: "What to check before you sign". */
const dropShould = (text: string): string[] =>
  /^(?:what|how|when|where) should (?:you|i|we) /i.test(text)
    ? [text.replace(/ should (?:you|i|we) /i, " to ").replace(/\?$/, "")]
    : [];

/** Characters of a title that says something. */
const shortestTitle = 18;

/** As many of the point's pieces as fit, from its beginning. */
function growTitle(sentence: string, most: number): string[] {
  const point = removeEndMark(sentence);
  const ends = splitPieces(sentence).map((piece) => {
    const at = point.toLowerCase().indexOf(removeEndMark(piece).toLowerCase());
    return at < 0 ? 0 : at + removeEndMark(piece).length;
  });
  // why: "before they go online" can wait
  const additions = [...point.matchAll(/, (?:before|with|including|until|starting|from|all|and more)\b/gi)].map(
    ({ index }) => index,
  );
  const best = Math.max(0, ...[...ends, ...additions].filter((end) => end <= most && end >= shortestTitle));
  return best > 0 ? [point.slice(0, best)] : [];
}

/** What is a question asks. */
const asTitle = (title: string): string => capitalize(isQuestion(title) && !title.endsWith("?") ? `${title}?` : title);

/** "Jeanette, one of our pupils, passed at 58 and drove to Aberdeen" without who she is, and without what she did next. */
function dropBeside(text: string): string[] {
  const bare = text.replace(/^(\p{Lu}[\p{L}'’-]+), [^,]{4,60}, (?=\p{Ll})/u, "$1 ");
  const [, head = "", next = ""] = /^(.{18,90}?),? and (\p{Ll}{2,20} .{4,90})$/u.exec(bare) ?? [];
  const [verb] = readWords(next);
  const isWhole =
    head !== "" && holdsVerb(head) && verb?.part === "verb" && !/\b(?:between|both|who|that|which)\b/i.test(head);
  return [...(bare === text ? [] : [bare]), ...(isWhole ? [head] : [])];
}

/** "We're hiring one publicist who wants three accounts" without whom we seek. */
const dropWho = (text: string): string[] => {
  const [, post = ""] =
    /^(.{3,60}? (?:hiring|looking for|need|seeking|recruiting) .{3,40}?) (?:who|that) /i.exec(text) ?? [];
  return post ? [post] : [];
};

/** "You both climb for £14 with shoes thrown in" without what is thrown in. */
const dropAddition = (text: string): string[] =>
  [text, text.replace(/, [^,]{3,40}$/, "")]
    .map((each) => each.replace(/,? (?:with|including|plus) [^,]{3,40}$/i, ""))
    .filter((each) => each !== text && each.length >= 18);

/** "From Monday 7 September we're open until 8pm" without from when, "We open a shop on Saturday 14 March" without the day. */
function dropTimes(text: string): string[] {
  const words = readWords(text);
  return findTimeSpans(words)
    .filter(({ isAttributive }) => !isAttributive)
    .flatMap(({ first, last }) => {
      const next = words[last + 1]?.lower ?? "";
      const isAtEnd = last === words.length - 1;
      const isAtStart = first === 0 && /^(?:we|you|our|your|the|it|they|we're|you're)$/.test(next);
      // why not a deadline: an offer without its last day is another
      const isAmid =
        first > 0 && /^(?:and|to|with|for)$/.test(next) && !/^(?:before|by|until)$/.test(words[first]?.lower ?? "");
      if (!isAtEnd && !isAtStart && !isAmid) return [];
      const [from, to] = [words[first]?.start ?? 0, words[last]?.end ?? text.length];
      const rest = `${text.slice(0, from).replace(/[\s,]{1,3}$/, "")}${text.slice(to)}`.replace(/^[\s,]{1,3}/, "");
      return rest.length >= 18 ? [capitalize(rest)] : [];
    });
}

/** "A lifeboat museum in Northumberland cut its panels" without where it stands. */
const dropPlace = (text: string): string[] =>
  [text.replace(/ (?:in|near) (?:the )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3}(?= \p{Ll})/u, "")].filter(
    (each) => each !== text,
  );

/** Whether a title ends where the point goes on in the same breath: within a clause, before a figure, between two things. */
export function breaksOff(title: string, point: string): boolean {
  if (!point.toLowerCase().startsWith(title.toLowerCase()) || point.length === title.length) return false;
  const rest = point.slice(title.length);
  const isClause = hasFiniteVerb(readWords(title));
  const [next] = /^, /.test(rest) ? readWords(rest.slice(2)) : [];
  return (
    next?.tags.has("PastTense") ||
    /^ (?:and|or|than|as|that|who|which|of|to|from|instead|rather|half|into)\b/i.test(rest) ||
    (isClause && / (?:that|who|which)(?:['’]s)?\b/i.test(title) && !/^[,:;.]/.test(rest))
  );
}

/** Why, and what comes of it, as lines of their own: " because we're booked solid by September", " and go home wearing it". */
function listReasons(rest: string): string[] {
  const [, reason = ""] = /^,? because (.{12,110})$/i.exec(rest) ?? [];
  const [, next = ""] = /^,? and ((?!(?:the|we|you|our|your|it)\b)\p{L}{2,12} .{4,100})$/iu.exec(rest) ?? [];
  return [reason, readWords(next)[0]?.part === "verb" ? next : ""].filter(Boolean).map(capitalize);
}

/** What a title leaves out, in a whole line of up to `most` characters. */
export function listSupports({ lines }: Source, title: string, most: number): string[] {
  const told = removeEndMark(lines.telling[0] ?? "");
  const holds = (text: string) => text.toLowerCase().startsWith(title.toLowerCase());
  // why the title: a how-to is told as a question
  const point = holds(told) || !holds(lines.title) ? told : lines.title;
  const rest = holds(point) ? point.slice(title.length) : "";
  const behind = /^, (?:before|instead|with|without|including|from|until|so|for|over|in|by|on|at) /i.test(rest)
    ? capitalize(rest.slice(2))
    : /^[:;–] ?/.test(rest.trim())
      ? capitalize(rest.trim().replace(/^[:;–] ?/, ""))
      : "";
  const [, ...pieces] = splitPieces(endSentence(point));
  const isOther = !holds(point);
  return [
    ...(isOther ? [point.split(/ and (?=(?:we|you|get|receive|save) )/i)[0] ?? "", point] : []),
    behind,
    ...listReasons(rest),
    ...pieces,
    ...lines.telling.slice(1).flatMap((line) => [line, ...findOutcome(line)]),
    ...lines.facts.filter(({ topic }) => topic === "price" || topic === "when").map(({ text }) => text),
    ...lines.facts.map(({ text }) => text),
    lines.intro,
  ]
    .map(removeEndMark)
    .filter((text) => text !== "" && text.length <= most && !title.toLowerCase().includes(text.toLowerCase()));
}
