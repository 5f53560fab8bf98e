import { normalizeSentence, splitSentences } from "../checks/sentences";
import { makeSource } from "../compose/make-source";
import { findSpeaker } from "../compose/say-fact";
import type { Source } from "../compose/source";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { isThin, listBeside, listCombinations } from "./caption-combinations";
import { type Draft, findKind, type Way } from "./caption-drafts";
import { gatherKit } from "./caption-kit";
import { ways } from "./caption-ways";
import { countHeld, cutToLimit, gatherHashtags, holdsAll } from "./fit-caption";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const captions = composeCaptions(source, said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** How each of the ten is told, in the order of the platforms; where the brief has nothing for the first, in the next. */
const places: readonly (readonly Way[])[] = [
  [ways.point],
  [ways.glance, ways.steps],
  [ways.who],
  [ways.problem, ways.readers, ways.idea],
  [ways.price, ways.date, ways.short, ways.feature],
  [ways.answer, ways.meaning, ways.short, ways.feature],
  [ways.short, ways.feature, ways.notes, ways.idea],
  [ways.steps, ways.part, ways.readers, ways.open],
  [ways.short, ways.proof, ways.meaning, ways.feature],
  [ways.last, ways.date, ways.idea, ways.short],
];

/** What is told where the ways of a place have nothing left. */
const others: readonly Way[] = [
  ways.idea,
  ways.short,
  ways.meaning,
  ways.feature,
  ways.answer,
  ways.price,
  ways.proof,
  ways.date,
  ways.rest,
  ways.notes,
  ways.readers,
  ways.problem,
  ways.open,
  ways.who,
];

/** Ways that are heard as a mannerism where they come again; the others may, with other facts. */
const once: ReadonlySet<Way> = new Set<Way>([
  ways.open,
  ways.glance,
  ways.steps,
  ways.readers,
  ways.problem,
  ways.date,
  ways.part,
]);

/** By how many places the ways of a campaign move on where an earlier one of the account said the same. */
const turn = 3;
/** How often the sentences of a brief may lead again. */
const mostRounds = 4;
/** From this round on two captions may open alike, where they go on in other words. */
const lastFresh = 2;
/** Characters of a sentence that is a caption alone. */
const shortest = 70;
/** How many of the ten may go without the point, where it has no room beside what leads. */
const mostWithout = 2;
/** In how many of the ten the whole point stands, where it has shorter forms, and in how many each of these. */
const mostWhole = 4;
const mostShort = 3;
/** What is led by these has room for the whole point behind it. */
const wantsWhole = /^(?:point|problem|about|audience|list)$/;
/** Ranks of a form of the point that was said enough, and of the whole one where a shorter will do. */
const late = 40;
const early = 5;
/** The share of a lead's words that another sentence may hold beside it. */
const mostShared = 0.5;
/** Words of a line of the voice, which has none that tell. */
const fewWords = 3;
/** Characters of the call, the address and a hashtag. */
const besides = 85;

/** Ten captions, each led by something else, with the point and what speaks for it, shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const kit = gatherKit(source, said);
  const tags = gatherHashtags(source);
  const bodies = new Set<string>();
  const openings = new Set<string>();
  const taken = new Set<Way>();
  const used = new Map<string, number>();
  const [whole = ""] = source.lines.telling;
  const { isOpen } = kit;
  let wholes = 0;
  let without = 0;
  const isFew = isThin(kit);
  return captionPlatforms.map((platform, index) => {
    const wanted = places[(index + (said.size > 0 ? turn : 0)) % places.length] ?? [];
    for (let round = 0; round < mostRounds; round += 1) {
      for (const way of [...wanted, ...others]) {
        const draft = taken.has(way) && once.has(way) ? null : way(kit);
        const body = draft && arrange(draft, platform);
        if (!body || (draft.hook !== "point" && isBare(body)) || isCall(body) || isTold(body, draft, round < lastFresh))
          continue;
        taken.add(way);
        return keep(draft, body, platform, index);
      }
      // why first of a thin brief: the same fact again is less than the point from another side
      if (isFew || round === mostRounds - 1)
        for (const isNew of [true, false])
          for (const draft of combined()) {
            const body = arrange(draft, platform);
            if (body && !isCall(body) && !isTold(body, draft, isNew)) return keep(draft, body, platform, index);
          }
      kit.allowMore();
    }
    // why: one sentence and a name are told in as many orders as there are, and then once more
    const drafts = combined().filter((draft) => {
      const body = arrange(draft, platform);
      return body !== null && !isCall(body);
    });
    const draft = drafts[index % drafts.length] ?? { hook: "point", lead: [source.lines.telling[0] ?? source.name] };
    return keep(draft, arrange(draft, platform) ?? [[...draft.lead]], platform, index);
  });

  /** "Book a trial lesson" above "Book a trial lesson: parlando.example" says it twice and nothing else. */
  function isCall(body: string[][]): boolean {
    return readAll(body) === normalizeSentence(source.call);
  }

  /** How late a form of the point comes: the whole one first where it has room and was not said too often, elsewhere the shorter, the least told first. */
  function rankForm(form: string, { hook, lead }: Draft): number {
    // why: "Order by Friday, from $85. Order our wreaths by Friday." says it twice
    const count = (used.get(form) ?? 0) + (countHeld(lead.join(" "), form) > mostShared ? early : 0);
    if (form.includes(whole))
      return wholes >= mostWhole ? late + count : wantsWhole.test(hook) ? count / mostWhole : early + count;
    return count >= mostShort ? 2 * late : 1 + count;
  }

  function sayAsOurs(text: string): string {
    const [, verb = ""] = text.startsWith(`${source.name} `)
      ? (/^ (has|offers) /.exec(text.slice(source.name.length)) ?? [])
      : [];
    if (!verb || findSpeaker(source.brief.project.description) === "I") return text;
    return `We ${verb === "has" ? "have" : "offer"}${text.slice(source.name.length + verb.length + 1)}`;
  }

  function combined(): Draft[] {
    const all = listCombinations(kit);
    const holdsWhole = ({ lead, more = [] }: Draft) => [...lead, ...more].some((text) => text.includes(whole));
    const rotate = (drafts: Draft[]) => {
      const from = said.size > 0 ? turn % Math.max(1, drafts.length) : 0;
      return [...drafts.slice(from), ...drafts.slice(0, from)];
    };
    if (wholes < mostWhole) return rotate(all);
    return [...rotate(all.filter((draft) => !holdsWhole(draft))), ...rotate(all.filter(holdsWhole))];
  }

  function isTold(body: string[][], { list, hook }: Draft, isNew: boolean): boolean {
    const isAsked = /^(?:question|meaning)$/.test(hook);
    return bodies.has(readAll(body)) || ((isNew || isAsked) && !list && openings.has(readOpening(body)));
  }

  function keep(draft: Draft, body: string[][], platform: PlatformKey, index: number): Caption {
    // why not the rows: a list says in short what others tell
    kit.noteTold((draft.list ? body.filter((block) => !block.includes(draft.list?.[0] ?? "")) : body).flat());
    const all = body.flat();
    const [point] = kit.points.filter((text) => all.includes(text) || all.includes(sayAsOurs(text)));
    if (point) used.set(point, (used.get(point) ?? 0) + 1);
    if (whole && all.join(" ").includes(whole)) wholes += 1;
    else if (!kit.points.some((text) => holdsAll(all.join(" "), text))) without += 1;
    bodies.add(readAll(body));
    openings.add(readOpening(body));
    return shape(platform, draft, body, index);
  }

  /** The lead, the point, and as much of the facts as there is room for. Null where the lead does not fit, or not with the point. */
  function arrange(draft: Draft, platform: PlatformKey): string[][] | null {
    const { lead, more = [], end = [], list = [], isPointNext = false } = draft;
    const { comfortable, limit } = getPlatform(platform);
    const room = Math.min(comfortable, limit) - besides;
    const parts = { more: [] as string[], point: [] as string[], beside: [] as string[], end: [] as string[] };
    const readText = () => [...lead, ...list, ...Object.values(parts).flat()].join("\n");
    const fits = () => countFor(platform, readText()) <= room;
    if (!fits()) return null;
    const tryTo = (place: keyof typeof parts, text: string): boolean => {
      if (readText().includes(text) || (text.split(" ").length > fewWords && holdsAll(readText(), text))) return false;
      parts[place].push(text);
      if (!fits()) parts[place].pop();
      return parts[place].includes(text);
    };
    const isSaid = draft.isPoint || kit.points.some((text) => holdsAll(lead.join(" "), text));
    const points = kit.points
      // why: a question that the brief does not answer is asked often enough
      .filter((text) => !isOpen || !text.includes(whole) || wholes < mostWhole)
      .filter((text) => kit.isFresh(text) && !holdsAll(text, lead.join(" ")))
      .sort((one, other) => rankForm(one, draft) - rankForm(other, draft));
    // why: "Onda Yoga is a studio. Onda Yoga has a class" names it twice
    const say = (text: string) => (lead.join(" ").includes(source.name) ? sayAsOurs(text) : text);
    const isPut = isSaid || points.some((text) => tryTo("point", say(text)));
    if (!isPut && ((without >= mostWithout && !isOpen) || draft.hook === "about")) return null;
    for (const text of more) tryTo("more", text);
    // why: of who says it and what, half is none
    if (draft.hook === "form" && more.some((text) => !holdsAll(readText(), text))) return null;
    // why few: two facts are read, and a fourth line is not
    const told = more.length + (isPut && !isSaid ? 1 : 0);
    const wanted =
      list.length > 0 ? 0 : Math.max(0, (isPointNext || isSaid || !isPut ? 2 : 1) - told + (isPointNext ? 1 : 0));
    // why of one kind: a price beside a lead about parking belongs to nothing
    let kind = findKind(kit, [...lead, ...more]);
    for (const text of listBeside(kit)) {
      const own = findKind(kit, [text]);
      if (parts.beside.length < wanted && (kind === null || own === kind) && tryTo("beside", text)) kind ??= own;
    }
    for (const text of end) tryTo("end", text);
    const { more: behind, point, beside } = parts;
    const middle = isPointNext ? [point, [...behind, ...beside]] : [[...behind, ...beside], point];
    return [[...lead], ...(list.length > 0 ? [[...list]] : []), ...middle, parts.end];
  }

  function shape(platform: PlatformKey, draft: Draft, body: string[][], index: number): Caption {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const text = layOut(platform, draft, body, source.voice.paragraph);
    const call = draft.saysCall
      ? `${source.name}, ${source.site}`
      : tellCall(source, platform, text.includes(source.name), index);
    const gap = limit > 500 ? "\n\n" : "\n";
    const hook = `${draft.hook} ${index + 1}`;
    for (let count = Math.min(most, tags.length); count >= 0; count -= 1) {
      const whole = [text, call, tags.slice(0, count).join(" ")].filter(Boolean).join(gap);
      if (countFor(platform, whole) <= Math.min(limit, comfortable))
        return { platform, hook, text: whole, shortened: false };
    }
    return { platform, hook, text: cutToLimit(platform, text, call, limit), shortened: true };
  }
}

/**
 * On Instagram, TikTok and Facebook the first line stands alone above the fold, and a voice of short breath takes a line for a sentence;
 * elsewhere a caption is one paragraph, on LinkedIn two.
 */
function layOut(platform: PlatformKey, { list }: Draft, [lead = [], ...rest]: string[][], breath: number): string {
  const blocks = rest.filter((block) => block.length > 0);
  if (list) return [lead.join(" "), ...blocks.map((block, at) => block.join(at === 0 ? "\n" : " "))].join(at(platform));
  if (/^(?:instagram|tiktok|facebook)$/.test(platform))
    return [lead.join(" "), ...blocks.map((block) => block.join(breath < 3 ? "\n" : " "))].join("\n\n");
  const [last = []] = blocks.slice(-1);
  return platform === "linkedin" && blocks.length > 1
    ? `${[lead, ...blocks.slice(0, -1)].flat().join(" ")}\n\n${last.join(" ")}`
    : [lead, ...blocks].flat().join(" ");
}

const at = (platform: PlatformKey) => (getPlatform(platform).limit > 500 ? "\n\n" : "\n");

/** A lone short sentence is no caption: it has a beginning, and nothing that it comes to. */
const isBare = (body: string[][]): boolean => body.flat().length < 2 && body.flat().join(" ").length < shortest;

const readAll = (body: string[][]): string =>
  splitSentences(body.flat().join("\n")).map(normalizeSentence).filter(Boolean).join("|");

const readOpening = ([lead = []]: string[][]): string => normalizeSentence(lead[0] ?? "");
