import type { VoiceProfile } from "~/engine/engine";
import type { VoiceMatch } from "~/engine/voice/match-voice";
import { requireProject } from "~/features/projects/project.queries.server";
import { readContent } from "~/features/sparks/read-content.server";
import { findVoice } from "./find-voice";
import { findText, hasEarlierVersion, hashContent, type TextType } from "./part-versions.server";
import { findMatch, measureText } from "./text-match.server";

/** What the results page says of a text and the project's voice, and what its buttons need. */
export interface TextVoice {
  /** Null while the project has no voice (then an earlier version may still be put back), or while it is measured. */
  match: VoiceMatch | null;
  isMeasuring: boolean;
  version: string;
  hasEarlier: boolean;
}

/**
 * How each finished text of a spark keeps to its project's voice, as it was measured before; null where there is nothing to say or to
 * put back. A text that was never measured against this voice is measured beside the request, for the next look.
 */
export function findVoiceMatches(user: { id: number }, spark: { id: number; projectId: number }) {
  const voice = findVoice(requireProject(user, spark.projectId));
  return { blog: ofText(spark, "blog", voice), caption: ofText(spark, "caption", voice) };
}

function ofText(
  spark: { id: number; projectId: number },
  type: TextType,
  voice: VoiceProfile | null,
): TextVoice | null {
  const part = findText(spark.id, type);
  if (!part?.content) return null;
  const hasEarlier = hasEarlierVersion(part.id);
  if (!voice && !hasEarlier) return null;
  if (!readContent(type, part)) return null;
  const match = voice && findMatch(part, voice);
  if (voice && !match) void measureText(part.id, spark.projectId);
  return { match, isMeasuring: voice !== null && !match, version: hashContent(part.content), hasEarlier };
}
