import { normalizeSentence, splitSentences } from "../checks/sentences";
import { makeSource, type Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import type { Caption } from "../engine";
import { removeEndMark } from "../english/grammar";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { type AngleName, makeAngles } from "./caption-angles";
import type { Draft } from "./caption-variants";
import { cutToLimit } from "./fit-caption";
import { gatherHashtags } from "./gather-hashtags";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const captions = composeCaptions(makeSource(plan), said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** How each of the ten is told, in the order of the platforms; where the brief has nothing for the first, in the next. */
const places: readonly (readonly AngleName[])[] = [
  ["point"],
  ["steps", "list", "feature", "who"],
  ["who"],
  ["problem", "question", "line", "feature"],
  ["story"],
  ["answers", "price", "feature"],
  ["price", "feature", "line"],
  ["question", "practical", "reader", "feature"],
  ["trust", "reader", "feature", "about"],
  ["line", "feature", "price"],
];
/** What is told where a place has nothing left. */
const anywhere: readonly AngleName[] = [
  "line",
  "feature",
  "price",
  "practical",
  "trust",
  "reader",
  "mix",
  "about",
  "terms",
  "point",
  "who",
];

/** By how many places the angles move on where an earlier campaign of the account said the same. */
const turn = 3;
/** How many of the ten may open with the same sentence, and where it was said in an earlier campaign. */
const mostAlike = { first: 3, again: 2 };
/** Characters of the call, the address and a hashtag. */
const besides = 90;

/** Ten captions with ten reasons, each shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const wasSaid = (line: string) => readSaidSentences(line, source.name).some((sentence) => said.has(sentence));
  const { byName, listVariants, remember } = makeAngles(source, getVoiceLines(source, said), wasSaid);
  const tags = gatherHashtags(source);
  const bodies = new Set<string>();
  const openings = new Map<string, number>();
  return captionPlatforms.map((platform, index) => {
    const { limit, comfortable } = getPlatform(platform);
    const room = Math.min(limit, comfortable) - besides;
    const wanted = places[(index + (said.size > 0 ? turn : 0)) % places.length] ?? [];
    const mostOpenings = said.size > 0 ? mostAlike.again : mostAlike.first;
    const lay = (drafts: readonly Draft[]) =>
      drafts
        .map((draft) => ({ hook: draft.hook, text: layOut(platform, draft) }))
        .filter(({ text }) => countFor(platform, text) <= room);
    const isNew = ({ text }: { text: string }) => !bodies.has(normalizeSentence(text));
    const isFresh = (draft: { text: string }) =>
      isNew(draft) && (openings.get(readOpening(draft.text)) ?? 0) < mostOpenings;
    const told = lay([...wanted, ...anywhere].flatMap((name) => byName[name](room)));
    // why only where nothing else is left: there are hundreds
    const variants = () => lay(listVariants());
    const chosen = told.find((draft) => isFresh(draft) && !wasSaid(splitSentences(draft.text)[0] ?? "")) ??
      told.find(isFresh) ??
      variants().find(isFresh) ??
      [...told, ...variants()].find(isNew) ??
      [...told, ...variants()][0] ?? { hook: "name", text: source.name };
    bodies.add(normalizeSentence(chosen.text));
    openings.set(readOpening(chosen.text), (openings.get(readOpening(chosen.text)) ?? 0) + 1);
    remember(chosen.text);
    return finish(source, platform, `${chosen.hook} ${index + 1}`, chosen.text, tags, index);
  });
}

/** A caption with its call to action and as many hashtags as fit. */
function finish(
  source: Source,
  platform: PlatformKey,
  hook: string,
  text: string,
  tags: readonly string[],
  index: number,
): Caption {
  const { limit, comfortable, hashtags } = getPlatform(platform);
  const call = tellCall(source, platform, text.includes(source.name), index);
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
function layOut(platform: PlatformKey, { blocks }: Draft): string {
  const isOpen = /^(?:instagram|tiktok|facebook|linkedin)$/.test(platform);
  const row = (line: string) => (/\? |^\d+\. /.test(line) ? line : `• ${removeEndMark(line)}`);
  return blocks
    .map((block) => (typeof block === "string" ? block : block.map(row).join("\n")))
    .filter(Boolean)
    .join(isOpen ? "\n\n" : "\n");
}

const readOpening = (text: string): string => normalizeSentence(splitSentences(text)[0] ?? "");
