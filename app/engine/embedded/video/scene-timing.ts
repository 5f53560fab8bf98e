export const framesPerSecond = 30;
export const sampleRate = 48_000;

/** Characters a viewer reads in a second, on the safe side of what subtitle guidelines allow (15 to 17). */
export const readingSpeed = 15;

/**
 * The step of every scene's length: 16 frames at 30 a second and 25 AAC packets of 1,024 samples at 48 kHz last exactly as long, so
 * sound and picture end together at every cut. It is also one beat of the music (112.5 a minute), so cuts fall on the beat.
 */
export const beatSeconds = 16 / framesPerSecond;

/** Time for the eye to arrive before reading and to rest after it. */
const arrival = 0.35;
const rest = 0.45;

/** Seconds that a viewer needs for these words. */
export function estimateReadingSeconds(script: string): number {
  return arrival + script.length / readingSpeed + rest;
}

/** How long a scene with these words stays: 4 to 6 seconds, a whole number of beats. */
export function chooseSceneSeconds(script: string): number {
  const beats = Math.min(11, Math.max(8, Math.ceil(estimateReadingSeconds(script) / beatSeconds)));
  return beats * beatSeconds;
}

/** Seconds before the voice starts and after it ends: a breath. */
export const breath = { before: 0.4, after: 0.6 };

/** How long a scene stays whose words are also said: never shorter than they take to read, a whole number of beats. */
export function chooseSpokenSceneSeconds(script: string, voiceSeconds: number): number {
  const needed = breath.before + voiceSeconds + breath.after;
  return Math.max(chooseSceneSeconds(script), Math.ceil(needed / beatSeconds) * beatSeconds);
}

/** When a piece of the text starts to appear, in seconds from the scene's start: a little ahead of the reader, or with the voice. */
export function chooseAppearance(
  charactersBefore: number,
  scene: { script: string; seconds: number; spoken: { from: number; seconds: number } | null },
): number {
  const { script, seconds, spoken } = scene;
  if (spoken) return Math.max(0, spoken.from - 0.15 + (charactersBefore / script.length) * spoken.seconds);
  const speed = Math.max(readingSpeed * 1.5, script.length / Math.max(0.5, seconds - 1.6));
  return arrival * 0.6 + charactersBefore / speed;
}
