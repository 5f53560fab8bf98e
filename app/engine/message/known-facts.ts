import { isClock } from "../english/clock";
import { readWords } from "../english/words";
import type { Feature, Material } from "./message";

const holdsClock = (text: string) =>
  readWords(text).some(isClock) ||
  /\b(?:at|from|until|till) (?:noon|midnight|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
    text,
  );

/** What the owner states of the project, line by line. */
const factsOf = ({ features }: Material) => features.filter(({ from }) => from === "facts");

/** Whether an hour is told: with the time, in a statement or in a fact of the project. */
export const knowsHours = (material: Material): boolean =>
  !!material.timing?.from ||
  [material.timing?.text ?? "", ...material.statements, ...factsOf(material).map(({ text }) => text)].some(holdsClock);

/** Whether a day is told; of several that are apart none is typed, and yet they are known. */
export const knowsDay = ({ timing }: Material): boolean =>
  !!timing && (timing.start !== null || timing.last !== null || timing.recurring !== null || /\d/.test(timing.text));

const addressWords =
  /\b(?:street|st|road|rd|lane|avenue|ave|square|platform|library|way|hill|court|yard|quay|wharf|close|drive|terrace|row|market|mews|hall|church|school|station)\b/i;
const postcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/;

const isAddress = ({ kind, text }: Feature): boolean =>
  (kind === "place" && (/\d/.test(text) || addressWords.test(text))) ||
  postcode.test(text) ||
  (/\b\d{1,4}[a-z]?\s\p{Lu}\p{L}{1,20}/u.test(text) && addressWords.test(text));

/** Whether a place to come to is told. */
export const knowsPlace = (material: Material): boolean =>
  material.message.facts.where !== null ||
  material.features.some(isAddress) ||
  factsOf(material).some(({ kind, text }) => kind === "place" || addressWords.test(text)) ||
  (material.sentences ?? []).some((text) => postcode.test(text));

/** Whether one of the statements matches. */
export const says = ({ statements }: Material, pattern: RegExp): boolean =>
  statements.some((text) => pattern.test(text));
