import type { Speech } from "../speech";
import { createProviderFailure } from "./failures";
import type { VoiceModel } from "./ports";
import { type Round, tryInTurn } from "./try-in-turn";

/**
 * A provider's voice, with this machine's behind it. One film has one voice: when the provider fails at the first words, the other one
 * speaks all of them; when it fails later, or its rules refuse the words, the failure is thrown, and the film has none.
 */
export function speakWithFallback(voice: VoiceModel, own: Speech | undefined, round: Round): Speech {
  let chosen: "provider" | "own" | null = null;
  return {
    engine: voice.engine,
    model: voice.model,
    async speak(text, options) {
      if (chosen === "own" && own) return own.speak(text, options);
      const outcome = await tryInTurn("voice", [voice], round, (model) => model.speak(text, round));
      if (outcome.made) {
        chosen = "provider";
        return outcome.made;
      }
      if (chosen === "provider" || !own) throw outcome.failure ?? createProviderFailure("internal", "Nobody spoke.");
      chosen = "own";
      return own.speak(text, options);
    },
  };
}
