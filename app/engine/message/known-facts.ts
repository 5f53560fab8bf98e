import { isClock } from "../english/clock";
import { readWords } from "../english/words";
import type { Material } from "./message";

const holdsClock = (text: string) =>
  readWords(text).some(isClock) ||
  /\b(?:at|from|until|till) (?:noon|midnight|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
    text,
  );

/** Whether an hour is told: with the time, in a statement or in a fact of the project. */
export const knowsHours = (material: Material): boolean =>
  !!material.timing?.from || [material.timing?.text ?? "", ...material.statements, ...material.stated].some(holdsClock);

/** Whether a day is told; of several that are apart none is typed, and yet they are known. */
export const knowsDay = ({ timing }: Material): boolean =>
  !!timing && (timing.start !== null || timing.last !== null || timing.recurring !== null || /\d/.test(timing.text));

const addressWords =
  /\b(?:street|st|road|rd|lane|avenue|ave|square|platform|library|way|hill|court|yard|quay|wharf|close|drive|terrace|row|market|mews|pier|harbour|park|beach|stadium|theatre|museum|centre|center|club|pub|barn|farm|hall|church|school|station)\b/i;
const postcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/;

const isAddress = (text: string): boolean =>
  postcode.test(text) || (/\b\d{1,4}[a-z]?\s\p{Lu}\p{L}{1,20}/u.test(text) && addressWords.test(text));

/** Whether a place to come to is told. */
export const knowsPlace = ({ message, sentences, stated }: Material): boolean =>
  message.facts.where !== null ||
  sentences.some(isAddress) ||
  stated.some(
    (text) =>
      addressWords.test(text) ||
      /^(?:[Aa]t|[Ii]n|[Oo]n|[Bb]ehind|[Nn]ext to|[Oo]pposite|[Nn]ear|[Aa]bove|[Bb]eside) |\b(?:at|in) (?:the )?[A-Z]/.test(
        text,
      ),
  );

const sumPattern = String.raw`(?:[£$€₹]|Rs\.? ?)?\d[\d,]{0,12}(?:\.\d\d)?(?: ?(?:euros?|pounds|dollars|kr|[£$€]))?`;
const inAlready = new RegExp(
  String.raw`(${sumPattern})\s(?:is |are |has been |have been )?(?:already |so far )?(?:in|raised|pledged|there|given|collected|donated|in the (?:bank|pot|tin))\b(?: (?:already|so far))?|\b(?:raised|have|collected|got)\s(?:already )?(${sumPattern})(?: already| so far)|\balready (?:raised|have|collected|got) (${sumPattern})`,
  "i",
);

/** What an appeal says is in, as typed: "£4,120" of "£4,120 is already in". */
export const findSumIn = (text: string): string | null => inAlready.exec(text)?.slice(1).find(Boolean) ?? null;

/** "8 Canal Yard" of a statement that names a street with its number. */
export const findStreet = ({ statements }: Material): string | null =>
  statements.flatMap((text) => {
    const street = /\b\d{1,4}[a-z]?(?: \p{Lu}[\p{L}'’-]{1,20}){1,3}/u.exec(text)?.[0] ?? "";
    return addressWords.test(street) ? street : [];
  })[0] ?? null;

/** Whether a number to call or to text is told. */
export const knowsPhone = ({ statements, stated, sentences, callToAction }: Material): boolean =>
  [...statements, ...stated, ...sentences, callToAction ?? ""].some((text) =>
    /\+?\(?\d(?:[\s().-]{0,2}\d){6,14}/.test(text),
  );

/** Whether one of the statements matches. */
export const says = ({ statements }: Material, pattern: RegExp): boolean =>
  statements.some((text) => pattern.test(text));
