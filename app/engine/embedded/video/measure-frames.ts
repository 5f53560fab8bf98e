import { setImmediate as nextTurn } from "node:timers/promises";
import type { CampaignPlan } from "../../plan";
import { chooseLook } from "../picture/choose-look";
import { drawFrame } from "./draw-frame";
import { createPlanes } from "./planes";
import { type FilmSize, filmSizes } from "./render-film";
import { writeScenes } from "./scene-scripts";
import { framesPerSecond } from "./scene-timing";
import { stageScene } from "./stage-scene";
import { H264Encoder } from "./video-encoder";

/**
 * How many frames a second are drawn and encoded, against the encoder alone on one blank frame again and again. Both with the film's
 * own settings. Every frame of the plan's film is drawn.
 */
export async function measureFrames(
  plan: CampaignPlan,
  size: FilmSize = "standard",
): Promise<{ film: number; blank: number }> {
  const { width, height } = filmSizes[size];
  const look = chooseLook(plan);
  const scenes = writeScenes(plan).map((scene, index) =>
    stageScene(plan, look, { ...scene, spoken: null }, index, { photo: null, backdrop: null }, { width, height }),
  );
  const sheets = [createPlanes(width, height), createPlanes(width, height)] as const;
  const coming = createPlanes(width, height);
  const places = scenes.flatMap(({ scene }, place) =>
    Array.from({ length: Math.round(scene.seconds * framesPerSecond) }, (_, frame) => ({ place, frame })),
  );
  const frames = places.length;
  const run = async (draw: (index: number) => Buffer) => {
    const encoder = await H264Encoder.open(width, height);
    let encoding: Promise<void> = Promise.resolve();
    try {
      const started = performance.now();
      for (let index = 0; index < frames; index += 1) {
        const next = draw(index);
        await encoding;
        encoding = encoder.encode(next, index, places[index]?.frame === 0);
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
    const { place = 0, frame = 0 } = places[index] ?? {};
    const staged = scenes[place];
    const next = scenes[place + 1];
    const sheet = sheets[index % 2 === 0 ? 0 : 1];
    if (staged) drawFrame(sheet, staged, next && { staged: next, sheet: coming }, place, frame / framesPerSecond);
    return sheet.bytes;
  });
  const blank = createPlanes(width, height);
  blank.y.fill(126);
  blank.u.fill(128);
  blank.v.fill(128);
  return { film, blank: await run(() => blank.bytes) };
}
