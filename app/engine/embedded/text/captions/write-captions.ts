import { checkCaptions } from "../../../checks/caption-rules";
import { splitSentences } from "../../../checks/sentences";
import type { Caption } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { countFor, getPlatform, type PlatformKey } from "../../../platforms";
import { hiringHooks } from "../blog/hiring-frames";
import type { Card, Topic } from "../topics/topic";
import { chooseCards, fieldOf, getTopic, kindCards } from "../topics/topics";
import { capitalise, withoutEndMark } from "../writing/clean-text";
import { Copywriter } from "../writing/copywriter";
import { hashtagsFor } from "../writing/hashtags";
import { SeededRandom } from "../writing/seeded-random";
import { type HookKind, hookKinds, hooks, topicHooks } from "./caption-hooks";
import {
  applicantClosers,
  captionLines,
  closers,
  detailLines,
  factLines,
  signatures,
  spareLines,
} from "./caption-lines";

/** Ten captions, each platform once and the three with the widest use twice. */
const places: readonly PlatformKey[] = [
  "x",
  "instagram",
  "linkedin",
  "tiktok",
  "facebook",
  "threads",
  "bluesky",
  "instagram",
  "linkedin",
  "x",
];
/** Hooks that fit into the shortest platforms. */
const briefHooks: readonly HookKind[] = ["offer", "question", "tip", "invitation"];
const rounds = 12;

/** Ten captions with ten different hooks, ready to paste, each within its platform's limits. Deterministic. */
export function writeCaptions(plan: CampaignPlan): Caption[] {
  let best: { captions: Caption[]; findings: number } | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const captions = draft(plan, round);
    const findings = checkCaptions(captions, plan).length;
    if (!best || findings < best.findings) best = { captions, findings };
    if (findings === 0) break;
  }
  return (best as { captions: Caption[] }).captions;
}

function draft(plan: CampaignPlan, round: number): Caption[] {
  const random = new SeededRandom(`captions|${plan.brief.seed}|${plan.projectName}|${plan.brief.idea}|${round}`);
  const topic = getTopic(plan.topic);
  const writer = new Copywriter(
    plan,
    random,
    { audience: 4, problem: 1, promise: 2, question: 2, what: 3, detail: 2, feature: 1 },
    fieldOf(plan),
  );
  const desk = new CaptionDesk(plan, topic, writer, random);
  const assigned = assignHooks(random);
  return places.map((platform, index) => desk.write(platform, assigned[index] as HookKind, index));
}

/** Gives the short platforms hooks that need little room; nobody gets a hook twice. */
function assignHooks(random: SeededRandom): HookKind[] {
  const short = random.shuffled(briefHooks);
  const long = random.shuffled(hookKinds.filter((hook) => !briefHooks.includes(hook)));
  return places.map(
    (platform) =>
      (countFor(platform, "") === 0 && getPlatform(platform).limit <= 500 ? short.shift() : long.shift()) ??
      long.shift() ??
      short.shift() ??
      "offer",
  );
}

interface Draft {
  /** What must stay. */
  hook: string;
  /** What can be left out, the last first. */
  middle: string[];
  call: string;
}

class CaptionDesk {
  private readonly cards: Card[];
  private readonly tags: string[];

  constructor(
    private readonly plan: CampaignPlan,
    private readonly topic: Topic,
    private readonly writer: Copywriter,
    private readonly random: SeededRandom,
  ) {
    const own = kindCards(plan.idea.kind, random);
    const advice = plan.idea.kind === "hiring" ? [] : chooseCards(topic, plan.brief, random);
    this.cards = alternating(advice, own);
    this.tags = hashtagsFor(plan);
  }

  write(platform: PlatformKey, hook: HookKind, index: number): Caption {
    const roomy = getPlatform(platform).comfortable > 450;
    const text = this.compose(hook, platform, roomy);
    return fitToPlatform(platform, hook, text, this.tagsFor(platform, index));
  }

  private compose(hook: HookKind, platform: PlatformKey, roomy: boolean): Draft {
    const { writer, plan, topic } = this;
    const pools = plan.idea.kind === "hiring" ? hiringHooks : hooks;
    const hiring = plan.idea.kind === "hiring";
    const lines = captionLines[plan.idea.kind];
    const line = (named: boolean) =>
      (named && plan.idea.detail ? writer.say(detailLines) : null) ??
      (named ? writer.say(lines.filter(namesProject)) : writer.say(lines)) ??
      writer.say(spareLines) ??
      "";
    const tip = () => {
      const card = this.cards.shift();
      if (!card) return null;
      const thoughts = card.body.slice(0, 2).map((slot) => writer.say(slot));
      return (roomy || hook === "myth") && this.random.next() < 0.6
        ? writer.weave(thoughts.filter((thought) => thought !== null))
        : writer.say([card.point]);
    };
    const middle: (string | null)[] = [];
    let first: string | null;
    if (hook === "story") {
      first = writer.say(hiring ? hiringHooks.story : topic.scenes);
      middle.push(roomy ? tip() : null);
    } else if (hook === "tip") {
      first = writer.say([
        "<Try this|One to try> <today|this week>:",
        "<A small tip|A quick tip|Worth knowing|One for today>:",
        "<A tip|A word> from {name}:",
      ]);
      const advice = tip();
      first = advice ? [first, advice].join(" ") : null;
    } else {
      const { kind, subject } = plan.idea;
      const topical = hook === "offer" && !hiring && (kind === "how-to" || /^\w+ing\b/.test(subject ?? ""));
      const count = Math.min(hiring || hook === "checklist" ? 2 : 3, this.cards.length);
      first = writer.say((topical ? topicHooks : pools[hook]).map((pattern) => counted(pattern, count)));
      if (hook === "number" || hook === "checklist") middle.push(this.list(count, hook));
      else if (roomy || hook === "myth") middle.push(tip());
    }
    const saidSoFar = [first, ...middle].join(" ").toLowerCase();
    const isNamed = saidSoFar.includes(plan.projectName.toLowerCase());
    const name = isNamed ? line(false) : this.withName(line(true));
    const closes = (roomy || platform === "threads") && this.random.next() < 0.25;
    const closer = closes ? writer.say(hiring ? applicantClosers : closers) : null;
    middle.push(closer ? writer.weave([name, closer]) : name);
    if (roomy && this.random.next() < 0.4) middle.push(writer.say(factLines));
    return {
      hook: first ?? `${capitalise(plan.headline)}.`,
      middle: middle.filter((part) => part !== null),
      call: this.call(),
    };
  }

  /** Every caption says who is speaking. */
  private withName(line: string): string {
    if (line.toLowerCase().includes(this.plan.projectName.toLowerCase())) return line;
    const tail = this.writer.say(signatures);
    return tail ? `${line} ${tail}` : line;
  }

  private list(count: number, hook: HookKind): string | null {
    const labelled = this.random.next() < 0.5;
    const lines = this.cards.splice(0, count).map(({ label, point }, index) => {
      const text = this.writer.say([point]);
      if (!text) return null;
      return `${hook === "number" ? `${index + 1}.` : "✓"} ${labelled ? `${label}: ` : ""}${text}`;
    });
    return lines.filter(Boolean).join("\n") || null;
  }

  private call(): string {
    const { fullCallToAction: call, displayUrl } = this.plan;
    if (!displayUrl || call.toLowerCase().includes(displayUrl.toLowerCase())) return call;
    return /[\p{L}\p{N}]$/u.test(call) ? `${call}: ${displayUrl}` : `${call}\n${displayUrl}`;
  }

  /** A platform that comes twice gets other hashtags the second time, as far as there are any. */
  private tagsFor(platform: PlatformKey, index: number): string[] {
    const wanted = Math.min(getPlatform(platform).hashtags, 5);
    const first = this.tags.slice(0, 1);
    const others = this.tags.slice(1);
    const turn = others.length > 0 ? index % others.length : 0;
    return [...first, ...others.slice(turn), ...others.slice(0, turn)].slice(0, wanted);
  }
}

/** Advice of the trade and of the occasion in turn, so that neither is used up by one set. */
function alternating(first: readonly Card[], second: readonly Card[]): Card[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, index) => [first[index], second[index]])
    .flat()
    .filter((card) => card !== undefined);
}

const namesProject = (pattern: string) =>
  /\{name\}/i.test(
    pattern.replace(/<[^>]*>/g, (choices) =>
      choices.split("|").every((choice) => /\{name\}/i.test(choice)) ? "{name}" : "",
    ),
  );

/** A hook that announces a list names its length. */
const counted = (pattern: string, count: number) =>
  pattern.replace(/\{(n)umber\}/gi, (_, letter: string) => {
    const word = ["no", "one", "two", "three"][count] ?? "a few";
    return letter === "N" ? capitalise(word) : word;
  });

/** Rewrites with less until it fits: fewer middle parts, then fewer hashtags, then a cut at a sentence's end, which is marked. */
function fitToPlatform(platform: PlatformKey, hook: string, draft: Draft, tags: string[]): Caption {
  const { limit, comfortable } = getPlatform(platform);
  const join = (middle: string[], hashtags: string[]) =>
    [draft.hook, ...middle, draft.call, hashtags.join(" ")].filter(Boolean).join("\n\n");
  const most = Math.min(limit, comfortable);
  for (let kept = draft.middle.length; kept >= Math.min(1, draft.middle.length); kept -= 1) {
    for (let count = tags.length; count >= Math.min(1, tags.length); count -= 1) {
      const text = join(draft.middle.slice(0, kept), tags.slice(0, count));
      if (countFor(platform, text) <= most) return { platform, hook, text, shortened: false };
    }
  }
  const without = join([], []);
  if (countFor(platform, without) <= limit) return { platform, hook, text: without, shortened: false };
  return { platform, hook, text: cutToLimit(platform, draft, limit), shortened: true };
}

/** As many whole sentences as fit before the call to action; when not even the first fits, words. */
function cutToLimit(platform: PlatformKey, draft: Draft, limit: number): string {
  const tail = countFor(platform, draft.call) < limit * 0.7 ? `\n\n${draft.call}` : "";
  let kept = "";
  for (const sentence of splitSentences([draft.hook, ...draft.middle].join(" "))) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (countFor(platform, longer + tail) > limit) break;
    kept = longer;
  }
  if (kept) return kept + tail;
  const words = draft.hook.split(" ");
  while (words.length > 1 && countFor(platform, `${words.join(" ")}…${tail}`) > limit) words.pop();
  return `${withoutEndMark(words.join(" "))}…${tail}`;
}
