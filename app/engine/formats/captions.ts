import { normalizeSentence, splitSentences } from "../checks/sentences";
import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Line, LineTopic } from "../compose/lines";
import { makeSource } from "../compose/make-source";
import type { Source } from "../compose/source";
import { findReader, tellProblem } from "../compose/tell-reader";
import { getVoiceLines } from "../compose/voice-lines";
import type { Caption } from "../engine";
import { hasFiniteVerb, readWords } from "../english/words";
import type { CampaignPlan } from "../plan";
import { captionPlatforms, countFor, getPlatform, type PlatformKey } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { reviseCaptions } from "../voice/revise-content";
import { type Angle, angles, lastSpares, type Part, spares } from "./caption-angles";
import { cutToLimit, gatherHashtags, holdsAll } from "./fit-caption";
import { listSteps } from "./list-steps";
import { tellCall } from "./tell-call";

/** The captions of a campaign, in the brand's measured voice where there is one. Deterministic. */
export function writeCaptions(plan: CampaignPlan, said?: SaidBefore): Caption[] {
  const source = makeSource(plan);
  const captions = composeCaptions(source, said);
  const { voice, project } = plan.brief;
  return voice ? reviseCaptions(captions, voice, [project.name, plan.projectName, plan.fullCallToAction]) : captions;
}

const reasons: Record<LineTopic, string> = {
  price: "cost",
  when: "date",
  where: "place",
  condition: "fact",
  trust: "fact",
  feature: "feature",
};

/** Facts that make a list. */
const fewestListed = 3;
/** With fewer, whatever there is leads: ten captions that open alike are read as one. */
const fewFacts = 4;
/** How many captions may open with the point in the same words, and how many with another line where the brief holds too little for ten. */
const mostPointFirst = 2;
const mostOpened = 2;
/** What is asked for once somebody wants to come: it draws in to a day and to nothing else. */
const practical = /^(?:when|where|condition)$/;
/** By how much what the idea says goes before a fact of the project's: half of an offer is none. */
const ideaFirst = 12;
/** In how many captions a line stands before others are taken. */
const mostTold = 4;
/** By how many places the angles of a campaign move on where an earlier one of the account said the same. */
const turn = 3;
/** Characters of a line that can be read in a list. */
const longestListed = 110;
/** Characters of the call, the address and a hashtag. */
const besides = 85;

/** Ten captions, each led by something else of the brief, shaped to its platform and within its limits. */
export function composeCaptions(source: Source, said: SaidBefore = nothingSaid): Caption[] {
  const tags = gatherHashtags(source);
  const voice = getVoiceLines(source, said);
  const { lines } = source;
  const { facts } = lines;
  const steps = listSteps(source).map((step, at) => `${at + 1}. ${capitalize(step)}`);
  const isDated = /^(?:event|opening|fundraiser)$/.test(source.material.message.kind);
  // why fewer of few: what is told everywhere can lead nowhere
  const mostBeside = Math.max(1, Math.floor(facts.length / 2));
  const told = new Map<string, number>();
  const openings = new Map<string, number>();
  const bodies = new Set<string>();
  const count = (text: string) => told.get(text) ?? 0;
  const note = (text: string) => told.set(text, count(text) + 1);
  return captionPlatforms.map((platform, index) => {
    // why turned: a campaign that comes again leads with other things
    const wanted = angles[(index + (said.size > 0 ? turn : 0)) % angles.length] ?? spares;
    const others = said.size > 0 ? spares.toReversed() : spares;
    const drafts = [...wanted, ...others].flatMap((angle) => write(angle, platform));
    const isNew = (body: string[]) => !bodies.has(readAll(body));
    const opensBelow = (most: number) => (each: string[]) => (openings.get(readOpening(each)) ?? 0) < most;
    // why more than once: what they are about is worth the first line of several
    const opensAnew = (each: string[]) =>
      opensBelow(lines.forms.some((form) => form.startsWith(each[0] ?? "")) ? mostPointFirst : 1)(each);
    const fresh = drafts.filter(isNew);
    const body = fresh.find(opensAnew) ??
      fresh.find(opensBelow(mostOpened)) ??
      lastSpares.flatMap((angle) => write(angle, platform)).find(isNew) ??
      fresh[0] ??
      drafts[0] ?? [source.name];
    const all = body.join("\n");
    const findSaid = (texts: readonly string[]) => texts.filter((text) => text && all.includes(removeEndMark(text)));
    // why the longest: the other forms are parts of it
    const [form] = findSaid(lines.forms).sort((one, other) => other.length - one.length);
    for (const { text, sentence } of facts) if (findSaid([text, sentence]).length > 0) note(text);
    for (const text of [...findSaid([lines.intro, ...voice.open, ...voice.close]), form ?? ""]) note(text);
    openings.set(readOpening(body), (openings.get(readOpening(body)) ?? 0) + 1);
    bodies.add(readAll(body));
    return shape(platform, body, index);
  });

  function hasLed(...texts: string[]): boolean {
    return texts.some((text) => openings.has(readOpening([text])));
  }

  /** A caption of that angle, one for each line that may lead it; none where the brief has nothing to lead with. */
  function write({ parts, topics, facts: most }: Angle, platform: PlatformKey): string[][] {
    const [first = "point", ...others] = parts;
    return listLines(first, topics).flatMap((opening) => {
      const body = [opening];
      const room = findRoom(platform);
      const fits = (line: string) => countFor(platform, [...body, line].join("\n\n")) <= room;
      const isSaid = (line: string) => holdsAll(body.join(" "), line);
      for (const part of others) {
        if (part === "list" || part === "close") continue;
        const line = listLines(part, topics).find((each) => fits(each) && !isSaid(each) && !holdsAll(each, opening));
        if (line) body.push(line);
        else if (part !== "point") return [];
      }
      if (parts.includes("list") && steps.length > 1) return [[...body, steps.join("\n")]];
      const listed = parts.includes("list")
        ? facts.filter(({ text }) => text.length <= longestListed && !isSaid(text)).slice(0, most)
        : [];
      if (listed.length >= fewestListed)
        return [[...body, voice.list[0] ?? "", listed.map(({ text }) => `• ${removeEndMark(text)}`).join("\n")]];
      const chosen: string[] = [];
      for (const { text, sentence } of rank(topics))
        if (
          chosen.length < Math.min(most, mostBeside) &&
          // why one is kept: each leads once
          count(text) < mostTold - (hasLed(text, sentence) ? 0 : 1) &&
          !isSaid(text) &&
          !leansBack(text) &&
          fits([...chosen, sentence].join(" "))
        )
          chosen.push(sentence);
      if (chosen.length > 0) body.push(chosen.join(" "));
      const close = leastTold(voice.close);
      const whole = close && parts.includes("close") && fits(close) ? [...body, close] : body;
      return [whole];
    });
  }

  /** The lines that may stand for a part, the least told first. */
  function listLines(part: Part, topics: readonly LineTopic[]): string[] {
    switch (part) {
      case "point":
        return [...lines.forms].sort((one, other) => count(one) - count(other));
      case "story":
        return [lines.telling.slice(0, 3).join(" "), ...lines.forms];
      case "intro":
        return lines.intro && count(lines.intro) < mostTold ? [lines.intro] : [];
      case "open":
        return [...voice.open].sort((one, other) => count(one) - count(other));
      case "problem":
        return [tellProblem(source)].filter((line) => line !== null && count(line) < mostTold) as string[];
      case "readers": {
        const reader = findReader(source);
        // why: "For groomers: new: waiting list" has two labels
        const point = leastTold(lines.forms.filter((form) => !/^[^.!?]{1,40}:/.test(form))) ?? "";
        if (!reader || !point || ("readers" in reader && holdsAll(point, reader.readers))) return [];
        return "asYou" in reader
          ? [`If ${reader.asYou}, this is for you. ${point}`]
          : [`For ${reader.readers}: ${lowerFirst(point)}`];
      }
      case "fact":
        return (
          rank(topics)
            .filter(
              ({ topic }) =>
                (topics.length === 0 || topics.includes(topic)) &&
                (isDated || !practical.test(topic) || lines.facts.length < fewFacts),
            )
            // why: "£60 a flue." draws in, "The price is £60 a flue." tells
            .map((line) => ({ ...line, opening: line.topic === "price" ? line.text : line.sentence }))
            .filter(({ opening, text }) => mayLead(opening) && count(text) < mostTold)
            .map(({ opening, so: [so] }) =>
              so && topics[0] === "feature" ? `${removeEndMark(opening)}, so ${lowerFirst(so)}` : opening,
            )
        );
      default:
        return [];
    }
  }

  function leastTold(all: readonly string[]): string | undefined {
    return [...all].sort((one, other) => count(one) - count(other))[0];
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

  /** Why it was written, by what it leads with: what the results show beside it. */
  function findReason([opening = "", ...rest]: readonly string[]): string {
    if (rest.some((line) => line.startsWith("• "))) return "list";
    if (rest.some((line) => line.startsWith("1. "))) return "steps";
    if (opening === lines.intro) return "about";
    if (opening === tellProblem(source)) return "problem";
    if (/^(?:For|If) /.test(opening) && !lines.telling.includes(opening)) return "audience";
    const fact = facts.find(
      ({ text, sentence }) => opening.startsWith(removeEndMark(text)) || opening.startsWith(removeEndMark(sentence)),
    );
    return fact ? reasons[fact.topic] : "point";
  }

  function shape(platform: PlatformKey, body: readonly string[], index: number): Caption {
    const { limit, comfortable, hashtags: most } = getPlatform(platform);
    const isNamed = body.join(" ").includes(source.name);
    const call = tellCall(source, platform, isNamed, index);
    const gap = limit > 500 ? "\n\n" : "\n";
    const hook = `${findReason(body)} ${index + 1}`;
    const join = (parts: readonly string[], tagCount: number) =>
      [parts.join(gap), call, tags.slice(0, tagCount).join(" ")].filter(Boolean).join(gap);
    for (let parts = body.length; parts > 0; parts -= 1)
      for (let tagCount = Math.min(most, tags.length); tagCount >= Math.min(1, tags.length); tagCount -= 1) {
        const text = join(body.slice(0, parts), tagCount);
        if (countFor(platform, text) <= Math.min(limit, comfortable))
          return { platform, hook, text, shortened: parts < body.length };
      }
    return { platform, hook, text: cutToLimit(platform, body[0] ?? "", call, limit), shortened: true };
  }
}

/** Whether a reader is drawn in by it: a sentence or a figure, and not a year, an opening hour or a condition alone. */
const mayLead = (text: string): boolean =>
  !leansBack(text) &&
  text.split(" ").length >= 3 &&
  (hasFiniteVerb(readWords(text)) || /[£$€₹%]|\bfree\b|^no\b|\d/i.test(text)) &&
  !/^(?:open|opening|closed|chartered|run by|you(?:’|'| wi)ll find|founded|established|registered|working since|since|based|minimum|maximum|you (?:need|must)|please|our plant|our first|\d+[a-z]? \p{Lu}\p{L}+ (?:lane|road|street|avenue))\b/iu.test(
    text,
  );

/** Characters of a platform's caption without its call, address and hashtags. */
function findRoom(platform: PlatformKey): number {
  const { comfortable, limit } = getPlatform(platform);
  return Math.min(comfortable, limit) - besides;
}

const readAll = (body: readonly string[]): string =>
  splitSentences(body.join("\n")).map(normalizeSentence).filter(Boolean).sort().join("|");

const readOpening = (body: readonly string[]): string => normalizeSentence(splitSentences(body.join("\n"))[0] ?? "");
