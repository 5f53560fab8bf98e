import { completeSentence } from "../english/complete-sentence";
import type { PointParts } from "../english/point-pieces";
import { aCase } from "../english/take-apart-point";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import type { PointForm } from "./source";

/** What the point is, as a piece of language. */
export function findPointForm(point: string, parts: PointParts | null): PointForm {
  const words = readWords(point);
  const [first, second] = words;
  if (/[?!.]["”’]? /.test(point)) return "sentences";
  if (point.endsWith("?") || /^(?:how|why|what|when|where|who|which)$/.test(first?.lower ?? "")) return "question";
  if (/^(?:is|are|do|does|can|should|could|will|would|did|has|have)$/.test(first?.lower ?? "")) return "question";
  const opensWithVerb = first?.part === "verb" && ["Imperative", "Infinitive"].some((tag) => first.tags.has(tag));
  const takesObject = /^(?:determiner|noun|pronoun|number|adjective)$/.test(second?.part ?? "");
  // why the particle too: "Drop off tins by Saturday"
  if (opensWithVerb && (takesObject || /^(?:off|up|in|out|down)$/.test(second?.lower ?? ""))) return "call";
  if (/^(?:don['’]t|do not|never|please|remember)\s/i.test(point)) return "call";
  if (aCase.test(point)) return "clause";
  const isClaim =
    words.some(({ lower }, at) => lower === "that" && words[at - 1]?.part === "noun") && hasMainVerb(words);
  if (parts && !isClaim) return parts.core ? "phrase" : "clause";
  return hasMainVerb(words) || completeSentence(point)?.rule === "a sentence already" ? "clause" : "phrase";
}

/** "A glaze that my grandmother mixed" has no verb but the one that belongs to "that"; "Shops that moved to us cut their time" has. */
function hasMainVerb(words: readonly Word[]): boolean {
  const relative = words.findIndex(({ lower }, at) => lower === "that" && words[at - 1]?.part === "noun");
  if (relative < 0 || hasFiniteVerb(words.slice(0, relative))) return hasFiniteVerb(words);
  const rest = words.slice(relative);
  return rest.filter((word, at) => hasFiniteVerb([...rest.slice(at - 1, at), word])).length > 1;
}
