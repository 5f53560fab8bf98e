/** The samples at another rate, with smooth steps between them; a falling rate is smoothed first, so that nothing whistles. */
export function resampleVoice(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const out = new Float32Array(Math.floor((samples.length * to) / from));
  const reach = Math.max(1, Math.ceil(from / to));
  for (let at = 0; at < out.length; at += 1) {
    const place = (at * from) / to;
    if (reach > 1) {
      let sum = 0;
      const first = Math.floor(place);
      for (let near = 0; near < reach; near += 1) sum += samples[first + near] ?? 0;
      out[at] = sum / reach;
      continue;
    }
    // Catmull and Rom's curve through four neighbours.
    const first = Math.floor(place);
    const share = place - first;
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => samples[first + step] ?? 0) as [number, number, number, number];
    out[at] = b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
  }
  return out;
}

/** Quieter than this is silence. */
const floor = 0.004;

/** Cuts the silence at both ends off. */
export function trimSilence(samples: Float32Array): Float32Array {
  let first = 0;
  while (first < samples.length && Math.abs(samples[first] ?? 0) < floor) first += 1;
  let last = samples.length;
  while (last > first && Math.abs(samples[last - 1] ?? 0) < floor) last -= 1;
  return samples.slice(first, last);
}
