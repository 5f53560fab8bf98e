import type { CampaignPlan } from "../../plan";
import { drawableText } from "../fonts/fonts";
import { pick, seededRandom } from "../picture/seeded-random";
import { sceneSeconds } from "./scene-timing";

export type SceneKind = "character" | "problem" | "promise" | "point" | "action";

/** One scene of the film: what it shows in words, and for how long. */
export interface Scene {
  kind: SceneKind;
  /** A small line above the words: where we are, whose film it is. Not part of what has to be read. */
  kicker: string;
  line: string;
  detail: string;
  /** What the viewer reads, as sentences: the scene's script and its subtitles. */
  script: string;
  seconds: number;
  /** The place of a point among the points, from 1. */
  number: number;
}

/** What can be read in the longest scene. */
const mostCharacters = 78;

/** Ends after which nothing is missing. */
const strongEnds = /(?<=[;:–—.!?])\s/u;
/** What may be left away from here on. Other conjunctions (while, until, if) carry the meaning. */
const looseEnds = /,?\s(?=(?:and|so|because|which|but)\s)/u;

/** The sentence, or its first clauses, when they fit; else nothing. A list is never broken off in its middle. */
export function shortened(sentence: string, most: number): string {
  const text = sentence.trim();
  if (text.length <= most) return text;
  const [first = "", ...others] = text.split(strongEnds);
  let kept = first.length <= most ? first : "";
  for (const part of others) {
    if (!kept || kept.length + 1 + part.length > most) break;
    kept = `${kept} ${part}`;
  }
  if (!kept) {
    const [opening = "", ...rest] = first.split(looseEnds);
    if (opening.includes(",")) return "";
    kept = opening;
    for (const part of rest) {
      if (kept.length + 1 + part.length > most) break;
      kept = `${kept} ${part}`;
    }
    if (kept.length > most) return "";
  }
  return kept.split(/\s+/).length >= 4 ? asSentence(kept.replace(/[\s,;:–—]+$/u, "")) : "";
}

function asSentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const capital = (trimmed[0] ?? "").toLocaleUpperCase("en") + trimmed.slice(1);
  return /[.!?…。！？؟]["'”’)]?$/u.test(capital) ? capital : `${capital}.`;
}

function withArticle(role: string): string {
  const plain = role.trim();
  if (
    /^(?:an?|the|our|my|your|his|her|their|two|three|four|several)\s/i.test(plain) ||
    /^\p{Lu}/u.test(plain) ||
    /[^s]s$/i.test(plain)
  )
    return plain;
  return `${/^(?:[aeio]|u(?!ni|se))/i.test(plain) ? "an" : "a"} ${plain}`;
}

const essence = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");

/** True when most of the longer words of `a` were already said in `b`. */
function repeats(a: string, b: string): boolean {
  const known = new Set(essence(b).split(" "));
  const telling = essence(a)
    .split(" ")
    .filter((word) => word.length > 3);
  return telling.length > 1 && telling.filter((word) => known.has(word)).length / telling.length > 0.6;
}

type Draft = Pick<Scene, "kind" | "line"> & Partial<Scene>;

/**
 * Writes the film's four to six scenes from the plan: whom it is about and what bothers them, what changes, why, and what to do.
 * No line is said twice. Every scene can be read in its time.
 */
export function writeScenes(plan: CampaignPlan): Scene[] {
  const random = seededRandom("script", plan.brief.seed);
  const name = drawableText(plan.projectName) || plan.displayUrl;
  const setting = shortened(drawableText(plan.brief.sceneSetting ?? "").replace(/[.\s]+$/, ""), 60).replace(/\.$/, "");
  const drafts = plan.inEnglish ? englishDrafts(plan, name, setting, random) : plainDrafts(plan, name);
  const said: string[] = [];
  const scenes: Scene[] = [];
  for (const draft of drafts) {
    const line = drawableText(draft.line);
    // The call to action always comes: it may well take up the headline's words.
    if (!line || (draft.kind !== "action" && said.some((before) => repeats(line, before)))) continue;
    let detail = drawableText(draft.detail ?? "");
    if (detail && draft.kind !== "action" && (repeats(detail, line) || said.some((before) => repeats(detail, before))))
      detail = "";
    const script =
      draft.kind === "action"
        ? `${asSentence(line)} ${detail}`.trim()
        : [line, detail].filter(Boolean).map(asSentence).join(" ");
    said.push(script);
    const isPoint = draft.kind === "point";
    const number = isPoint ? scenes.filter((scene) => scene.kind === "point").length + 1 : 0;
    scenes.push({
      kind: draft.kind,
      kicker: draft.kicker ?? "",
      line,
      detail,
      script,
      seconds: sceneSeconds(script),
      number,
    });
  }
  const action = scenes.findIndex((scene) => scene.kind === "action");
  // Six scenes are the most: what falls away are the last points.
  while (scenes.length > 6) scenes.splice(action >= 0 ? scenes.length - 2 : scenes.length - 1, 1);
  return scenes;
}

function englishDrafts(plan: CampaignPlan, name: string, setting: string, random: () => number): Draft[] {
  const drafts: Draft[] = [];
  const who = plan.brief.mainCharacter;
  const person = drawableText(who?.name ?? "");
  const role = drawableText(who?.role ?? "");
  if (person || role) {
    const line =
      person && role
        ? `Meet ${person}, ${withArticle(role)}.`
        : person
          ? `Meet ${person}.`
          : `Picture ${withArticle(role)}.`;
    drafts.push({
      kind: "character",
      kicker: setting || name,
      line: shortened(line, mostCharacters) || `Meet ${person || role}.`,
    });
  }
  const problem = shortened(asSentence(plan.problem), mostCharacters);
  const knowing = pick(random, ["Sound familiar?", "You may know this", "It starts like this", "The everyday version"]);
  drafts.push({
    kind: "problem",
    kicker: drafts.length === 0 && setting ? setting : knowing,
    line: problem || asSentence(plan.audience),
  });
  const headline = plan.headline.replace(/\.$/, "");
  const room = mostCharacters - headline.length - 2;
  const second = [plan.supportingLine, asSentence(plan.promise)]
    .map((sentence) => shortened(sentence, room))
    .find((sentence) => sentence && !repeats(sentence, headline));
  drafts.push({ kind: "promise", kicker: name, line: headline, detail: second ?? "" });
  const points = plan.points.slice(0, person || role ? 2 : 3);
  for (const point of points) {
    const sentence = shortened(point.sentence, mostCharacters - point.label.length - 2);
    const other = sentence ? "" : shortened(point.sentence, mostCharacters);
    drafts.push({ kind: "point", kicker: name, line: sentence || !other ? point.label : other, detail: sentence });
  }
  if (points.length < 2)
    drafts.push({ kind: "point", kicker: name, line: shortened(asSentence(plan.promise), mostCharacters) });
  drafts.push({ kind: "action", kicker: name, line: plan.callToAction, detail: plan.displayUrl });
  return drafts;
}

/** For an idea in another language: only what the plan and the owner wrote, no English words between. */
function plainDrafts(plan: CampaignPlan, name: string): Draft[] {
  const sentences = [
    plan.supportingLine,
    ...plan.facts,
    plan.brief.project.problemBeingSolved ?? "",
    plan.brief.project.description,
    plan.brief.project.targetAudience,
  ]
    .flatMap((text) => text.split(/(?<=[.!?。！？؟])\s*/u))
    .map((sentence) => shortened(sentence, mostCharacters))
    .filter((sentence) => sentence.length > 3);
  const drafts: Draft[] = [{ kind: "promise", kicker: name, line: plan.headline }];
  for (const sentence of sentences.slice(0, 4)) drafts.push({ kind: "point", kicker: name, line: sentence });
  if (drafts.length < 3) drafts.push({ kind: "problem", kicker: plan.displayUrl, line: name });
  drafts.push({ kind: "action", kicker: name, line: plan.callToAction, detail: plan.displayUrl });
  return drafts;
}
