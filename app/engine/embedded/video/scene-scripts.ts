import { isEnglish } from "../../english/is-english";
import type { CampaignPlan } from "../../plan";
import { repeatsWords } from "../../words/repeats-words";
import { keepDrawableText } from "../fonts/fonts";
import { chooseSceneSeconds } from "./scene-timing";
import { endSentence, mostCharacters, shortenSentence } from "./short-sentences";
import { tellStory } from "./tell-story";

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

export { shortenSentence } from "./short-sentences";

/** A scene before it is timed. */
export type Draft = Pick<Scene, "kind" | "line"> & Partial<Scene>;

/**
 * Writes the film's four to six scenes from the plan: what the viewer knows, the news, what speaks for it, and what to do.
 * No line is said twice. Every scene can be read in its time.
 */
export function writeScenes(plan: CampaignPlan): Scene[] {
  const name = keepDrawableText(plan.projectName) || plan.displayUrl;
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
    const script =
      draft.kind === "action"
        ? `${endSentence(line)} ${detail}`.trim()
        : [line, detail].filter(Boolean).map(endSentence).join(" ");
    said.push(script);
    const isPoint = draft.kind === "point";
    const number = isPoint ? scenes.filter((scene) => scene.kind === "point").length + 1 : 0;
    scenes.push({
      kind: draft.kind,
      kicker: draft.kicker ?? "",
      line,
      detail,
      script,
      seconds: chooseSceneSeconds(script),
      number,
    });
  }
  const action = scenes.findIndex((scene) => scene.kind === "action");
  // Six scenes are the most: what falls away are the last points.
  while (scenes.length > 6) scenes.splice(action >= 0 ? scenes.length - 2 : scenes.length - 1, 1);
  return scenes;
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
    .flatMap((text) => text.split(/(?<=[.!?؟])\s+|(?<=[。！？])\s*/u))
    .map((sentence) => shortenSentence(sentence, mostCharacters))
    .filter((sentence) => sentence.length > 3 && !sentence.startsWith(plan.headline));
  const drafts: Draft[] = [{ kind: "promise", kicker: name, line: plan.headline }];
  for (const sentence of [...new Set(sentences)].slice(0, 4))
    drafts.push({ kind: "point", kicker: name, line: sentence });
  if (drafts.length < 3) drafts.push({ kind: "problem", kicker: name, line: plan.displayUrl });
  drafts.push({ kind: "action", kicker: name, line: plan.callToAction || name, detail: plan.displayUrl });
  return drafts;
}
