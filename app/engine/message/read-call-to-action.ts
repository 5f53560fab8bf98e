import { readWords } from "../english/words";
import type { CallToAction } from "./message";

const calls =
  /^(?:book|reserve|order|choose|get|give|ask|start|call|shop|plan|visit|download|buy|try|join|donate|sign|subscribe|register|contact|apply|request|see|read|discover|find|come|send|claim|schedule|talk|learn|explore|browse|watch|enter|save|grab|pick|enrol|enroll|volunteer|rsvp|message|email|write|drop|meet|check|compare|make)$/;

/** "Book a trial lesson" as verb and object; both null where the text is no imperative with an object ("Learn more", "Now open"). */
export function readCallToAction(raw: string | null): CallToAction | null {
  const text = raw
    ?.replace(/\s+/g, " ")
    .replace(/[.!\s]$/, "")
    .trim();
  if (!text) return null;
  const [verb, next] = readWords(text);
  if (!verb || !next || !calls.test(verb.lower)) return { text, verb: null, object: null };
  const isObject =
    ["determiner", "noun", "adjective", "number", "other"].includes(next.part) &&
    !/^(?:more|now|today|here|direct|directly)$/.test(next.lower);
  return { text, verb: isObject ? verb.lower : null, object: isObject ? text.slice(next.start) : null };
}
