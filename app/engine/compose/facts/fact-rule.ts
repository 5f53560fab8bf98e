import type { MessageKind } from "../../message/message";

/** Who speaks: a business of several, or somebody who works alone. */
export type Speaker = "we" | "I";

/** How owners note a fact without a verb, and the sentence that it is. It holds only where its grammar is known. */
export interface FactRule {
  name: string;
  examples: readonly (readonly [fact: string, sentence: string])[];
  when: RegExp;
  /** The sentence without its end mark; null where the words are not what the rule is for. */
  say: (parts: readonly string[], speaker: Speaker, kind: MessageKind, name: string) => string | null;
}

export const be = (speaker: Speaker) => (speaker === "I" ? "I am" : "We are");
export const have = (speaker: Speaker) => `${speaker === "I" ? "I" : "We"} have`;
export const me = (speaker: Speaker) => (speaker === "I" ? "me" : "us");

/** "Tools", "tea and cake" and "children" are many; "kit" and "booking" one. */
export const isMany = (noun: string): boolean =>
  / and /i.test(noun) || /\b(?:children|people|women|men)$/i.test(noun) || /(?<![siu])s$/i.test(noun);

/** What no "a" stands before: "delivery is £4.50", "gift wrapping is £2". */
export const isMass = (noun: string): boolean =>
  /(?:ing|delivery|entry|postage|admission|hire|membership|breakfast|lunch|dinner|supper|food|travel|collection|labour|work|storage)$/i.test(
    noun,
  );

/** A count in figures or in words, for patterns. */
export const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`;

/** With a small first letter, whatever the word: of a verb or a number that is known. */
export const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const who = (speaker: "we" | "I") => (speaker === "I" ? "I" : "We");
