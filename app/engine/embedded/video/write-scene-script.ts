import type { SceneLine } from "../../brief";
import { endSentence } from "./short-sentences";

/** What a viewer reads in a scene, as sentences: its script and its subtitles. An address stays without a full stop. */
export function writeSceneScript({ kind, line, detail }: Pick<SceneLine, "kind" | "line" | "detail">): string {
  if (kind === "action") return `${endSentence(line)} ${detail}`.trim();
  return [line, detail].filter(Boolean).map(endSentence).join(" ");
}
