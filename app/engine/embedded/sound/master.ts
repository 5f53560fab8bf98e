import { setImmediate as nextTurn } from "node:timers/promises";
import { sampleRate } from "../video/scene-timing";
import type { Sound } from "./instruments";

/** Adds a room's echo: four combs and two all-pass filters a side, after Schroeder. Gives way to other work between them. */
export async function addRoom(sound: Sound, share: number): Promise<void> {
  for (const [side, shift] of [
    ["left", 0],
    ["right", 23],
  ] as const) {
    const dry = sound[side];
    const wet = new Float32Array(dry.length);
    for (const [delay, back] of [
      [1557, 0.8],
      [1617, 0.79],
      [1491, 0.81],
      [1422, 0.82],
    ] as const) {
      await nextTurn();
      const length = Math.round((delay + shift) * (sampleRate / 44_100));
      const line = new Float32Array(length);
      let damped = 0;
      for (let at = 0; at < dry.length; at += 1) {
        const place = at % length;
        const echo = line[place] ?? 0;
        damped = echo * 0.7 + damped * 0.3;
        line[place] = (dry[at] ?? 0) + damped * back;
        wet[at] = (wet[at] ?? 0) + echo * 0.25;
      }
    }
    for (const delay of [225, 556]) {
      await nextTurn();
      const length = Math.round((delay + shift) * (sampleRate / 44_100));
      const line = new Float32Array(length);
      for (let at = 0; at < wet.length; at += 1) {
        const place = at % length;
        const held = line[place] ?? 0;
        const now = wet[at] ?? 0;
        line[place] = now + held * 0.5;
        wet[at] = held - now * 0.5;
      }
    }
    for (let at = 0; at < dry.length; at += 1) dry[at] = (dry[at] ?? 0) * (1 - share * 0.35) + (wet[at] ?? 0) * share;
  }
}

/** The two filters that ITU-R BS.1770 puts before measuring, as [b0, b1, b2, a1, a2] at 48 kHz. */
const weighting = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

/** Integrated loudness in LUFS, after ITU-R BS.1770-4 with both gates. */
export async function measureLoudness(sound: Sound): Promise<number> {
  const block = Math.round(sampleRate * 0.4);
  const hop = block / 4;
  const count = Math.max(1, Math.floor((sound.left.length - block) / hop) + 1);
  const power = new Float64Array(count);
  for (const samples of [sound.left, sound.right]) {
    await nextTurn();
    const sums = new Float64Array(Math.ceil(samples.length / hop) + 1);
    const state = weighting.map(() => ({ x1: 0, x2: 0, y1: 0, y2: 0 }));
    for (let at = 0; at < samples.length; at += 1) {
      let value: number = samples[at] ?? 0;
      for (const [stage, [b0, b1, b2, a1, a2]] of weighting.entries()) {
        const s = state[stage];
        if (!s) continue;
        const out = b0 * value + b1 * s.x1 + b2 * s.x2 - a1 * s.y1 - a2 * s.y2;
        s.x2 = s.x1;
        s.x1 = value;
        s.y2 = s.y1;
        s.y1 = out;
        value = out;
      }
      const slot = Math.floor(at / hop);
      sums[slot] = (sums[slot] ?? 0) + value * value;
    }
    for (let at = 0; at < count; at += 1) {
      let sum = 0;
      for (let part = 0; part < 4; part += 1) sum += sums[at + part] ?? 0;
      power[at] = (power[at] ?? 0) + sum / block;
    }
  }
  const level = (mean: number) => -0.691 + 10 * Math.log10(Math.max(mean, 1e-12));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const audible = [...power].filter((value) => level(value) > -70);
  const gate = level(mean(audible)) - 10;
  return level(mean(audible.filter((value) => level(value) > gate)));
}

/** Brings a sound to a loudness in LUFS and keeps its peaks below `ceiling` by bending them softly. */
export async function masterSound(sound: Sound, target: number, ceiling = 0.84): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const gain = 10 ** ((target - (await measureLoudness(sound))) / 20);
    const knee = ceiling * 0.7;
    for (const samples of [sound.left, sound.right]) {
      await nextTurn();
      for (let at = 0; at < samples.length; at += 1) {
        const value = (samples[at] ?? 0) * gain;
        const size = Math.abs(value);
        samples[at] =
          size <= knee
            ? value
            : Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
      }
    }
  }
}

/** Fades both ends, in place. Times in seconds. */
export function fadeEnds(sound: Sound, fadeIn: number, fadeOut: number): void {
  for (const samples of [sound.left, sound.right]) {
    const ins = Math.min(samples.length, Math.round(fadeIn * sampleRate));
    const outs = Math.min(samples.length, Math.round(fadeOut * sampleRate));
    for (let at = 0; at < ins; at += 1) samples[at] = (samples[at] ?? 0) * Math.sin(((at / ins) * Math.PI) / 2) ** 2;
    for (let at = 0; at < outs; at += 1) {
      const place = samples.length - 1 - at;
      samples[place] = (samples[place] ?? 0) * Math.sin(((at / outs) * Math.PI) / 2) ** 2;
    }
  }
}
