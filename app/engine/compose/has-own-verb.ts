import { readWords } from "../english/words";
import { isSentence } from "./is-sentence";
import { opensWithGain } from "./opens-with-gain";

/** Whether a line has its verb; "10% off every service booked before May" has none. */
export function hasOwnVerb(line: string): boolean {
  const [opening] = readWords(line);
  // why: "trial our dispensers" is asked for, whatever "trial" is alone
  if (/^\p{Lu}\p{Ll}+ (?:our|the|your|my|us|an?) \p{L}/u.test(line) && opening?.part !== "determiner") return true;
  const isOrder = opening?.part === "verb" && !opening.tags.has("Gerund");
  // why not: a tagger takes the seats of "the last seats" for what they do
  if (/^(?:the )?(?:last|final|remaining) (?!.*\b(?:is|are|was|were|has|have)\b)/i.test(line)) return false;
  return !opensWithGain.test(line) && (isSentence(maskJoined(line)) || isOrder);
}

/** Without what joined words hold: "our pay-what-you-can matinees" do nothing. */
export const maskJoined = (line: string): string =>
  line
    .split(" ")
    .map((word) => (word.split("-").length > 2 ? "joined" : word))
    .join(" ");
