import type { BlogPost, Caption, VoiceProfile } from "../engine";
import { analyseVoice, type VoiceAnalysis } from "./analyse-voice";
import { matchVoice, type VoiceMatch } from "./match-voice";
import { reviseBlog, reviseCaptions } from "./revise-content";
import { makeVoiceProfile } from "./voice-profile";

/** A text of a campaign, as it is stored. */
export type VoicedText = { type: "blog"; content: BlogPost } | { type: "caption"; content: Caption[] };

/** What is measured of a voice, as calls of plain data: long texts take seconds, so a server makes them in a thread of its own. */
export const voiceTasks = {
  /** @throws UnreadableSample */
  analyse: (samples: readonly string[]): { analysis: VoiceAnalysis; profile: VoiceProfile } => ({
    analysis: analyseVoice(samples),
    profile: makeVoiceProfile(samples),
  }),

  match: (text: VoicedText, voice: VoiceProfile): VoiceMatch => matchText(text, voice),

  /** The text closer to the voice, and how well it matches then. `keep` comes out letter by letter. */
  revise: (
    text: VoicedText,
    voice: VoiceProfile,
    keep: readonly string[],
    briefText: string,
  ): { content: VoicedText["content"]; match: VoiceMatch } => {
    const revised: VoicedText =
      text.type === "blog"
        ? { type: "blog", content: reviseBlog(text.content, voice, keep, briefText) }
        : { type: "caption", content: reviseCaptions(text.content, voice, keep) };
    return { content: revised.content, match: matchText(revised, voice) };
  },
};

export type VoiceTasks = typeof voiceTasks;

/** How well an article, or all captions together, keep to a voice. */
export function matchText(text: VoicedText, voice: VoiceProfile): VoiceMatch {
  const words = text.type === "blog" ? text.content.markdown : text.content.map((caption) => caption.text).join("\n\n");
  return matchVoice(words, voice);
}
