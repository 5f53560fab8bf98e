import { setImmediate as nextTurn } from "node:timers/promises";
import { pick, seededRandom } from "../picture/seeded-random";
import { beatSeconds } from "../video/scene-timing";
import { bass, bell, drum, electric, flute, type Note, pad, pluck, type Sound, silence } from "./instruments";
import { addRoom, fade, master } from "./master";
import type { MusicMood } from "./moods";

/** The loudness of a finished bed, in LUFS: what the video platforms play without turning it down. */
export const bedLoudness = -16;

const beatsInBar = 4;

/** Beats of a bar, and how loud, for each way of playing the chords; the third number picks the chord's note (-1: all of them). */
const keyPatterns: Record<MusicMood["keys"], readonly (readonly [number, number, number])[]> = {
  rolling: [
    [0, 0.9, 0],
    [0.5, 0.6, 1],
    [1, 0.7, 2],
    [1.5, 0.6, 3],
    [2, 0.8, 1],
    [2.5, 0.6, 2],
    [3, 0.7, 3],
    [3.5, 0.55, 2],
  ],
  strummed: [
    [0, 1, -1],
    [1.5, 0.6, -1],
    [2, 0.8, -1],
    [3, 0.6, -1],
    [3.5, 0.5, -1],
  ],
  offbeat: [
    [0.5, 0.8, -1],
    [1.5, 0.75, -1],
    [2.5, 0.8, -1],
    [3.25, 0.5, 3],
    [3.5, 0.7, -1],
  ],
  sparse: [
    [0, 0.9, -1],
    [1.5, 0.5, 3],
    [2.5, 0.6, 2],
    [3.5, 0.4, 1],
  ],
  pulsing: [
    [0, 0.9, 0],
    [0.5, 0.5, 2],
    [1, 0.7, 1],
    [1.5, 0.5, 2],
    [2, 0.85, 0],
    [2.5, 0.5, 2],
    [3, 0.7, 3],
    [3.5, 0.55, 2],
  ],
};

const bassPatterns: Record<MusicMood["bass"], readonly (readonly [number, number, number])[]> = {
  held: [[0, 3.8, 0]],
  walking: [
    [0, 0.9, 0],
    [1, 0.9, 7],
    [2, 0.9, 12],
    [3, 0.9, 7],
  ],
  pulsing: [
    [0, 0.45, 0],
    [0.5, 0.4, 0],
    [1, 0.45, 0],
    [1.5, 0.4, 0],
    [2, 0.45, 0],
    [2.5, 0.4, 0],
    [3, 0.45, 0],
    [3.5, 0.4, 7],
  ],
  bouncing: [
    [0, 0.7, 0],
    [0.75, 0.3, 0],
    [1.5, 0.5, 12],
    [2, 0.7, 0],
    [2.75, 0.3, 7],
    [3.5, 0.45, 12],
  ],
};

const drumPatterns = {
  none: [],
  soft: [
    ["kick", 0, 0.5],
    ["shaker", 0.5, 0.5],
    ["shaker", 1.5, 0.5],
    ["kick", 2, 0.45],
    ["shaker", 2.5, 0.5],
    ["shaker", 3.5, 0.6],
    ["snare", 3, 0.16],
  ],
  steady: [
    ["kick", 0, 0.8],
    ["hat", 0.5, 0.4],
    ["snare", 1, 0.35],
    ["hat", 1.5, 0.4],
    ["kick", 2, 0.8],
    ["hat", 2.5, 0.4],
    ["snare", 3, 0.38],
    ["hat", 3.5, 0.45],
  ],
  driving: [
    ["kick", 0, 0.95],
    ["hat", 0.5, 0.6],
    ["kick", 1, 0.85],
    ["snare", 1, 0.5],
    ["hat", 1.5, 0.6],
    ["kick", 2, 0.95],
    ["hat", 2.5, 0.6],
    ["kick", 3, 0.85],
    ["snare", 3, 0.55],
    ["hat", 3.5, 0.6],
    ["shaker", 3.75, 0.5],
  ],
  toms: [
    ["tom", 0, 0.9],
    ["tom", 1.5, 0.5],
    ["tom", 2, 0.75],
    ["tom", 3, 0.5],
    ["tom", 3.5, 0.6],
  ],
} as const;

/** A melody of two bars in steps of the scale, with a rest where the step is null. Repeated with small changes it becomes a tune. */
function inventPhrase(mood: MusicMood, random: () => number): (number | null)[] {
  let step = 2 + Math.floor(random() * 4);
  return Array.from({ length: 16 }, (_, place) => {
    const strong = place % 4 === 0;
    if (random() > mood.melody * (strong ? 1.35 : place % 2 === 0 ? 0.9 : 0.4)) return null;
    step = Math.max(0, Math.min(9, step + Math.floor(random() * 5) - 2));
    return step;
  });
}

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
  const random = seededRandom("music", seed, mood.name);
  const sound = silence(seconds);
  const bars = Math.ceil(seconds / (beatSeconds * beatsInBar));
  const progression = pick(random, mood.progressions);
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
  fade(sound, 0.25, 1.6);
  await master(sound, bedLoudness);
  signal.throwIfAborted();
  return sound;
}

interface Bar {
  key: number;
  chord: readonly number[];
  bar: number;
  bars: number;
  last: boolean;
  phrases: readonly [(number | null)[], (number | null)[]];
  seconds: number;
}

async function playBar(sound: Sound, mood: MusicMood, now: Bar, random: () => number): Promise<void> {
  const { key, chord, bar, bars, last } = now;
  const start = bar * beatsInBar * beatSeconds;
  const human = () => (random() - 0.5) * 0.012;
  const at = (beat: number) => Math.max(0, start + beat * beatSeconds + human());
  // Layers come in one after the other and leave before the end.
  const full = bar >= 1 && !last;
  for (const tone of chord)
    pad(sound, { at: start, length: beatsInBar * beatSeconds, midi: key + tone + 12, loud: mood.pad * 0.085, pan: 0 });
  await nextTurn();
  for (const [beat, length, tone] of last ? bassPatterns.held : bassPatterns[mood.bass]) {
    const root = key + (chord[0] ?? 0) - 12;
    bass(sound, {
      at: at(beat),
      length: length * beatSeconds,
      midi: root + (tone > 0 && root + tone > key + 4 ? 0 : tone),
      loud: bar === 0 ? 0.2 : 0.3,
      pan: 0,
    });
  }
  for (const [beat, loud, tone] of last ? ([[0, 1, -1]] as const) : keyPatterns[mood.keys]) {
    const tones = tone < 0 ? chord : [chord[tone] ?? 0];
    tones.forEach((one, index) => {
      const note: Note = {
        at: at(beat) + index * 0.014,
        length: beatSeconds * (tone < 0 ? 1.1 : 1.4),
        midi: key + one + 12,
        loud: loud * (0.85 + random() * 0.3) * (tone < 0 ? 0.6 : 1) * 0.22,
        pan: -0.3 + index * 0.2,
      };
      if (mood.keysSound === "pluck") pluck(sound, note, random);
      else if (mood.keysSound === "bell") bell(sound, { ...note, midi: note.midi + 12, loud: note.loud * 0.7 });
      else electric(sound, note);
    });
  }
  await nextTurn();
  if (full) {
    for (const [kind, beat, loud] of drumPatterns[mood.drums]) drum(sound, kind, at(beat), loud * 0.42, random);
    if (bar % 4 === 3 && mood.drums !== "none" && mood.drums !== "toms")
      for (const beat of [3.25, 3.75]) drum(sound, "snare", at(beat), 0.1, random);
  }
  if (bar >= 1 && bar < bars - 1) playMelody(sound, mood, now, at, random);
}

function playMelody(sound: Sound, mood: MusicMood, now: Bar, at: (beat: number) => number, random: () => number): void {
  // A A B A, two bars each.
  const phrase = now.phrases[Math.floor(now.bar / 2) % 4 === 2 ? 1 : 0];
  const half = now.bar % 2 === 0 ? phrase.slice(0, 8) : phrase.slice(8);
  half.forEach((step, place) => {
    if (step === null) return;
    const octave = Math.floor(step / mood.scale.length);
    let tone = (mood.scale[step % mood.scale.length] ?? 0) + octave * 12;
    // On strong beats the melody leans on the chord.
    if (place % 4 === 0) {
      const near = now.chord.flatMap((one) => [one, one + 12]).sort((a, b) => Math.abs(a - tone) - Math.abs(b - tone));
      tone = near[0] ?? tone;
    }
    const next = half.slice(place + 1).findIndex((later) => later !== null);
    const beats = (next < 0 ? 8 - place : next + 1) * 0.5;
    const note: Note = {
      at: at(place * 0.5),
      length: Math.min(2, beats) * beatSeconds * 0.92,
      midi: now.key + 24 + tone,
      loud: 0.12 + random() * 0.04,
      pan: 0.15,
    };
    if (mood.keysSound === "electric" || mood.keysSound === "bell") flute(sound, note);
    else bell(sound, { ...note, loud: note.loud * 1.1 });
  });
}
