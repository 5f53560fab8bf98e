import { countWords, normalizeSentence, splitSentences } from "../checks/sentences";
import type { Account } from "../compose/account";
import { endSentence, fitPoint, lowerFirst, removeEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import { sayPoint } from "../compose/slots";
import type { Source } from "../compose/source";
import type { Caption } from "../engine";
import { hasFiniteVerb, readWords } from "../english/words";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import type { SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { composeArticle } from "./article";
import { type Choice, JobChooser, type JobName } from "./caption-jobs";
import { cutToLimit, gatherHashtags, holdsAll } from "./fit-caption";
import { leansBack } from "./lean";

/** What each of the ten is for, the best first; what the brief has no matter for is passed over. */
const suited: readonly (readonly JobName[])[] = [
  ["announce"],
  ["steps", "included", "goal", "problem"],
  ["behind", "goal", "who"],
  ["problem", "step", "goal", "when", "easy"],
  ["when", "who", "easy"],
  ["step", "easy", "feature", "cost"],
  ["cost", "step", "goal", "when", "last"],
  ["who", "feature", "problem"],
  ["feature", "cost", "behind"],
  ["near", "step", "last", "goal", "when"],
];
const allJobs: readonly JobName[] = [
  "goal",
  "step",
  "cost",
  "feature",
  "who",
  "easy",
  "when",
  "last",
  "behind",
  "problem",
  "included",
];

/** Jobs that may come again with other details. */
const oftenMore: Partial<Record<JobName, number>> = { goal: 6, feature: 4, easy: 2, step: 5 };
/** Where a sentence of the owner's may stand behind a caption's own: their readers take it. */
const takesMore: readonly PlatformKey[] = ["instagram", "linkedin", "facebook"];
/** In how many captions a sentence of more than a word stands in the same words. */
const mostAsItIs = 2;
const shortSentence = 1;
/** A caption of so many words needs no more. */
const longEnough = 34;

/** The captions of a campaign, with nothing that its article says, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const account = openAccount(source, said);
  composeArticle(source, account);
  const captions = composeCaptions(source, account);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** Characters of the call, the address and a hashtag. */
const besides = 85;
/** A short form of a point that is longer is no name for it. */
const longestLabel = 100;

type Accept = (body: readonly string[]) => boolean;

interface Written {
  body: string;
  opening: string;
  sentences: string[];
}

/**
 * Ten captions, each with a job of its own, shaped to its platform and within its limits. Each names what the campaign is about; the details
 * that were told least come first. Deterministic.
 */
export function composeCaptions(source: Source, account: Account): Caption[] {
  const composer = startText(source, account, "captions", { mostOfAGroup: 1 });
  const chooser = new JobChooser(source);
  const tags = gatherHashtags(source);
  const written: Written[] = [];
  const done = new Map<JobName, number>();
  let turn = 0;
  return captionPlatforms.map(write);

  function write(platform: PlatformKey, index: number): Caption {
    const wanted = suited[index] ?? [];
    const jobs = [...wanted, ...allJobs, "rest" as const];
    return (
      writeFirst(platform, index, jobs, [isFresh, isNew]) ??
      // why last: a caption that only names the thing is worth less than one that tells a detail of it
      writeFirst(platform, index, ["bare"], [isFresh, isNew]) ??
      writeFirst(platform, index, [...jobs, "bare"], [isOther]) ??
      shape(platform, `point ${++turn}`, "rest", [endSentence(sayPoint(source))], index)
    );
  }

  /** The first of the jobs that can be done as strictly as may be; null where none can. */
  function writeFirst(platform: PlatformKey, index: number, jobs: readonly JobName[], rules: readonly Accept[]) {
    for (const accept of rules)
      for (const job of jobs) {
        const most = /^(?:rest|bare)$/.test(job) ? Number.POSITIVE_INFINITY : (oftenMore[job] ?? 1);
        if ((done.get(job) ?? 0) >= most && accept === isFresh) continue;
        const body = tellJob(job, platform, accept);
        if (body && platform === "facebook")
          body.push(...composer.sayMany("cap-ask", 1, { about: { given: { list: "-" } }, isForm: true }));
        if (body) return shape(platform, `${job} ${(done.get(job) ?? 0) + 1}`, job, body, index);
      }
    return null;
  }

  /** What a job says on a platform, with the choice of details that fits first. */
  function tellJob(job: JobName, platform: PlatformKey, accept: (body: readonly string[]) => boolean): string[] | null {
    for (const choice of chooser.find(job)) {
      const body = sayChoice(job, choice, platform, accept);
      if (!body) continue;
      // why not all that was chosen: a wording may leave it out
      const told = choice.told.filter(({ text }) => holdsAll(body.join(" "), text));
      chooser.note({ ...choice, told }, job);
      // why to the barest too: it names the thing and says nothing of it
      const whole = takesMore.includes(platform) || job === "bare" ? addSupport(body, platform, accept) : body;
      return platform === "instagram" ? breakFirst(whole) : whole;
    }
    return null;
  }

  /** A point that is a sentence is named in the short form that was said least; a thing has its one name. */
  function nameSubject(): Source["subject"] {
    const { subject } = source;
    if (!subject.isTold) return subject;
    const shorts = source.shorts.map(removeEndMark).filter((each) => !/: |^The \p{Ll}+ your\b/u.test(each));
    // why not the thing that is told of: "Worth knowing: dentist practice" says nothing
    const told = subject.thing
      ? [fitPoint(source.material, longestLabel) ?? removeEndMark(source.material.message.point)]
      : [subject.label];
    const sentences = subject.thing ? shorts.filter((each) => hasFiniteVerb(readWords(each))) : shorts;
    const labels = [...told, ...sentences.filter((each) => each.includes(" ") && !/^\p{L}+, /u.test(each))]
      .filter((each) => !losesArticle(each, source.material.message.point))
      .filter((each) => each.length <= longestLabel || told.includes(each));
    const count = (each: string) => written.filter(({ body }) => body.includes(normalizeSentence(each))).length;
    const [label = subject.label] = labels.sort((one, other) => count(one) - count(other));
    return { ...subject, thing: null, label };
  }

  function sayChoice(
    job: JobName,
    { given }: Choice,
    platform: PlatformKey,
    accept: (body: readonly string[]) => boolean,
  ) {
    const room = findRoom(platform);
    const text = composer.say(`cap-${job}`, {
      about: { given: { ...given }, subject: nameSubject() },
      isForm: true,
      accept: (each) => countFor(platform, each) <= room && !saysTwice(each, source) && accept(each.split("\n\n")),
    });
    return text?.split("\n\n").map(endLine) ?? null;
  }

  /** A sentence of the owner's that was told least behind a short caption. */
  function addSupport(body: string[], platform: PlatformKey, accept: Accept): string[] {
    const known = body.join(" ");
    if (countWords(known) >= longEnough) return body;
    // why: "It costs £385,000" goes back to what the caption has just named
    const isNamed = known.toLowerCase().includes(source.subject.label.toLowerCase());
    const detail = chooser
      .findSupports()
      .find(({ text, from }) => !(leansBack(text) && !(isNamed && from === "idea")) && !holdsAll(known, text));
    const line = detail && endSentence(detail.text);
    if (!line || !accept([...body, line]) || countFor(platform, [...body, line].join("\n")) > findRoom(platform))
      return body;
    chooser.note({ given: {}, told: [detail] }, "rest");
    return [...body, line];
  }

  /** No caption opens with it, and none of its sentences stands in as many captions as it may. */
  function isFresh(body: readonly string[]): boolean {
    return isNew(body) && !isOpened(body);
  }

  function isNew(body: readonly string[]): boolean {
    const isTold = (sentence: string) =>
      sentence.split(" ").length > shortSentence &&
      written.filter(({ sentences }) => sentences.includes(sentence)).length >= mostAsItIs;
    return isOther(body) && !readSentences(body).some(isTold);
  }

  /** No caption holds just these sentences. */
  function isOther(body: readonly string[]): boolean {
    const all = readSentences(body).join("|");
    return !written.some(({ sentences }) => sentences.join("|") === all);
  }

  function isOpened(body: readonly string[]): boolean {
    const opening = readOpening(body);
    return written.some((each) => each.opening === opening);
  }

  function shape(platform: PlatformKey, hook: string, job: JobName, body: readonly string[], index: number): Caption {
    done.set(job, (done.get(job) ?? 0) + 1);
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    written.push({
      body: normalizeSentence(body.join(" ")),
      opening: readOpening(body),
      sentences: readSentences(body),
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

/** "Solid oak bed outlasts three": the point without the article that its sentence needs. */
const losesArticle = (short: string, point: string): boolean =>
  /^(?:an?|the|our|every) /i.test(point) &&
  point.replace(/^\S+ /, "").toLowerCase().startsWith(short.slice(0, 16).toLowerCase());

/** Characters of a platform's caption without its call, address and hashtags. */
function findRoom(platform: PlatformKey): number {
  const { comfortable, limit } = getPlatform(platform);
  return Math.min(comfortable, limit) - besides;
}

/** Words of a first line that says something alone. */
const fewestAlone = 5;

/** The first sentence as a line of its own, which works alone above the fold. */
function breakFirst(body: readonly string[]): string[] {
  const [opening = "", ...others] = body;
  const [first = "", ...rest] = splitSentences(opening);
  return rest.length > 0 && countWords(first) >= fewestAlone && !body.some((part) => part.includes("\n"))
    ? [first, rest.join(" "), ...others]
    : [...body];
}

/** A paragraph with its end mark; a list has none. */
const endLine = (line: string): string =>
  /\n|^(?:•|\d+\.) /.test(line) || line.endsWith(":") ? line : endSentence(line);

const readSentences = (body: readonly string[]): string[] =>
  splitSentences(body.join("\n")).map(normalizeSentence).filter(Boolean).sort();

const readOpening = (body: readonly string[]): string => normalizeSentence(splitSentences(body.join("\n"))[0] ?? "");

/** A sum, a sentence or the business's name that a text says twice: "£45 a person: £45 a person", "At Oak & Co: oak at Oak & Co". */
function saysTwice(text: string, source: Source): boolean {
  const sums = text.match(/[£$€₹]\s?\d[\d.,]*\d|[£$€₹]\s?\d/g) ?? [];
  const sentences = splitSentences(text).map(normalizeSentence);
  const name = normalizeSentence(source.name);
  const label = lowerFirst(normalizeSentence(source.subject.label));
  const readers = normalizeSentence(source.material.message.facts.for ?? "");
  const count = (part: string) => normalizeSentence(text).split(part).length - 1;
  return (
    new Set(sums).size < sums.length ||
    new Set(sentences).size < sentences.length ||
    sentences.some((sentence) => sentence.split(name).length > 2) ||
    (label.length > 12 && count(label) > 1) ||
    (readers.length > 6 && count(readers) > 1) ||
    source.details.some(({ text: detail }) => detail.length > 9 && count(normalizeSentence(detail)) > 1)
  );
}
