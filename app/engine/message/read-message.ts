import type { Brief } from "../brief";
import { collapseBrief } from "../collapse-brief";
import type { Message } from "./message";
import { readMaterial } from "./read-material";

/**
 * What is understood of a brief; `own` is what is read of it without the facts that its user stated. A long idea takes seconds, so a server
 * reads it in a thread of its own.
 */
export function readMessage(brief: Brief): { message: Message; own: Message } {
  const { message } = readMaterial(collapseBrief(brief));
  return { message, own: brief.facts ? readMaterial(collapseBrief({ ...brief, facts: null })).message : message };
}
