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
import { hasClearVerb } from "../english/clear-verb";
import { findTimeSpans } from "../english/find-time-spans";
import { shortenLine } from "../english/shorten-line";
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
    .filter((form) => !/[.!?] \p{Lu}/u.test(form) && !waitsForMain(form));
  const shorter = [
    ...forms.slice(0, 2),
    ...growTitle(endSentence(lines.title), most),
    ...forms,
    ...forms.flatMap(dropTimes),
  ];
  const plainer = [...shorter, ...shorter.flatMap(dropPlace)];
  // why: an offer's title says what is offered
  const isOffer = holdsOffer.test(lines.title);
  const says = (text: string) => !isOffer || holdsOffer.test(text) || text.split(" ").length > thinWords;
  const deal = forms.flatMap(dropCondition).find((text) => fits(text) && isWhole(text));
  const whole = plainer.find((text) => fits(text) && says(text) && (forms.includes(text) || isWhole(text)));
  if (whole) return asTitle(whole);
  if (deal) return asTitle(deal);
  const general = plainer.flatMap(dropAnyone).find(fits);
  if (general) return asTitle(general);
  const half = plainer
    .flatMap((text) => [...dropBeside(text), ...dropReason(text)])
    .find((text) => fits(text) && isWhole(text));
  if (half) return asTitle(half);
  const told = { ...material, message: { ...material.message, point: lines.title }, statements: [lines.title] };
  const cut = [fitPoint(told, most), ...lines.forms.slice(0, 3).flatMap((form) => listCuts(removeEndMark(form), most))]
    .map((text) => removeEndMark(text ?? ""))
    .find((text) => text !== "" && !breaksOff(text, lines.title));
  if (cut) return asTitle(cut);
  const bare = plainer
    .flatMap((text) => [...dropAddition(text), ...dropWho(text)])
    .find((text) => fits(text) && isWhole(text));
  if (bare) return asTitle(bare);
  const thing = lines.thing && [`${lines.thing.ours} ${lines.thing.when ?? ""}`.trim(), lines.thing.ours].find(fits);
  if (thing) return asTitle(thing);
  const called = `${source.name}: ${lowerFirst(source.call)}`;
  if (source.call && fits(called)) return called;
  const other = lines.facts
    .filter(({ from }) => from !== "business")
    .map(({ text }) => removeEndMark(text))
    .find((text) => fits(text) && text.split(" ").length > 2);
  return other ?? (isWhole(fitStatement(told, most)) ? removeEndMark(fitStatement(told, most)) : source.name);
}

/** Shorter and shorter beginnings of a line that end where a phrase does. */
function listCuts(text: string, most: number): string[] {
  const cuts: string[] = [];
  for (let end = most; end >= shortestTitle; ) {
    const cut = shortenLine(text, end);
    if (!cut || cut.length < shortestTitle) break;
    cuts.push(cut);
    end = cut.length - 1;
  }
  return cuts;
}

/** Words of a name alone: "New year offer". */
const thinWords = 4;

/** "15% off the January courses if you sign up before 20 December": the condition stands under it. */
const dropCondition = (text: string): string[] => {
  const at = text.search(/,? (?:if|when) you /i);
  return at >= shortestTitle ? [text.slice(0, at)] : [];
};

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
  return best > 0 && isWhole(point.slice(0, best)) ? [point.slice(0, best)] : [];
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

/** "Our prices stay the same in 2027 even though energy has gone up" without why, "If your car fails, the retest is free" without when it holds. */
const dropReason = (text: string): string[] => {
  const [, head = ""] =
    /^(.{18,90}?),? (?:even though|although|though|because|whereas|while|so that) /i.exec(text) ?? [];
  const [, main = ""] = /^(?:if|when|once) [^,]{8,80}, ((?!(?:it|its|they|that|he|she)\b).{18,})$/i.exec(text) ?? [];
  return [head, main].filter((each) => each !== "" && holdsVerb(each)).map(capitalize);
};

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
        first > 0 && /^(?:to|with|for)$/.test(next) && !/^(?:before|by|until)$/.test(words[first]?.lower ?? "");
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

/** Words that a title does not end in: what they wait for was cut off. */
const waits =
  /(?:^|[\s,])(?:\p{L}+ing|an?|the|our|your|my|and|or|of|to|for|in|on|at|by|with|from|than|as|that|who|which|is|are|was|were|has|have|had|been|be|will|can|ends?|starts?|begins?|opens?|closes?|runs?|takes?|gone|valid|only|just|not|no|so|if|when|even|because|back|up|out|between [^.?!]{2,60})$/iu;

const waitsForMain = (title: string) =>
  /^(?:if|when|once|while|until|unless|because|since|whether|before|after) [^,]{3,120}$/i.test(title) &&
  !hasTwoVerbs(title);

/** "When the clocks go back half our customers forget their timers" lacks a comma and no clause. */
const hasTwoVerbs = (text: string) =>
  readWords(text).filter(({ part, tags }) => part === "verb" && !tags.has("Gerund") && !tags.has("Infinitive")).length >
  1;

/** What is said from beginning to end: no condition without what it is for, no last word that waits for another. */
function isWhole(title: string): boolean {
  const opensCondition = /^(?:if|when|once|while|until|unless|because|since|whether|before|after) [^,]{3,120}$/i.test(
    title,
  );
  return !opensCondition && !waits.test(title) && !/, \S+$/.test(title);
}

/** What may be left out from its first word on. */
const mayOpen =
  /^(?:every|each|this|next|last|if|when|because|so|while|until|even|although|all|now|today|again|as|–|-)$/;

/** Whether a title ends where the point goes on in the same breath: within a clause, before a figure, between two things. */
export function breaksOff(title: string, point: string): boolean {
  if (!point.toLowerCase().startsWith(title.toLowerCase()) || point.length === title.length) return false;
  const rest = point.slice(title.length);
  // why: what ends at a mark ends as its owner ended it
  if (!isWhole(title) && !(/^[,:;.–]/.test(rest) && !waits.test(title) && isWhole(title.replace(/, \S+$/, ""))))
    return true;
  const isClause = hasFiniteVerb(readWords(title));
  // why: of "early bird tickets for the festival end on 30 April" a subject alone is no title
  if (!holdsVerb(title) && /^ /.test(rest) && hasClearVerb(readWords(point.split(/[,:;–]/, 1)[0] ?? ""))) return true;
  const [next] = /^, /.test(rest) ? readWords(rest.slice(2)) : [];
  const [follows] = /^ /.test(rest) ? readWords(rest) : [];
  if (follows && !mayOpen.test(follows.lower) && !/^(?:preposition|conjunction)$/.test(follows.part)) return true;
  return (
    next?.tags.has("PastTense") ||
    /^ (?:and|or|than|as|that|who|which|of|to|from|instead|rather|half|into|up)\b/i.test(rest) ||
    (isClause &&
      / (?:that|who|which)(?:['’]s)?\b/i.test(title) &&
      !/^[,:;.]/.test(rest) &&
      !/^ (?:for|in|on|at|since) /.test(rest)) ||
    (point.endsWith("?") &&
      !title.endsWith("?") &&
      /^(?:what|how|why|which|who|where|when|is|are|do|does|can) /i.test(title))
  );
}

/** Why, and what comes of it, as lines of their own: " because we're booked solid by September", " and go home wearing it". */
function listReasons(rest: string): string[] {
  const [, reason = ""] = /^,? because (.{12,110})$/i.exec(rest) ?? [];
  const [, next = ""] = /^,? and ((?!(?:the|we|you|our|your|it)\b)\p{L}{2,12} .{4,100})$/iu.exec(rest) ?? [];
  return [reason, readWords(next)[0]?.part === "verb" ? next : ""].filter(Boolean).map(capitalize);
}

/**
 * What a title leaves out, in whole lines of up to `most` characters, the most telling first: what a story came to, what stands behind the title in
 * the point, the rest of the idea with a price or an offer before the rest, then the facts.
 */
export function listSupports({ lines, material }: Source, title: string, most: number): string[] {
  const holds = (text: string) => text.toLowerCase().startsWith(title.toLowerCase());
  const first = removeEndMark(lines.telling[0] ?? "");
  const bare = capitalize(first.replace(/^[^:]{3,20}: /, ""));
  // why: a cry before the point is not in its title
  const told = !holds(first) && holds(bare) ? bare : first;
  // why the title: a how-to is told as a question
  const point = holds(told) || !holds(lines.title) ? told : lines.title;
  const rest = holds(point) ? point.slice(title.length) : "";
  const isTail =
    /^ (?:if you|when you|for|by|with|after|before|until|from|at|in|on|to|without|instead) (?:\S+ ){1,}\S/i.test(rest);
  const behind = isTail
    ? capitalize(rest.trim())
    : /^[,:;–] ?/.test(rest.trim())
      ? capitalize(rest.trim().replace(/^[,:;–] ?/, ""))
      : "";
  const [, ...pieces] = splitPieces(endSentence(point));
  const isOther = !holds(point);
  const isStory = material.message.kind === "story";
  const rests = lines.telling.slice(1).flatMap((line) => [line, ...findOutcome(line)]);
  // why: what was found says more than that it was looked for
  const found = material.message.kind === "claim" ? rests.filter((line) => /\d/.test(line) && !/^we /i.test(line)) : [];
  const others = [...rests.filter((line) => holdsOffer.test(line)), ...found, ...rests];
  return [
    ...(isStory ? [...rests].reverse() : []),
    behind.split(" ").length > 1 ? behind : "",
    ...(isOther && !isStory ? [point.split(/ and (?=(?:we|you|get|receive|save) )/i)[0] ?? "", point] : []),
    ...listReasons(rest),
    ...pieces.filter((piece) => piece.split(" ").length > 1),
    ...others,
    ...lines.facts.filter(({ topic }) => topic === "price" || topic === "when").map(({ text }) => text),
    ...lines.facts.map(({ text }) => text),
    lines.intro,
  ]
    .map(removeEndMark)
    .filter((text) => text !== "" && text.length <= most && !title.toLowerCase().includes(text.toLowerCase()));
}

/** What is dearest to a reader: a price, what is taken off, what is free. */
const holdsOffer = /[£$€₹]\s?\d|\d ?%|\bfree\b|half[- ]price/i;
