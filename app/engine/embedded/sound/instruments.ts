import { sampleRate } from "../video/scene-timing";

/** Two channels of samples, 48,000 a second. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export function createSilence(seconds: number): Sound {
  const length = Math.round(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

const tableSize = 4096;
/** One period of a tone whose overtones fall off as 1/n^fall. */
function table(overtones: number, fall: number): Float32Array {
  const wave = new Float32Array(tableSize);
  for (let n = 1; n <= overtones; n += 1) {
    for (let at = 0; at < tableSize; at += 1)
      wave[at] = (wave[at] ?? 0) + Math.sin((at / tableSize) * Math.PI * 2 * n) / n ** fall;
  }
  return wave;
}
const sine = table(1, 1);
const reed = table(9, 1.7);
const round = table(4, 2.2);

export const getFrequency = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** A note as a composer gives it: times in seconds, `loud` 0 to 1, `pan` from -1 (left) to 1 (right). */
export interface Note {
  at: number;
  length: number;
  midi: number;
  loud: number;
  pan: number;
}

function write(to: Sound, note: Note, tail: number, sample: (seconds: number, index: number) => number): void {
  const from = Math.round(note.at * sampleRate);
  const until = Math.min(to.left.length, from + Math.round((note.length + tail) * sampleRate));
  const left = note.loud * Math.cos(((note.pan + 1) * Math.PI) / 4);
  const right = note.loud * Math.sin(((note.pan + 1) * Math.PI) / 4);
  for (let at = Math.max(0, from); at < until; at += 1) {
    const value = sample((at - from) / sampleRate, at - from);
    to.left[at] = (to.left[at] ?? 0) + value * left;
    to.right[at] = (to.right[at] ?? 0) + value * right;
  }
}

const look = (wave: Float32Array, phase: number) => wave[(phase * tableSize) & (tableSize - 1)] ?? 0;

/** A soft chord voice that swells and leaves slowly. */
export function playPad(to: Sound, note: Note): void {
  const step = getFrequency(note.midi) / sampleRate;
  const attack = Math.min(0.7, note.length * 0.4);
  const release = 0.9;
  for (const [detune, side] of [
    [0.9965, -0.7],
    [1.0035, 0.7],
  ] as const) {
    let breath = 1;
    write(to, { ...note, pan: side, loud: note.loud * 0.5 }, release, (t, index) => {
      if (index % 128 === 0) breath = 0.88 + 0.12 * Math.sin(t * 1.9 + side);
      const swell = t < attack ? t / attack : t > note.length ? Math.max(0, 1 - (t - note.length) / release) : 1;
      return look(reed, (index * step * detune) % 1) * swell * swell * breath;
    });
  }
}

/** A plucked string, after Karplus and Strong. */
export function playPluck(to: Sound, note: Note, random: () => number): void {
  const period = Math.max(2, Math.round(sampleRate / getFrequency(note.midi)));
  const string = new Float32Array(period);
  let smooth = 0;
  for (let at = 0; at < period; at += 1) {
    smooth = smooth * 0.55 + (random() * 2 - 1) * 0.45;
    string[at] = smooth;
  }
  const loss = 0.9965 - 0.0016 * Math.max(0, (note.midi - 48) / 24);
  let place = 0;
  write(to, note, 0.5, (t) => {
    const now = string[place] ?? 0;
    const next = (place + 1) % period;
    string[place] = (now + (string[next] ?? 0)) * 0.5 * loss;
    place = next;
    return now * 1.9 * (t > note.length ? Math.max(0, 1 - (t - note.length) / 0.5) : 1);
  });
}

/** An electric piano: a sine whose brightness dies away faster than its tone. */
export function playElectric(to: Sound, note: Note): void {
  const step = getFrequency(note.midi) / sampleRate;
  write(to, note, 0.5, (t, index) => {
    const phase = index * step;
    const bright = Math.exp(-t * 5) * 0.11;
    const strike = Math.min(1, t / 0.004) * Math.exp(-t * 1.7);
    const end = t > note.length ? Math.max(0, 1 - (t - note.length) / 0.5) : 1;
    const turned = phase + bright * look(sine, (phase * 2) % 1);
    return (
      (look(sine, ((turned % 1) + 1) % 1) + 0.18 * look(sine, (phase * 3) % 1) * Math.exp(-t * 7)) * strike * end * 0.9
    );
  });
}

/** A small bell. */
export function playBell(to: Sound, note: Note): void {
  const step = getFrequency(note.midi) / sampleRate;
  write(to, { ...note, length: Math.max(note.length, 1.4) }, 0.6, (t, index) => {
    const phase = index * step;
    const strike = Math.min(1, t / 0.006);
    return (
      (look(sine, phase % 1) * Math.exp(-t * 2.1) +
        0.35 * look(sine, (phase * 2.76) % 1) * Math.exp(-t * 5) +
        0.12 * look(sine, (phase * 5.4) % 1) * Math.exp(-t * 9)) *
      strike *
      0.75 *
      Math.max(0, 1 - t / (Math.max(note.length, 1.4) + 0.6))
    );
  });
}

/** A breathy melody voice with a late, narrow vibrato. */
export function playFlute(to: Sound, note: Note): void {
  const step = getFrequency(note.midi) / sampleRate;
  let phase = 0;
  write(to, note, 0.22, (t) => {
    phase += step * (1 + 0.004 * Math.sin(t * 31) * Math.min(1, t / 0.4));
    const attack = Math.min(1, t / 0.05);
    const end = t > note.length ? Math.max(0, 1 - (t - note.length) / 0.22) : 1;
    return look(round, phase % 1) * attack * end * 0.6 * (0.75 + 0.25 * Math.exp(-t * 2));
  });
}

export function playBass(to: Sound, note: Note): void {
  const step = getFrequency(note.midi) / sampleRate;
  write(to, note, 0.12, (t, index) => {
    const attack = Math.min(1, t / 0.012);
    const end = t > note.length ? Math.max(0, 1 - (t - note.length) / 0.12) : 1;
    return look(round, (index * step) % 1) * attack * end * (0.55 + 0.45 * Math.exp(-t * 4));
  });
}

export type Drum = "kick" | "snare" | "hat" | "shaker" | "tom";

export function playDrum(to: Sound, kind: Drum, at: number, loud: number, random: () => number): void {
  const note = { at, midi: 0, loud, pan: kind === "hat" ? 0.3 : kind === "shaker" ? -0.35 : 0 };
  if (kind === "kick" || kind === "tom") {
    const [high, low, fall, length] = kind === "kick" ? [120, 46, 26, 0.3] : [150, 74, 9, 0.55];
    let phase = 0;
    write(to, { ...note, length }, 0, (t) => {
      phase += (low + (high - low) * Math.exp(-t * fall)) / sampleRate;
      return (
        look(sine, phase % 1) *
        Math.min(1, t / 0.002) *
        Math.exp(-t * (kind === "kick" ? 11 : 7)) *
        Math.min(1, (length - t) / 0.02)
      );
    });
    return;
  }
  const length = { snare: 0.17, hat: 0.055, shaker: 0.085 }[kind];
  let before = 0;
  let smooth = 0;
  write(to, { ...note, length }, 0, (t) => {
    const noise = random() * 2 - 1;
    const high = noise - before;
    before = noise;
    smooth = smooth * 0.6 + noise * 0.4;
    const share = t / length;
    if (kind === "hat") return high * 0.34 * (1 - share) ** 3;
    if (kind === "shaker") return high * 0.26 * Math.sin(Math.PI * share) ** 2;
    return (
      (smooth * 0.8 + high * 0.12 + look(sine, (t * 185) % 1) * 0.4 * Math.exp(-t * 30)) *
      Math.min(1, t / 0.002) *
      (1 - share) ** 2.4
    );
  });
}
