import { capitalize, lowerFirst } from "../compose/grammar";
import { isSentence } from "../compose/is-sentence";
import type { Line } from "../compose/lines";
import { askReader } from "../compose/tell-reader";
import {
  fewFacts,
  findApplicants,
  findFacts,
  findKnown,
  isTold,
  listClosing,
  listFresh,
  longestNote,
  nameReaders,
  tellFacts,
  type Way,
} from "./caption-drafts";
import { answerAside, explainFact, isHowTo, mayLead } from "./caption-kit";
import { askAbout, askForDay } from "./caption-questions";
import { listRows } from "./caption-rows";
import { holdsAll } from "./fit-caption";
import { joinPairs } from "./lay-out-facts";
import { nameThing, sayOnce } from "./name-thing";

export const ways = {
  /** The point as it stands, with what the idea says next. */
  point: (kit) => {
    const [first = "", ...others] = isHowTo(kit.source) ? [kit.points[0] ?? ""] : kit.telling;
    if (!first || !kit.isFresh(first)) return null;
    // why what leans on it too: "It is on Friday" has its place only behind the point
    const leaning = kit.facts.filter(({ from, sentence }) => from === "idea" && !mayLead(sentence));
    const behind = [...others, ...leaning.map(({ sentence }) => sentence)].filter((text) => !holdsAll(first, text));
    return { hook: "point", lead: [first], more: listFresh(kit, behind, 2) };
  },
  /** Behind a sentence of the voice. */
  open: (kit) => {
    const open = kit.canVoice() ? kit.voice.open.find((text) => kit.count(text) === 0) : null;
    return open ? { hook: "hook", lead: [open], isPointNext: true } : null;
  },
  /** The thing with one of its details. */
  short: (kit) => {
    const [short] = kit.shorts.filter((text) => kit.count(text) === 0);
    return short ? { hook: "detail", lead: [short], isPoint: true } : null;
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
    return lead && list.length > 1 ? { hook: "list", lead: [lead], list, end: listClosing(kit) } : null;
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
    const [intro] = listFresh(kit, kit.facts.length < fewFacts ? kit.intros : kit.intros.slice(0, 1));
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
    const [asked] = listFresh(kit, askForDay(kit.source));
    const named = nameThing(kit.source);
    const when = sayOnce(named?.when ?? "\n").replace(/^on /, "");
    const [day] = listFresh(
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
    const [asked] = listFresh(kit, askReader(kit.source));
    const readers = nameReaders(kit) ?? findApplicants(kit);
    const said = findKnown(kit) ?? asked ?? (readers ? kit.voice.readers.replace("{readers}", readers) : null);
    return said && kit.isFresh(said) ? { hook: "audience", lead: [said], isPointNext: true } : null;
  },
  /** The last day. */
  last: (kit) => {
    const [first, second] = listFresh(kit, kit.deadlines, 2);
    if (!first) return null;
    const isGift =
      kit.source.material.message.kind === "fundraiser" || /\b(?:appeal|donat|raise)/i.test(kit.telling[0] ?? "");
    const [aside] = kit.canVoice() && !isGift ? kit.voice.asides.deadline.filter((text) => kit.count(text) === 0) : [];
    const more = [...(second ? [second] : []), ...(aside ? [aside] : [])];
    return { hook: "near", lead: [first], more, saysCall: first.startsWith(kit.source.call) };
  },
} satisfies Record<string, Way>;
