/**
 * Reads a WAV file of 16-bit samples, one or more channels mixed to one. A length that a program could not know while it was writing
 * to a pipe is taken as 'to the end'.
 * @throws Error when it is no such file, or holds no sound.
 */
export function readWave(bytes: Buffer): { samples: Float32Array; sampleRate: number } {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE")
    throw new Error("Not a WAV file");
  let format: { channels: number; sampleRate: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const from = at + 8;
    if (name === "fmt " && from + 16 <= bytes.length) {
      const bits = bytes.readUInt16LE(from + 14);
      if (bits !== 16) throw new Error(`Samples of ${bits} bits are not read`);
      format = { channels: Math.max(1, bytes.readUInt16LE(from + 2)), sampleRate: bytes.readUInt32LE(from + 4) };
    }
    if (name === "data") {
      if (!format || format.sampleRate < 4000) throw new Error("The file does not say how to play it");
      const { channels, sampleRate } = format;
      const count = Math.floor(Math.min(length, bytes.length - from) / (2 * channels));
      if (count === 0) throw new Error("The file holds no sound");
      const samples = new Float32Array(count);
      for (let sample = 0; sample < count; sample += 1) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel += 1)
          sum += bytes.readInt16LE(from + (sample * channels + channel) * 2);
        samples[sample] = sum / channels / 32768;
      }
      return { samples, sampleRate };
    }
    at = from + length + (length % 2);
  }
  throw new Error("The file holds no sound");
}
