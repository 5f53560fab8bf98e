import type { Account } from "../compose/account";
import { orderBySeed } from "../compose/choice";
import type { Composer } from "../compose/composer";
import { endSentence, lowerFirst, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import { needs } from "../compose/needs";
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
  x: ["last call", "date", "number", "offer", "audience", "sum", "feature"],
  instagram: ["card", "list", "feature", "steps", "offer", "about", "place"],
  linkedin: ["proof", "problem", "about", "steps", "reason", "feature", "offer"],
  tiktok: ["hook", "question", "parts", "number", "problem", "feature"],
  facebook: ["audience", "about", "place", "problem", "feature"],
  threads: ["question", "second question", "feature", "offer", "date"],
  bluesky: ["date", "number", "offer", "place", "feature", "hook"],
};

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
  const written: string[] = [];
  return captionPlatforms.map((platform, index) => {
    const caption = write(platform, index);
    written.push(caption.text);
    return caption;
  });

  function write(platform: PlatformKey, index: number): Caption {
    const names = index === 0 ? ["point"] : [...orderNames(suited[platform], source, index), ...left.keys()];
    for (const angle of names.flatMap((name) => findNamed(left, name))) {
      if (getPlatform(platform).limit <= 300 && angle.isLong) continue;
      const text = angle.write(composer);
      left.delete(angle.name);
      if (text) return shape(platform, angle, text, tags, index);
    }
    return shape(platform, { name: `point ${index}` }, { lines: pairPoint(source, written), key: false }, tags, index);
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
    // why a tie first: the point's own line in every caption makes ten of them one
    const keys = text.key ? addLine(composer, body) : [];
    // why the key line changes its place: ten captions of one build read like one
    if (index % 3 === 1 && text.mayFollow) body.unshift(...keys);
    else body.push(...keys);
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

/** A second fact under the first: when, what, where or who; the point itself where nothing else is left. */
function addLine(composer: Composer, body: readonly string[]): string[] {
  const first = body.join(" ").toLowerCase();
  const isNew = (text: string) => !first.includes(withoutEndMark(text).toLowerCase()) && !repeatsWords(text, first);
  const tie = composer.say("tie", { accept: isNew });
  return tie ? [tie] : body.length === 0 ? composer.sayMany("key", 1) : [];
}

/** Where the reasons have run out: the point with another of the owner's facts each time, in a sentence that no caption has yet. */
function pairPoint({ material: { message, audience, product }, name }: Source, written: readonly string[]): string[] {
  const facts = [
    audience ? `For ${audience.text}` : "",
    product ? `${name}, ${product.text}` : "",
    `At ${name}`,
    `News from ${name}`,
    name,
  ].filter(Boolean);
  const lines = facts.map((fact) => endSentence(`${fact}: ${lowerFirst(message.point, [name])}`));
  const line = lines.find((each) => !written.some((text) => text.includes(each))) ?? lines[0];
  return line ? [line] : [];
}

/** The reasons that suit a platform, in an order of the campaign's own; the first of the list stays first half of the time. */
function orderNames(names: readonly string[], { seed }: Source, index: number): string[] {
  return orderBySeed(`${seed}|${index}`, names.slice(0, 4), (name) => name).concat(names.slice(4));
}

const findNamed = (left: ReadonlyMap<string, Angle>, name: string): Angle[] =>
  [...left.values()].filter((angle) => angle.name === name || (name === "feature" && angle.name.startsWith("feature")));

/** As many whole words as fit before the call to action. */
function cutToLimit(platform: PlatformKey, line: string, call: string, limit: number): string {
  const words = line.split(" ");
  const tail = countFor(platform, call) < limit * 0.7 ? `\n${call}` : "";
  while (words.length > 1 && countFor(platform, `${words.join(" ")}…${tail}`) > limit) words.pop();
  return `${words.join(" ")}…${tail}`;
}

/** The brief's own words as hashtags: keywords, then thing and product, the name. */
function gatherHashtags(source: Source): string[] {
  const { what, product } = source.material;
  return listHashtags(
    [
      ...source.keywords,
      what && !needs["thing-common"](source) ? "" : (what?.text ?? ""),
      product?.text ?? "",
      source.name,
    ].filter(Boolean),
    source.avoided,
  );
}
