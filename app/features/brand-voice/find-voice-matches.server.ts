import type { VoiceProfile } from "~/engine/engine";
import type { VoiceMatch } from "~/engine/voice/match-voice";
import { requireProject } from "~/features/projects/project.queries.server";
import { findMadePart, hashContent } from "~/features/sparks/part-versions.server";
import { readContent } from "~/features/sparks/read-content.server";
import { findVoice } from "./find-voice";
import { findMatch, measureText, type TextType } from "./text-match.server";

/** What the results page says of a text and the project's voice, and what its button needs. */
export interface TextVoice {
  /** Null while it is measured. */
  match: VoiceMatch | null;
  isMeasuring: boolean;
  version: string;
}

/**
 * How each finished text of a spark keeps to its project's voice, as it was measured before; null where there is nothing to say. A text that was never measured against this voice is measured beside the request, for the next look.
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
  const part = findMadePart(spark.id, type);
  if (!voice || !part?.content || !readContent(type, part)) return null;
  const match = findMatch(part, voice);
  if (!match) void measureText(part.id, spark.projectId);
  return { match, isMeasuring: match === null, version: hashContent(part.content) };
}
