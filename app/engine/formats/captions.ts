import { splitSentences } from "../checks/sentences";
import type { Account } from "../compose/account";
import { orderBySeed } from "../compose/choice";
import type { Composer } from "../compose/composer";
import { endSentence, fitPoint, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import { needs } from "../compose/needs";
import { findIndirectQuestion } from "../compose/point-parts";
import type { Source } from "../compose/source";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import type { SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { listHashtags } from "../words/hashtags";
import { repeatsWords } from "../words/repeats-words";
import { type Angle, type AngleText, findAngles } from "./angles";
import { composeArticle } from "./article";

/** What suits a platform: short ones take a single thought, long ones a list or a line of reasoning. The first that is left is taken. */
const suited: Record<PlatformKey, readonly string[]> = {
  x: ["last call", "more", "date", "number", "offer", "fact"],
  instagram: ["card", "list", "steps", "fact", "offer"],
  linkedin: ["problem", "proof", "about", "steps", "fact"],
  tiktok: ["hook", "number", "question", "problem", "fact"],
  facebook: ["audience", "fact", "place", "about", "problem"],
  threads: ["question", "more", "offer", "fact", "date"],
  bluesky: ["date", "number", "offer", "fact", "place"],
};

/** How many sentences of the owner's stand behind a caption's own, by how much its platform's readers take. */
const supports: Record<PlatformKey, number> = {
  x: 0,
  instagram: 2,
  linkedin: 3,
  tiktok: 1,
  facebook: 2,
  threads: 1,
  bluesky: 1,
};

/** Characters of a point that is told in fewer words in every third caption: in up to how many. Below it, its conditions would be lost. */
const longPoint = 100;
const shortPoint = 80;

/** With fewer sentences of the owner's than these, none leads a caption. */
const fewestFacts = 4;

/** In how many of ten captions the same sentence of the owner's may stand behind. */
const mostTurns = 2;

/** The captions of a campaign, with nothing that its article says, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const account = openAccount(source, said);
  composeArticle(source, account);
  const captions = composeCaptions(source, account);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/**
 * Ten captions with ten reasons, each shaped to its platform and within its limits: the point opens the first, and no wording of the
 * account comes again. Deterministic.
 */
export function composeCaptions(source: Source, account: Account): Caption[] {
  const composer = startText(source, account, "captions", 2);
  const left = new Map(findAngles(source).map((angle) => [angle.name, angle]));
  const tags = gatherHashtags(source);
  const pool = [
    ...source.more,
    ...interleave(
      source.facts.map(({ text }) => text),
      source.about,
    ),
  ];
  // why in some captions only: the conditions belong to the point, and ten captions with a long one read as one
  const whole = source.material.message.point;
  const shorter = whole.length > longPoint ? (fitPoint(source.material, shortPoint) ?? undefined) : undefined;
  const isTitle = promisesMore(source);
  let factsLed = 0;
  const turns = new Map(pool.map((line) => [line, 0]));
  const pairs = pairLines(source, isTitle);
  return captionPlatforms.map(write);

  function write(platform: PlatformKey, index: number): Caption {
    const names = index === 0 ? ["point"] : [...orderNames(suited[platform], source, index), ...left.keys()];
    for (const angle of names.flatMap((name) => findNamed(left, name))) {
      if (getPlatform(platform).limit <= 300 && angle.isLong) continue;
      const text = angle.write(composer);
      left.delete(angle.name);
      // why not the bare point again: it says nothing that an earlier caption does not
      const isSaid = text?.lines.join(" ") === endSentence(whole) && index > 0;
      if (text && !isSaid) return shape(platform, angle, text, tags, index);
    }
    return shape(platform, { name: `point ${index}` }, { lines: takePair(), key: false, isWhole: true }, tags, index);
  }

  /** The pair of lines that no caption has yet, or that fewest have: of those the one whose lines were told least. */
  function takePair(): string[] {
    const count = (lines: readonly string[]) => Math.max(...lines.map((line) => turns.get(line) ?? 0));
    const uses = (lines: readonly string[]) => turns.get(lines.join(" ")) ?? 0;
    const [best = [endSentence(whole)]] = [...pairs].sort(
      (one, other) => uses(one) - uses(other) || count(one) - count(other),
    );
    for (const key of new Set([...best, best.join(" ")])) turns.set(key, (turns.get(key) ?? 0) + 1);
    return best;
  }

  /** Sentences of the owner's that were told least so far, for a caption that does not hold them yet. */
  function support(platform: PlatformKey, body: readonly string[]): string[] {
    const known = body.join(" ").toLowerCase();
    const chosen = pool
      .filter((line) => (turns.get(line) ?? 0) < mostTurns)
      .filter((line) => !known.includes(withoutEndMark(line).toLowerCase()) && !repeatsWords(line, known))
      .map((line, at) => ({ line, at, turn: turns.get(line) ?? 0 }))
      .sort((one, other) => one.turn - other.turn || one.at - other.at)
      .slice(0, supports[platform])
      .map(({ line }) => line);
    for (const line of chosen) turns.set(line, (turns.get(line) ?? 0) + 1);
    return chosen.length > 0 ? [chosen.join(" ")] : [];
  }

  function shape(
    platform: PlatformKey,
    { name }: Pick<Angle, "name">,
    text: AngleText,
    hashtags: string[],
    index: number,
  ) {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const body = [...text.lines];
    for (const line of pool) if (body.some((said) => said.includes(line))) turns.set(line, (turns.get(line) ?? 0) + 1);
    // why not the point first in each: a fact that leads is a reason of its own, and ten captions with one opening are one caption
    const leads = /^(?:fact|about)\b/.test(name) && pool.length >= fewestFacts && ++factsLed % 2 === 0;
    const keys = text.key && !leads && !isTitle ? addLine(composer, body, index % 3 === 2 ? shorter : undefined) : [];
    if (text.keyFirst) body.unshift(...keys);
    else body.push(...keys);
    if (!text.isWhole) body.push(...support(platform, body));
    if (leads && !isTitle) body.push(endSentence(shorter ?? whole));
    if (body.length === 0) body.push(endSentence(source.material.message.point));
    const isNamed = body.join(" ").includes(source.name);
    const kind =
      platform === "instagram" ? "call-bio" : platform === "linkedin" || platform === "facebook" ? "call-link" : "call";
    const repeat = (place: string) => composer.sayAgain(place, index);
    const call = repeat(isNamed ? kind : `${kind}-named`) ?? source.site;
    const gap = limit > 500 ? "\n\n" : "\n";
    const share = platform === "facebook" ? composer.sayMany("share", 1) : [];
    const join = (lines: string[], tagCount: number) =>
      [lines.join(gap), ...share, call, hashtags.slice(0, tagCount).join(" ")].filter(Boolean).join(gap);
    for (let lines = body.length; lines > 0; lines -= 1)
      for (let count = Math.min(most, hashtags.length); count >= Math.min(1, hashtags.length); count -= 1) {
        const whole = join(body.slice(0, lines), count);
        if (countFor(platform, whole) <= Math.min(limit, comfortable))
          return { platform, hook: name, text: whole, shortened: lines < text.lines.length };
      }
    return { platform, hook: name, text: cutToLimit(platform, body[0] ?? "", call, limit), shortened: true };
  }
}

/** The point is a title whose text the brief does not hold: "How to fix a puncture" without its steps. It stands in the first caption alone. */
const promisesMore = (source: Source): boolean =>
  (findIndirectQuestion(source) !== null || source.material.message.kind === "how-to") &&
  source.material.message.facts.steps.length < 2;

/** Where the reasons have run out: two of the brief's own lines each time, no two captions the same. */
function pairLines({ material: { message, problem, audience }, about, facts }: Source, isTitle: boolean): string[][] {
  const point = isTitle ? null : endSentence(message.point);
  const trouble = problem?.whose === "reader" ? endSentence(problem.text) : null;
  const readers = audience ? endSentence(`For ${audience.text}`) : null;
  const [first, second, third] = [...about, ...facts.map(({ text }) => text)];
  const pairs = [
    [trouble, first],
    [readers, point],
    [first, point],
    [trouble, point],
    [second, point],
    [readers, first],
    [third, point],
    [trouble, second],
    [first, second],
    [point, first],
    [point],
    [first],
    [readers],
  ];
  return pairs
    .map((lines) => lines.filter((line) => typeof line === "string"))
    .filter((lines, at) => lines.length === (at < pairs.length - 3 ? 2 : 1));
}

/** One of each in turn, for as long as there are any. */
const interleave = (one: readonly string[], other: readonly string[]): string[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [other[at], one[at]])
    .flat()
    .filter((line) => line !== undefined);

/** A sentence with the point, in words that no caption holds yet; without one, the point as it is. Nothing where the caption says it already. */
function addLine(composer: Composer, body: readonly string[], point?: string): string[] {
  const first = body.join(" ").toLowerCase();
  if (first.includes(withoutEndMark(composer.source.material.message.point).toLowerCase())) return [];
  const isNew = (text: string) => !first.includes(withoutEndMark(text).toLowerCase()) && !repeatsWords(text, first);
  const line = composer.say("key", { accept: isNew, point }) ?? composer.say("tie", { accept: isNew });
  return [line ?? endSentence(point ?? composer.source.material.message.point)];
}

/** The reasons that suit a platform, in an order of the campaign's own; the first of the list stays first half of the time. */
function orderNames(names: readonly string[], { seed }: Source, index: number): string[] {
  return orderBySeed(`${seed}|${index}`, names.slice(0, 4), (name) => name).concat(names.slice(4));
}

const findNamed = (left: ReadonlyMap<string, Angle>, name: string): Angle[] =>
  [...left.values()].filter(({ name: own }) => own === name || own.startsWith(`${name} `));

/** As many whole sentences as fit before the call to action; of a single one that is too long, as many words. */
function cutToLimit(platform: PlatformKey, line: string, call: string, limit: number): string {
  const tail = countFor(platform, call) < limit * 0.7 ? `\n${call}` : "";
  const fits = (text: string) => countFor(platform, text + tail) <= limit;
  const sentences = splitSentences(line);
  while (sentences.length > 1 && !fits(sentences.join(" "))) sentences.pop();
  const whole = sentences.join(" ");
  if (fits(whole)) return whole + tail;
  const words = (sentences[0] ?? line).split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")}…`)) words.pop();
  const letters = [...words.join(" ")];
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…${tail}`;
}

/** The brief's own words as hashtags: keywords, then thing and product, the name. */
function gatherHashtags(source: Source): string[] {
  const { what, product } = source.material;
  return listHashtags(
    [
      ...source.keywords,
      // why not a word alone: "#Scale" and "#Daughter" say nothing
      what && !needs["thing-common"](source) ? "" : withTwoWords(what?.text),
      withTwoWords(product?.text),
      source.name,
    ].filter(Boolean),
    source.avoided,
  );
}

const withTwoWords = (text = ""): string => (text.includes(" ") ? text : "");
