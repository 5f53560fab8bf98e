import type { MainCharacter, SceneLine } from "../brief";
import { addIndefinite, capitalize, endSentence, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { splitClauses, splitOccasion, splitPredicates } from "../compose/split-lines";
import { findReader, tellProblem } from "../compose/tell-reader";
import { hasClearVerb } from "../english/clear-verb";
import { readWords } from "../english/words";
import { repeatsWords } from "../words/repeats-words";
import { saysNothingNew } from "./headline";
import { listSteps } from "./list-steps";
import { holdsOffer } from "./list-supports";
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
  const { forms, title } = source.lines;
  // why the note first: the poster has it, and the name stands above it anyway
  const noted = forms.filter((form) => removeEndMark(form) === title);
  // why: a promise without the offer that the point makes is another
  const whole = forms.map(removeEndMark).filter((text) => text.length <= most);
  const says = (text: string) => !holdsOffer.test(title) || holdsOffer.test(text);
  const promise = removeEndMark(
    // why the title: the story is told behind it
    (title.startsWith("The story of ") ? title : null) ??
      [...noted, ...whole].map(removeEndMark).find((text) => text.length <= most && says(text)) ??
      (says(plan.headline) ? plan.headline : whole[0]) ??
      plan.headline,
  );
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
  const scenes = listScenes(source, most, promise, said.join(" "));
  const support = endSentence(plan.supportingLine);
  // why not first where it comes anyway: the idea is told in its own order
  const comes = scenes.slice(0, room).some((line) => line.includes(support));
  if (!support.includes(source.site) && !comes) take(support);
  for (const line of scenes) take(line);
  for (const line of listFillers(source, plan)) if (opening.length + points.length < 2) take(line);
  return [...opening, answer, ...points.map((line) => scene("point", line)), last];
}

/** What the viewer knows: the problem in one scene or two, each whole; its beginning where that says it and the rest is too long. */
function findHook(source: Source, most: number, promise: string): string[] {
  const line = tellProblem(source);
  if (!line || repeatsWords(line, promise)) return [];
  if (line.length <= most) return [line];
  const clauses = splitClauses(line).slice(0, 2);
  const fitting = clauses.filter((clause) => clause.length <= most);
  if (fitting.length > 0 && fitting[0] === clauses[0]) return fitting;
  const text = removeEndMark(line);
  const cut = findBeginning(text, most - 1);
  return cut ? [endSentence(cut)] : [];
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

/** The owner's lines for scenes: the idea's first, then the facts, two short ones side by side. */
function listScenes({ lines }: Source, most: number, promise: string, said: string): string[] {
  const own = lines.facts.filter(({ from }) => from === "idea").map(({ text }) => text);
  const stated = lines.facts.filter(({ from }) => from === "facts");
  const firsts = topicOrder.flatMap((wanted) => stated.find(({ topic }) => topic === wanted) ?? []);
  const others = [...new Set([...firsts, ...stated])].map(({ text }) => text);
  const about = lines.facts.filter(({ from }) => from === "business").map(({ text }) => text);
  const [point = ""] = lines.telling;
  const isBegun = point.toLowerCase().startsWith(promise.toLowerCase());
  const rest = isBegun ? removeEndMark(point.slice(promise.length)) : "";
  const behind = /^[,:;–] |^ – /.test(rest) ? [endSentence(rest.replace(/^[\s,:;–]{1,3}/, ""))] : [];
  const told = [...new Set([...behind, ...lines.telling.slice(1), ...own, ...others, ...about, lines.intro])];
  const facts = told
    .flatMap((text) => fitScene(text, most))
    .filter(
      (text) =>
        text.includes(" ") && text.length <= most && !said.toLowerCase().includes(removeEndMark(text).toLowerCase()),
    );
  const scenes: string[] = [];
  for (const fact of facts) {
    const before = scenes[scenes.length - 1];
    const isOwn = !others.includes(fact) && !about.includes(fact);
    if (scenes.some((line) => line.toLowerCase().includes(removeEndMark(fact).toLowerCase()))) continue;
    if (isOwn && before && before.length + fact.length < most && before.length < shortLine && fact.length < shortLine)
      scenes[scenes.length - 1] = `${before} ${fact}`;
    else scenes.push(fact);
  }
  return scenes;
}

/** A line that is too long for a scene in its clauses, where each is whole. */
function fitScene(line: string, most: number): string[] {
  let parts = [line];
  for (const split of [splitClauses, splitPredicates, splitOccasion, splitNotes])
    parts = parts.flatMap((part) => (part.length <= most ? [part] : split(part)));
  return parts.every((part) => part.length <= most) ? parts : [];
}

/** What a viewer asks first: what it costs, who says so, when and where. */
const topicOrder = ["price", "trust", "when", "where", "condition", "feature"] as const;

/** A run of notes in two, at the comma nearest to its middle: never within a list that "and" joins. */
function splitNotes(line: string): string[] {
  const text = removeEndMark(line);
  if (hasClearVerb(readWords(text)) || / (?:and|or) /.test(text.split(", ").slice(-2).join(", "))) return [line];
  const commas = [...text.matchAll(/, /g)].map(({ index }) => index);
  const [at] = commas.sort((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2));
  return at === undefined ? [line] : [endSentence(text.slice(0, at)), endSentence(text.slice(at + 2))];
}

/** Characters of a line that leaves room for another in its scene. */
const shortLine = 36;

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
