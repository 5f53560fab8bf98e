import { capitalize } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { type Facts, factNames, type Material, type StatedFacts } from "./message";

/** Facts that stand in sentences as they were read, so that what was read wrong can be set right in them. */
const worded = ["what", "offer", "when", "where"] as const;
/** Whether a stated fact says all that was read, in fuller words. */
const isFuller = (is: string, was: string): boolean => measureShared(findUnits(was), findUnits(is)) === 1;

/** What the owner stated wins over what was read, and is sure; what was stated to be none is not there, and no sentence says it. */
export function addStatedFacts(material: Material, stated: StatedFacts): Material {
  const { message } = material;
  const names = factNames.filter((name) => stated[name] !== undefined);
  if (names.length === 0) return material;
  const facts: Facts = { ...message.facts, ...stated };
  const sure = factNames.filter((name) => (names.includes(name) || message.sure.includes(name)) && facts[name]?.length);
  const told = material.told.flatMap((sentence) => correct(sentence, message.facts, stated));
  const isSame = told.length === material.told.length && told.every((sentence, at) => sentence === material.told[at]);
  const isWorded = worded.some((name) => names.includes(name) && facts[name] !== message.facts[name]);
  return {
    ...material,
    told,
    headline: isSame && !isWorded ? material.headline : null,
    message: { ...message, facts, sure },
  };
}

/** A sentence with what was stated in the place of what was read; none where it cannot be set right, or says what is to be left out. */
function correct(sentence: string, read: Facts, stated: StatedFacts): string[] {
  let told = sentence;
  for (const name of worded) {
    const [was, is] = [read[name], stated[name]];
    if (is === undefined || !was || is === was || !told.toLowerCase().includes(was.toLowerCase())) continue;
    if (is !== null && isFuller(is, was)) continue;
    // why: where one has a preposition and the other none, no sentence holds
    if (is === null || opens(was) !== opens(is)) return [];
    told = replaceAll(told, was, is);
  }
  return [told];
}

/** Every occurrence, whatever its case; at a beginning with a capital. */
function replaceAll(text: string, was: string, is: string): string {
  const at = text.toLowerCase().indexOf(was.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)}${at === 0 ? capitalize(is) : is}${replaceAll(text.slice(at + was.length), was, is)}`;
}

const opens = (text: string): boolean =>
  /^(?:from|on|until|till|by|before|in|at|every|between|near|opposite|behind|next to)\b/i.test(text);
