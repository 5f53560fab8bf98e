import { findEspeakVoice } from "~/engine/embedded/sound/espeak-voice";
import { hasVoice } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "~/features/settings/provider-settings.server";

/** Whether a voice is at hand that can read a video's words aloud: a program on this machine, or a provider's. */
export function canSpeak(): boolean {
  return findEspeakVoice() !== null || hasVoice(getProviderSettings());
}
