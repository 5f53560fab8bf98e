import type { Speech } from "../../speech";
import type { SpokenStretch } from "../sound/mix-voice";
import { resampleVoice, trimSilence } from "../sound/voice-samples";
import type { Scene } from "./scene-scripts";
import { breath, chooseSpokenSceneSeconds, sampleRate } from "./scene-timing";
import type { TimedScene } from "./timed-scenes";

/**
 * Has every scene's script said and gives the scenes the time that takes. When the voice fails at any scene, all are without: half a
 * film with a voice is worse than none. Rejects only with the signal's reason.
 */
export async function sayScenes(
  scenes: readonly Scene[],
  speech: Speech | undefined,
  signal: AbortSignal,
): Promise<{ scenes: TimedScene[]; voice: SpokenStretch[] | null }> {
  const silent = { scenes: scenes.map((scene) => ({ ...scene, spoken: null })), voice: null };
  if (!speech) return silent;
  const timed: TimedScene[] = [];
  const voice: SpokenStretch[] = [];
  let start = 0;
  try {
    for (const scene of scenes) {
      signal.throwIfAborted();
      const said = await speech.speak(scene.script, { signal });
      const samples = trimSilence(resampleVoice(said.samples, said.sampleRate, sampleRate));
      if (samples.length === 0) return silent;
      const length = samples.length / sampleRate;
      const seconds = chooseSpokenSceneSeconds(scene.script, length);
      timed.push({ ...scene, seconds, spoken: { from: breath.before, seconds: length } });
      voice.push({ at: start + breath.before, samples });
      start += seconds;
    }
  } catch {
    signal.throwIfAborted();
    return silent;
  }
  return { scenes: timed, voice };
}
