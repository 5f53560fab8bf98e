import { normalizeSentence, splitSentences } from "../checks/sentences";
import { repeats } from "../compose/repeats";
import { makeSource, type Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import type { Caption } from "../engine";
import { endSentence } from "../english/grammar";
import { listPhrases } from "../phrases/list-phrases";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { type Draft, listDrafts } from "./caption-drafts";
import type { ReasonName } from "./caption-reasons";
import { cutToLimit } from "./fit-caption";
import { gatherHashtags } from "./gather-hashtags";
import { isThin } from "./phrase-sections";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const captions = composeCaptions(makeSource(plan), said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** What each of the ten is about, in the order of the platforms: the first of these that was not told yet. */
const places: readonly (readonly ReasonName[])[] = [
  ["point"],
  ["steps", "list", "feature", "made"],
  ["who", "trust", "made"],
  ["problem", "question", "line", "made"],
  ["story", "line", "feature", "made"],
  ["answers", "price", "made"],
  ["price", "practical", "made"],
  ["question", "feature", "made"],
  ["trust", "line", "made"],
  ["line", "feature", "practical", "made"],
];

/** In how many captions one wording of the point stands at most, where others are left, and from how many words on. */
const mostUses = 4;
const fewestOfSentence = 4;
/** By how many places they move on where an earlier campaign of the account said the same. */
const turn = 4;
/** Characters of the call, the address and a hashtag. */
const besides = 90;
/** What it costs to say again what an earlier caption said, or an earlier campaign, and to be about something else than the place asks for. */
const costs = {
  opening: 4,
  again: 20,
  line: 3,
  mention: 0.9,
  saidBefore: 6,
  elsewhere: 1,
  place: 0.2,
  order: 0.01,
  turned: 0.7,
  bare: 4,
  close: 5,
  partial: 3,
};

/** Ten captions, each about something of its own as far as a brief goes, shaped to its platform and within its limits: the draft is taken that says least of what was said. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const wasSaid = (line: string) => readSaidSentences(line, source.name).some((sentence) => said.has(sentence));
  const all = listDrafts(source, getVoiceLines(source, said), said);
  // why: of two that are as good an account gets the other one next time
  const drafts = said.size > 0 ? all.toReversed() : all;
  const tags = gatherHashtags(source);
  // why letter by letter: the call is its owner's
  const voiced = !isThin(source)
    ? undefined
    : listPhrases(source, said).phrases.find(
        ({ topic, text, isVoiced }) => topic === "aside-call" && isVoiced && text.includes(source.call),
      )?.text;
  const bodies = new Set<string>();
  const told = new Map<string, number>();
  const countTold = (line: string) => told.get(normalizeSentence(line)) ?? 0;
  const measureCost = (draft: Draft, wanted: readonly ReasonName[], order: number) => {
    const [opening = ""] = splitSentences(draft.opening);
    const place = wanted.indexOf(draft.name);
    // why of the point alone: a caption without a fact says less than one that has been heard
    const isTold = splitSentences(draft.mention).some(
      (sentence) => sentence.split(" ").length >= fewestOfSentence && countTold(sentence) >= mostUses,
    );
    return (
      (isTold ? costs.again : 0) +
      countTold(`opens with ${opening}`) * costs.opening +
      sum(draft.lines.map(countTold)) * costs.line +
      countTold(draft.mention) * costs.mention +
      (wasSaid(opening) ? costs.saidBefore : 0) +
      (place < 0 ? costs.elsewhere : place * costs.place) +
      // why the other way round: an account that said the same begins with another line
      (draft.isTurned === said.size > 0 ? 0 : costs.turned) +
      (draft.isBare ? costs.bare : 0) +
      (/^(?:close|name)$/.test(draft.name) ? costs.close : 0) +
      (draft.isPartial ? costs.partial : 0) +
      order * costs.order
    );
  };
  return captionPlatforms.map((platform, index) => {
    const { limit, comfortable } = getPlatform(platform);
    const room = Math.min(limit, comfortable) - besides;
    const wanted = places[(index + (said.size > 0 ? turn : 0)) % places.length] ?? [];
    const fitting = drafts
      .map((draft, order) => ({ draft, text: layOut(platform, draft), cost: measureCost(draft, wanted, order / 10) }))
      .filter(({ text }) => countFor(platform, text) <= room)
      .sort((one, other) => one.cost - other.cost);
    /** A draft with one more fact where it says little. */
    const complete = ({ draft, text }: { draft: Draft; text: string }) => {
      const added = text.length < longEnough ? findMore(source, text, countTold) : undefined;
      const longer = added ? layOut(platform, { blocks: [...draft.blocks, added] }) : text;
      return countFor(platform, longer) <= room ? { draft, text: longer, added } : { draft, text, added: undefined };
    };
    const isNew = (one: { draft: Draft; text: string }) => !bodies.has(normalizeSentence(complete(one).text));
    const found = fitting.find(isNew) ?? fitting[0];
    const chosen = found && complete(found);
    const text = chosen?.text ?? source.point.headline ?? source.name;
    bodies.add(normalizeSentence(text));
    if (chosen) {
      const { lines, mention, opening } = chosen.draft;
      const [first = ""] = splitSentences(opening);
      const sentences = text.split("\n").flatMap((line) => splitSentences(line.replace(/^• /, "")));
      for (const line of new Set([...lines, mention, `opens with ${first}`, chosen.added ?? "", ...sentences]))
        told.set(normalizeSentence(line), countTold(line) + 1);
    }
    return finish(source, platform, `${chosen?.draft.label ?? "name"} ${index + 1}`, text, tags, index, voiced);
  });
}

/** Characters of a caption to which nothing is added, and in how many a fact stands at most. */
const longEnough = 130;
const mostTold = 3;

/** When a business is open every week. */
const isUsual = /^(?:open\b|mon|tues|wednes|thurs|fri|satur|sun|weekdays|daily)/i;

/** The fact that was told least, for a caption that says little: when and where it is, what it costs, what it is like. */
function findMore({ practical, rows }: Source, text: string, countTold: (line: string) => number): string | undefined {
  const deciding = rows.filter(({ topic, text: line }) => !/^(?:terms|trust)$/.test(topic) && !isUsual.test(line));
  // why not a bare day: "On Friday 28 August" says nothing of what
  const lines = [
    ...practical.filter((line) => !/^on /i.test(line)).map(endSentence),
    ...deciding.map((row) => row.text),
  ];
  return lines
    .filter((line) => countTold(line) < mostTold && !repeats(line, text))
    .sort((one, other) => countTold(one) - countTold(other))[0];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Captions whose call is said as the voice says it. */
const voicedPlaces: readonly number[] = [3];

/** A caption with its call to action and as many hashtags as fit. */
function finish(
  source: Source,
  platform: PlatformKey,
  hook: string,
  text: string,
  tags: readonly string[],
  index: number,
  voiced: string | undefined,
): Caption {
  const { limit, comfortable, hashtags } = getPlatform(platform);
  const isVoiced = voiced !== undefined && voicedPlaces.includes(index) && !text.includes(voiced);
  const call = isVoiced
    ? `${voiced}\n${source.name}, ${source.site}`
    : tellCall(source, platform, text.includes(source.name), index);
  const gap = limit > 500 ? "\n\n" : "\n";
  for (let many = Math.min(hashtags, tags.length); many >= 0; many -= 1) {
    const whole = [text, call, tags.slice(0, many).join(" ")].filter(Boolean).join(gap);
    if (countFor(platform, whole) <= Math.min(limit, comfortable))
      return { platform, hook, text: whole, shortened: false };
  }
  const whole = [text, call].join(gap);
  if (countFor(platform, whole) <= limit) return { platform, hook, text: whole, shortened: false };
  return { platform, hook, text: cutToLimit(platform, text, call, limit), shortened: true };
}

/** Paragraphs where a platform shows them, one line after the other elsewhere. */
function layOut(platform: PlatformKey, { blocks }: Pick<Draft, "blocks">): string {
  const isOpen = /^(?:instagram|tiktok|facebook|linkedin)$/.test(platform);
  return blocks.join(isOpen ? "\n\n" : "\n");
}
