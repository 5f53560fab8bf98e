import { setImmediate as nextTurn } from "node:timers/promises";
import { drawFrame } from "./draw-frame";
import { convertToRgb, createPlanes } from "./planes";
import { framesPerSecond } from "./scene-timing";
import { endScene, type StagedScene } from "./stage-scene";
import type { TimedScene } from "./timed-scenes";
import { type EncodedPiece, H264Encoder } from "./video-encoder";

/** How long before a scene's end its still is taken: all words stand, the next scene does not show yet. */
const stillFrames = framesPerSecond * 0.8;

interface PictureWork {
  scenes: readonly TimedScene[];
  stage(index: number): Promise<StagedScene | undefined>;
  size: { width: number; height: number };
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress(fraction: number): void;
  /** Is given a picture of each scene as red, green and blue bytes; left out when none are wanted. */
  onStill?(index: number, rgb: Buffer): Promise<void>;
}

/**
 * Draws and encodes every frame; the next is drawn while the one before is being encoded. Only the scene that is shown and the one
 * after it are kept ready. Gives way to other work between frames.
 */
export async function encodePicture(work: PictureWork): Promise<EncodedPiece[]> {
  const { scenes, stage, size, signal, onProgress, onStill } = work;
  const encoder = await H264Encoder.open(size.width, size.height);
  const sheets = [createPlanes(size.width, size.height), createPlanes(size.width, size.height)] as const;
  const coming = createPlanes(size.width, size.height);
  let encoding: Promise<void> = Promise.resolve();
  let current: StagedScene | undefined;
  let next: StagedScene | undefined;
  try {
    current = await stage(0);
    const counts = scenes.map((scene) => Math.round(scene.seconds * framesPerSecond));
    const all = counts.reduce((sum, count) => sum + count, 0);
    let index = 0;
    for (const [place, count] of counts.entries()) {
      signal.throwIfAborted();
      next = await stage(place + 1);
      for (let frame = 0; current && frame < count; frame += 1) {
        signal.throwIfAborted();
        if (current.backing.kind === "film" && frame > 0) await current.backing.running.advance();
        const sheet = sheets[index % 2 === 0 ? 0 : 1];
        drawFrame(sheet, current, next && { staged: next, sheet: coming }, place, frame / framesPerSecond);
        if (onStill && frame === count - stillFrames) await onStill(place, convertToRgb(sheet));
        await encoding;
        encoding = encoder.encode(sheet.bytes, index, frame === 0);
        // Settled by the next await; marked as seen so that an abort between does not end the process.
        encoding.catch(() => undefined);
        index += 1;
        if (index % 5 === 0) onProgress(index / all);
        await nextTurn();
      }
      if (current) await endScene(current);
      current = next;
      next = undefined;
    }
    await encoding;
    await encoder.finish();
    return encoder.pieces;
  } finally {
    await encoding.catch(() => undefined);
    encoder.close();
    for (const staged of [current, next]) if (staged) await endScene(staged);
  }
}
