import { setImmediate as nextTurn } from "node:timers/promises";
import { beatSeconds } from "../video/scene-timing";
import { type Note, playBass, playBell, playDrum, playElectric, playPad, playPluck, type Sound } from "./instruments";
import { type Phrase, playMelody } from "./melody";
import type { MusicMood } from "./moods";
import { bassPatterns, drumPatterns, keyPatterns } from "./patterns";

export const beatsInBar = 4;

/** One bar of a piece: what is known about it before it is played. */
interface Bar {
  key: number;
  chord: readonly number[];
  bar: number;
  bars: number;
  last: boolean;
  phrases: readonly [Phrase, Phrase];
  seconds: number;
}

/** Plays chords, bass, percussion and melody of one bar into `sound`. Gives way to other work between the layers. */
export async function playBar(sound: Sound, mood: MusicMood, now: Bar, random: () => number): Promise<void> {
  const { key, chord, bar, bars, last } = now;
  const start = bar * beatsInBar * beatSeconds;
  const human = () => (random() - 0.5) * 0.012;
  const at = (beat: number) => Math.max(0, start + beat * beatSeconds + human());
  // Layers come in one after the other and leave before the end.
  const full = bar >= 1 && !last;
  for (const tone of chord)
    playPad(sound, {
      at: start,
      length: beatsInBar * beatSeconds,
      midi: key + tone + 12,
      loud: mood.pad * 0.085,
      pan: 0,
    });
  await nextTurn();
  for (const [beat, length, tone] of last ? bassPatterns.held : bassPatterns[mood.bass]) {
    const root = key + (chord[0] ?? 0) - 12;
    playBass(sound, {
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
      if (mood.keysSound === "pluck") playPluck(sound, note, random);
      else if (mood.keysSound === "bell") playBell(sound, { ...note, midi: note.midi + 12, loud: note.loud * 0.7 });
      else playElectric(sound, note);
    });
  }
  await nextTurn();
  if (full) {
    for (const [kind, beat, loud] of drumPatterns[mood.drums]) playDrum(sound, kind, at(beat), loud * 0.42, random);
    if (bar % 4 === 3 && mood.drums !== "none" && mood.drums !== "toms")
      for (const beat of [3.25, 3.75]) playDrum(sound, "snare", at(beat), 0.1, random);
  }
  if (bar >= 1 && bar < bars - 1) playMelody(sound, mood, now, at, random);
}
