import type { MainCharacter, SceneLine } from "../brief";
import { splitSentences } from "../checks/sentences";
import { addIndefinite, capitalize, endSentence, removeEndMark } from "../compose/grammar";
import { putTermsLast } from "../compose/lines";
import type { Source } from "../compose/source";
import { listWholeClauses, splitClauses, splitPredicates } from "../compose/split-lines";
import { splitRow } from "../compose/split-row";
import { findReader, tellProblem } from "../compose/tell-reader";
import { breaksQuotation } from "../english/quotation";
import { repeatsWords } from "../words/repeats-words";
import { rankTitles } from "./fit-title";
import { hasNewFigure, saysNothingNew } from "./headline";
import { joinLeaning } from "./join-leaning";
import { listSteps } from "./list-steps";
import { rankDeciding, tellsItself } from "./list-supports";
import { findBeginning } from "./whole-title";

/** What can be read in the longest scene. */
export const longestSceneLine = 76;

/** Scenes of a film: fewer tell no story, and more are not watched to the end. */
export const sceneLimits = { least: 3, most: 6 };

/** "By post." alone fills no scene. */
const shortestLine = 10;

/**
 * Four to six scenes that tell one story: who or what the viewer knows, the answer with its figures, what speaks for it, when and where, and
 * what to do. No line has more than `most` characters, and none is cut.
 */
export function composeFilm(
  source: Source,
  plan: { headline: string; supportingLine: string; callToAction: string },
  most: number,
): SceneLine[] {
  const { sceneSetting, mainCharacter } = source.brief;
  const setting = sceneSetting && sceneSetting.length <= 60 ? removeEndMark(sceneSetting) : "";
  const person = introduce(mainCharacter, most);
  const scene = (kind: SceneLine["kind"], line: string, detail = "", kicker = source.name): SceneLine => ({
    kind,
    kicker,
    line,
    detail,
  });
  const { title } = source.lines;
  const promise = title.length <= most ? title : (rankTitles(source, most)[0] ?? plan.headline);
  const isStory = source.material.message.kind === "story";
  const hook = isStory ? [] : findHook(source, most, promise);
  const answer = scene("promise", promise, "", thinkOf(mainCharacter) ?? source.name);
  const last = scene("action", plan.callToAction || "Find out more", source.site);
  const opening = [
    ...(person ? [scene("character", person, "", setting || source.name)] : []),
    ...hook.map((line, at) => scene("problem", line, "", at === 0 && !person && setting ? setting : source.name)),
  ];
  const room = sceneLimits.most - opening.length - 2;
  const said = [...opening.map(({ line }) => line), promise];
  const points: string[] = [];
  const take = (line: string) => {
    const known = said.join(" ").toLowerCase();
    const isNew =
      !known.includes(removeEndMark(line).toLowerCase()) &&
      !saysNothingNew(line, known) &&
      (hasNewFigure(line, known) || !said.some((before) => repeatsWords(line, before)));
    // why: "For our depot." waits for what is there
    if (
      !isNew ||
      /^(?:for|to|of) /i.test(line) ||
      line.length > most ||
      line.length < shortestLine ||
      points.length >= room
    )
      return;
    points.push(line);
    said.push(line);
  };
  for (const line of findHappened(source, most, promise)) if (points.length < room - 1 || !isStory) take(line);
  for (const step of listSteps(source)) take(endSentence(step));
  if (/^(?:how-to|question)$/.test(source.material.message.kind))
    for (const item of source.lines.facts.flatMap(({ text }) => splitRow(text)?.items ?? [])) take(endSentence(item));
  for (const line of listScenes(source, plan.supportingLine, most)) take(line);
  for (const line of listFillers(source, plan)) if (opening.length + points.length < 2) take(line);
  const told = points.map((line) => scene("point", line));
  // why: how a story ends is told last
  return isStory && told.length > 1 ? [...opening, ...told, answer, last] : [...opening, answer, ...told, last];
}

/** What the viewer knows: the problem in one scene or two, each whole; none where it is too long for that. */
function findHook(source: Source, most: number, promise: string): string[] {
  const line = tellProblem(source);
  if (!line || repeatsWords(line, promise)) return [];
  return fitScene(line, most, false);
}

/** What happened of which a story tells, in order, without what the promise says: "he" is whom the scene before named. */
function findHappened({ lines, material }: Source, most: number, promise: string): string[] {
  if (material.message.kind !== "story") return [];
  const [, who = ""] = /^The story of (.+)$/.exec(lines.title) ?? [];
  return lines.telling.flatMap((line) => {
    const pronoun = /\b(?:he|she|they)\b/i.exec(line)?.[0].toLowerCase();
    const short = who && pronoun && line.length > most ? capitalize(line.replace(who, pronoun)) : line;
    return fitScene(short, most).filter((scene) => !repeatsWords(scene, promise));
  });
}

/** The owner's lines for scenes: what the poster says under its headline, the rest of the idea, then the facts as their owner put them. */
function listScenes(source: Source, support: string, most: number): string[] {
  const { lines, name, material } = source;
  const telling = joinLeaning(lines.telling);
  const deciding = /^(?:story|how-to)$/.test(material.message.kind) ? [] : rankDeciding(source).slice(0, 2);
  const facts = putTermsLast(lines.facts.filter(({ from }) => from === "facts"));
  const own = [
    ...telling.slice(0, 1),
    ...(tellsItself.test(material.message.kind)
      ? [...telling.slice(1), ...deciding]
      : [...deciding, ...telling.slice(1)]),
    ...(support.includes(source.site) ? [] : splitSentences(endSentence(support))),
    ...lines.facts.filter(({ from }) => from === "idea").map(({ text }) => text),
    ...facts.map(({ text }) => text),
  ];
  const business = [
    ...shortenIntro(name, lines.intro).slice(0, 1),
    ...lines.facts.filter(({ from }) => from === "business").map(({ text }) => text),
  ];
  return [...own.flatMap((text) => fitScene(text, most)), ...business.flatMap((text) => fitScene(text, most, false))];
}

/** A line that is too long for a scene in its sentences, its clauses, or one thing done after the other, where each is whole. */
function fitScene(line: string, most: number, mayLeaveOut = true): string[] {
  let parts = [line];
  for (const split of [splitSentences, splitClauses, splitPredicates])
    parts = parts.flatMap((part) => (part.length <= most ? [part] : split(part)));
  // why not in part: half of what was strung together may be what the other half is of
  const clauses = mayLeaveOut && parts.some((part) => part.length > most) ? listWholeClauses(line) : [];
  if (clauses.length > 0) parts = clauses.filter((part) => part.length <= most);
  // why: half of what somebody said is not what they said
  if (parts.some(breaksQuotation)) return [];
  // why: "is taken off the price" has left its subject in the scene before
  return parts.every((part) => part.length <= most && !/^(?:is|are|was|were|has|have|can|will|and|but|so) /i.test(part))
    ? parts
    : [];
}

/** What can always be said, where a brief tells too little for four scenes. */
const listFillers = (source: Source, { supportingLine }: { supportingLine: string }): string[] => {
  const { name, site, lines } = source;
  const reader = findReader(source);
  return [
    ...(supportingLine.includes(site) ? [] : [endSentence(supportingLine)]),
    ...shortenIntro(name, lines.intro),
    ...(reader
      ? ["asYou" in reader ? `If ${reader.asYou}, this is for you.` : `${capitalize(reader.readers)}, this is for you.`]
      : []),
    `This is ${name}.`,
    `All about it: ${site}.`,
  ];
};

/** What the business is, up to what is told of it: "St Anne's Choir is a choir of sixty voices". */
function shortenIntro(name: string, intro: string): string[] {
  // why without: the name stands above it
  const line = capitalize(removeEndMark(intro).replace(`At ${name}, `, ""));
  // why not in a series: of "window, gutter and conservatory cleaning" the first is no trade
  const short = line.split(/,? (?:that|which|who|where) |, (?![^,.]{2,30}(?:, [^,.]{2,30})* and )/, 1)[0] ?? "";
  return [line, short, findBeginning(line, longestSceneLine - 1) ?? ""]
    .filter((each) => each.length < longestSceneLine && each.split(" ").length > 4)
    .map(endSentence);
}

/** "Meet Maya, a night-shift nurse."; null where nobody was asked for. */
export function introduce(who: MainCharacter | null, most: number): string | null {
  const name = who?.name?.trim() ?? "";
  const role = who?.role?.trim() ?? "";
  if (!name && !role) return null;
  const plain =
    /^\p{Lu}/u.test(role) || /[^s]s$/i.test(role) || /^(?:an?|the|his|her|our|two|three|four|several)\s/i.test(role);
  const described = plain ? role : addIndefinite(role);
  const line = name && role ? `Meet ${name}, ${described}.` : `Meet ${name || described}.`;
  return line.length <= most ? line : `Meet ${name || role}.`;
}

/** Why above the answer: the story is told for somebody, and the character stays in it. */
function thinkOf(who: MainCharacter | null): string | null {
  const others = who?.pronouns.object?.trim().toLowerCase() ?? "";
  if (!who?.name || !others || others.length > 8) return null;
  const line = `For ${who.name.trim()} and everyone like ${others}`;
  return line.length <= 40 ? line : null;
}
