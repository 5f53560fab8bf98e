import { normalizeSentence, splitSentences } from "../checks/sentences";
import { endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import { isOrder, isSentence } from "../compose/is-sentence";
import { leansBack } from "../compose/lean";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { tellProblem } from "../compose/tell-reader";
import { findTrigger, getVoiceLines, type VoiceLines } from "../compose/voice-lines";
import { hasFiniteVerb, readWords } from "../english/words";
import type { SaidBefore } from "../said-before";
import { listDeadlines, listMentions } from "./caption-mentions";
import { countHeld } from "./fit-caption";
import { introduceUs } from "./introduce-us";
import { listSteps } from "./list-steps";
import { nameThing } from "./name-thing";
import { listShortPoints } from "./short-points";

/** What the captions of a campaign are made of, and what of it the ones before have told. */
export interface Kit {
  source: Source;
  voice: VoiceLines;
  /** The idea's sentences. */
  telling: readonly string[];
  facts: readonly Line[];
  mentions: readonly string[];
  /** What says the point behind a lead that does not: the idea's first two sentences, the first, the thing with its day or its price. */
  points: readonly string[];
  /** The thing with one of its details, each of which says the point in part. */
  shorts: readonly string[];
  deadlines: readonly string[];
  intros: readonly string[];
  problem: string | null;
  steps: readonly string[];
  /** Whether the point asks what the brief does not answer: "Do you want to get over the fear of the dentist?" */
  isOpen: boolean;
  /** Whether a line of the voice may stand in one more caption. */
  canVoice: () => boolean;
  /** Whether nothing of a text was told more often than it may be. */
  isFresh: (text: string) => boolean;
  /** How often it was told. */
  count: (text: string) => number;
  noteTold: (texts: readonly string[]) => void;
  /** Lets every sentence be told once more: a thin brief has too few for ten captions. */
  allowMore: () => void;
}

/** In how many captions the point may stand, which a reader sees one or two of, and another sentence of the idea. */
const mostPoints = 10;
const mostIdeas = 4;
/** In how many captions a line of the voice may stand: in more it is heard as a mannerism. */
const mostVoice = 3;
/** The share of the point's words that a form of it has to hold. */
const mostOfIt = 0.85;
/** Characters of two sentences of the idea that are the point together. */
const longestPair = 190;

export function gatherKit(source: Source, said: SaidBefore): Kit {
  const voice = getVoiceLines(source, said);
  const { lines } = source;
  const sums = source.sums.map(
    ({ caption }): Line => ({ text: caption, sentence: caption, topic: "price", from: "facts", so: [] }),
  );
  const [point = ""] = lines.telling;
  const steps = listSteps(source);
  const told = new Map<string, number>();
  let most = 1;
  const keys = (text: string) => splitSentences(text).map(readKey).filter(Boolean);
  const pointKey = readKey(point);
  const holdsPoint = (key: string) => pointKey !== "" && key.includes(pointKey);
  const facts = [...lines.facts, ...sums]
    .filter(({ text }) => !isHowTo(source) || !steps.includes(removeEndMark(text)))
    .filter(({ from, text }) => from !== "idea" || !isListCut(point, text))
    .map(standAlone);
  const mentions = listMentions(source, voice);
  const ideaKeys = new Set(
    [
      ...lines.telling,
      ...lines.forms,
      ...mentions.filter(holdsOffer),
      ...facts.filter(({ from }) => from === "idea").map(({ sentence }) => sentence),
    ].flatMap(keys),
  );
  const shorts = listShortPoints(source);
  const points = [...new Set([...listPoints(source, mentions, steps), ...shorts])];
  const pointKeys = new Set(points.flatMap(keys));
  const findMost = (key: string) =>
    holdsPoint(key) || pointKeys.has(key) ? mostPoints : Math.max(most, ideaKeys.has(key) ? mostIdeas : 1);
  const spoken = new Set(
    [...voice.open, ...voice.close, ...Object.values(voice.asides).flat(), voice.nod].flatMap(keys),
  );
  let voiced = 0;
  return {
    source,
    voice,
    telling: joinStory(source),
    facts,
    mentions,
    points,
    shorts,
    canVoice: () => voiced < mostVoice,
    deadlines: [
      ...listDeadlines(source),
      ...lines.telling
        .slice(1)
        .filter((text) => (isLast(text) && mayLead(text)) || (isOrder(text) && /\b(?:by|before|until) /.test(text))),
    ],
    intros: listIntros(source),
    problem: tellProblem(source),
    steps,
    isOpen: /^Do you (?:want to|know (?:what|how|where|when|which)) .*\?$/.test(point) && steps.length === 0,
    isFresh: (text) => keys(text).every((key) => (told.get(key) ?? 0) < findMost(key)),
    count: (text) => Math.max(0, ...keys(text).map((key) => told.get(key) ?? 0)),
    noteTold: (texts) => {
      const all = texts.join(" ").toLowerCase();
      // why by what they hold too: a fact that was joined to another, or given a meaning, was told
      const held = facts.filter(({ text, sentence }) =>
        [text, sentence].some((each) => all.includes(removeEndMark(each).toLowerCase())),
      );
      const said = [...texts.flatMap(keys), ...held.flatMap(({ sentence }) => keys(sentence))];
      if (said.some((key) => spoken.has(key))) voiced += 1;
      // why: "For dog owners: book your groom" says the point too
      const points = said.some(holdsPoint) ? [pointKey] : [];
      for (const key of new Set([...said, ...points])) told.set(key, (told.get(key) ?? 0) + 1);
    },
    allowMore: () => {
      most += 1;
    },
  };
}

const readKey = (sentence: string): string => normalizeSentence(sentence);

/** Whether the idea promises to say how something is done. */
export const isHowTo = ({ lines }: { lines: { title: string } }): boolean => /^How to /.test(lines.title);

/** The point in its forms: what keeps its offer and its day, the fullest first. */
function listPoints(source: Source, mentions: readonly string[], steps: readonly string[]): string[] {
  const {
    lines,
    material: { message },
  } = source;
  // why: "Do you want to grow potatoes in a bucket?" nine times says nothing of how
  if (isHowTo(source) && steps.length > 0)
    return steps.map((step) => `${lines.title}: ${lowerFirst(endSentence(step))}`);
  const [first = "", second = ""] = joinStory(source);
  const pair = second && first.length + second.length < longestPair ? [`${first} ${second}`] : [];
  const forms = lines.forms.filter((form) => isSentence(form) && form.length > 30 && countHeld(first, form) > mostOfIt);
  const ours = nameThing(source)?.ours.toLowerCase();
  // why: "£20 off in December" leaves out what it is off, and "Our service is £55" that it ends
  const named = mentions.filter(
    (text, at) =>
      !text.startsWith("Do you know ") &&
      (message.kind === "hiring" ||
        (message.kind === "fundraiser" && / for /.test(text)) ||
        (/\d|day\b|free\b/i.test(text) &&
          (countHeld(first, text) > mostOfIt || text.toLowerCase().includes(ours ?? "\n")))) &&
      !mentions.some((other, index) => index !== at && other.startsWith(removeEndMark(text)) && other !== text),
  );
  const { when } = message.facts;
  const isUndated =
    when && message.sure.includes("when") && !lines.telling.join(" ").toLowerCase().includes(when.toLowerCase());
  const day = isUndated ? mentions.find((text) => text.toLowerCase().includes(when.toLowerCase())) : null;
  if (day && !ours) return [`${first} ${day}`, ...forms];
  // why not of a story: half of it is none
  if (message.kind === "story") return pair.length > 0 ? pair : [first];
  return [...new Set([...pair, first, ...forms, ...named])];
}

/** "It costs £385,000." leans on the point, and in a caption it may stand before it: "The price is £385,000." */
function standAlone(line: Line): Line {
  const make = (text: string) => text.replace(/^It costs (?=[£$€]?\d)/, "The price is ");
  return { ...line, text: make(line.text), sentence: make(line.sentence) };
}

/** Whether a piece of the point is half of a list: "we need tinned fruit" of "we need tinned fruit, milk and nappies". */
function isListCut(point: string, piece: string): boolean {
  const text = removeEndMark(piece);
  const at = point.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [point.slice(0, at), point.slice(at + text.length)];
  const isSaid = (part: string) => hasFiniteVerb(readWords(part)) || isOrder(part.trim());
  if (at === 0) return /^, [^,]{2,60}(?:,|,? and )/.test(after) && !isSaid(after.slice(2));
  return /[^,]{2}, $/.test(before) && isSaid(before) && / and /.test(text) && !isSaid(text);
}

/** Whether it says what there is to gain. */
const holdsOffer = (text: string) => /[£$€₹%]|\b(?:two|three|four) for\b|\bfree\b/i.test(text);

/** "Last bookings before Christmas are 15 December." */
const isLast = (text: string) => /\blast (?:bookings?|orders?|day|date|places|chance)\b/i.test(text);

/** What happened and what came of it are one: half of a story is none. */
function joinStory({ lines: { telling, title }, material: { message } }: Source): readonly string[] {
  const [first = "", second = "", ...others] = telling;
  // why of a question: "Frozen pipes?" is no point
  const isOne = message.kind === "story" || (/^[^?]{3,60}\?$/.test(first) && !isHowTo({ lines: { title } }));
  return isOne && second ? [`${first} ${second}`, ...others] : telling;
}

/** Who tells it: as a sentence where the description gives one, else its first line behind the name. */
function listIntros(source: Source): string[] {
  const told = [source.lines.intro, ...introduceUs(source)].filter(isSentence);
  const [first = ""] = source.material.sentences;
  if (told.length > 0 || first === "") return told;
  return isSentence(first) ? [first] : [`${source.name}: ${lowerFirst(first, [source.name])}`];
}

/** A fact's sentence, with what it means for the reader where that is known. */
export const explainFact = ({ sentence, so: [so] }: Line): string =>
  so ? `${removeEndMark(sentence)}, so ${lowerFirst(so)}` : sentence;

/** Whether a line may be read first: it leans on nothing before it, and is more than a word. */
export const mayLead = (text: string): boolean =>
  !leansBack(text) &&
  !/^(?:we|you|i) \S+ (?:them|it)\b|^the \S+ is on (?:us|me)\b/i.test(text) &&
  text.split(" ").length > 2 &&
  !/^\S+ (?:are|is|for) [£$€]|^[£$€]\S+ \S+(?: \S+)?$/.test(text);

/** What the voice says to a line of that kind, where it has not said it yet. */
export function answerAside({ voice, count, canVoice }: Kit, text: string): string[] {
  const trigger = canVoice() ? findTrigger(text) : null;
  return trigger ? voice.asides[trigger].filter((aside) => count(aside) === 0).slice(0, 1) : [];
}
