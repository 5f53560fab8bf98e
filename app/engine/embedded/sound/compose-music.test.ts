import { describe, expect, test } from "vitest";
import { bedLoudness, composeMusic } from "./compose-music";
import { measureLoudness } from "./master";
import { chooseMusicMood, moods } from "./moods";

const { signal } = new AbortController();

describe.each(Object.values(moods))("the music for a $name film", (mood) => {
  test("is as loud as it should be, never clips, and begins and ends in silence", async () => {
    const { left, right } = await composeMusic(mood, "seed", 6.4, signal);
    expect(left.length).toBe(6.4 * 48_000);
    expect(Math.abs((await measureLoudness({ left, right })) - bedLoudness)).toBeLessThan(1);
    let peak = 0;
    for (const samples of [left, right]) for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
    expect(peak).toBeLessThan(0.9);
    expect(peak).toBeGreaterThan(0.2);
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});

test("the same seed gives the same samples, another seed another piece", async () => {
  const [a, b, c] = await Promise.all(
    ["one", "one", "two"].map((seed) => composeMusic(moods.upbeat, seed, 3.2, signal)),
  );
  expect(a?.left).toEqual(b?.left);
  expect(a?.left).not.toEqual(c?.left);
});

test("the user's words for the sound choose the mood; without any the tone does", () => {
  expect(chooseMusicMood("Calm piano", "bold").name).toBe("calm");
  expect(chooseMusicMood("epic cinematic build", "casual").name).toBe("dramatic");
  expect(chooseMusicMood("energetic and fun", "casual").name).toBe("playful");
  expect(chooseMusicMood(null, "professional").name).toBe("inspiring");
  expect(chooseMusicMood("zzz", "friendly").name).toBe("warm");
});

test("composing stops when it is cancelled", async () => {
  const reason = new Error("no longer wanted");
  await expect(composeMusic(moods.calm, "seed", 20, AbortSignal.abort(reason))).rejects.toBe(reason);
});
