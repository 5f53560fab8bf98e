import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { isOrder, isSentence } from "../compose/is-sentence";
import type { Line, LineTopic } from "../compose/lines";
import { askReader, findReaders } from "../compose/tell-reader";
import { hasFiniteVerb, readWords } from "../english/words";
import { answerAside, explainFact, isHowTo, type Kit, mayLead } from "./caption-kit";
import { nameThing, sayOnce } from "./caption-mentions";
import { askAbout, askForDay } from "./caption-questions";
import { listRows, tellAsNews } from "./caption-rows";
import { holdsAll } from "./fit-caption";
import { joinPairs } from "./lay-out-facts";

/** A caption before it is laid out: what leads, what follows while there is room, and what it comes to. The point is added to all that lack it. */
export interface Draft {
  /** Why it is told, as the results show it. */
  hook: string;
  lead: readonly string[];
  more?: readonly string[];
  end?: readonly string[];
  /** Rows under the lead, each a line. */
  list?: readonly string[];
  /** Whether it holds the call to action already. */
  saysCall?: boolean;
  /** Whether the point follows the lead, before what else is told. */
  isPointNext?: boolean;
  /** Whether it says the point in words that are not the idea's. */
  isPoint?: boolean;
}

/** The ways to tell a campaign. Each gives what it would say with what is not told yet, or null where the brief holds nothing for it. */
export type Way = (kit: Kit) => Draft | null;

/** What may be told, the least told first. */
const fresh = (kit: Kit, texts: readonly string[], most = 1): string[] =>
  texts
    .filter(kit.isFresh)
    .sort((one, other) => kit.count(one) - kit.count(other))
    .slice(0, most);

/** What closes a caption that has said all: a line of the voice. */
const close = (kit: Kit): string[] => (kit.canVoice() ? fresh(kit, kit.voice.close) : []);

/** Facts of a thin brief, which says twice who tells it. */
const fewFacts = 3;

/** Whether it may stand among sentences: what an owner states with a verb may; of a description what has its subject. */
const isTold = ({ sentence, from }: Line): boolean =>
  (isSentence(sentence) || hasFiniteVerb(readWords(sentence))) && (from !== "business" || hasSubject.test(sentence));

const hasSubject = /^(?:we|our|i|my|the|all|every|each|most|you|your|an?|there|no|\d+|it) /i;

/** Facts that are not told yet, of these topics in that order, as they are told in sentences. */
function findFacts(kit: Kit, topics: readonly LineTopic[], test: (line: Line) => boolean = () => true): Line[] {
  return topics
    .flatMap((topic) => kit.facts.filter((line) => line.topic === topic))
    .filter((line) => test(line) && kit.isFresh(line.sentence) && isTold(line))
    .sort((one, other) => kit.count(one.sentence) - kit.count(other.sentence));
}

/** Led by facts of one kind, with what the voice says to them. */
function tellFacts(kit: Kit, hook: string, found: readonly Line[], most: number): Draft | null {
  const [first, ...others] = found.filter(({ sentence }, at) => at > 0 || mayLead(sentence));
  if (!first || !mayLead(first.sentence)) return null;
  // why of one source: a description tells again what a fact has told
  const chosen = [first, ...others.filter(({ from }) => from === first.from).slice(0, most - 1)];
  const [lead = "", ...more] = joinPairs(chosen);
  const [last = ""] = more.slice(-1);
  return { hook, lead: [lead], more: [...more, ...answerAside(kit, last || lead)] };
}

export const ways = {
  /** The point as it stands, with what the idea says next. */
  point: (kit) => {
    const [first = "", ...others] = isHowTo(kit.source) ? [kit.points[0] ?? ""] : kit.telling;
    if (!first || !kit.isFresh(first)) return null;
    // why what leans on it too: "It is on Friday" has its place only behind the point
    const leaning = kit.facts.filter(({ from, sentence }) => from === "idea" && !mayLead(sentence));
    const behind = [...others, ...leaning.map(({ sentence }) => sentence)].filter((text) => !holdsAll(first, text));
    return { hook: "point", lead: [first], more: fresh(kit, behind, 2) };
  },
  /** Behind a sentence of the voice. */
  open: (kit) => {
    const open = kit.canVoice() ? kit.voice.open.find((text) => kit.count(text) === 0) : null;
    return open ? { hook: "hook", lead: [open], isPointNext: true } : null;
  },
  /** When, where, for how much and for whom, at a glance. */
  glance: (kit) => {
    const rows = listRows(kit);
    if (kit.source.material.message.kind === "story" || (isHowTo(kit.source) && kit.steps.length > 1)) return null;
    if (rows.length < 2 || kit.count(rows.join(" ")) > 0) return null;
    const named = nameThing(kit.source);
    const [head = "At a glance"] = kit.voice.list;
    const isOurs = named && /^(?:our|your) /.test(named.ours) && rows.length > 2;
    // why the point: a list under a name alone is about nothing
    const lead = isOurs ? `${capitalize(named.ours)}, ${lowerFirst(head)}:` : (kit.telling[0] ?? "");
    const list = rows.filter((row) => !holdsAll(lead, row.replace(/^• (?:When|Where|Price|Last day): /, "")));
    return lead && list.length > 1 ? { hook: "list", lead: [lead], list, end: close(kit) } : null;
  },
  /** What there is to do, in order. */
  steps: (kit) =>
    kit.steps.length < 2
      ? null
      : {
          hook: "steps",
          lead: isHowTo(kit.source) ? [`${kit.source.lines.title}:`] : kit.telling.slice(0, 1),
          isPoint: true,
          list: kit.steps.map((step, at) => `${at + 1}. ${capitalize(step)}`),
        },
  /** How to take part in something that has its day. */
  part: (kit) => {
    const { source } = kit;
    const named = nameThing(source);
    const isDay = /^(?:on|this|next) /.test(named?.when ?? "") && !/^come\b/i.test(source.call);
    if (!named?.when || !isDay || !/^(?:event|opening|season)$/.test(source.material.message.kind) || !source.call)
      return null;
    return {
      hook: "steps",
      lead: [`How to be part of ${named.ours}:`],
      list: [
        `1. ${source.call}${/\b(?:call|text|ring|whatsapp|email)\b/i.test(source.call) ? "" : ` at ${source.site}`}.`,
        `2. Keep ${named.when.replace(/^on /, "")} free.`,
        `3. Come along, and bring whoever you like.`,
      ],
      saysCall: true,
      isPoint: true,
    };
  },
  /** Who says it, and what speaks for them. */
  who: (kit) => {
    const [intro] = fresh(kit, kit.facts.length < fewFacts ? kit.intros : kit.intros.slice(0, 1));
    if (!intro) return null;
    const facts = findFacts(kit, ["trust", "feature"], ({ from }) => from === "business");
    const more = [...facts, ...findFacts(kit, ["trust"], ({ from }) => from === "facts")].slice(0, 2);
    return { hook: "about", lead: [intro], more: joinPairs(more) };
  },
  /** What troubles the reader, and what the idea says to it. */
  problem: (kit) => {
    const { problem, voice } = kit;
    if (!problem || !kit.isFresh(problem)) return null;
    // why only where it is said to them: who reads of others' trouble does not have it
    const isTheirs = /\byou(?:r|['’]\p{L}+)?\b/iu.test(problem) && !problem.endsWith("?");
    const nod = isTheirs && voice.nod && kit.isFresh(voice.nod) && kit.canVoice() ? [voice.nod] : [];
    const facts = findFacts(kit, ["feature", "condition"], ({ from }) => from === "facts").slice(0, 1);
    return { hook: "problem", lead: [problem, ...nod], more: facts.map(explainFact), isPointNext: true };
  },
  /** What else the idea says, first. */
  idea: (kit) => {
    const [first] = kit.facts.filter(
      ({ from, sentence }) =>
        from === "idea" &&
        kit.isFresh(sentence) &&
        mayLead(sentence) &&
        isTold({ sentence } as Line) &&
        // why: "they have hauled it home" speaks of what the point names
        !/\b(?:it|them)\b/.test(sentence) &&
        !kit.points.every((point) => holdsAll(point, sentence)),
    );
    return first
      ? {
          hook: first.topic === "price" ? "offer" : "fact",
          lead: [first.sentence],
          more: answerAside(kit, first.sentence),
        }
      : null;
  },
  /** What it costs, and what comes with it. */
  price: (kit) => {
    const prices = findFacts(kit, ["price"], ({ from }) => from !== "business");
    const included = findFacts(kit, ["feature", "condition"], ({ sentence }) => /\binclude[sd]?\b/i.test(sentence));
    return prices.length > 0 ? tellFacts(kit, "cost", [...prices.slice(0, 2), ...included.slice(0, 1)], 3) : null;
  },
  /** The day, asked after or said. */
  date: (kit) => {
    const [asked] = fresh(kit, askForDay(kit.source));
    const named = nameThing(kit.source);
    const when = sayOnce(named?.when ?? "\n").replace(/^on /, "");
    const [day] = fresh(
      kit,
      kit.mentions.filter((text) => text.includes(when)),
    );
    // why a verb: what lasts until a day is no day to keep free
    if (!day || !named?.when || !named.verb) return null;
    const facts = findFacts(kit, ["when", "where"], ({ from }) => from !== "business").slice(0, 2);
    const isVisit = kit.source.material.message.kind !== "fundraiser";
    const [aside] = isVisit && kit.canVoice() ? kit.voice.asides.date.filter((text) => kit.count(text) === 0) : [];
    return {
      hook: "date",
      lead: [asked ?? day],
      more: joinPairs(facts),
      isPointNext: true,
      end: aside ? [aside] : [],
    };
  },
  /** A question that a fact answers. */
  answer: (kit) => {
    for (const line of kit.facts) {
      // why: what the point says answers nothing before it
      const isOpen = !holdsAll(kit.points[0] ?? "", line.sentence) && kit.isFresh(line.sentence);
      const asked = isOpen ? askAbout(line, kit.source) : null;
      if (asked) return { hook: "question", lead: [asked], more: answerAside(kit, asked) };
    }
    return null;
  },
  /** What a fact means for the reader. */
  meaning: (kit) => {
    const [line] = kit.facts.filter(
      ({ so, sentence, from }) =>
        so.length > 0 && from !== "business" && kit.isFresh(sentence) && isSentence(sentence) && mayLead(sentence),
    );
    return line ? { hook: "meaning", lead: [explainFact(line)] } : null;
  },
  feature: (kit) =>
    tellFacts(
      kit,
      "feature",
      findFacts(kit, ["feature", "condition"], ({ from }) => from !== "idea"),
      2,
    ),
  proof: (kit) =>
    tellFacts(
      kit,
      "fact",
      findFacts(
        kit,
        ["trust", "feature"],
        ({ from, topic, sentence }) => from === "facts" && (topic === "trust" || /\d/.test(sentence)),
      ),
      3,
    ),
  rest: (kit) =>
    tellFacts(
      kit,
      "more",
      findFacts(kit, ["when", "where", "condition", "price", "trust", "feature"], ({ from }) => from !== "idea"),
      2,
    ),
  /** Notes that are no sentences, in a row. */
  notes: (kit) => {
    const notes = kit.facts
      .filter(({ sentence, from }) => from !== "idea" && !isSentence(sentence) && kit.isFresh(sentence))
      .map(({ text }) => text)
      .filter((text) => text.length < longestNote && mayLead(text));
    return notes.length > 0 ? { hook: "feature", lead: [notes.slice(0, 3).join(" ")] } : null;
  },
  /** The reader, asked about themselves, or spoken to. */
  readers: (kit) => {
    const [asked] = fresh(kit, askReader(kit.source));
    const readers = nameReaders(kit) ?? findApplicants(kit);
    const said = findKnown(kit) ?? asked ?? (readers ? kit.voice.readers.replace("{readers}", readers) : null);
    return said && kit.isFresh(said) ? { hook: "audience", lead: [said], isPointNext: true } : null;
  },
  /** The last day. */
  last: (kit) => {
    const [first, second] = fresh(kit, kit.deadlines, 2);
    if (!first) return null;
    const isGift =
      kit.source.material.message.kind === "fundraiser" || /\b(?:appeal|donat|raise)/i.test(kit.telling[0] ?? "");
    const [aside] = kit.canVoice() && !isGift ? kit.voice.asides.deadline.filter((text) => kit.count(text) === 0) : [];
    const more = [...(second ? [second] : []), ...(aside ? [aside] : [])];
    return { hook: "near", lead: [first], more, saysCall: first.startsWith(kit.source.call) };
  },
} satisfies Record<string, Way>;

/** Characters of a sentence behind the business's name and kind. */
const longestSigned = 150;

/**
 * What a brief without facts has for ten captions: the point, who says it, whom it is for and what to do, each in its forms, and each led by
 * another.
 */
export function listCombinations(kit: Kit): Draft[] {
  const { source, points, intros, voice, telling } = kit;
  const { call, name } = source;
  const [point = "", other = point] = points;
  const [first = ""] = telling;
  const [intro = "", us = ""] = intros;
  const readers = nameReaders(kit);
  const [asked] = askReader(source);
  const reader = asked ?? (readers ? voice.readers.replace("{readers}", readers) : "");
  const share = readers ? voice.share.replace("{readers}", readers) : "";
  const knows = findKnown(kit);
  const facts = kit.facts.filter((line) => isTold(line) && mayLead(line.sentence)).map(({ sentence }) => sentence);
  const [news = ""] = tellAsNews(first, name);
  // why only a sentence: "Studio Nord, architects in Bergen: we won a prize"
  const isPlain = isSentence(first) && !isOrder(first) && !/[?:]|\. ./.test(first) && first.length < longestSigned;
  const [, kind = ""] = /^We/.test(us) ? us.split(`${name}, `) : [];
  const signed =
    isPlain && kind && !first.includes(name) ? `${name}, ${removeEndMark(kind)}: ${lowerFirst(first, [name])}` : "";
  const order = isPlain && call && !byMessage.test(call) ? `${call}: ${lowerFirst(first, [name])}` : "";
  const [open = "", ...closes] = [kit.canVoice() ? (voice.open[0] ?? "") : "", ...(kit.canVoice() ? voice.close : [])];
  const all: [lead: string, more: string[], saysCall?: boolean][] = [
    [point, []],
    [intro, [point]],
    [reader, [point]],
    [point, [share]],
    [signed, []],
    [knows ?? "", [point]],
    [news, [intro]],
    [other, [intro]],
    [order, [], true],
    [us, [point]],
    [open, [point]],
    [point, [intro]],
    [intro, [point, share]],
    ...closes.map((line): [string, string[]] => [point, [line]]),
    ...facts.filter((fact) => !holdsAll(other, fact)).map((fact): [string, string[]] => [fact, [other]]),
    ...[us, intro, news, other, reader].flatMap((lead): [string, string[]][] =>
      [intro, us, share, ...facts].map((tail) => [lead, lead === other || lead === news ? [tail] : [other, tail]]),
    ),
  ];
  return all
    .filter(
      ([lead, more]) =>
        lead !== "" &&
        more.every((text) => text !== "" && text !== lead && !(lead.includes(name) && text.startsWith(`${name} is`))),
    )
    .map(([lead, more, saysCall]) => ({
      hook: "form",
      lead: [lead],
      more,
      saysCall: saysCall ?? false,
      isPoint: true,
    }));
}

/** "Do you know any mechanics in or near York?" */
const findKnown = ({ mentions }: Kit) => mentions.find((text) => text.startsWith("Do you know "));

/** Facts that may stand beside anything else, the least told first; each in three captions at most, of a thin brief in more. */
export function listBeside(kit: Kit): string[] {
  const isFew = isThin(kit);
  return kit.facts
    .filter(
      (line) =>
        kit.count(line.sentence) < (isFew ? mostToldThin : mostTold) &&
        (isFew || line.from !== "business") &&
        (isTold(line) || (line.from === "facts" && line.sentence.length < longestNote)) &&
        mayLead(line.sentence) &&
        // why: where the point stands in a shorter form, that is meant
        !holdsAll(kit.points[0] ?? "", line.sentence),
    )
    .sort((one, other) => kit.count(one.sentence) - kit.count(other.sentence))
    .map(({ sentence }) => sentence);
}

/** Whether a brief says little but its idea. */
export const isThin = ({ facts }: Kit): boolean => facts.filter(({ from }) => from !== "idea").length < fewFacts;

const mostTold = 3;
const mostToldThin = 4;
/** Characters of a note that may stand among sentences. */
const longestNote = 64;

/** Whom it is for, where that is more than everybody, and the point does not say it. */
function nameReaders({ source, telling }: Kit): string | null {
  const readers = findReaders(source);
  const isAnybody = /^(?:people\b|(?:families|women|men|adults|locals|readers|couples|parents|children)$)/;
  return readers && !isAnybody.test(readers) && !holdsAll(telling.join(" "), readers) ? readers : null;
}

/** Whom a post is for, where the brief's readers are those whom it seeks: "experienced truck drivers" of "we need 3 artic drivers". */
function findApplicants({ source: { brief, material } }: Kit): string | null {
  const readers = removeEndMark(brief.project.targetAudience.trim());
  const isSought = material.message.kind === "hiring" && material.what && readers.endsWith(` ${material.what.head}`);
  return isSought && readers.length < 50 ? lowerFirst(readers) : null;
}

/** Calls that are answered by a person and not where the campaign links to. */
const byMessage = /^(?:please )?(?:text|call|ring|phone|whatsapp|email|message)\b/i;
