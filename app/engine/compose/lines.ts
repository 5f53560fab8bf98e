import type { ProjectProfile } from "../brief";
import { hasFiniteVerb, readWords } from "../english/words";
import type { Material, MessageKind } from "../message/message";
import { cleanWords } from "../words/clean-text";
import { findTellingWords } from "../words/telling-words";
import { findConsequence } from "./consequences";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";
import { readDescription } from "./introduce";

/** What a line tells, as a reader would ask for it. */
export type LineTopic = "price" | "when" | "where" | "condition" | "trust" | "feature";

/** A whole line of the owner's, never cut: it is right as it was typed, and a piece of it may not be. */
export interface Line {
  /** With a capital and an end mark: "Six Tuesday evenings from 15 September." */
  text: string;
  topic: LineTopic;
  from: "idea" | "facts" | "business";
  /** What follows from it for the reader, as sentences: "You are not kept waiting." */
  so: readonly string[];
}

/** The owner's lines, from which a campaign is put together. */
export interface Lines {
  /** The idea, sentence by sentence: the first makes the point. */
  telling: readonly string[];
  /** The point as a title says it, without an end mark: "How to fix a puncture in 10 minutes". */
  title: string;
  /** The point in whole forms that mean the same, the fullest first. */
  forms: readonly string[];
  /** What else speaks for it, the most telling first: the facts, then what the description adds. */
  facts: readonly Line[];
  /** What the business is: "Ledger School offers evening bookkeeping classes." Empty where the description does not say. */
  intro: string;
}

const topics: readonly [LineTopic, RegExp][] = [
  [
    "condition",
    /\b(?:you need to|you must|must be|required|is needed|minimum|at least|only open to|over[- ]?\d\ds?|ages? \d)\b/i,
  ],
  [
    "price",
    /[£$€₹]\s?\d|\d ?(?:euros?|pounds|dollars)\b|\b(?:free (?:of charge|entry|trial|delivery|to )|is free|are free|half price|price|costs?|fees?|deposit)\b|\d% off/i,
  ],
  [
    "trust",
    /\b(?:since|founded|established|registered|qualified|certified|insured|guarantee|warranty|accredited|charity|family[- ]run|years|so far|last year|volunteers?|reviews?|award)/i,
  ],
  [
    "when",
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)\b|january|february|march|april|june|july|august|september|october|november|december|may \d|\d may|daily|every (?:day|week|month|evening)|\d ?[ap]m|\d[.:]\d\d|noon|midnight|until \d|opens?\b|open\b)/i,
  ],
  [
    "where",
    /\b(?:street|road|lane|avenue|square|station|hall|park|next to|opposite|behind|parking|postcode|miles|within)\b|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/i,
  ],
];

export const findTopic = (text: string): LineTopic =>
  topics.find(([, pattern]) => pattern.test(text))?.[0] ?? "feature";

/** A line that goes on from the one before it: "before the gales", "so you need not wait", "which nobody reads". */
const goesOn =
  /^(?:in|on|at|by|for|from|with|without|until|before|after|so|because|where|when|if|about|around|into|instead|rather|and|but|or|than|who|which|that|whose|whether|as|plus|to)\s/i;

/** Characters of a line that is still one thought. */
const longestLine = 220;

/** Reads the owner's lines. `intro` is the description's first sentence with the business as its subject. */
export function readLines(
  project: ProjectProfile,
  material: Material,
  intro: string,
  stated: readonly string[],
  call: string,
  seed: string,
): Lines {
  const idea = tellIdea(material, call);
  const [point = "", ...more] = idea;
  const { telling, forms } = tellQuestion(removeEndMark(point), more) ?? {
    telling: idea,
    forms: findForms(idea),
  };
  const known = telling.join(" ");
  const pieces = splitPieces(telling[0] ?? "").slice(1);
  const make =
    (from: Line["from"]) =>
    (text: string): Line => ({
      text: endSentence(text),
      topic: findTopic(text),
      from,
      so: (findConsequence(text, seed)?.so ?? []).map(endSentence),
    });
  const [, ...others] = readDescription(project.description);
  const facts = [
    ...stated.map(make("idea")),
    ...tellCondition(project, material).map(make("facts")),
    ...(project.facts ?? []).map((line) => cleanWords(line, longestLine)).map(make("facts")),
  ]
    .filter(({ text }) => isWorthSaying(text) && !repeats(text, known))
    .filter(({ text }, at, all) => !all.slice(0, at).some((other) => repeats(text, other.text)));
  const about = others
    .map(make("business"))
    .filter(({ text }) => isWorthSaying(text) && !repeats(text, known))
    .filter(({ text }) => !facts.some((fact) => repeats(text, fact.text)))
    .slice(0, 5);
  const said = [...pieces, ...telling.slice(1)].map(make("idea"));
  return {
    telling,
    title: removeEndMark(/^why you should /i.test(point) ? (forms[0] ?? point) : point),
    forms,
    facts: [...said, ...facts, ...about],
    intro,
  };
}

/** Who can take part, where not everybody can: "Children and adults who can swim a length". */
const tellCondition = ({ targetAudience }: ProjectProfile, { message }: Material): string[] =>
  / who (?:can|have|already) /i.test(targetAudience) &&
  targetAudience.length < 90 &&
  !/^(?:hiring|fundraiser)$/.test(message.kind)
    ? [`For ${lowerFirst(cleanWords(targetAudience))}`]
    : [];

const isWorthSaying = (text: string) => text.length >= 6 && text.length <= longestLine;

/** Whether a line says nothing that another does not. */
function repeats(line: string, other: string): boolean {
  const words = [...findTellingWords(line), ...(line.match(/\p{N}+/gu) ?? [])];
  const known = `${other} ${findTellingWords(other).join(" ")}`.toLowerCase();
  return words.length > 0 && words.every((word) => known.includes(word));
}

/** The idea as sentences: what cannot stand alone goes on behind a comma, and what the owner only tells us is left out. */
function tellIdea({ message, statements }: Material, call: string): string[] {
  const rest = statements.filter(
    (line) =>
      !message.point.toLowerCase().includes(removeEndMark(line).toLowerCase()) && !sharesMost(line, message.point),
  );
  const point = announce(removeEndMark(message.point), message.kind).replace(orderBehindColon, "$1");
  const lines = [withoutCall(tellGoal(tellStory(point)), call)];
  for (const line of rest) {
    const text = removeEndMark(line);
    const last = lines[lines.length - 1] ?? "";
    const isLeaning = goesOn.test(text) && !text.endsWith("?");
    if (text.toLowerCase() === call.toLowerCase()) continue;
    if (isLeaning && !/[?!]$/.test(last)) lines[lines.length - 1] = `${last}, ${lowerFirst(text)}`;
    else lines.push(text);
  }
  return lines
    .flatMap((line, at) => dropAside(line.replace(fillers, ""), at === 0))
    .flatMap(splitLong)
    .map(endSentence);
}

/** "The story of one of our pupils, Jeanette, who passed at 58" says that Jeanette passed. */
function tellStory(point: string): string {
  const [, who = "", name = "", did = ""] =
    /^(?:the )?story of (.{4,60}?), (\p{Lu}[\p{L} ]{1,30}), who (.{6,})$/iu.exec(point) ?? [];
  if (name) return `${name}, ${who}, ${did}`;
  const [, one = "", deed = ""] = /^(?:the )?story of ([^,]{4,60}?),? who (.{6,})$/i.exec(point) ?? [];
  return one ? `${capitalize(one)} ${deed}` : point;
}

/** "Driver wanted, send your CV by 12 February" without what the call to action says wherever it stands. */
const withoutCall = (point: string, call: string): string =>
  call !== "" && point.toLowerCase().endsWith(`, ${call.toLowerCase()}`) ? point.slice(0, -call.length - 2) : point;

/** "Fill 120 priority spots before the pool opens" is the owner's goal: what is told of is the spots; who signs up members asks them to become one. */
const tellGoal = (point: string): string =>
  point
    .replace(/^fill (?=\d+ \p{L})/iu, "")
    .replace(/^(?:sign up|recruit|win|get|attract|find) \d+ (?:new )?members\b/i, "Become a member");

/** "Right-sized boxes vs. stock boxes: show what each costs": the order is the owner's to us. */
const orderBehindColon =
  /(: )(?:show|explain|tell|prove|describe|say) (?:people |them |customers )?(?=(?:what|how|why|which|that|when|where)\b)/i;

/** "Shift Swap on 2 June" is what a launch comes to: "Shift Swap launches on 2 June". */
const announce = (point: string, kind: MessageKind): string =>
  kind === "launch" && !hasFiniteVerb(readWords(point))
    ? point.replace(
        /^([^,:]{3,50}?) on (?=\d{1,2} \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u,
        "$1 launches on ",
      )
    : point;

/** What people say before they say something. */
const fillers =
  /^(?:(?:so|ok|okay|well|right|hi|hello|basically|anyway),? (?=basically|so\b|we|i\b|our|the|hi|this)){1,3}(?:basically,? )?/i;

/** Characters of a sentence that is read in one breath. */
const longestBreath = 150;

/** A sentence that goes on and on, in its clauses: each has its subject and its verb. */
function splitLong(line: string): string[] {
  if (line.length <= longestBreath || line.endsWith("?")) return [line];
  for (const found of line.matchAll(
    /,? (?:and|so|but) (?=(?:if|we|it|it's|they|you|i|the|our|my|there|this|that's) )/gi,
  )) {
    const [head, tail] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
    const isWhole = (part: string) => part.length > 30 && hasFiniteVerb(readWords(part));
    if (isWhole(head) && isWhole(tail)) return [head, ...splitLong(tail)];
  }
  return [line];
}

/** Whether two lines are one in other words: "starting 5 December" beside "from 5 December". */
function sharesMost(line: string, other: string): boolean {
  const words = [...findTellingWords(line), ...(line.match(/\p{N}+/gu) ?? [])];
  const known = [...findTellingWords(other), ...(other.match(/\p{N}+/gu) ?? [])];
  return words.length > 3 && words.filter((word) => known.includes(word)).length >= words.length * 0.8;
}

/** "I'd like people to understand that £15 is one set of tyres, because last time it fell flat" is told to the writer, but for the tyres. */
function dropAside(line: string, isPoint: boolean): string[] {
  const [, told = ""] =
    /^(?:and )?(?:i|we)(?:['’]d| would) (?:like|love|want) (?:people|them|everyone|everybody|customers|readers) to (?:understand|know|see|realise|realize|remember|hear) (?:that )?(.{8,})$/i.exec(
      line,
    ) ?? [];
  const text =
    (told || line).split(/,? because (?:last time|in the past|we (?:tried|used to)|nobody|people never)\b/i)[0] ?? "";
  return isPoint || !asides.test(text) ? [text] : [];
}

const asides =
  /\bfell (?:a bit |rather )?flat\b|\bhappy for us to\b|\blast time we\b|\b(?:this|the) (?:post|campaign|article)\b|\bI(?:['’]d| would) like\b/i;

/** Verbs that a tagger does not see in the past: they look the same. */
const sameInThePast = /\s(?:cut|put|set|hit|let|cost|shut|beat)\s/i;

/** Where a second clause begins that is a sentence by itself. */
const joins =
  /,? (?:and|but|so(?: that)?) (?=(?:we|we're|we've|we'll|you|you're|you'll|they|there|nobody|everyone|everybody|anyone|our|your|the|every|each|all|visitors|customers|people) )/gi;

/** "We open a second shop and the first hundred people get a bun" is two sentences. */
export function splitClauses(sentence: string): string[] {
  const text = removeEndMark(sentence);
  if (text.endsWith("?") || text.length < 50) return [sentence];
  for (const found of text.matchAll(joins)) {
    const [head, tail] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const isWhole = (part: string) => part.length > 16 && (hasFiniteVerb(readWords(part)) || sameInThePast.test(part));
    // why: of "Buy two bottles and we deliver free" neither half is the offer
    const isDeal = /and/i.test(found[0]) && readWords(head)[0]?.part === "verb";
    if (
      !isDeal &&
      isWhole(head) &&
      isWhole(tail) &&
      !/\b(?:if|when|because|that|who|which|how|why|what|where|between|both)\b/i.test(head)
    )
      return [endSentence(head), endSentence(tail)];
  }
  return [sentence];
}

/** Ways to say the point, each whole: a claim before its reason, a thing before its colon, one clause of two. */
function findForms([first = ""]: readonly string[]): string[] {
  const [clause = first] = splitClauses(first);
  const [piece = first] = splitPieces(first);
  return [...new Set([first, clause, piece, ...shorten(removeEndMark(piece)).map(endSentence)])];
}

/**
 * The point and what it lists, each whole: "New course starts 11 January, six Mondays at 7.30pm, £96" are three lines, "Open day from 10 to 1, meet
 * the team and see the garden" two. A piece that leans on the one before stays with it.
 */
export function splitPieces(sentence: string): string[] {
  const [clause = sentence, ...others] = splitClauses(sentence);
  const text = removeEndMark(clause);
  if (text.endsWith("?")) return [clause, ...others];
  const [, label = "", listed = ""] = /^([^:]{8,60}): (.+)$/.exec(text) ?? [];
  const parts = (label ? listed : text).split(/, (?!\d{3}\b)/);
  const pieces = label ? [label] : [];
  for (const part of parts) {
    const last = pieces[pieces.length - 1];
    if (
      last &&
      (goesOn.test(part) ||
        // why: "Jeanette, one of our pupils, passed at 58"
        (/, (?:one of|an?|the|our) [^,]+$/.test(last) && readWords(part)[0]?.tags.has("PastTense")) ||
        leans.test(part) ||
        (label && pieces.length === 1 && parts.length === 1 && part.length > 60))
    )
      pieces[pieces.length - 1] = `${last}${label && pieces.length === 1 ? ": " : ", "}${part}`;
    else pieces.push(part);
  }
  const [head = ""] = pieces;
  const isList =
    parts.slice(0, -1).every((part) => part.split(" ").length < 4) &&
    / (?:and|or) /.test(parts[parts.length - 1] ?? "");
  return head.length < shortestHead || isList ? [clause, ...others] : [...pieces.map(endSentence), ...others];
}

/** A piece that is said of the one before. */
const leans =
  /^(?:\p{L}+ing|made|run|built|grown|based|open|even|not|all of|each|both|one of|just|only|usually|mostly|including|especially|once|then|now|plus|all (?:through|day|week|month|year|over)|day by day|step by step|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8})(?:\s|$)/iu;

/** Characters of a head that says something alone. */
const shortestHead = 15;

const holdsVerb = (text: string) => readWords(text).some(({ part, tags }) => part === "verb" && !tags.has("Gerund"));

/** The title of a how-to or a why is no sentence: what it comes to is. Null for any other idea. */
function tellQuestion(point: string, more: readonly string[]): Pick<Lines, "telling" | "forms"> | null {
  const [, task = ""] = /^how (?:to|you can) (.{6,}?)\??$/i.exec(point) ?? [];
  // why no more: what the brief does not answer is not promised
  if (task)
    return { telling: [`Do you want to ${task}?`, ...more], forms: [`Do you want to ${task}?`, endSentence(point)] };
  const [, claim = "", question = ""] =
    /^why (?:you should )?((?!(?:not|do|does|is|are|should)\b).{8,160}?)(?:,? and ((?:what|how|when|where|which)\b.{8,160}))?$/i.exec(
      point,
    ) ?? [];
  if (!claim || point.endsWith("?") || !holdsVerb(claim)) return null;
  const [stated, answer] = [endSentence(claim), question ? `We can tell you ${question}.` : ""];
  return {
    telling: [stated, ...(question ? [answer] : []), ...more],
    forms: question ? [stated, `${stated} ${answer}`] : [stated],
  };
}

/** The point without what it only adds, where what is left is whole. */
function shorten(point: string): string[] {
  const [, head = ""] =
    /^(.{18,90}?)(?:: |; | – |, (?:and|so|but|before|instead|because|with|including|from|until|when|if) )/.exec(
      point,
    ) ?? [];
  const opens = /^(?:if|when|before|after|from|until|in|on|at|with|for|because|since|while|as)\s/i.test(head);
  return head && !opens ? [head] : [];
}
