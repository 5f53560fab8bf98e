import { setImmediate as nextTurn } from "node:timers/promises";
import { createSeededRandom, pickOne } from "../picture/seeded-random";
import { beatSeconds } from "../video/scene-timing";
import { createSilence, type Sound } from "./instruments";
import { addRoom, fadeEnds, masterSound } from "./master";
import { inventPhrase } from "./melody";
import type { MusicMood } from "./moods";
import { beatsInBar, playBar } from "./play-bar";

/** The loudness of a finished bed, in LUFS: what the video platforms play without turning it down. */
export const bedLoudness = -16;

/**
 * Composes and plays a bed of music: chords, bass, melody and soft percussion, faded at both ends, at -16 LUFS. Its beats fall on
 * the film's cuts. The same seed gives the same samples. Gives way to other work between bars.
 */
export async function composeMusic(
  mood: MusicMood,
  seed: string,
  seconds: number,
  signal: AbortSignal,
): Promise<Sound> {
  const random = createSeededRandom("music", seed, mood.name);
  const sound = createSilence(seconds);
  const bars = Math.ceil(seconds / (beatSeconds * beatsInBar));
  const progression = pickOne(random, mood.progressions);
  const phrases = [inventPhrase(mood, random), inventPhrase(mood, random)] as const;
  const key = mood.key + Math.floor(random() * 5) - 2;
  for (let bar = 0; bar < bars; bar += 1) {
    signal.throwIfAborted();
    await nextTurn();
    const last = bar === bars - 1;
    const chord = last ? progression[0] : progression[bar % progression.length];
    if (chord) await playBar(sound, mood, { key, chord, bar, last, bars, phrases, seconds }, random);
  }
  await nextTurn();
  await addRoom(sound, mood.room);
  fadeEnds(sound, 0.25, 1.6);
  await masterSound(sound, bedLoudness);
  signal.throwIfAborted();
  return sound;
}
