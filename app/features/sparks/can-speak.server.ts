import { espeakVoice } from "~/engine/embedded/sound/espeak-voice";
import { providerSettings } from "~/features/settings/provider-settings.server";

/** Whether a voice is at hand that can read a video's words aloud: a program on this machine, or OpenAI, which alone has one. */
export function canSpeak(): boolean {
  const { keys, video } = providerSettings();
  const asksProviders = video.engines?.[0] !== "embedded";
  return espeakVoice() !== null || (asksProviders && keys.openai !== undefined);
}
