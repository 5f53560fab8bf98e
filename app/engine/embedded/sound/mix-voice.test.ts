import { expect, test } from "vitest";
import { bedLoudness } from "./compose-music";
import { createSilence } from "./instruments";
import { measureLoudness } from "./master";
import { mixVoice } from "./mix-voice";
import { resampleVoice, trimSilence } from "./voice-samples";

const tone = (seconds: number, hertz: number, rate: number, loud: number) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => loud * Math.sin((at / rate) * Math.PI * 2 * hertz),
  );

/** How strong one pitch is between two seconds. */
function strength(samples: Float32Array, hertz: number, from: number, to: number): number {
  let cos = 0;
  let sin = 0;
  for (let at = Math.round(from * 48_000); at < to * 48_000; at += 1) {
    cos += (samples[at] ?? 0) * Math.cos((at / 48_000) * Math.PI * 2 * hertz);
    sin += (samples[at] ?? 0) * Math.sin((at / 48_000) * Math.PI * 2 * hertz);
  }
  return Math.hypot(cos, sin) / ((to - from) * 48_000);
}

test("the music steps back by about ten decibels under the voice and comes forward again, at -16 LUFS in all", async () => {
  const sound = createSilence(9);
  sound.left.set(tone(9, 220, 48_000, 0.2));
  sound.right.set(sound.left);
  await mixVoice(sound, [{ at: 3, samples: tone(3, 1000, 48_000, 0.5) }]);
  const alone = strength(sound.left, 220, 1, 2);
  const under = strength(sound.left, 220, 4, 5);
  const after = strength(sound.left, 220, 7.5, 8.5);
  expect(20 * Math.log10(under / alone)).toBeGreaterThan(-12);
  expect(20 * Math.log10(under / alone)).toBeLessThan(-8);
  expect(20 * Math.log10(after / alone)).toBeCloseTo(0, 0);
  expect(strength(sound.left, 1000, 1, 2)).toBeLessThan(0.001);
  expect(strength(sound.left, 1000, 4, 5)).toBeGreaterThan(under);
  expect(Math.abs((await measureLoudness(sound)) - bedLoudness)).toBeLessThan(1);
});

test("a voice at another rate keeps its pitch and its length", () => {
  for (const rate of [16_000, 22_050, 96_000]) {
    const samples = resampleVoice(tone(1, 500, rate, 0.5), rate, 48_000);
    expect(samples.length).toBeGreaterThan(47_990);
    expect(samples.length).toBeLessThan(48_010);
    expect(strength(samples, 500, 0.1, 0.9)).toBeGreaterThan(0.23);
  }
});

test("the silence around the words is cut off", () => {
  const samples = new Float32Array(1000);
  samples.fill(0.5, 300, 600);
  expect(trimSilence(samples).length).toBe(300);
  expect(trimSilence(new Float32Array(50)).length).toBe(0);
});
