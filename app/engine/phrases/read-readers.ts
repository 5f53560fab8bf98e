import { readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";

export type ReaderSlots = Partial<Record<"you" | "problem", string>>;

/** Words of an audience and of a trouble that can stand inside a sentence. */
const mostWords = 9;
const mostOfProblem = 8;

/** What readers do or have, said to them. Empty as far as the grammar is not sure. */
export function readAudience(audience: string): ReaderSlots {
  if (
    audience === "" ||
    /[,;:()&/]|\b(?:and|or)\b.*\b(?:and|or)\b/.test(audience) ||
    audience.split(" ").length > mostWords
  )
    return {};
  const [, group, deed] = /^(.{2,40}?) who (.+)$/i.exec(audience) ?? [];
  if (group && deed) {
    const isOne = /^(?:anyone|anybody|someone|somebody|everyone|everybody)$/i.test(group);
    return isOne ? {} : { you: `you ${turnToReader(deed)}` };
  }
  const words = readWords(audience);
  // why: of "nurses wanting fewer hours" it is the nurses who are many
  const isOfDeed = words
    .slice(1)
    .some(({ tags, lower }) => tags.has("Gerund") || /^(?:training|wanting|looking|living|working)$/.test(lower));
  if (readNounPhrase(audience)?.number !== "plural" || isOfDeed) return {};
  const [, , owned] =
    /^(.{2,60}?) with (?!a view\b|young\b)((?:an?|one|no|small|large|old|little|their own) .{2,80})$/i.exec(audience) ??
    [];
  return owned ? { you: `you have ${owned.replace(/^their own/i, "your own")}` } : {};
}

const turnToReader = (deed: string): string =>
  deed
    .replace(/\btheir\b/g, "your")
    .replace(/\bthey\b/g, "you")
    .replace(/\bthem\b/g, "you")
    .replace(/\bthemselves\b/g, "yourself");

/** A trouble in a few words, without a verb: it can be asked after and answered. */
export function readTrouble(problem: string): ReaderSlots {
  const text = problem.replace(/[.?!]$/, "");
  const isFragment = /\?$/.test(problem) && text.split(" ").length <= mostOfProblem && !/["“”?]/.test(text);
  return isFragment && !hasFiniteVerb(readWords(text)) && !/^(?:how|what|why|when|where|who|which)\b/i.test(text)
    ? { problem: text }
    : {};
}
