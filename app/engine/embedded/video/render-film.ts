import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import type { Asset, Film } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { drawableText } from "../fonts/fonts";
import { chooseLook } from "../picture/choose-look";
import { loadReference } from "../picture/draw-poster";
import { composedWithGivenPicture, madeByCode, mediaMark } from "../picture/media-mark";
import { writeWhole } from "../picture/write-whole";
import { composeMusic } from "../sound/compose-music";
import type { Sound } from "../sound/instruments";
import { fade } from "../sound/master";
import { chooseMusicMood } from "../sound/moods";
import { encodeSound } from "./audio-encoder";
import { drawFrame } from "./draw-frame";
import { takeRenderTurn } from "./render-turn";
import { type Scene, writeScenes } from "./scene-scripts";
import { framesPerSecond, sampleRate } from "./scene-timing";
import { releaseScene, type StagedScene, stageScene } from "./stage-scene";
import { asSrt, asVtt, cuesFor } from "./subtitles";
import { type EncodedPiece, H264Encoder } from "./video-encoder";
import { type Mp4, writeMp4 } from "./write-mp4";

/** Pixels of a film, 9:16. The small one is for checks. */
export const filmSizes = {
  full: { width: 1080, height: 1920 },
  standard: { width: 720, height: 1280 },
  small: { width: 180, height: 320 },
} as const;
export type FilmSize = keyof typeof filmSizes;

export interface FilmOptions {
  scratch: string;
  signal: AbortSignal;
  /** 0 to 1, never falling. */
  onProgress(fraction: number): void;
  size?: FilmSize;
}

/**
 * Renders the campaign's film: four to six scenes of 4 to 6 seconds, 30 frames a second, H.264 and AAC, with music, subtitles and a
 * poster frame, into the scratch folder. The same seed gives the same film. One film at a time; gives way between frames. Rejects with
 * the signal's reason within a frame of an abort, or with the system's error (ENOSPC), and leaves no file behind then.
 */
export async function renderFilm(plan: CampaignPlan, options: FilmOptions): Promise<Film> {
  const endTurn = await takeRenderTurn(options.signal);
  const written: string[] = [];
  try {
    return await render(plan, options, written);
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true })));
    throw error;
  } finally {
    endTurn();
  }
}

async function render(plan: CampaignPlan, options: FilmOptions, written: string[]): Promise<Film> {
  const { scratch, signal, onProgress } = options;
  const size = filmSizes[options.size ?? "standard"];
  const look = chooseLook(plan);
  const scenes = writeScenes(plan);
  // First, so that a full or missing disk is known before a minute of work.
  const text = await writeTexts(scenes, scratch, written);
  const photo = await loadReference(plan.brief.referenceImagePath, size.width, size.height);
  const stage = (index: number) => {
    const scene = scenes[index];
    return scene && stageScene(plan, look, scene, index, photo, size);
  };
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const music = await composeMusic(chooseMusicMood(plan.brief.audioMood, plan.tone), plan.brief.seed, seconds, signal);
  onProgress(0.08);
  const { pieces, poster } = await encodePicture(scenes, stage, size, signal, (fraction) =>
    onProgress(0.08 + fraction * 0.84),
  );
  const title = drawableText(plan.headline) || plan.projectName;
  const xmp = mediaMark({
    sourceType: photo ? composedWithGivenPicture : madeByCode,
    title,
    madeAt: plan.brief.requestedAt,
  });
  const common = { ...size, title, xmp, madeAt: plan.brief.requestedAt };

  const save = async (name: string, mp4: Mp4, duration: number): Promise<Asset> => {
    signal.throwIfAborted();
    const path = join(scratch, name);
    written.push(path);
    await writeMp4(path, mp4);
    return { path, mimeType: "video/mp4", ...size, duration };
  };
  const whole = await encodeSound(music.left, music.right, signal);
  const film = await save("film.mp4", { ...common, picture: pieces, firstFrame: 0, sound: whole }, seconds);
  onProgress(0.94);
  const posterPath = join(scratch, "film-poster.jpg");
  const clips: Film["clips"] = [];
  let from = 0;
  for (const [index, scene] of scenes.entries()) {
    const firstFrame = Math.round(from * framesPerSecond);
    const lastFrame = Math.round((from + scene.seconds) * framesPerSecond);
    const picture = pieces.filter((piece) => piece.at >= firstFrame && piece.at < lastFrame);
    const part = cut(music, from, scene.seconds);
    const sound = await encodeSound(part.left, part.right, signal);
    const asset = await save(`scene-${index + 1}.mp4`, { ...common, picture, firstFrame, sound }, scene.seconds);
    clips.push({ asset, script: scene.script, still: { path: posterPath, mimeType: "image/jpeg", ...size } });
    from += scene.seconds;
    onProgress(0.94 + (0.05 * (index + 1)) / scenes.length);
  }
  written.push(posterPath);
  await writeWhole(posterPath, [poster]);
  signal.throwIfAborted();
  onProgress(1);
  return { clips, film, horizontal: null, poster: { path: posterPath, mimeType: "image/jpeg", ...size }, ...text };
}

/** A scene's stretch of the music with short fades, so that a clip alone neither clicks nor breaks off. */
function cut(music: Sound, from: number, seconds: number): Sound {
  const first = Math.round(from * sampleRate);
  const last = Math.round((from + seconds) * sampleRate);
  const part = { left: music.left.slice(first, last), right: music.right.slice(first, last) };
  fade(part, 0.08, 0.35);
  return part;
}

async function writeTexts(
  scenes: readonly Scene[],
  scratch: string,
  written: string[],
): Promise<Pick<Film, "srt" | "vtt">> {
  const cues = cuesFor(scenes);
  const srt = join(scratch, "film.srt");
  const vtt = join(scratch, "film.vtt");
  written.push(srt, vtt);
  await writeWhole(srt, asSrt(cues));
  await writeWhole(vtt, asVtt(cues));
  return { srt: { path: srt, mimeType: "application/x-subrip" }, vtt: { path: vtt, mimeType: "text/vtt" } };
}

/**
 * Draws and encodes every frame; the next is drawn while the one before is being encoded. Only the scene that is shown and the one after
 * it are kept ready. The poster is a frame of the promise.
 */
async function encodePicture(
  scenes: readonly Scene[],
  stage: (index: number) => StagedScene | undefined,
  size: { width: number; height: number },
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<{ pieces: EncodedPiece[]; poster: Buffer }> {
  const canvas = createCanvas(size.width, size.height);
  const ctx = canvas.getContext("2d");
  const encoder = await H264Encoder.open(size.width, size.height);
  let encoding: Promise<void> = Promise.resolve();
  let current = stage(0);
  let next: StagedScene | undefined;
  try {
    const counts = scenes.map((scene) => Math.round(scene.seconds * framesPerSecond));
    const all = counts.reduce((sum, count) => sum + count, 0);
    const promise = Math.max(
      0,
      scenes.findIndex((scene) => scene.kind === "promise"),
    );
    let poster: Buffer | null = null;
    let index = 0;
    for (const [place, count] of counts.entries()) {
      next = stage(place + 1);
      for (let frame = 0; current && frame < count; frame += 1) {
        signal.throwIfAborted();
        drawFrame(ctx, current, next, place, frame / framesPerSecond, size);
        const pixels = canvas.data();
        if (place === promise && frame === count - framesPerSecond) poster = await canvas.encode("jpeg", 88);
        await encoding;
        encoding = encoder.encode(pixels, index, frame === 0);
        // Settled by the next await; marked as seen so that an abort between does not end the process.
        encoding.catch(() => undefined);
        index += 1;
        if (index % 5 === 0) onProgress(index / all);
        await nextTurn();
      }
      if (current) releaseScene(current);
      current = next;
    }
    await encoding;
    await encoder.finish();
    return { pieces: encoder.pieces, poster: poster ?? (await canvas.encode("jpeg", 88)) };
  } finally {
    await encoding.catch(() => undefined);
    encoder.close();
    for (const staged of [current, next]) if (staged) releaseScene(staged);
    canvas.width = 1;
    canvas.height = 1;
  }
}
