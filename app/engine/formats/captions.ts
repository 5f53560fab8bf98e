import { normalizeSentence, splitSentences } from "../checks/sentences";
import { leansBack } from "../compose/lean";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { addsNothing, findUnits, measureShared } from "../compose/units";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { type Angle, angles, type Draft, sayTo } from "./caption-angles";
import { gatherCaptionMaterial, longPoint } from "./caption-material";
import { cutToLimit, gatherHashtags } from "./fit-caption";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const captions = composeCaptions(source, said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** How each of the ten is told, in the order of the platforms; where the brief has nothing for the first, in the next. */
const places: readonly (readonly Angle[])[] = [
  [angles.point],
  [angles.list, angles.steps],
  [angles.who],
  [angles.problem, angles.reader, angles.rest, angles.behind],
  [angles.price, angles.when, angles.behind],
  [angles.voice, angles.behind],
  [angles.rest, angles.behind],
  [angles.row, angles.questions, angles.steps, angles.terms, angles.behind],
  [angles.proof, angles.rest, angles.behind],
  [angles.last, angles.terms, angles.when, angles.condition, angles.behind],
];

/** What is told where the angles of a place have nothing left. */
const others: readonly Angle[] = [
  angles.voice,
  angles.behind,
  angles.reader,
  angles.rest,
  angles.problem,
  angles.condition,
  angles.us,
  angles.feature,
  angles.business,
  angles.who,
  angles.list,
];

/** How many lines a platform's readers take behind the point: what else there is to know of it. */
const mostBehind: Record<PlatformKey, number> = {
  x: 1,
  instagram: 2,
  linkedin: 3,
  tiktok: 1,
  facebook: 2,
  threads: 1,
  bluesky: 1,
};

/** Angles that are heard as a mannerism where they come again; the others may, with other facts. */
const once: ReadonlySet<Angle> = new Set<Angle>([
  angles.list,
  angles.steps,
  angles.row,
  angles.problem,
  angles.questions,
  angles.reader,
  angles.terms,
  angles.last,
  angles.who,
]);

/** By how many places the angles of a campaign move on where an earlier one of the account said the same. */
const turn = 3;
/** The share of a wording of the point that the lead beside it may have said. */
const mostShared = 0.6;
/** In how many of the ten a long wording of the point may stand, where there are shorter ones. */
const mostHeavy = 4;
const late = 100;
/** How many of the ten may open with the same wording of the point: a reader takes the news before a stray fact. */
const mostAlike = 2;
/** In how many of the ten a fact is told at most. */
const mostTold = 4;
const afterPractical = 0.5;
const practical = /^(?:price|when|where)$/;
/** Characters of the call, the address and a hashtag. */
const besides = 85;

/** Ten captions, each led by something else, with the point and what speaks for it, shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const material = gatherCaptionMaterial(source, said);
  const tags = gatherHashtags(source);
  const told = new Map<string, number>();
  const bodies = new Set<string>();
  const openings = new Map<string, number>();
  const taken = new Set<Angle>();
  const count = (text: string) => told.get(text) ?? 0;
  return captionPlatforms.map((platform, index) => {
    const wanted = places[(index + (said.size > 0 ? turn : 0)) % places.length] ?? [];
    for (const isNew of [true, false]) {
      for (const angle of [...wanted, ...others]) {
        if (isNew && taken.has(angle) && once.has(angle)) continue;
        for (const draft of angle(material, { count, rank })) {
          const body = arrange(draft, platform);
          if (!body || isCall(body) || bodies.has(readAll(body))) continue;
          const opened = openings.get(readOpening(body)) ?? 0;
          if (isNew && opened >= (draft.isPoint ? mostAlike : 1)) continue;
          taken.add(angle);
          return keep(draft, body, platform, index);
        }
      }
    }
    // why: one sentence and a name are told in as many orders as there are, and then once more
    const drafts = combine().filter((draft) => {
      const body = arrange(draft, platform);
      return body !== null && !isCall(body);
    });
    const isFresh = (draft: Draft) => !bodies.has(readAll(arrange(draft, platform) ?? []));
    const opens = (draft: Draft) => !openings.has(readOpening(arrange(draft, platform) ?? []));
    const fresh = drafts.find((draft) => isFresh(draft) && opens(draft)) ?? drafts.find(isFresh);
    const draft = fresh ??
      drafts[index % drafts.length] ?? { hook: "point", lead: [source.lines.telling[0] ?? source.name] };
    return keep(draft, arrange(draft, platform) ?? [[...draft.lead]], platform, index);
  });

  /** "Book a trial lesson" above "Book a trial lesson: parlando.example" says it twice and nothing else. */
  function isCall(body: string[][]): boolean {
    const [call, said] = [normalizeSentence(source.call), readAll(body)];
    return said === call || said === `${normalizeSentence(source.name)} ${call}`;
  }

  /** The point in each of its wordings, to its readers and from who says it, behind and before what else there is, and alone. */
  function combine(): Draft[] {
    const { points, intros, facts, readers, voice } = material;
    const lines = [...intros, ...facts.map(({ text }) => text)];
    // why one: a parting line is heard as a mannerism where it comes again
    const parting = voice.close.filter((line) => count(line) === 0);
    const tell = (whom: string, point: string) => sayTo(whom, point, source.name);
    return points.flatMap((point): Draft[] => [
      ...lines.flatMap((line): Draft[] => [
        { hook: "point", lead: [point], more: [line], isPoint: true },
        { hook: "about", lead: [line], more: [point], isPoint: true },
      ]),
      ...(readers ? [{ hook: "reader", lead: [tell(readers, point)], isPoint: true }] : []),
      { hook: "point", lead: [tell(source.name, point)], isPoint: true },
      { hook: "point", lead: [point], isPoint: true },
      ...parting.map((line): Draft => ({ hook: "point", lead: [point], more: [line], isPoint: true })),
      ...(readers
        ? intros.flatMap((line): Draft[] => [
            { hook: "reader", lead: [tell(readers, point)], more: [line], isPoint: true },
            { hook: "about", lead: [line], more: [tell(readers, point)], isPoint: true },
          ])
        : []),
    ]);
  }

  /** The lead, the point, and what is told behind it as far as there is room. Null where the lead does not fit. */
  function arrange(draft: Draft, platform: PlatformKey): string[][] | null {
    const { lead, list = [], more = [], isPoint = false } = draft;
    const { comfortable, limit } = getPlatform(platform);
    const room = Math.min(comfortable, limit) - besides;
    const rows =
      lead.length > 0 ? list.map((row) => (/^\d+\. |:$/.test(row) ? row : `• ${row.replace(/\.$/, "")}`)) : [...list];
    const point: string[] = [];
    const behind: string[] = [];
    const readText = () => [...lead, ...rows, ...point, ...behind].join("\n");
    if (countFor(platform, readText()) > room) return null;
    const tryTo = (place: string[], text: string) => {
      place.push(text);
      if (countFor(platform, readText()) > room) place.pop();
    };
    if (!isPoint) {
      const units = findUnits([...lead, ...list].join(" "));
      const wordings = material.points
        .map((text, at) => ({ text, at, shared: measureShared(findUnits(text), units) }))
        .filter(({ text, shared }) => shared < mostShared && !lead.some((line) => text.includes(line)))
        .sort((one, other) => rank(one.text) - rank(other.text) || one.at - other.at);
      for (const { text } of wordings) if (point.length === 0) tryTo(point, text);
      if (point.length === 0 && wordings.length > 0) return null;
    }
    for (const text of [...more, ...(list.length > 0 ? [] : listNext())]) {
      if (behind.length >= Math.max(more.length, mostBehind[platform])) break;
      if (!addsNothing(text, readText()) && !saysAgain(text, readText())) tryTo(behind, text);
    }
    return [[...lead], rows, point, behind].filter((block) => block.length > 0);
  }

  /** What else there is to know, the least told first: of those that were told as often, what the idea goes on with, what it costs, and when and where it is. */
  function listNext(): string[] {
    const own = material.facts.filter(({ from }) => from === "facts");
    return [
      ...material.rest.map((text) => ({ text, rank: count(text) })),
      ...own.map(({ text, topic }) => ({ text, rank: count(text) + (practical.test(topic) ? 0 : afterPractical) })),
    ]
      .filter(({ text, rank }) => !leansBack(text) && rank < mostTold)
      .sort((one, other) => one.rank - other.rank)
      .map(({ text }) => text);
  }

  /** How late a wording of the point comes: the least told first, a long one and a question last once they were said enough. */
  function rank(text: string): number {
    const isHeavy = (wording: string) => wording.length > longPoint || wording.includes("?");
    const heavy = material.points.filter(isHeavy).reduce((sum, wording) => sum + count(wording), 0);
    return count(text) + (isHeavy(text) && heavy >= mostHeavy ? late : 0);
  }

  /** A loud voice ends the news with an exclamation mark in every third caption. */
  function cryOut(body: string[][], { isPoint }: Draft, index: number): string[][] {
    const [[first = "", ...lead] = [], ...others] = body;
    const isLoud = source.voice.name === "bold" && isPoint && index % 3 === 0;
    return isLoud ? [[first.replace(/\.$/, "!"), ...lead], ...others] : body;
  }

  function keep(draft: Draft, body: string[][], platform: PlatformKey, index: number): Caption {
    const isList = (draft.list?.length ?? 0) > 0;
    const said = (isList && draft.isPoint ? [...draft.lead] : body.flat()).flatMap((line) => [
      line,
      // why: "Nervous patients: we have ..." says the point too
      ...material.points.filter((point) => line !== point && line.endsWith(point.slice(1))),
    ]);
    for (const text of said) told.set(text, count(text) + 1);
    bodies.add(readAll(body));
    openings.set(readOpening(body), (openings.get(readOpening(body)) ?? 0) + 1);
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const text = layOut(platform, draft, cryOut(body, draft, index));
    const call = draft.saysCall
      ? `${source.name}, ${source.site}`
      : tellCall(source, platform, text.includes(source.name), index);
    const gap = limit > 500 ? "\n\n" : "\n";
    const hook = `${draft.hook} ${index + 1}`;
    for (let many = Math.min(most, tags.length); many >= 0; many -= 1) {
      const whole = [text, call, tags.slice(0, many).join(" ")].filter(Boolean).join(gap);
      if (countFor(platform, whole) <= Math.min(limit, comfortable))
        return { platform, hook, text: whole, shortened: false };
    }
    return { platform, hook, text: cutToLimit(platform, text, call, limit), shortened: true };
  }
}

/** On Instagram, TikTok and Facebook the first line stands alone above the fold; elsewhere a caption is one paragraph, on LinkedIn two. */
function layOut(platform: PlatformKey, { list = [] }: Draft, body: string[][]): string {
  const isList = (block: string[]) =>
    list.length > 0 && block.length === list.length && block.some((line) => /^• |^1\. |\? /.test(line));
  const blocks = body.map((block) => block.join(isList(block) ? "\n" : " "));
  if (/^(?:instagram|tiktok|facebook|linkedin)$/.test(platform)) return blocks.join("\n\n");
  return list.length > 0 ? blocks.join("\n") : blocks.join(" ");
}

/** The share of a line without a figure of its own from which on it says again what stands before it. */
const mostAgain = 0.4;

/** "Booking closes on 4 September, no late bookings" behind "Stand booking closes on 4 September". */
function saysAgain(text: string, before: string): boolean {
  const [own, known] = [findUnits(text), findUnits(before)];
  const figures = [...own.keys()].filter((unit) => unit.startsWith("#"));
  return figures.length > 0 && figures.every((unit) => known.has(unit)) && measureShared(own, known) >= mostAgain;
}

const readAll = (body: string[][]): string =>
  splitSentences(body.flat().join("\n")).map(normalizeSentence).filter(Boolean).join("|");

const readOpening = ([lead = []]: string[][]): string => normalizeSentence(lead[0] ?? "");
