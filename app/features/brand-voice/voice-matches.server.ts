import type { BlogPost, Caption, VoiceProfile } from "~/engine/engine";
import { matchVoice, type VoiceMatch } from "~/engine/voice/match-voice";
import { requireProject } from "~/features/projects/project.queries.server";
import { findText, hasEarlierVersion, type TextType, versionOf } from "./part-versions.server";
import { voiceOf } from "./voice-of";

/** What the results page says of a text and the project's voice, and what its buttons need. */
export interface TextVoice {
  /** Null while the project has no voice: then an earlier version may still be put back. */
  match: VoiceMatch | null;
  version: string;
  hasEarlier: boolean;
}

/** How each finished text of a spark keeps to its project's voice; null where there is nothing to say or to put back. */
export function voiceMatches(user: { id: number }, spark: { id: number; projectId: number }) {
  const voice = voiceOf(requireProject(user, spark.projectId));
  return { blog: ofText(spark.id, "blog", voice), caption: ofText(spark.id, "caption", voice) };
}

function ofText(sparkId: number, type: TextType, voice: VoiceProfile | null): TextVoice | null {
  const part = findText(sparkId, type);
  if (!part?.content) return null;
  const hasEarlier = hasEarlierVersion(part.id);
  if (!voice && !hasEarlier) return null;
  const text =
    type === "blog"
      ? (part.content as BlogPost).markdown
      : (part.content as Caption[]).map((caption) => caption.text).join("\n\n");
  return { match: voice && matchVoice(text, voice), version: versionOf(part.content), hasEarlier };
}
