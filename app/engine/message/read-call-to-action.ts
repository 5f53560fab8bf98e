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
  const words = readWords(text);
  const [verb, next] = words;
  if (!verb || !next || !calls.test(verb.lower)) return { text, verb: null, object: null };
  const isObject =
    ["determiner", "noun", "adjective", "number", "other"].includes(next.part) &&
    !/^(?:more|now|today|here|direct|directly)$/.test(next.lower);
  // why: "Ask for a tasting" asks for a thing as "Book a tasting" does
  const isAskedFor = verb.lower === "ask" && next.lower === "for" && words.length > 2;
  const isTask = isObject || isAskedFor;
  return { text, verb: isTask ? verb.lower : null, object: isTask ? text.slice(next.start) : null };
}
