import type { MainCharacter, SceneLine } from "../brief";
import { splitSentences } from "../checks/sentences";
import { addIndefinite, capitalize, endSentence, removeEndMark } from "../compose/grammar";
import { putTermsLast } from "../compose/lines";
import type { Source } from "../compose/source";
import { splitClauses, splitPredicates } from "../compose/split-lines";
import { findReader, tellProblem } from "../compose/tell-reader";
import { repeatsWords } from "../words/repeats-words";
import { rankTitles } from "./fit-title";
import { saysNothingNew } from "./headline";
import { joinLeaning } from "./join-leaning";
import { listSteps } from "./list-steps";
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
  const hook = findHook(source, most, promise);
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
      !said.some((before) => repeatsWords(line, before));
    if (!isNew || line.length > most || line.length < shortestLine || points.length >= room) return;
    points.push(line);
    said.push(line);
  };
  for (const line of findHappened(source, most)) take(line);
  for (const step of listSteps(source)) take(endSentence(step));
  for (const line of listScenes(source, plan.supportingLine, most)) take(line);
  for (const line of listFillers(source, plan)) if (opening.length + points.length < 2) take(line);
  return [...opening, answer, ...points.map((line) => scene("point", line)), last];
}

/** What the viewer knows: the problem in one scene or two, each whole; none where it is too long for that. */
function findHook(source: Source, most: number, promise: string): string[] {
  const line = tellProblem(source);
  if (!line || repeatsWords(line, promise)) return [];
  return fitScene(line, most);
}

/** What happened, in order, where the promise only names whom a story is about: "he" is whom the scene before named. */
function findHappened({ lines, material }: Source, most: number): string[] {
  const [, who = ""] = /^The story of (.+)$/.exec(lines.title) ?? [];
  if (material.message.kind !== "story" || !who) return [];
  return lines.telling.flatMap((line) => {
    const pronoun = /\b(?:he|she|they)\b/i.exec(line)?.[0].toLowerCase();
    const short = pronoun && line.length > most ? capitalize(line.replace(who, pronoun)) : line;
    return fitScene(short, most);
  });
}

/** The owner's lines for scenes: what the poster says under its headline, the rest of the idea, then the facts as their owner put them. */
function listScenes({ lines, name }: Source, support: string, most: number): string[] {
  const facts = putTermsLast(lines.facts.filter(({ from }) => from === "facts"));
  return [
    ...joinLeaning(lines.telling),
    endSentence(support),
    ...lines.facts.filter(({ from }) => from === "idea").map(({ text }) => text),
    ...facts.map(({ text }) => text),
    ...shortenIntro(name, lines.intro).slice(0, 1),
    ...lines.facts.filter(({ from }) => from === "business").map(({ text }) => text),
  ].flatMap((text) => fitScene(text, most));
}

/** A line that is too long for a scene in its sentences, its clauses, or one thing done after the other, where each is whole. */
function fitScene(line: string, most: number): string[] {
  let parts = [line];
  for (const split of [splitSentences, splitClauses, splitPredicates])
    parts = parts.flatMap((part) => (part.length <= most ? [part] : split(part)));
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
