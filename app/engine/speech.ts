import type { EngineName } from "./engine";

/** A voice that reads a film's words aloud: a program on this machine, or a provider's model. */
export interface Speech {
  engine: EngineName;
  model: string;
  /**
   * Speaks a scene's words. Answers mono samples from -1 to 1.
   * @throws PartFailure when it cannot; the film is then made without a voice.
   */
  speak(text: string, options: { signal: AbortSignal }): Promise<{ samples: Float32Array; sampleRate: number }>;
}
