import { normalizeSentence, splitSentences } from "../checks/sentences";
import type { Account } from "../compose/account";
import { orderBySeed } from "../compose/choice";
import { endSentence, removeEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import { sayPoint } from "../compose/slots";
import type { Source } from "../compose/source";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import type { SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { repeatsWords } from "../words/repeats-words";
import { composeArticle } from "./article";
import { cutToLimit, gatherHashtags, holdsAll, holdsWords, repeats } from "./fit-caption";
import { leansBack, takeWithGround } from "./lean";
import { findReasons, listCores, type Reason, type ReasonText } from "./reasons";

/**
 * What suits a platform: short ones take a single thought, long ones a list or a line of reasoning. "form" is the point in the platform's own
 * way. The first that is left is taken.
 */
const suited: Record<PlatformKey, readonly string[]> = {
  x: ["last call", "giving", "sum", "step", "form", "number", "offer"],
  instagram: ["problem", "steps", "card", "list", "form", "meaning"],
  linkedin: ["form", "meaning", "proof", "question", "about", "steps", "list", "card"],
  tiktok: ["step", "form", "hook", "answer"],
  facebook: ["form", "meaning", "answer", "place", "about", "list", "card"],
  threads: ["question", "interview", "giving", "step", "sum", "form", "number", "more"],
  bluesky: ["date", "aside", "form", "sum", "meaning", "number", "fact"],
};

/** Where one more thought stands behind a caption's own: their readers take it. */
const takesMore: readonly PlatformKey[] = ["instagram", "linkedin", "facebook"];

/** In how many of ten captions one line of the owner's stands, beside the point: of a few lines, and of many. */
const turns = { ofFew: 3, ofMany: 2 };
const few = 7;
/** In how many the whole point stands in the same words, while there are others. */
const mostWhole = 3;
/** Characters of a point of which a caption holds too much at once. */
const longWhole = 40;
/** In how many one sentence stands in the same words. */
const mostAsItIs = 2;
/** How many facts ten captions explain. */
const mostMeanings = 5;

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
 * Ten captions with ten reasons, each shaped to its platform and within its limits. Each holds the point, whole or short; where reasons run out
 * it stands alone or beside a line that any post may end with. Deterministic.
 */
export function composeCaptions(source: Source, account: Account): Caption[] {
  const composer = startText(source, account, "captions", { mostOfAGroup: 2, meanings: mostMeanings });
  const left = new Map(findReasons(source).map((reason) => [reason.name, reason]));
  const tags = gatherHashtags(source);
  const whole = endSentence(sayPoint(source));
  const cores = listCores(source);
  const { problem } = source.material;
  const bother = problem?.whose === "reader" ? endSentence(problem.text) : "";
  const own = [...source.more, ...source.facts.map(({ text }) => text), ...source.about, ...(bother ? [bother] : [])];
  const standing = [
    ...source.more.filter((line) => !leansBack(line)),
    ...source.facts.map(({ text }) => text).filter((line) => !leansBack(line)),
    ...source.about.flatMap((line, at) =>
      at === 0 ? nameBusiness(line, source) : (takeWithGround(line, source.about) ?? []),
    ),
  ];
  const mostTurns = own.length < few ? turns.ofFew : turns.ofMany;
  let forms = 0;
  const uses = new Map<string, number>();
  const written: { opening: string; sentences: string[]; own: string[] }[] = [];
  return captionPlatforms.map(write);

  function write(platform: PlatformKey, index: number): Caption {
    if (index === 0) return shape(platform, "point", openCampaign(), index);
    for (const name of [...orderNames(suited[platform], source, index), ...left.keys(), "any form"]) {
      if (name === "form" || name === "any form") {
        const form = writeForm(platform, name === "any form");
        if (form) return shape(platform, `form ${++forms}`, form, index);
      }
      for (const reason of findNamed(name)) {
        if (getPlatform(platform).limit <= 300 && reason.isLong) continue;
        left.delete(reason.name);
        const text = reason.write(composer);
        const body = text ? addPoint(text) : null;
        const more = body && takesMore.includes(platform) && !text?.isWhole ? addSupport(body) : body;
        const written = [more, body].find((each) => each && isNew(each));
        if (written) return shape(platform, reason.name, written, index);
      }
    }
    return shape(platform, `point ${index}`, pairUp(), index);
  }

  /**
   * The point as the platform says it, in the form that was said least; where the whole was said often enough, in another order. It opens as no
   * other caption does, unless nothing else is left.
   */
  function writeForm(platform: PlatformKey, isLast: boolean): string[] | null {
    const lines = [...(cores.length > 0 ? cores : standing)].sort(
      (one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0),
    );
    const isSpent = cores.length > 1 && wholeCount() >= mostWhole;
    const isFresh = (text: string) => !isOpened(text) && !(isSpent && holdsWhole(text)) && !isRepeated(text);
    const tries: ((text: string) => boolean)[] = [
      isFresh,
      ...(isLast ? [(text: string) => !isOpened(text) && !isRepeated(text), (text: string) => !isOpened(text)] : []),
    ];
    for (const accepts of tries)
      for (const place of new Set([`form-${platform}`, "key", ...captionPlatforms.map((each) => `form-${each}`)]))
        for (const line of lines) {
          const accept = (text: string) =>
            accepts(text) && !pricesTwice(text) && isNew(text.split("\n\n")) && !saysTwice(text) && !namesTwice(text);
          // why not "key": the article may begin with one of its sentences
          const form = composer.say(place, { about: { line }, isForm: place !== "key", accept })?.split("\n\n");
          if (form) return takesMore.includes(platform) ? addSupport(form, true) : form;
        }
    return null;
  }

  /** "At The Green Spanner: repair at The Green Spanner." */
  function namesTwice(text: string): boolean {
    return readSentences([text]).some((sentence) => sentence.split(normalizeSentence(source.name)).length > 2);
  }

  /** Whether a caption opens with the same sentence. */
  function isOpened(text: string): boolean {
    return written.some(({ opening }) => opening === readOpening(text));
  }

  /** Whether a sentence of it stands in as many captions as it may, as it is. */
  function isRepeated(text: string): boolean {
    return readSentences([text]).some(
      (sentence) => written.filter(({ sentences }) => sentences.includes(sentence)).length >= mostAsItIs,
    );
  }

  function holdsWhole(text: string): boolean {
    // why words too: "Wanted: a nurse, 24 hours a week, £14 an hour" is the whole point with another opening
    return (
      normalizeSentence(text).includes(normalizeSentence(whole)) ||
      (whole.length > longWhole && /\d/.test(whole) && repeats(whole, text))
    );
  }

  function wholeCount(): number {
    return written.filter(({ sentences }) => sentences.some(holdsWhole)).length;
  }

  /** The whole point, and what the idea says beside it. */
  function openCampaign(): string[] {
    const lead = composer.sayLead() ?? whole;
    return [[lead, ...source.more.slice(0, 2)].join(" ")];
  }

  /** A reason with the point in as few words as are sure. */
  function addPoint({ lines, point, isList }: ReasonText): string[] | null {
    const key = point === "none" ? null : choosePoint(lines.join(" "), isList);
    // why: a question to the reader alone says nothing
    if (point === "joined" && !key) return null;
    const leans = leansBack(lines[0] ?? "");
    // why: beside the point a line that says the same is said twice
    if (key && point !== "none" && repeats(lines[0] ?? "", key)) return null;
    // why: in front of a line that points back stands what it points at, and a list is no such thing
    if (leans && !key) return null;
    const body = [...lines];
    if (key && (point === "first" || leans)) body.unshift(leans ? `${key} ${body.shift()}` : key);
    else if (key && point === "joined") body.push(`${body.pop()} ${key}`);
    else if (key) body.push(key);
    return body;
  }

  /** The form of the point that was said least; nothing where the caption holds it already. */
  function choosePoint(said: string, isList = false): string | null {
    if (cores.some((line) => holdsAll(said, line))) return null;
    const [least = null] = [...(isList ? cores.slice(-1) : cores)].sort(
      (one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0),
    );
    return least;
  }

  /** The caption with the line of the owner's behind it that was told least, and what that leans on; nothing that it says already. */
  function addSupport(body: readonly string[], isLast = false): string[] {
    const known = body.join(" ");
    const lines = standing
      .filter((line) => !isTired(line) && !holdsWords(line, known) && !repeatsWords(line, known))
      .filter((line) => !splitSentences(line).some((sentence) => known.includes(sentence)));
    const [least = null] = lines.sort((one, other) => countUses(one) - countUses(other));
    const at = !isLast && cores.includes(body.at(-1) ?? "") && body.length > 1 ? body.length - 1 : body.length;
    return least ? [...body.slice(0, at), least, ...body.slice(at)] : [...body];
  }

  /** Where the reasons have run out: the point beside the line that stood in the fewest captions. */
  function pairUp(): string[] {
    const besides = [bother, ...standing].filter(Boolean);
    const bodies =
      cores.length > 0
        ? cores.flatMap((core) => [
            ...besides.map((line) => [line, core]),
            ...besides.flatMap((line, at) => besides.slice(at + 1).map((other) => [core, line, other])),
          ])
        : besides.flatMap((line, at) => [[line], ...besides.slice(at + 1).map((other) => [line, other])]);
    // why the owner's lines first: the point stands in every caption
    const weigh = (body: readonly string[]) =>
      Math.max(0, ...body.filter((line) => !cores.includes(line)).map(countUses)) * 100 +
      Math.max(0, ...body.map((line) => uses.get(line) ?? 0));
    const sorted = [...bodies, ...cores.map((core) => [core])].sort((one, other) => weigh(one) - weigh(other));
    const isFresh = (body: readonly string[]) => !isOpened(body[0] ?? "");
    return (
      sorted.find((body) => isFresh(body) && isNew(body)) ??
      sorted.find((body) => isNew(body)) ??
      sorted.find((body) => !isSaid(body)) ??
      sorted[0] ?? [whole]
    );
  }

  /** In how many captions the line of the owner's in it stands that was told most. */
  function countUses(text: string): number {
    return Math.max(0, ...own.filter((line) => isTold(line, text)).map((line) => uses.get(line) ?? 0));
  }

  /** Whether a text holds a line, or what the business is without its name: "News from a bakery on Mill Road". */
  function isTold(line: string, text: string): boolean {
    const named =
      [" is ", " are ", " offers ", " has been ", " have been ", " has offered "]
        .map((be) => source.name + be)
        .find((opening) => line.startsWith(opening)) ?? "";
    const kind = removeEndMark(line.slice(named.length));
    return text.includes(line) || (kind.length > 8 && text.toLowerCase().includes(kind.toLowerCase()));
  }

  function isTired(text: string): boolean {
    return countUses(text) >= mostTurns;
  }

  /** Whether a caption holds just these sentences. */
  function isSaid(body: readonly string[]): boolean {
    const all = readSentences(body).join("|");
    return written.some(({ sentences }) => [...sentences].join("|") === all);
  }

  /** Whether no caption holds all that this one says beside the point, and it all that another says, and none of it was told too often. */
  function isNew(body: readonly string[]): boolean {
    const said = readOwn(body);
    const holds = (one: readonly string[], other: readonly string[]) =>
      other.every((sentence) => one.includes(sentence));
    if (isSaid(body) || isTired(body.join(" "))) return false;
    return (
      said.length === 0 ||
      !written.some(({ own: other }) => other.length > 0 && (holds(said, other) || holds(other, said)))
    );
  }

  /** What a caption says beside the point, which stands in all of them. */
  function readOwn(body: readonly string[]): string[] {
    const points = [whole, ...source.shorts].flatMap(splitSentences).map(normalizeSentence);
    return readSentences(body).filter((sentence) => !points.includes(sentence));
  }

  function findNamed(name: string): Reason[] {
    return [...left.values()].filter(({ name: own }) => own === name || own.replace(/ \d+$/, "") === name);
  }

  function shape(platform: PlatformKey, hook: string, body: readonly string[], index: number): Caption {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const counted = new Set([whole, ...source.shorts, ...own]);
    for (const line of counted) if (body.some((part) => isTold(line, part))) uses.set(line, (uses.get(line) ?? 0) + 1);
    // why not the first's own: it is the point, and the point stands in others
    written.push({
      opening: readOpening(body.join("\n")),
      sentences: readSentences(body),
      own: index === 0 ? [] : readOwn(body),
    });
    const isNamed = body.join(" ").includes(source.name);
    const kind =
      platform === "instagram" ? "call-bio" : platform === "linkedin" || platform === "facebook" ? "call-link" : "call";
    const call = composer.sayAgain(isNamed ? kind : `${kind}-named`, index) ?? source.site;
    const gap = limit > 500 ? "\n\n" : "\n";
    const join = (lines: readonly string[], tagCount: number) =>
      [lines.join(gap), call, tags.slice(0, tagCount).join(" ")].filter(Boolean).join(gap);
    for (let lines = body.length; lines > 0; lines -= 1)
      for (let tagCount = Math.min(most, tags.length); tagCount >= Math.min(1, tags.length); tagCount -= 1) {
        const text = join(body.slice(0, lines), tagCount);
        if (countFor(platform, text) <= Math.min(limit, comfortable))
          return { platform, hook, text, shortened: lines < body.length };
      }
    return { platform, hook, text: cutToLimit(platform, body[0] ?? "", call, limit), shortened: true };
  }
}

/** What the business is, without its name, which stands beside the call: "One-day bread classes in a farmhouse kitchen." */
function nameBusiness(intro: string, { name }: Source): string[] {
  const kind = intro.startsWith(`${name} `)
    ? intro.slice(name.length + 1).replace(/^(?:is|are|offers|ha(?:s|ve) been|has offered) /, "")
    : intro;
  return kind.split(" ").length > 2 ? [endSentence(kind)] : [];
}

const readOpening = (text: string): string => normalizeSentence(splitSentences(text)[0] ?? "");

/** "How much? £14." before "Pie and pint night: £14." */
function pricesTwice(text: string): boolean {
  const sums = text.match(/[£$€₹]\s?\d[\d.,]*\d|[£$€₹]\s?\d/g) ?? [];
  return new Set(sums).size < sums.length;
}

/** Whether a sentence of it stands in it twice: "{intro}." before the same line. */
function saysTwice(text: string): boolean {
  const sentences = readSentences(text.split("\n\n"));
  return new Set(sentences).size < sentences.length;
}

const readSentences = (body: readonly string[]): string[] =>
  splitSentences(body.join("\n")).map(normalizeSentence).sort();

/** The reasons that suit a platform, in an order of the campaign's own. */
function orderNames(names: readonly string[], { seed }: Source, index: number): string[] {
  return orderBySeed(`${seed}|${index}`, names.slice(0, 3), (name) => name).concat(names.slice(3));
}
