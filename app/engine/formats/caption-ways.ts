import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { isOrder, isSentence } from "../compose/is-sentence";
import type { Line, LineTopic } from "../compose/lines";
import { askReader, findReaders } from "../compose/tell-reader";
import { hasFiniteVerb, readWords } from "../english/words";
import { answerAside, explainFact, holdsOffer, type Kit, mayLead } from "./caption-kit";
import { nameThing } from "./caption-mentions";
import { askFor, askForDay } from "./caption-questions";
import { listRows, tellAsNews } from "./caption-rows";
import { findTown } from "./find-town";
import { holdsAll } from "./fit-caption";
import { joinPairs } from "./lay-out-facts";

/** A caption before it is laid out: what leads, what follows while there is room, and what it comes to. */
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
}

/** The ways to tell a campaign. Each gives what it would say with what is not told yet, or null where the brief holds nothing for it. */
export type Way = (kit: Kit) => Draft | null;

/** What may be told, the least told first. */
const fresh = (kit: Kit, texts: readonly string[], most = 1): string[] =>
  texts
    .filter(kit.isFresh)
    .sort((one, other) => kit.count(one) - kit.count(other))
    .slice(0, most);

/** What the campaign is about: in a few words, in a short form, in another sentence of the idea. Nothing where none is fresh. */
const mention = (kit: Kit, test: (text: string) => boolean = () => true): string[] => {
  const [named = [], tied = []] = [[...kit.mentions, ...kit.forms], listTies(kit)].map((all) =>
    fresh(kit, all.filter(test)),
  );
  return named.length > 0 ? named : tied;
};

/** Characters of a sentence of the idea behind a fact. */
const longestTie = 110;

/** Sentences of the idea that are right behind any fact: they lean on nothing, and say something. */
function listTies({ telling: [point = "", ...others], deadlines }: Kit): string[] {
  const [next = ""] = others;
  // why with it: "We do them for £140" has its place only behind the point
  const whole = next && !mayLead(next) && !deadlines.includes(next) ? `${point} ${next}` : point;
  return [...others.filter((text) => !deadlines.includes(text)), whole].filter(
    (text) => mayLead(text) && !text.endsWith("?") && text.length <= longestTie,
  );
}

/** What closes a caption that has said all: a line of the voice. */
const close = (kit: Kit): string[] => fresh(kit, kit.voice.close);

/** Facts of a thin brief, which says twice who tells it. */
const fewFacts = 3;

/** Whether it may stand among sentences: what an owner states with a verb may. */
const isTold = ({ sentence }: Line): boolean => isSentence(sentence) || hasFiniteVerb(readWords(sentence));

/** Facts that are not told yet, of these topics in that order, as they are told in sentences. */
function findFacts(kit: Kit, topics: readonly LineTopic[], test: (line: Line) => boolean = () => true): Line[] {
  return topics
    .flatMap((topic) => kit.facts.filter((line) => line.topic === topic))
    .filter((line) => test(line) && kit.isFresh(line.sentence) && isTold(line))
    .sort((one, other) => kit.count(one.sentence) - kit.count(other.sentence));
}

/** Led by facts of one kind, with what the voice says to them, and what they are about. */
function tellFacts(kit: Kit, hook: string, found: readonly Line[], most: number): Draft | null {
  const [first, ...others] = found.filter(({ sentence }, at) => at > 0 || mayLead(sentence));
  if (!first || !mayLead(first.sentence)) return null;
  const chosen = [first, ...others.slice(0, most - 1)];
  const [lead = "", ...more] = joinPairs(chosen);
  const [last = ""] = more.slice(-1);
  const aside = answerAside(kit, last || lead);
  return { hook, lead: [lead], more: [...more, ...aside], end: mention(kit) };
}

export const ways = {
  /** The point as it stands, with what the idea says next. */
  point: (kit) => {
    const [first = "", ...others] = kit.telling;
    if (!first || !kit.isFresh(first)) return null;
    // why what leans on it too: "It is on Friday" has its place only behind the point
    const leaning = kit.facts.filter(({ from, sentence }) => from === "idea" && !mayLead(sentence));
    const behind = [...others, ...leaning.map(({ sentence }) => sentence)].filter((text) => !holdsAll(first, text));
    const next = fresh(kit, behind, 2);
    return { hook: "point", lead: [first], more: next, end: next.length > 0 ? [] : close(kit) };
  },
  /** Behind a sentence of the voice. */
  open: (kit) => {
    const [first = ""] = kit.telling;
    const open = kit.voice.open.find((text) => kit.count(text) === 0);
    if (!open || !kit.isFresh(first)) return null;
    return { hook: "hook", lead: [open], more: [first], end: close(kit) };
  },
  /** When, where, for how much and for whom, at a glance. */
  glance: (kit) => {
    const rows = listRows(kit);
    if (rows.length < 3 || kit.count(rows.join(" ")) > 0) return null;
    const named = nameThing(kit.source);
    const [head = "In short"] = kit.voice.list;
    return {
      hook: "list",
      lead: [named ? `${capitalize(named.ours)}, ${lowerFirst(head)}:` : `${kit.source.name}, ${lowerFirst(head)}:`],
      list: rows,
      end: close(kit),
    };
  },
  /** What there is to do, in order. */
  steps: (kit) => {
    if (kit.steps.length < 2) return null;
    return {
      hook: "steps",
      lead: mention(kit).length > 0 ? mention(kit) : kit.telling.slice(0, 1),
      list: kit.steps.map((step, at) => `${at + 1}. ${capitalize(step)}`),
    };
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
    };
  },
  /** Who says it, and what speaks for them. */
  who: (kit) => {
    const [intro] = fresh(kit, kit.facts.length < fewFacts ? kit.intros : kit.intros.slice(0, 1));
    if (!intro) return null;
    const facts = findFacts(kit, ["trust", "feature"], ({ from }) => from === "business");
    const more = [...facts, ...findFacts(kit, ["trust"], ({ from }) => from === "facts")].slice(0, 2);
    return {
      hook: "about",
      lead: [intro],
      more: joinPairs(more),
      end: mention(kit, (text: string) => !text.includes(kit.source.name)),
    };
  },
  /** What troubles the reader, and what the idea says to it. */
  problem: (kit) => {
    const { problem, voice, telling } = kit;
    if (!problem || !kit.isFresh(problem)) return null;
    // why only where it is said to them: who reads of others' trouble does not have it
    const isTheirs = /\byou(?:r|['’]\p{L}+)?\b/iu.test(problem) && !problem.endsWith("?");
    const nod = isTheirs && voice.nod && kit.isFresh(voice.nod) ? [voice.nod] : [];
    // why from there on: what was measured says nothing without what came of it
    const from = telling.findIndex(
      (text, at) => at > 0 && kit.isFresh(text) && mayLead(text) && isSentence(text) && !isOrder(text),
    );
    const answer = from > 0 ? fresh(kit, telling.slice(from), 2) : [];
    const point = answer.length > 0 ? answer : fresh(kit, telling.slice(0, 1));
    const facts = findFacts(kit, ["feature"], ({ from }) => from === "facts").slice(0, 1);
    return {
      hook: "problem",
      lead: [problem, ...nod],
      more: point.length > 0 ? point : facts.map(explainFact),
      end: answer.length > 0 || point.length === 0 ? mention(kit).filter((text) => !answer.includes(text)) : [],
    };
  },
  /** What else the idea says, first. */
  idea: (kit) => {
    const lines = kit.facts.filter(({ from, sentence }) => from === "idea" && kit.isFresh(sentence));
    const [first, second] = lines.filter(({ sentence }) => mayLead(sentence));
    if (!first) return null;
    return {
      hook: first.topic === "price" ? "offer" : "fact",
      lead: [first.sentence],
      more: second && first.sentence.length < 60 ? [second.sentence, ...answerAside(kit, first.sentence)] : [],
      end: mention(kit),
    };
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
    const [day] = fresh(
      kit,
      kit.mentions.filter((text) => /\d|day\b/.test(text)),
    );
    const named = nameThing(kit.source);
    // why a verb: what lasts until a day is no day to keep free
    if (!day || !named?.when || !named.verb) return null;
    const facts = findFacts(kit, ["when", "where"], ({ from }) => from !== "business").slice(0, 2);
    const [aside] = kit.voice.asides.date.filter((text) => kit.count(text) === 0);
    return {
      hook: "date",
      lead: [asked ?? day],
      more: [...(asked ? [day] : []), ...joinPairs(facts)],
      end: aside ? [aside] : close(kit),
    };
  },
  /** A question that a fact answers. */
  answer: (kit) => {
    for (const line of kit.facts) {
      const asked = kit.isFresh(line.sentence) ? askFor(line, kit.source) : null;
      if (asked) return { hook: "question", lead: [asked], more: answerAside(kit, asked), end: mention(kit) };
    }
    return null;
  },
  /** What a fact means for the reader. */
  meaning: (kit) => {
    const [line] = kit.facts.filter(
      ({ so, sentence, from }) =>
        so.length > 0 && from !== "business" && kit.isFresh(sentence) && isSentence(sentence) && mayLead(sentence),
    );
    return line ? { hook: "meaning", lead: [explainFact(line)], end: mention(kit) } : null;
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
  rest: (kit) => tellFacts(kit, "more", findFacts(kit, ["when", "where", "condition", "price", "trust", "feature"]), 2),
  /** Notes that are no sentences, in a row. */
  notes: (kit) => {
    const notes = kit.facts
      .filter(({ sentence, from }) => from !== "idea" && !isSentence(sentence) && kit.isFresh(sentence))
      .map(({ text }) => text)
      .filter((text) => text.length < 64 && mayLead(text));
    return notes.length > 0 ? { hook: "feature", lead: [notes.slice(0, 3).join(" ")], end: mention(kit) } : null;
  },
  /** Where to find them. */
  place: (kit) => {
    const facts = findFacts(
      kit,
      ["where", "when"],
      ({ from, topic, sentence }) => from === "facts" && (topic === "where" || / open /.test(sentence)),
    );
    if (facts[0]?.topic === "where") return tellFacts(kit, "place", facts, 2);
    const { source } = kit;
    const town = findTown(source);
    const found = `${source.voice.contractions ? "You'll" : "You will"} find ${source.name} in ${town}.`;
    // why not of a new shop or a move: it is elsewhere
    const isMoving =
      /^(?:opening|news|hiring)$/.test(source.material.message.kind) ||
      /\b(?:open|mov)(?:s|es|ing)?\b/i.test(kit.telling[0] ?? "");
    const isThere = premises.test(source.lines.intro) && source.lines.intro.includes(`in ${town}`);
    return town && !isMoving && isThere && kit.isFresh(found)
      ? { hook: "place", lead: [found], more: facts.slice(0, 1).map(({ sentence }) => sentence), end: mention(kit) }
      : null;
  },
  /** The reader, asked about themselves. */
  readers: (kit) => {
    const [asked] = fresh(kit, askReader(kit.source));
    const readers = findReaders(kit.source) ?? findApplicants(kit);
    const said =
      asked ?? (readers && !/^people\b/.test(readers) ? kit.voice.readers.replace("{readers}", readers) : null);
    if (!said || !kit.isFresh(said)) return null;
    const facts = findFacts(
      kit,
      ["feature", "price"],
      ({ from, sentence }) => from !== "business" && mayLead(sentence),
    ).slice(0, 1);
    const told =
      facts.length > 0 ? facts.map(explainFact) : fresh(kit, [...kit.telling.slice(1).filter(mayLead), ...kit.telling]);
    if (told.length === 0) return null;
    return { hook: "audience", lead: [said], more: told, end: facts.length > 0 ? mention(kit) : close(kit) };
  },
  /** The last day. */
  last: (kit) => {
    const [first, second] = fresh(kit, kit.deadlines, 2);
    if (!first) return null;
    const [aside] = kit.voice.asides.deadline.filter((text) => kit.count(text) === 0);
    const price = findFacts(kit, ["price"], ({ from }) => from !== "business").slice(0, 1);
    return {
      hook: "near",
      lead: [first],
      more: [...(second ? [second] : []), ...(aside ? [aside] : []), ...price.map(({ sentence }) => sentence)],
      end: mention(kit),
    };
  },
  /** As others would tell it: "Studio Havn's summer house has been shortlisted". */
  news: (kit) => {
    const [told] = fresh(kit, tellAsNews(kit.telling[0] ?? "", kit.source.name));
    return told ? { hook: "point", lead: [told], end: close(kit) } : null;
  },
  /** A shorter form of the point. */
  form: (kit) => {
    const [form, next] = fresh(kit, kit.forms.filter(mayLead), 2);
    return form ? { hook: "point", lead: [form], more: next ? [next] : [], end: next ? [] : close(kit) } : null;
  },
  /** What to do, and what for, where the call is not answered by a person. */
  order: (kit) => {
    const { call, name } = kit.source;
    const [first = ""] = kit.telling;
    const isOpen = /[?:]|\. ./.test(first) || isOrder(first) || !isSentence(first);
    if (!call || byMessage.test(call) || isOpen || !kit.isFresh(first)) return null;
    return { hook: "form", lead: [`${call}: ${lowerFirst(first, [name])}`], end: close(kit), saysCall: true };
  },
  /** The point, and who says it. */
  signed: (kit) => {
    const [first = ""] = kit.telling;
    const [intro] = fresh(kit, kit.intros);
    return intro && kit.isFresh(first) ? { hook: "point", lead: [first], more: [intro] } : null;
  },
  /** The thing named, and what to do with it. */
  bare: (kit) => {
    const [named] = fresh(kit, kit.mentions);
    const idea = fresh(kit, kit.telling.slice(1).filter(mayLead), 2);
    const offer = fresh(
      kit,
      kit.mentions.filter((text) => holdsOffer(text) && text !== named),
    );
    return named ? { hook: "point", lead: [named], more: idea.length > 0 ? idea : offer, end: close(kit) } : null;
  },
} satisfies Record<string, Way>;

/** Whom a post is for, where the brief's readers are those whom it seeks: "experienced truck drivers" of "we need 3 artic drivers". */
function findApplicants({ source: { brief, material } }: Kit): string | null {
  const readers = removeEndMark(brief.project.targetAudience.trim());
  const isSought = material.message.kind === "hiring" && material.what && readers.endsWith(` ${material.what.head}`);
  return isSought && readers.length < 50 ? lowerFirst(readers) : null;
}

/** Calls that are answered by a person and not where the campaign links to. */
const byMessage = /^(?:please )?(?:text|call|ring|phone|whatsapp|email|message)\b/i;

/** What people go to. */
const premises =
  /\b(?:shop|bookshop|barbershop|salon|barbers?|studio|caf[eé]|restaurant|bakery|gym|clinic|practice|vets|theatre|gallery|hotel|pub|bar|museum|library|roastery|brewery|hall|store|florist|farm)\b/i;
