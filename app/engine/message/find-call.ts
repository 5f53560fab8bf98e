import type { Brief } from "../brief";
import type { MessageKind } from "./message";

/** What people do who want a post. */
export const asksToApply =
  /^(?:text|call|ring|phone|whatsapp|message|write|drop|send (?:us|me|your))\b|\b(?:portfolio|folio)\b|\b(?:apply|application|cv|sign up|join (?:us|our|the (?:team|crew))|work (?:with|for) us|get in touch|contact|volunteer|lend a hand|help out|e-?mail|call us|ring us|phone us|talk to us|write to us|message us|rehearsals?|come (?:along|and meet|and see|by|in)|meet us|taster|audition)\b/i;

/** Calls that are answered by a telephone: nobody rings a website, and who is asked to call by comes. */
export const isByPhone = /^(?:please )?(?:text|call|ring|phone|whatsapp)\b(?! (?:by|in|round)\b)/i;

/** The call to action that the owner typed: of the project's own, a post to be filled takes none that asks its customers to buy or to come. */
export function findTypedCall({ specificCallToAction, project }: Brief, kind: MessageKind): string | null {
  const { defaultCallToAction } = project;
  const isForOthers = kind === "hiring" && !asksToApply.test(defaultCallToAction ?? "");
  return specificCallToAction?.trim() || (isForOthers ? null : defaultCallToAction);
}
