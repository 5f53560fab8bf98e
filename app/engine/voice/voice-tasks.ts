import type { ContentByType, VoiceProfile } from "../engine";
import { isAds, isEmail, readWords } from "../written-text";
import { analyseVoice, type VoiceAnalysis } from "./analyse-voice";
import { matchVoice, type VoiceMatch } from "./match-voice";
import { reviseBlog, reviseCaptions } from "./revise-content";
import { reviseAds, reviseEmail } from "./revise-formats";
import { makeVoiceProfile } from "./voice-profile";

/** A text of a campaign, as it is stored. */
export type VoicedText = { [T in "blog" | "caption"]: { type: T; content: ContentByType[T] } }["blog" | "caption"];

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
    const revised = reviseText(text, voice, keep, briefText);
    return { content: revised.content, match: matchText(revised, voice) };
  },
};

export type VoiceTasks = typeof voiceTasks;

function reviseText(text: VoicedText, voice: VoiceProfile, keep: readonly string[], briefText: string): VoicedText {
  if (text.type === "blog") {
    const { content } = text;
    return {
      type: "blog",
      content: isEmail(content) ? reviseEmail(content, voice, keep) : reviseBlog(content, voice, keep, briefText),
    };
  }
  const { content } = text;
  return {
    type: "caption",
    content: isAds(content) ? reviseAds(content, voice, keep) : reviseCaptions(content, voice, keep),
  };
}

/** How well an article or an e-mail, or all captions or ads together, keep to a voice. */
export function matchText(text: VoicedText, voice: VoiceProfile): VoiceMatch {
  return matchVoice(readWords(text.content), voice);
}
