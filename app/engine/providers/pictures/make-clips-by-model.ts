import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Scene, writeScenes } from "../../embedded/video/scene-scripts";
import type { CampaignPlan } from "../../plan";
import { createProviderFailure } from "../failures";
import type { VideoModel } from "../ports";
import { writeScenePrompt } from "../prompts/picture-prompt";
import { type Fallbacks, type Outcome, type Round, tryInTurn } from "../try-in-turn";

/** Scenes that get a clip of a model's; the rest are drawn. Clips cost the most of all, and the allowance has room for two. */
const mostClips = 2;

/** Bytes 4 to 8 of every MP4 say so. */
const isMp4 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 8)).toString("latin1") === "ftyp";

const promiseOf = (scenes: readonly Scene[]) =>
  Math.max(
    0,
    scenes.findIndex(({ kind }) => kind === "promise"),
  );

/** The file behind the scene that shows the promise, and nothing behind the others. */
export function choosePromiseScene(plan: CampaignPlan, file: string): (string | null)[] {
  const scenes = writeScenes(plan);
  return scenes.map((_, index) => (index === promiseOf(scenes) ? file : null));
}

/**
 * Has clips made for the film's first scene and its promise, one after the other, and writes them into the scratch folder. Answers a
 * path for each scene, null where the built-in engine draws, and whose clips they are; nobody's when none came.
 * @throws PartFailure (refused) when a provider's rules forbid a scene.
 */
export async function makeClipsByModel(
  models: readonly VideoModel[],
  plan: CampaignPlan,
  shot: string | null,
  scratch: string,
  round: Round,
): Promise<{ backdrops: (string | null)[]; by: VideoModel | null; fallbackFrom: Fallbacks }> {
  const scenes = writeScenes(plan);
  const chosen = [...new Set([promiseOf(scenes), 0])].slice(0, mostClips);
  const backdrops: (string | null)[] = scenes.map(() => null);
  let by: VideoModel | null = null;
  let fallbackFrom: Fallbacks = [];
  for (const index of chosen) {
    const scene = scenes[index];
    if (!scene) continue;
    const asked: readonly VideoModel[] = by ? [by] : models;
    const outcome: Outcome<VideoModel, Uint8Array> = await tryInTurn("video", asked, round, async (model) => {
      const clip = await model.film(writeScenePrompt(plan, scene.script, shot), scene.seconds, round);
      if (!isMp4(clip)) throw createProviderFailure("internal", "The clip is no MP4.");
      return clip;
    });
    if (!by) fallbackFrom = outcome.fallbackFrom;
    if (outcome.made === null) break;
    by = outcome.by;
    const file = path.join(scratch, `clip-${index + 1}.mp4`);
    await writeFile(file, outcome.made, { signal: round.signal });
    backdrops[index] = file;
  }
  return { backdrops, by, fallbackFrom };
}
