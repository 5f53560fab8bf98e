import { beatSeconds } from "../video/scene-timing";
import { type Note, playBell, playFlute, type Sound } from "./instruments";
import type { MusicMood } from "./moods";

/** Eight half beats a bar, two bars: steps of the scale, null where the melody rests. */
export type Phrase = (number | null)[];

/** What a melody needs to know of the bar that it is played in. */
interface MelodyBar {
  key: number;
  chord: readonly number[];
  bar: number;
  phrases: readonly [Phrase, Phrase];
}

/** A melody of two bars in steps of the scale, with a rest where the step is null. Repeated with small changes it becomes a tune. */
export function inventPhrase(mood: MusicMood, random: () => number): Phrase {
  let step = 2 + Math.floor(random() * 4);
  return Array.from({ length: 16 }, (_, place) => {
    const strong = place % 4 === 0;
    if (random() > mood.melody * (strong ? 1.35 : place % 2 === 0 ? 0.9 : 0.4)) return null;
    step = Math.max(0, Math.min(9, step + Math.floor(random() * 5) - 2));
    return step;
  });
}

/** Plays the bar's half of its phrase. `at` gives the second at which a beat of this bar falls. */
export function playMelody(
  sound: Sound,
  mood: MusicMood,
  now: MelodyBar,
  at: (beat: number) => number,
  random: () => number,
): void {
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
    if (mood.keysSound === "electric" || mood.keysSound === "bell") playFlute(sound, note);
    else playBell(sound, { ...note, loud: note.loud * 1.1 });
  });
}
