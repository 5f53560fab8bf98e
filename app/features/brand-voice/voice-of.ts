import type { VoiceProfile } from "~/engine/engine";

/** The voice that is saved with a project, or null. */
export function voiceOf(project: { voice: unknown }): VoiceProfile | null {
  // why the assertion: only saving an analysed voice writes it, as the engine gave it
  return project.voice as VoiceProfile | null;
}
