import { normalizeSentence, splitSentences } from "../checks/sentences";
import type { Account } from "../compose/account";
import { orderBySeed } from "../compose/choice";
import { capitalize, endSentence, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import { findIndirectQuestion } from "../compose/point-parts";
import { sayPoint } from "../compose/slots";
import type { Source } from "../compose/source";
import { takeSaying } from "../compose/thoughts";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import type { SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { repeatsWords } from "../words/repeats-words";
import { composeArticle } from "./article";
import { cutToLimit, gatherHashtags, holdsWords } from "./fit-caption";
import { findReasons, type Reason, type ReasonText } from "./reasons";

/** What suits a platform: short ones take a single thought, long ones a list or a line of reasoning. The first that is left is taken. */
const suited: Record<PlatformKey, readonly string[]> = {
  x: ["last call", "sum", "meaning", "number", "offer"],
  instagram: ["problem", "steps", "card", "list", "meaning"],
  linkedin: ["meaning", "proof", "question", "about", "steps"],
  tiktok: ["question", "hook", "audience", "answer"],
  facebook: ["audience", "meaning", "answer", "place", "about"],
  threads: ["question", "number", "sum", "offer", "more"],
  bluesky: ["sum", "date", "meaning", "number", "fact"],
};

/** How many thoughts stand behind a caption's own, by how much its platform's readers take. */
const supports: Partial<Record<PlatformKey, number>> = { instagram: 1, linkedin: 1, facebook: 1 };

/** In how many of ten captions the whole point stands. */
const mostWhole = 3;
/** In how many the same sentence of the owner's stands behind. */
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
 * Ten captions with ten reasons, each shaped to its platform and within its limits: the first holds the whole point, the others a reason, a
 * short form of the point and the call. Deterministic.
 */
export function composeCaptions(source: Source, account: Account): Caption[] {
  const composer = startText(source, account, "captions", 2);
  const left = new Map(findReasons(source).map((reason) => [reason.name, reason]));
  const tags = gatherHashtags(source);
  const whole = endSentence(sayPoint(source));
  const isTitle = promisesMore(source);
  const uses = new Map<string, number>();
  const mostShort = source.shorts.length > 1 ? 3 : 4;
  const written: string[][] = [];
  const count = (line: string, most: number) => (uses.get(line) ?? 0) < most;
  return captionPlatforms.map(write);

  function write(platform: PlatformKey, index: number): Caption {
    if (index === 0) return shape(platform, "point", openCampaign(), index);
    for (const reason of [...orderNames(suited[platform], source, index), ...left.keys()].flatMap(findNamed)) {
      if (getPlatform(platform).limit <= 300 && reason.isLong) continue;
      left.delete(reason.name);
      const text = reason.write(composer);
      const body = text ? addPoint(text, platform) : null;
      if (body && isNew(body)) return shape(platform, reason.name, body, index);
    }
    return shape(platform, `point ${index}`, pairUp(index), index);
  }

  /** The whole point, and what the idea says beside it. */
  function openCampaign(): string[] {
    const lead = composer.sayLead() ?? whole;
    return [[lead, ...source.more.slice(0, 2)].join(" ")];
  }

  /** A reason with the point in as few words as are sure, and on a platform for readers one more thought. */
  function addPoint({ lines, point, isWhole }: ReasonText, platform: PlatformKey): string[] | null {
    const key = point === "none" || isTitle ? null : choosePoint(lines.join(" "), isWhole, point === "first");
    // why: a question to the reader alone says nothing
    if (point === "joined" && !key) return null;
    const body = [...lines];
    if (key && point === "first") body.unshift(key);
    else if (key && point === "joined") body.push(`${body.pop()} ${key}`);
    else if (key) body.push(key);
    if (!isWhole) body.splice(body.length - (key && point === "short" ? 1 : 0), 0, ...support(platform, body));
    return body;
  }

  /** The short form that was said least; the whole point where there is none; nothing where the caption says it already. */
  function choosePoint(said: string, isWhole = false, isNeeded = false): string | null {
    const isTold = (line: string) => holdsWords(line, said);
    const shorts = source.shorts.filter((line) => (isNeeded || count(line, mostShort)) && !isTold(line));
    const [short] = shorts.sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
    if (short && !isWhole) return short;
    if (count(whole, mostWhole) && !isTold(whole)) return whole;
    return isNeeded ? whole : null;
  }

  /** Thoughts that no caption holds yet, of which none speaks of the same; without one, the owner's sentence that was told least. */
  function support(platform: PlatformKey, body: readonly string[]): string[] {
    const known = body.join(" ");
    const isHeld = (text: string) =>
      source.thoughts.some((thought) => thought.text === text && thought.fact !== null && known.includes(thought.fact));
    const accept = (text: string) =>
      !repeatsWords(text, known) && !known.includes(withoutEndMark(text)) && !isHeld(text);
    for (let most = supports[platform] ?? 0; most > 0; most -= 1) {
      for (const thought of source.thoughts) {
        if (
          thought.fact === null ||
          known.includes(thought.fact) ||
          !count(thought.fact, mostTurns) ||
          left.has(`meaning ${source.thoughts.indexOf(thought) + 1}`)
        )
          continue;
        const saying = takeSaying(thought, source, account, { accept });
        if (saying) return [saying];
      }
      const line = [...source.more, ...source.facts.map(({ text }) => text), ...source.about].find(
        (each) => count(each, mostTurns) && accept(each),
      );
      if (line) return [line];
    }
    return [];
  }

  /** Where the reasons have run out: two of the brief's own lines, no two captions the same. */
  function pairUp(index: number): string[] {
    const { problem, audience } = source.material;
    const lines = [
      audience?.asYou ? `${capitalize(audience.asYou)}?` : audience ? endSentence(`For ${audience.text}`) : "",
      problem?.whose === "reader" ? endSentence(problem.text) : "",
      ...source.about,
      ...source.more,
      ...source.facts.map(({ text }) => text),
      ...source.shorts,
      isTitle ? "" : whole,
    ].filter(Boolean);
    const pairs = lines
      .flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other] as const))
      .filter(([one, other]) => !holdsWords(one, other) && !holdsWords(other, one));
    const weigh = (pair: readonly string[]) => Math.max(...pair.map((line) => uses.get(line) ?? 0));
    const [best = pairs[index % pairs.length]] = pairs.filter(isNew).sort((one, other) => weigh(one) - weigh(other));
    return [...(best ?? [lines[0] ?? whole])];
  }

  /** Whether no caption holds all that this one says, and it all that another says. */
  function isNew(body: readonly string[]): boolean {
    const said = readOwn(body);
    const holds = (one: readonly string[], other: readonly string[]) =>
      other.every((sentence) => one.includes(sentence));
    return said.length > 0 && !written.some((other) => other.length > 0 && (holds(said, other) || holds(other, said)));
  }

  /** What a caption says beside the point, which stands in all of them. */
  function readOwn(body: readonly string[]): string[] {
    const points = [whole, ...source.shorts].flatMap(splitSentences).map(normalizeSentence);
    return splitSentences(body.join("\n"))
      .map(normalizeSentence)
      .filter((sentence) => !points.includes(sentence));
  }

  function findNamed(name: string): Reason[] {
    return [...left.values()].filter(({ name: own }) => own === name || own.replace(/ \d+$/, "") === name);
  }

  function shape(platform: PlatformKey, hook: string, body: readonly string[], index: number): Caption {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const own = [whole, ...source.shorts, ...source.more, ...source.facts.map(({ text }) => text), ...source.about];
    own.push(
      ...source.thoughts.flatMap(({ fact }) => fact ?? []).filter((fact) => !own.some((line) => line.includes(fact))),
    );
    for (const line of own)
      if (index === 0 ? line === whole : body.some((part) => part.includes(line)))
        uses.set(line, (uses.get(line) ?? 0) + 1);
    // why not the first: it is the point, and the point stands in others
    written.push(index === 0 ? [] : readOwn(body));
    const isNamed = body.join(" ").includes(source.name);
    const kind =
      platform === "instagram" ? "call-bio" : platform === "linkedin" || platform === "facebook" ? "call-link" : "call";
    const call = composer.sayAgain(isNamed ? kind : `${kind}-named`, index) ?? source.site;
    const gap = limit > 500 ? "\n\n" : "\n";
    const share = platform === "facebook" ? composer.sayMany("share", 1) : [];
    const join = (lines: readonly string[], tagCount: number) =>
      [lines.join(gap), ...share, call, tags.slice(0, tagCount).join(" ")].filter(Boolean).join(gap);
    for (let lines = body.length; lines > 0; lines -= 1)
      for (let tagCount = Math.min(most, tags.length); tagCount >= Math.min(1, tags.length); tagCount -= 1) {
        const text = join(body.slice(0, lines), tagCount);
        if (countFor(platform, text) <= Math.min(limit, comfortable))
          return { platform, hook, text, shortened: lines < body.length };
      }
    return { platform, hook, text: cutToLimit(platform, body[0] ?? "", call, limit), shortened: true };
  }
}

/** The point is a title whose text the brief does not hold: "How to fix a puncture" without its steps. It stands in the first caption alone. */
const promisesMore = (source: Source): boolean =>
  (findIndirectQuestion(source) !== null || source.material.message.kind === "how-to") &&
  source.material.message.facts.steps.length < 2;

/** The reasons that suit a platform, in an order of the campaign's own. */
function orderNames(names: readonly string[], { seed }: Source, index: number): string[] {
  return orderBySeed(`${seed}|${index}`, names.slice(0, 3), (name) => name).concat(names.slice(3));
}
