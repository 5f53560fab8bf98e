import { setImmediate as nextTurn } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { chooseLook } from "../picture/choose-look";
import { drawFrame } from "./draw-frame";
import { type FilmSize, filmSizes } from "./render-film";
import { writeScenes } from "./scene-scripts";
import { framesPerSecond } from "./scene-timing";
import { stageScene } from "./stage-scene";
import { H264Encoder } from "./video-encoder";

/**
 * How many frames a second are drawn and encoded, against the encoder alone on one blank frame again and again. Both with the film's
 * own settings and the next frame drawn while the one before is being encoded.
 */
export async function measureFrames(
  plan: CampaignPlan,
  frames = 240,
  size: FilmSize = "standard",
): Promise<{ film: number; blank: number }> {
  const pixels = filmSizes[size];
  const look = chooseLook(plan);
  const [scene] = writeScenes(plan);
  if (!scene) throw new Error("The plan gives no scene");
  const staged = stageScene(plan, look, scene, 0, null, pixels);
  const canvas = createCanvas(pixels.width, pixels.height);
  const ctx = canvas.getContext("2d");
  const blank = canvas.data();
  const run = async (frame: (index: number) => Buffer) => {
    const encoder = await H264Encoder.open(pixels.width, pixels.height);
    let encoding: Promise<void> = Promise.resolve();
    try {
      const started = performance.now();
      for (let index = 0; index < frames; index += 1) {
        const next = frame(index);
        await encoding;
        encoding = encoder.encode(next, index, index === 0);
        encoding.catch(() => undefined);
        await nextTurn();
      }
      await encoding;
      await encoder.finish();
      return (frames / (performance.now() - started)) * 1000;
    } finally {
      await encoding.catch(() => undefined);
      encoder.close();
    }
  };
  const film = await run((index) => {
    drawFrame(ctx, staged, undefined, 0, (index / framesPerSecond) % scene.seconds, pixels);
    return canvas.data();
  });
  return { film, blank: await run(() => blank) };
}
