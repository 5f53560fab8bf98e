import { normalizeSentence, splitSentences } from "../checks/sentences";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { gatherKit } from "./caption-kit";
import { type Draft, type Way, ways } from "./caption-ways";
import { cutToLimit, gatherHashtags, holdsAll } from "./fit-caption";
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
  [ways.glance, ways.steps, ways.idea, ways.open],
  [ways.who],
  [ways.problem, ways.idea, ways.readers],
  [ways.price, ways.date, ways.idea],
  [ways.answer, ways.meaning, ways.idea],
  [ways.feature, ways.idea, ways.notes],
  [ways.steps, ways.part, ways.open, ways.date],
  [ways.proof, ways.meaning, ways.feature],
  [ways.last, ways.date, ways.place],
];

/** What is told where the ways of a place have nothing left. */
const others: readonly Way[] = [
  ways.idea,
  ways.meaning,
  ways.feature,
  ways.answer,
  ways.price,
  ways.proof,
  ways.date,
  ways.rest,
  ways.notes,
  ways.problem,
  ways.place,
  ways.news,
  ways.readers,
  ways.open,
  ways.form,
  ways.bare,
  ways.order,
  ways.signed,
  ways.who,
];

/** Ways that are heard as a mannerism where they come again; the others may, with other facts. */
const once: ReadonlySet<Way> = new Set<Way>([
  ways.open,
  ways.order,
  ways.news,
  ways.glance,
  ways.place,
  ways.readers,
  ways.problem,
  ways.date,
  ways.part,
]);

/** By how many places the ways of a campaign move on where an earlier one of the account said the same. */
const turn = 3;
/** How often the sentences of a brief may be told again before a caption says what another says. */
const mostRounds = 5;
/** From this round on two captions may open alike, where they go on in other words. */
const lastFresh = 2;
/** Characters of a sentence that is a caption alone. */
const shortest = 70;
/** Words of a line of the voice, which has none that tell. */
const fewWords = 3;
/** Characters of the call, the address and a hashtag. */
const besides = 85;

/** Ten captions, each told in another way, shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const kit = gatherKit(source, said);
  const tags = gatherHashtags(source);
  const bodies = new Set<string>();
  const openings = new Set<string>();
  const taken = new Set<Way>();
  return captionPlatforms.map((platform, index) => {
    const wanted = places[(index + (said.size > 0 ? turn : 0)) % places.length] ?? [];
    for (let round = 0; round < mostRounds; round += 1) {
      for (const way of [...wanted, ...others]) {
        const draft = taken.has(way) && once.has(way) ? null : way(kit);
        const body = draft && arrange(draft, platform);
        if (
          !body ||
          isThin(body) ||
          bodies.has(readAll(body)) ||
          (round < lastFresh && openings.has(readOpening(body)))
        )
          continue;
        taken.add(way);
        return keep(draft, body, platform, index);
      }
      kit.allowMore();
      if (round === lastFresh) taken.clear();
    }
    // why two lines of the voice: of one sentence there is no tenth caption but with others beside it
    const lead = [source.lines.telling[0] ?? source.name];
    const pairs = kit.voice.close.flatMap((one) =>
      kit.voice.close.flatMap((other) => (one === other ? [] : [[one, other]])),
    );
    const drafts: Draft[] = [...pairs.map((end) => ({ hook: "point", lead, end })), { hook: "point", lead }];
    const bodyOf = (draft: Draft) => arrange(draft, platform) ?? [[...draft.lead]];
    const draft = drafts.find((each) => !bodies.has(readAll(bodyOf(each)))) ?? { hook: "point", lead };
    return keep(draft, bodyOf(draft), platform, index);
  });

  function keep(draft: Draft, body: string[][], platform: PlatformKey, index: number): Caption {
    // why not the rows: a list says in short what others tell
    kit.noteTold((draft.list ? body.filter((block) => !block.includes(draft.list?.[0] ?? "")) : body).flat());
    bodies.add(readAll(body));
    openings.add(readOpening(body));
    return shape(platform, draft, body, index);
  }

  /** What fits: the lead, what it comes to, and as much between as there is room for. Null where the lead itself does not. */
  function arrange({ lead, more = [], end = [], list = [] }: Draft, platform: PlatformKey): string[][] | null {
    const { comfortable, limit } = getPlatform(platform);
    const room = Math.min(comfortable, limit) - besides;
    const rows = [...list];
    const parts = { lead: [...lead], more: [] as string[], end: [] as string[] };
    const fits = () => countFor(platform, [...parts.lead, ...rows, ...parts.more, ...parts.end].join("\n")) <= room;
    if (!fits()) return null;
    const tryTo = (place: "more" | "end", text: string) => {
      // why: "We're raising £500" adds nothing to "We want to raise £500"
      if (place === "end" && holdsAll(text, parts.lead.join(" "))) return;
      if (text.split(" ").length > fewWords && holdsAll([...parts.lead, ...parts.more, ...parts.end].join(" "), text))
        return;
      parts[place].push(text);
      if (!fits()) parts[place].pop();
    };
    // why a first of those between: what closes is short, and what leads may be a question
    for (const text of more.slice(0, 1)) tryTo("more", text);
    for (const text of end) tryTo("end", text);
    for (const text of more.slice(1)) tryTo("more", text);
    return [parts.lead, ...(rows.length > 0 ? [rows] : []), parts.more, parts.end];
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
const isThin = (body: string[][]): boolean => body.flat().length < 2 && body.flat().join(" ").length < shortest;

const readAll = (body: string[][]): string =>
  splitSentences(body.flat().join("\n")).map(normalizeSentence).filter(Boolean).sort().join("|");

const readOpening = ([lead = []]: string[][]): string => normalizeSentence(lead[0] ?? "");
