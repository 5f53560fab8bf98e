/** Who speaks: a business of several, or somebody who works alone. */
export type Speaker = "we" | "I";

/** Who speaks in a description: "I'm a one-man band" is one. */
export const findSpeaker = (description: string): Speaker =>
  /\bI(?:['’]m| am| have|['’]ve)? /.test(description) && !/\b(?:we|us|our)\b/i.test(description) ? "I" : "we";
