import { normalizeSentence, splitSentences } from "../checks/sentences";
import { capitalize, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Line, LineTopic } from "../compose/lines";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { getVoiceLines } from "../compose/voice-lines";
import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { type Angle, angles, type Part, spares } from "./caption-angles";
import { listOpenings, type Opening } from "./caption-openings";
import { goOnWith, isSentence, keepFigures, sayGoal } from "./caption-point";
import { cutToLimit, gatherHashtags, holdsAll } from "./fit-caption";
import { introduceUs } from "./introduce-us";
import { listSteps } from "./list-steps";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const captions = composeCaptions(source, said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

/** What the results show beside a caption, by what it is led by; a fact is told by its topic. */
const reasons: Partial<Record<Opening | LineTopic, string>> = {
  we: "about",
  intro: "about",
  problem: "problem",
  readers: "audience",
  you: "audience",
  seek: "question",
  answer: "question",
  timed: "date",
  date: "date",
  price: "cost",
  when: "date",
  where: "place",
  condition: "fact",
  trust: "fact",
  feature: "feature",
};

/** Facts that make a list, and a line of notes. */
const fewestListed = 3;
const fewestInLine = 2;
/** By how much what the idea says goes before a fact of the project's: half of an offer is none. */
const ideaFirst = 12;
/** In how many captions a line stands before others are taken. */
const mostTold = 4;
/** By how many places the angles of a campaign move on where an earlier one of the account said the same. */
const turn = 3;
/** How many captions may be led in one way; the others once. */
const mostLed: Partial<Record<Opening, number>> = { point: 2, led: 3, seek: 3, answer: 2, because: 2, fact: 3 };
/** Characters of a fact that can be read in a list, and between others in a line. */
const longestListed = 110;
const longestInLine = 64;
/** Characters of the call, the address and a hashtag. */
const besides = 85;

interface Draft {
  angle: Angle;
  body: string[];
}

/** Ten captions, each led by something else of the brief, shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const tags = gatherHashtags(source);
  const voice = getVoiceLines(source, said);
  const { lines } = source;
  const points = [...new Set(lines.forms.flatMap((form) => [sayGoal(form, source), form]))];
  const sums = source.sums.map(
    ({ caption }): Line => ({ text: caption, sentence: caption, topic: "price", from: "facts", so: [] }),
  );
  const facts = [...lines.facts.map(standAlone), ...sums];
  const steps = listSteps(source).map((step, at) => `${at + 1}. ${capitalize(step)}`);
  const told = new Map<string, number>();
  const openings = new Map<string, number>();
  const ways = new Map<Opening, number>();
  const business = [...introduceUs(source), lines.intro].filter(isSentence);
  const bodies = new Set<string>();
  const count = (text: string) => told.get(text) ?? 0;
  const byCount = (all: readonly string[]) => [...all].sort((one, other) => count(one) - count(other));
  return captionPlatforms.map((platform, index) => {
    // why turned: a campaign that comes again leads with other things
    const wanted = angles[(index + (said.size > 0 ? turn : 0)) % angles.length] ?? spares;
    const others = said.size > 0 ? spares.toReversed() : spares;
    const drafts = [...wanted, ...others].flatMap((angle) => write(angle, platform));
    const fresh = drafts.filter(({ body }) => !bodies.has(readAll(body)));
    const { angle, body } = fresh.sort((one, other) => rate(one) - rate(other))[0] ??
      drafts[0] ?? { angle: spares[0] as Angle, body: [lines.telling[0] ?? source.name] };
    noteSaid(body);
    ways.set(angle.open, (ways.get(angle.open) ?? 0) + 1);
    return shape(platform, angle, body, index);
  });

  /** How much of what leads it was read before: the first of the angles is taken of those that are as new. */
  function rate({ angle: { open }, body }: Draft): number {
    const [again, way] = [openings.get(readOpening(body)) ?? 0, ways.get(open) ?? 0];
    const all = body.join("\n");
    const stale = facts.filter(
      ({ text, sentence }) => count(text) >= mostTold && (all.includes(text) || all.includes(sentence)),
    );
    return (again + stale.length) * 3 + Math.max(0, way + 1 - (mostLed[open] ?? 1));
  }

  function noteSaid(body: readonly string[]): void {
    const all = body.join("\n").toLowerCase();
    const findSaid = (texts: readonly string[]) =>
      texts.filter((text) => text && all.includes(removeEndMark(text).toLowerCase()));
    // why the longest: the other forms are parts of it
    const [form = ""] = findSaid(points).sort((one, other) => other.length - one.length);
    const heard = [form, ...findSaid([...business, ...voice.open, ...voice.close])];
    for (const { text, sentence } of facts) if (findSaid([text, sentence]).length > 0) heard.push(text);
    for (const text of heard) told.set(text, count(text) + 1);
    openings.set(readOpening(body), (openings.get(readOpening(body)) ?? 0) + 1);
    bodies.add(readAll(body));
  }

  /** A caption of that angle for each line that may lead it; none where the brief has nothing to lead with. */
  function write(angle: Angle, platform: PlatformKey): Draft[] {
    const { open, topics } = angle;
    const ranked = rank(topics);
    const led = {
      source,
      voice: { ...voice, open: byCount(voice.open) },
      forms: byCount(points),
      facts: ranked,
      topics,
    };
    return listOpenings(open, led).flatMap((opening) => {
      const body = [opening];
      for (const part of angle.then) {
        const line = continueWith(part, body, ranked, angle, platform);
        if (line) body.push(line);
        else if (part === "list" || (part === "point" && !tellsPoint(body))) return [];
      }
      return [{ angle, body }];
    });
  }

  /** What a part adds to a caption; empty where that is nothing. */
  function continueWith(
    part: Part,
    body: readonly string[],
    ranked: readonly Line[],
    { most, then }: Angle,
    platform: PlatformKey,
  ): string {
    const fits = (line: string) => countFor(platform, [...body, line].join("\n\n")) <= findRoom(platform);
    const isNew = (line: string) => !holdsAll(body.join(" "), line) && !body.some((other) => holdsAll(line, other));
    const choose = (all: readonly string[]) =>
      byCount(all).find((line) => count(line) < mostTold && isNew(line) && fits(line)) ?? "";
    const untold = ranked.filter(({ text }) => isNew(text));
    // why whole: what no fact stands behind has to say all of it
    const forms = then.some((each) => /^(?:facts|line|list)$/.test(each)) ? points : keepFigures(points);
    // why: a note answers a question, and is no sentence behind another
    const isAsked = body.at(-1)?.endsWith("?");
    switch (part) {
      case "point": {
        if (tellsPoint(body)) return "";
        // why the others at last: a caption without it is about nothing
        const stands = (form: string) => (isAsked || isSentence(form)) && count(form) < mostTold && fits(form);
        const [first = ""] = byCount(forms).sort(
          (one, other) => Number(stands(other) && isNew(other)) - Number(stands(one) && isNew(one)),
        );
        return fits(first) ? goOnWith(first, body.join(" "), source) : (byCount(points).find(fits) ?? "");
      }
      case "we":
        return body.join(" ").includes(source.name) ? "" : choose(business);
      case "intro":
        return choose([lines.intro]);
      case "problem":
        return choose(listOpenings("problem", { source, voice, forms: [], facts: [], topics: [] }));
      case "close":
        return choose(voice.close);
      case "facts": {
        const chosen: string[] = [];
        for (const { text, sentence } of untold)
          if (
            chosen.length < most &&
            count(text) < mostTold &&
            isSentence(sentence) &&
            !leansBack(text) &&
            fits([...chosen, sentence].join(" "))
          )
            chosen.push(sentence);
        return chosen.length > 0 ? chosen.join(" ") : tellNotes(1);
      }
      case "line":
        return tellNotes(fewestInLine);
      case "list": {
        if (steps.length > 1) return steps.join("\n");
        const listed = inOrder(untold)
          .filter(({ text }) => text.length <= longestListed && !leansBack(text))
          .slice(0, most);
        return listed.length < fewestListed
          ? ""
          : [voice.list[0], ...listed.map(({ text }) => `• ${removeEndMark(text)}`)].join("\n");
      }
    }

    /** Notes between dots: what is no sentence alone is one line of several. */
    function tellNotes(fewest: number): string {
      const notes = untold
        .filter(({ text }) => fewest > 1 || count(text) < mostTold)
        .map(({ text }) => removeEndMark(text))
        .filter((text) => text.length <= longestInLine && !leansBack(text));
      while (notes.length > most || (notes.length > 0 && !fits(notes.join(" · ")))) notes.pop();
      return notes.length < fewest ? "" : notes.join(" · ");
    }
  }

  /** The owner's order: a list is read from the top. */
  function inOrder(chosen: readonly Line[]): Line[] {
    return facts.filter((line) => chosen.includes(line));
  }

  function tellsPoint(body: readonly string[]): boolean {
    // why without its first words: "Do you know the five signs?" tells what "There are five signs" does
    return points.some((form) => holdsAll(body.join(" "), form.replace(/^(?:There are|Ask (?:us|me) for) /, "")));
  }

  /** The least told first, among them those of the topics, in the owner's order. */
  function rank(topics: readonly LineTopic[]): Line[] {
    const place = ({ topic }: Line) => (topics.includes(topic) ? topics.indexOf(topic) : topics.length);
    return facts
      .map((line, at) => ({
        line,
        worth: count(line.text) * 10 + place(line) + at / 100 - (line.from === "idea" ? ideaFirst : 0),
      }))
      .sort((one, other) => one.worth - other.worth)
      .map(({ line }) => line);
  }

  function findReason({ open, then }: Angle, [opening = ""]: readonly string[]): string {
    if (then.includes("list")) return steps.length > 1 ? "steps" : "list";
    const fact = facts.find(
      ({ text, sentence }) => opening.startsWith(removeEndMark(sentence)) || opening.startsWith(removeEndMark(text)),
    );
    return reasons[/^(?:fact|because)$/.test(open) ? (fact?.topic ?? "feature") : open] ?? "point";
  }

  function shape(platform: PlatformKey, angle: Angle, body: readonly string[], index: number): Caption {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const [first = "", ...rest] = body;
    // why not of facts: an opening hour is nothing to shout
    const isLoud = source.voice.name === "bold" && !/^(?:we|intro|fact|because|answer)$/.test(angle.open);
    const spoken = isLoud ? [first.replace(/(?<=[^.])\.$/, "!"), ...rest] : body;
    // why not all: on Instagram and TikTok the first line stands alone above the fold
    const lines = /^(?:instagram|tiktok|facebook)$/.test(platform) ? spoken : joinOpening(spoken);
    const isNamed = body.join(" ").includes(source.name);
    const call = angle.open === "order" ? `${source.name}, ${source.site}` : tellCall(source, platform, isNamed, index);
    const gap = limit > 500 ? "\n\n" : "\n";
    const hook = `${findReason(angle, body)} ${index + 1}`;
    const join = (parts: readonly string[], tagCount: number) =>
      [parts.join(gap), call, tags.slice(0, tagCount).join(" ")].filter(Boolean).join(gap);
    for (let parts = body.length; parts > 0; parts -= 1)
      for (let tagCount = Math.min(most, tags.length); tagCount >= Math.min(1, tags.length); tagCount -= 1) {
        const text = join(lines.slice(0, parts), tagCount);
        if (countFor(platform, text) <= Math.min(limit, comfortable))
          return { platform, hook, text, shortened: parts < body.length };
      }
    return { platform, hook, text: cutToLimit(platform, body[0] ?? "", call, limit), shortened: true };
  }
}

/** "It costs £385,000." leans on the point, and in a caption it may stand before it: "The price is £385,000." */
function standAlone(line: Line): Line {
  const make = (text: string) => text.replace(/^It costs (?=[£$€]?\d)/, "The price is ");
  return { ...line, text: make(line.text), sentence: make(line.sentence) };
}

/** What leads and what it leads to in one paragraph; a line of notes and a list stand alone. */
const joinOpening = ([first = "", second = "", ...rest]: readonly string[]): string[] =>
  second === "" || second.includes("\n") || !/[.!?]$/.test(second)
    ? [first, second, ...rest].filter(Boolean)
    : [`${first} ${second}`, ...rest];

/** Characters of a platform's caption without its call, address and hashtags. */
function findRoom(platform: PlatformKey): number {
  const { comfortable, limit } = getPlatform(platform);
  return Math.min(comfortable, limit) - besides;
}

const readAll = (body: readonly string[]): string =>
  splitSentences(body.join("\n")).map(normalizeSentence).filter(Boolean).sort().join("|");

/** What is heard first: a sentence, or what leads to it before a colon. */
const readOpening = (body: readonly string[]): string =>
  normalizeSentence((splitSentences(body.join("\n"))[0] ?? "").split(/: | – /, 1)[0] ?? "");
