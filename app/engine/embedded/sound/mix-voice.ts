import { setImmediate as nextTurn } from "node:timers/promises";
import { sampleRate } from "../video/scene-timing";
import { bedLoudness } from "./compose-music";
import type { Sound } from "./instruments";
import { masterSound, measureLoudness } from "./master";

/** Mono samples at 48,000 a second and the second at which they start. */
export interface SpokenStretch {
  at: number;
  samples: Float32Array;
}

/** Decibels by which the music steps back under the voice. */
const duck = 10;
/** Seconds that it takes to step back, and to come forward again. */
const fall = 0.25;
const rise = 0.6;

/** Lays the voice over the music, which gives way under it, and brings the whole to -16 LUFS. Changes `sound`. */
export async function mixVoice(sound: Sound, voice: readonly SpokenStretch[]): Promise<void> {
  const said = new Float32Array(sound.left.length);
  for (const { at, samples } of voice) {
    const from = Math.round(at * sampleRate);
    const room = Math.max(0, said.length - from);
    said.set(samples.length > room ? samples.subarray(0, room) : samples, from);
  }
  await nextTurn();
  // The voice comes to the loudness that the music has alone: under it the music is then lower by what it gives way.
  const level = await measureLoudness({ left: said, right: said });
  const gain = 10 ** ((bedLoudness - level) / 20);
  const low = 10 ** (-duck / 20);
  const near = (place: number) => {
    let share = 0;
    for (const { at, samples } of voice) {
      const until = at + samples.length / sampleRate;
      if (place >= at && place <= until) return 1;
      if (place < at) share = Math.max(share, 1 - (at - place) / fall);
      else share = Math.max(share, 1 - (place - until) / rise);
    }
    return Math.max(0, share);
  };
  const step = 480;
  for (let from = 0; from < said.length; from += step) {
    if (from % (step * 200) === 0) await nextTurn();
    const begin = near(from / sampleRate);
    const end = near((from + step) / sampleRate);
    for (let at = from; at < Math.min(from + step, said.length); at += 1) {
      const share = begin + ((end - begin) * (at - from)) / step;
      const music = 1 - (1 - low) * share;
      const spoken = (said[at] ?? 0) * gain;
      sound.left[at] = (sound.left[at] ?? 0) * music + spoken;
      sound.right[at] = (sound.right[at] ?? 0) * music + spoken;
    }
  }
  await masterSound(sound, bedLoudness);
}
