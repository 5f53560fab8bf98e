import type { MusicMood } from "./moods";

/** Beats of a bar, and how loud, for each way of playing the chords; the third number picks the chord's note (-1: all of them). */
export const keyPatterns: Record<MusicMood["keys"], readonly (readonly [number, number, number])[]> = {
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

/** Beats of a bar, how many beats the note lasts, and its semitones above the chord's root, for each way of playing the bass. */
export const bassPatterns: Record<MusicMood["bass"], readonly (readonly [number, number, number])[]> = {
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

/** What is struck, on which beat and how loud, for each way of drumming. */
export const drumPatterns = {
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
