import { hasClearVerb } from "../english/clear-verb";
import { findTimeSpans } from "../english/find-time-spans";
import { isPlural as isManyWord, readNounPhrase } from "../english/noun-phrases";
import { addCoreArticle, startsWithNumber } from "../english/take-apart-point";
import { hasFiniteVerb, readWords } from "../english/words";
import type { NounPhrase } from "../message/message";
import {
  addIndefinite,
  addThe,
  capitalize,
  fitPoint,
  fitStatement,
  isPlural,
  lowerFirst,
  removeEndMark,
} from "./grammar";
import type { Source } from "./source";

/** What a campaign is about, by the name under which its texts speak of it. */
export interface Subject {
  /** Stands alone, before a colon or a full stop: "Six-week puppy course", "Back to uni sale". */
  label: string;
  /** Its grammar, where it is a thing that can be spoken of: "the puppy course is ..."; null for a clause, a question, a task. */
  thing: NounPhrase | null;
  /** With the article that a sentence needs; null where there is no thing. */
  a: string | null;
  the: string | null;
  our: string | null;
  /** What the point says beside it, as it stands; empty where the label is all of it. */
  rest: string;
  /** The point is a sentence about the thing, and has to be said as it is. */
  isTold: boolean;
}

type Told = Pick<Source, "material" | "parts" | "name">;

const starting =
  /^(?:we(?:['’]re| are| have|['’]ve| will be)?(?: now| also| just)? (?:start(?:ing|ed)?|launch(?:ing|ed)?|open(?:ing|ed)|offer(?:ing)?|run(?:ning)?|introduc(?:e|ing|ed)|hosting|host|holding|hold|added|adding)|introducing|presenting|announcing) (?=(?:an?|our|new|free|weekly|monthly|another|the|two|three)\b)/i;
const sought =
  /^(?:we(?:['’]re| are)? (?:now |currently )?(?:looking for|hiring|seeking|recruiting|need)|hiring|wanted|now hiring):? /i;
/** A label of so many characters is still a name and no sentence. */
const longestLabel = 60;

/** Finds what the point names, and what it says of it. */
export function findSubject(told: Told): Subject {
  const { message } = told.material;
  const point = removeEndMark(message.point);
  const opening = starting.exec(point)?.[0] ?? (message.kind === "hiring" ? (sought.exec(point)?.[0] ?? "") : "");
  const body = point.slice(opening.length);
  // why whole: half of a quotation is none
  if (/["“”]/.test(point)) return readWhole(point, told);
  // why: what the business does is told as it stands
  if (tellsOfName(point, told.name)) return readWhole(point, told);
  // why: "A solid oak bed outlasts three cheap ones" claims something, whatever a tagger makes of its verb
  if (message.kind === "claim" && /^(?:an?|our|every) /i.test(point) && !/[,:]/.test(point))
    return readWhole(point, told);
  return (
    readAppeal(point, told) ??
    readColon(body, told) ??
    readStart(body, told) ??
    readCore(body, told) ??
    readOpening(body, told, opening !== "") ??
    readClause(told) ??
    readWhole(point, told)
  );
}

/** "Corner Nine opens at 6am", "Lintel Studio turned a garage into a house" */
function tellsOfName(point: string, name: string): boolean {
  if (!point.toLowerCase().startsWith(`${name.toLowerCase()} `)) return false;
  const [first] = readWords(point.slice(name.length).trim());
  return (
    first?.part === "verb" ||
    /^(?:opens|launches|starts|shows|offers|turns|moves|returns|becomes|celebrates|closes|brings|makes|now|is|has|will)$/.test(
      first?.lower ?? "",
    )
  );
}

/** No thing that can be named: the point in as few words as are sure, and what it says behind them. */
function readWhole(point: string, { material }: Told): Subject {
  const fitting = fitPoint(material, longestLabel) ?? fitStatement(material, longestLabel);
  const isOpen = (fitting.match(/["“”]/g)?.length ?? 0) % 2 === 1;
  const [opening = fitting] = fitting.split(/: (?=\S)/);
  const label = isOpen
    ? capitalize(material.what?.text ?? material.product?.text ?? point)
    : opening.split(" ").length > 2
      ? opening
      : fitting;
  const behind = point.toLowerCase().startsWith(label.toLowerCase()) ? point.slice(label.length) : "";
  const rest = /^(?:[,:]| (?:with|from|until|on|at|for|in|by|before|and (?:get|receive|save|pay))) \S/i.test(behind)
    ? behind.replace(/^[\s,:]+/, "").replace(/^and (?:(?:get|receive) )?/i, "")
    : /^ and (?:the|our|we|you|it|they|every|all|no) /i.test(behind)
      ? capitalize(behind.replace(/^ and /i, ""))
      : "";
  return { label, thing: null, a: null, the: null, our: null, rest, isTold: true };
}

/** "New sunset tours: Thursdays and Fridays in July" */
function readColon(body: string, told: Told): Subject | null {
  const [, head = "", rest = ""] = /^([^:,.?!]{3,50}): (.{3,})$/.exec(body) ?? [];
  const [, places = ""] =
    /^(?:the |only |our )?((?:last|only|remaining|first)? ?(?:\d{1,3}|\p{L}{3,6}) (?:places|seats|tickets|spots|tables|slots|rooms|spaces|stalls)(?: left)?)$/iu.exec(
      head,
    ) ?? [];
  if (places) {
    const [opening = "", ...behind] = rest.split(", ");
    const course = readNounPhrase(opening);
    if (course && !hasClearVerb(readWords(opening)))
      return makeSubject(opening, course, [lowerFirst(head), ...behind].join(", "), told);
  }
  if (!head || /^(?:how|why|what|when|where|who|news|update|reminder|now|new|\d+) /i.test(`${head} `)) return null;
  if (/^(?:how|why|what|when|where|who)\b/i.test(rest)) return null;
  if (hasClearVerb(readWords(head)) || isVerb(head)) return null;
  // why: what is compared is no thing that there is, and what comes of it is the point
  if (/ or | vs /i.test(head))
    return {
      label: capitalize(hasClearVerb(readWords(rest)) ? rest : head),
      thing: null,
      a: null,
      the: null,
      our: null,
      rest: "",
      isTold: true,
    };
  // why: "Winter bike service £39: brakes checked" is the service, and its price a detail
  const [, bare = head, price = ""] = /^(.{4,}?),? (?:for |at )?([£$€₹]\s?\d[\d.,]*)$/.exec(head) ?? [];
  const others = [price, rest].filter(Boolean).join(", ");
  const phrase = readNounPhrase(bare);
  if (phrase) return makeSubject(bare, phrase, others, told);
  return { label: capitalize(head), thing: null, a: null, the: null, our: null, rest, isTold: false };
}

/** "£12,000 to mend the library roof before next winter" is for the library roof; "£8,000 for a new minibus" for the minibus. */
function readAppeal(point: string, { material }: Told): Subject | null {
  if (material.message.kind !== "fundraiser") return null;
  const [, join = "", aim = ""] =
    /(?:[£$€₹]\s?\d[\d,.]{0,12}|\d[\d,.]{0,12} (?:euros?|pounds|dollars)) (to|for|towards) (.{1,60}?)(?:,? (?:by|before|until|this|in|so that) .{0,300})?$/i.exec(
      point,
    ) ?? [];
  if (!aim || aim.length > 50) return null;
  const none = { thing: null, a: null, the: null, our: null, rest: "", isTold: true };
  return { label: join === "to" ? `Help us ${lowerFirst(aim)}` : capitalize(aim), ...none };
}

/** "Our dining tables are made from English oak" tells of the dining tables. */
function readClause(told: Told): Subject | null {
  const subject = told.parts?.clause ? told.parts.subject : null;
  return subject?.text.includes(" ") && !/^(?:we|you|they|it)$/i.test(subject.text)
    ? { ...makeSubject(subject.text, subject, "", told), isTold: true }
    : null;
}

/** "New beginner course starts 11 January, six Mondays at 7.30pm" is about the course, whatever it does first. */
function readStart(body: string, told: Told): Subject | null {
  const [, head = "", rest = ""] =
    /^((?:our |the )?[^,.:?!]{3,50}?)(?: that| which)? ((?:starts?|begins?|returns?|(?:is|are) back|launch(?:es)?) .{3,})$/i.exec(
      body,
    ) ?? [];
  if (!head || /^(?:how|why|what|when|where|who|we|you|i|it|they|if|new$|free$)\b/i.test(head) || isVerb(head))
    return null;
  const phrase = readNounPhrase(head);
  // why: "the tax return deadline" is no tax that returns
  const isMany = phrase?.number === "plural";
  if (!phrase || /^(?:start|begin|return|launch|are)\b/i.test(rest) !== isMany) return null;
  return !hasClearVerb(readWords(head)) && !/\b(?:and|but|so|because) (?:we|you|it|they)\b/.test(rest)
    ? makeSubject(head, phrase, rest, told)
    : null;
}

/** What was taken apart already. */
function readCore(body: string, told: Told): Subject | null {
  const core = told.parts?.core;
  if (
    !core ||
    /^how$/i.test(core.head) ||
    /^how /i.test(core.text) ||
    isVerb(core.text) ||
    core.text.length > longestLabel
  )
    return null;
  const at = body.toLowerCase().indexOf(core.text.toLowerCase());
  if (at < 0 || at > 10) return null;
  const rest = body.slice(at + core.text.length).replace(/^[\s,;:]+/, "");
  // why: nobody is invited to places that are left
  if (/\b(?:left|remaining|still free)\b/i.test(core.text))
    return { label: capitalize(core.text), thing: null, a: null, the: null, our: null, rest, isTold: true };
  const subject = makeSubject(core.text, core, rest, told);
  return { ...subject, a: addCoreArticle(told.parts as NonNullable<Told["parts"]>) ?? subject.a };
}

/** "Six-week puppy course that starts on 11 January", "two window cleaners, £14 an hour" */
function readOpening(body: string, told: Told, isCut: boolean): Subject | null {
  if (/^(?:how|why|what|when|where|who|we|you|i|our|if|is|are|do|does|can|should) /i.test(body) && !isCut) return null;
  const words = readWords(body);
  if (!isCut && told.parts?.clause && hasClearVerb(words)) return null;
  // why: "The Pale Mondays" is a band
  const isNamed = (at: number) =>
    /^\p{Lu}/u.test(words[at]?.text ?? "") && /^\p{Lu}/u.test(words[at - 1]?.text ?? "") && at > 1;
  const span = findTimeSpans(words).find(({ isAttributive, first }) => !isAttributive && first > 0 && !isNamed(first));
  const who = words.findIndex(({ lower }, at) => at > 0 && /^(?:that|which|who)$/.test(lower));
  // why: "a course for people who ..." is a course, and whom it is for is told whole
  const relative = words[who]?.lower === "who" && words[who - 2]?.lower === "for" ? who - 2 : who;
  const comma = words.findIndex(({ after }) => /[,;:]/.test(after)) + 1;
  const ends = [span?.first, relative, comma].filter((at): at is number => at !== undefined && at > 0);
  const end = Math.min(words.length, ...ends);
  const head = body.slice(words[0]?.start ?? 0, words[end - 1]?.end ?? body.length);
  const phrase = readNounPhrase(head);
  const isTold = hasClearVerb(readWords(head)) || hasFiniteVerb(readWords(head));
  if (!phrase || isTold || isVerb(head) || head.length > longestLabel) return null;
  if (!head.includes(" ") && !isCut && words.length > 2) return null;
  // why: a whole sentence that happens to open with a noun names no thing
  if (end === words.length && !isCut && !told.material.what) return null;
  const rest = body
    .slice(head.length)
    .replace(/^[\s,;:]+/, "")
    .replace(/^(?:that|which) (?=starts|runs|begins|opens|is|are)/i, "");
  return makeSubject(head, phrase, rest, told);
}

/** "Host your birthday party": what stands before "your" or "a" is done, but for a few words that belong to what follows. */
const opensTask =
  /^(?!(?:all|both|half|such|what|of|for|with|in|on|at|by|to|from|about|like|than|twice|once|quite|only|not|just|is|are) )\p{L}+ (?:your|our|my|an?|the|this|these|those) /iu;

const isVerb = (head: string) =>
  opensTask.test(`${head} `) ||
  /^(?:book|order|join|bring|come|get|give|help|donate|save|send|sign|try|visit|win|swap|share|remind|explain|show|tell|make|take|buy|learn|find|call|ask|stop|start|keep|clear|check|see|meet|don['’]t|do not|never|now|was|were|is|are|been|so|borrow|rent|hire|sew|sell|announce|choose|use|pay|read|write|plan|clear|fix|turn|put|let) /i.test(
    head,
  );

function makeSubject(head: string, phrase: NounPhrase, rest: string, { parts, material }: Told): Subject {
  const bare = head.replace(/^(?:our|an?|the) /i, "");
  const isMany = isPlural(phrase) || isManyWord(phrase.head);
  const thing: NounPhrase = { ...phrase, text: lowerFirst(bare), number: isMany ? "plural" : phrase.number };
  const isDeal =
    Boolean(parts?.isDeal) ||
    /^(?:\d{1,3} ?%|half|two for|any|all|every|buy|save|no|free)\b/i.test(bare) ||
    startsWithNumber(bare);
  const isLoose = isDeal || thing.isName;
  return {
    label: capitalize(material.message.kind === "hiring" && !/\bwanted$/i.test(bare) ? `${bare} wanted` : bare),
    thing,
    a: isDeal ? lowerFirst(bare) : thing.number === "singular" ? withA(thing) : thing.text,
    // why: "5 km" is how long it is and not how many there are
    the: isDeal ? null : thing.isName ? thing.text : /^\d/.test(thing.text) ? `the ${thing.text}` : addThe(thing),
    our: isLoose ? null : `our ${thing.text}`,
    rest,
    isTold: false,
  };
}

const withA = (thing: NounPhrase) => (thing.isName ? thing.text : addIndefinite(thing.text));
