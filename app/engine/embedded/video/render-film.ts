import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Asset, Film } from "../../engine";
import type { CampaignPlan } from "../../plan";
import type { Speech } from "../../speech";
import { keepDrawableText } from "../fonts/fonts";
import { chooseLook } from "../picture/choose-look";
import { loadReference } from "../picture/draw-poster";
import { composedWithGivenPicture, composedWithModelPicture, madeByCode, writeMediaMark } from "../picture/media-mark";
import { writeFileAtomically } from "../picture/write-file-atomically";
import { composeMusic } from "../sound/compose-music";
import type { Sound } from "../sound/instruments";
import { fadeEnds } from "../sound/master";
import { mixVoice } from "../sound/mix-voice";
import { chooseMusicMood } from "../sound/moods";
import { encodeSound } from "./audio-encoder";
import { openBackdrop } from "./backdrops";
import { encodePicture } from "./encode-picture";
import { takeRenderTurn } from "./render-turn";
import { sayScenes } from "./say-scenes";
import { writeScenes } from "./scene-scripts";
import { framesPerSecond, sampleRate } from "./scene-timing";
import { stageScene } from "./stage-scene";
import { writeCues, writeSrt, writeVtt } from "./subtitles";
import type { TimedScene } from "./timed-scenes";
import type { EncodedPiece } from "./video-encoder";
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
  /** A picture or film file for each scene in order, drawn under its type; null keeps the drawn one. */
  backdrops?: readonly (string | null)[];
  /** Reads the scenes' words aloud, when the brief wants a voice. When it cannot, the film is made without one. */
  speech?: Speech;
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
  const speech = plan.brief.wantsVoiceover ? options.speech : undefined;
  const { scenes, voice } = await sayScenes(writeScenes(plan), speech, signal);
  // First, so that a full or missing disk is known before a minute of work.
  const text = await writeTexts(scenes, scratch, written);
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  const sound = await composeMusic(chooseMusicMood(plan.brief.audioMood, plan.tone), plan.brief.seed, seconds, signal);
  if (voice) await mixVoice(sound, voice);
  onProgress(0.08);

  const given = (options.backdrops ?? []).some((path) => path !== null);
  const title = keepDrawableText(plan.headline) || plan.projectName;
  const xmp = writeMediaMark({
    sourceType: given
      ? composedWithModelPicture
      : plan.brief.referenceImagePath
        ? composedWithGivenPicture
        : madeByCode,
    title,
    madeAt: plan.brief.requestedAt,
  });
  const keep = async (name: string, jpeg: Buffer): Promise<Asset> => {
    const path = join(scratch, name);
    written.push(path);
    await writeFileAtomically(path, [jpeg]);
    return { path, mimeType: "image/jpeg", ...size };
  };
  const stills: Buffer[] = [];
  const wide = { width: size.height, height: size.width };
  const share = plan.brief.wantsHorizontalVideo ? 0.42 : 0.84;
  const upright = await picture(plan, scenes, size, options, 0.08, share, async (index, rgb) => {
    const raw = { ...size, channels: 3 } as const;
    stills[index] = await sharp(rgb, { raw }).withXmp(xmp).jpeg({ quality: 88 }).toBuffer();
  });
  const lying = plan.brief.wantsHorizontalVideo ? await picture(plan, scenes, wide, options, 0.5, share) : null;

  const save = async (name: string, mp4: Omit<Mp4, "title" | "xmp" | "madeAt">, length: number): Promise<Asset> => {
    signal.throwIfAborted();
    const path = join(scratch, name);
    written.push(path);
    await writeMp4(path, { ...mp4, title, xmp, madeAt: plan.brief.requestedAt });
    return { path, mimeType: "video/mp4", width: mp4.width, height: mp4.height, duration: length };
  };
  const whole = await encodeSound(sound.left, sound.right, signal);
  const film = await save("film.mp4", { ...size, picture: upright, firstFrame: 0, sound: whole }, seconds);
  const horizontal =
    lying && (await save("film-horizontal.mp4", { ...wide, picture: lying, firstFrame: 0, sound: whole }, seconds));
  onProgress(0.94);
  const clips: Film["clips"] = [];
  let from = 0;
  for (const [index, scene] of scenes.entries()) {
    const firstFrame = Math.round(from * framesPerSecond);
    const lastFrame = Math.round((from + scene.seconds) * framesPerSecond);
    const pieces = upright.filter((piece) => piece.at >= firstFrame && piece.at < lastFrame);
    const part = cut(sound, from, scene.seconds);
    const heard = await encodeSound(part.left, part.right, signal);
    const mp4 = { ...size, picture: pieces, firstFrame, sound: heard };
    const asset = await save(`scene-${index + 1}.mp4`, mp4, scene.seconds);
    const still = await keep(`scene-${index + 1}.jpg`, stills[index] ?? Buffer.alloc(0));
    const { kind, kicker, line, detail, script } = scene;
    clips.push({ asset, script, scene: { kind, kicker, line, detail }, still });
    from += scene.seconds;
    onProgress(0.94 + (0.05 * (index + 1)) / scenes.length);
  }
  const promise = scenes.findIndex((scene) => scene.kind === "promise");
  const poster = await keep("film-poster.jpg", stills[Math.max(0, promise)] ?? Buffer.alloc(0));
  signal.throwIfAborted();
  onProgress(1);
  return { clips, film, horizontal, poster, ...text };
}

/** One shape of the film, encoded. `from` and `share` are its part of the progress. */
async function picture(
  plan: CampaignPlan,
  scenes: readonly TimedScene[],
  size: { width: number; height: number },
  options: FilmOptions,
  from: number,
  share: number,
  onStill?: (index: number, rgb: Buffer) => Promise<void>,
): Promise<EncodedPiece[]> {
  const photo = await loadReference(plan.brief.referenceImagePath, size.width, size.height);
  const look = chooseLook(plan, photo);
  return encodePicture({
    scenes,
    stage: async (index) => {
      const scene = scenes[index];
      if (!scene) return undefined;
      const backdrop = await openBackdrop(options.backdrops?.[index] ?? null, size);
      try {
        return stageScene(plan, look, scene, index, { photo, backdrop }, size);
      } catch (error) {
        if (backdrop?.kind === "film") await backdrop.running.close();
        throw error;
      }
    },
    size,
    signal: options.signal,
    onProgress: (fraction) => options.onProgress(from + fraction * share),
    onStill,
  });
}

/** A scene's stretch of the sound with short fades, so that a clip alone neither clicks nor breaks off. */
function cut(sound: Sound, from: number, seconds: number): Sound {
  const first = Math.round(from * sampleRate);
  const last = Math.round((from + seconds) * sampleRate);
  const part = { left: sound.left.slice(first, last), right: sound.right.slice(first, last) };
  fadeEnds(part, 0.08, 0.35);
  return part;
}

async function writeTexts(
  scenes: readonly TimedScene[],
  scratch: string,
  written: string[],
): Promise<Pick<Film, "srt" | "vtt">> {
  const cues = writeCues(scenes);
  const srt = join(scratch, "film.srt");
  const vtt = join(scratch, "film.vtt");
  written.push(srt, vtt);
  await writeFileAtomically(srt, writeSrt(cues));
  await writeFileAtomically(vtt, writeVtt(cues));
  return { srt: { path: srt, mimeType: "application/x-subrip" }, vtt: { path: vtt, mimeType: "text/vtt" } };
}
