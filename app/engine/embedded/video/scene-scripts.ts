import type { SceneLine } from "../../brief";
import { isEnglish } from "../../english/is-english";
import type { CampaignPlan } from "../../plan";
import { repeatsWords } from "../../words/repeats-words";
import { splitOutsideNumbers } from "../../words/whole-numbers";
import { keepDrawableText } from "../fonts/fonts";
import { chooseSceneSeconds } from "./scene-timing";
import { mostCharacters, shortenSentence } from "./short-sentences";
import { tellStory } from "./tell-story";
import { writeSceneScript } from "./write-scene-script";

/** One scene of the film: what it shows in words, and for how long. The kicker is not part of what has to be read. */
export interface Scene extends SceneLine {
  /** What the viewer reads, as sentences: the scene's script and its subtitles. */
  script: string;
  seconds: number;
  /** The place of a point among the points, from 1. */
  number: number;
}

export { shortenSentence } from "./short-sentences";

/** A scene before it is timed. */
export type Draft = Pick<Scene, "kind" | "line"> & Partial<Scene>;

/**
 * The film's scenes: those of the brief's own script where it has one, else four to six from the plan, which tell what the viewer knows, the news, what speaks for it, and what to do.
 * No line is said twice. Every scene can be read in its time.
 */
export function writeScenes(plan: CampaignPlan): Scene[] {
  const name = keepDrawableText(plan.projectName) || plan.displayUrl;
  if (plan.brief.script) return takeScript(plan.brief.script, name);
  const drafts = plan.inEnglish ? tellStory(plan, name) : plainDrafts(plan, name);
  const said: string[] = [];
  const scenes: Scene[] = [];
  for (const draft of drafts) {
    const line = keepDrawableText(draft.line);
    // The call to action always comes: it may well take up the headline's words.
    if (!line || (draft.kind !== "action" && said.some((before) => repeatsWords(line, before)))) continue;
    let detail = keepDrawableText(draft.detail ?? "");
    if (
      detail &&
      draft.kind !== "action" &&
      (repeatsWords(detail, line) || said.some((before) => repeatsWords(detail, before)))
    )
      detail = "";
    const scene = timeScene({ kind: draft.kind, kicker: draft.kicker ?? "", line, detail }, scenes);
    said.push(scene.script);
    scenes.push(scene);
  }
  const action = scenes.findIndex((scene) => scene.kind === "action");
  // Six scenes are the most: what falls away are the last points.
  while (scenes.length > 6) scenes.splice(action >= 0 ? scenes.length - 2 : scenes.length - 1, 1);
  return scenes;
}

/** The scenes just as their owner worded them; what no font can draw is left out. */
function takeScript(script: readonly SceneLine[], name: string): Scene[] {
  const scenes: Scene[] = [];
  for (const { kind, kicker, line, detail } of script) {
    const drawn = { kicker: keepDrawableText(kicker), line: keepDrawableText(line), detail: keepDrawableText(detail) };
    scenes.push(timeScene({ kind, ...drawn, line: drawn.line || name }, scenes));
  }
  return scenes;
}

function timeScene(scene: SceneLine, before: readonly Scene[]): Scene {
  const script = writeSceneScript(scene);
  const isPoint = scene.kind === "point";
  const number = isPoint ? before.filter(({ kind }) => kind === "point").length + 1 : 0;
  return { ...scene, script, seconds: chooseSceneSeconds(script), number };
}

/** For an idea in another language: only what the plan and the owner wrote, no English words between. */
function plainDrafts(plan: CampaignPlan, name: string): Draft[] {
  const { problemBeingSolved, description, targetAudience } = plan.brief.project;
  const sentences = [
    plan.supportingLine,
    ...plan.facts,
    // why: a profile that is written in English stays out of a film in another language
    ...[problemBeingSolved ?? "", description, targetAudience].filter((text) => !isEnglish(text)),
    ...plan.points.map(({ sentence }) => sentence).filter((sentence) => sentence !== plan.displayUrl),
  ]
    .flatMap((text) => splitOutsideNumbers(text, /(?<=[.!?؟])\s+|(?<=[。！？])\s*/u))
    .map((sentence) => shortenSentence(sentence, mostCharacters))
    .filter((sentence) => sentence.length > 3 && !sentence.startsWith(plan.headline));
  const drafts: Draft[] = [{ kind: "promise", kicker: name, line: plan.headline }];
  for (const sentence of [...new Set(sentences)].slice(0, 4))
    drafts.push({ kind: "point", kicker: name, line: sentence });
  if (drafts.length < 3) drafts.push({ kind: "problem", kicker: name, line: plan.displayUrl });
  drafts.push({ kind: "action", kicker: name, line: plan.callToAction || name, detail: plan.displayUrl });
  return drafts;
}
