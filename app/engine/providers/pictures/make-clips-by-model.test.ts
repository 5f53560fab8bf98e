import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { briefs } from "#tests/factories/briefs";
import { writeScenes } from "../../embedded/video/scene-scripts";
import type { Brief } from "../../engine";
import { makePlan } from "../../make-plan";
import { SparkBudget } from "../budget";
import { Circuits } from "../circuits";
import { createProviderFailure } from "../failures";
import type { VideoModel } from "../ports";
import type { Round } from "../try-in-turn";
import { makeClipsByModel } from "./make-clips-by-model";

const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42 and the rest")]);
const plan = makePlan(briefs[0] as Brief);
let scratch: string;
let prompts: string[];
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "sparkwright-clips-"));
  prompts = [];
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const model = (film: VideoModel["film"]): VideoModel => ({
  engine: "fal",
  model: "test",
  film(prompt, seconds, options) {
    prompts.push(prompt);
    return film(prompt, seconds, options);
  },
});
const round = (): Round => ({
  signal: new AbortController().signal,
  budget: new SparkBudget(),
  circuits: new Circuits(),
  onTrouble: () => {},
  givenUp: new Map(),
});

test("the first scene and the promise get clips, the others stay drawn", async () => {
  const films = model(async () => mp4);
  const { backdrops, by, fallbackFrom } = await makeClipsByModel([films], plan, null, scratch, round());
  const scenes = writeScenes(plan);
  expect(backdrops).toHaveLength(scenes.length);
  const withClip = backdrops.flatMap((file, index) => (file ? [index] : []));
  const promise = scenes.findIndex(({ kind }) => kind === "promise");
  expect(withClip).toEqual([...new Set([0, Math.max(0, promise)])].sort());
  for (const index of withClip) expect(readFileSync(backdrops[index] ?? "").equals(mp4)).toBe(true);
  expect(by).toBe(films);
  expect(fallbackFrom).toEqual([]);
  for (const prompt of prompts) expect(prompt).toContain("No text, no letters, no logos");
});

test("a clip that fails leaves the one before it, and no third is asked for", async () => {
  const films = model(async () => {
    if (prompts.length > 1) throw createProviderFailure("quota", "Too many.");
    return mp4;
  });
  const { backdrops, by } = await makeClipsByModel([films], plan, null, scratch, round());
  expect(backdrops.filter(Boolean)).toHaveLength(1);
  expect(by).toBe(films);
});

test("what is no MP4 is not used, and nobody's clips are nobody's", async () => {
  const films = model(async () => Buffer.from("<html>no clip</html>"));
  const { backdrops, by, fallbackFrom } = await makeClipsByModel([films], plan, null, scratch, round());
  expect(backdrops.every((file) => file === null)).toBe(true);
  expect(by).toBeNull();
  expect(fallbackFrom).toEqual([{ engine: "fal", reason: "internal" }]);
  expect(existsSync(path.join(scratch, "clip-1.mp4"))).toBe(false);
});

test("a refused scene refuses the film", async () => {
  const films = model(async () => {
    throw createProviderFailure("refused", "Refused.");
  });
  await expect(makeClipsByModel([films], plan, null, scratch, round())).rejects.toMatchObject({ reason: "refused" });
});
