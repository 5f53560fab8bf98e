import { readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";

export type ReaderSlots = Partial<Record<"audience" | "you" | "someone" | "problem", string>>;

/** Words of an audience and of a trouble that can stand inside a sentence. */
const mostWords = 9;
const mostOfProblem = 8;

/** Who it is for, as a plural; said to them; and one of them. Empty as far as the grammar is not sure. */
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
    return {
      audience,
      ...(isOne ? {} : { you: `you ${turnToReader(deed)}` }),
      // why not of two deeds: both would change
      ...(isOne || !/ (?:and|or|but) /.test(deed) ? { someone: `someone who ${isOne ? deed : singleVerb(deed)}` } : {}),
    };
  }
  const phrase = readNounPhrase(audience);
  const words = readWords(audience);
  // why: of "nurses wanting fewer hours" it is the nurses who are many
  const isOfDeed = words
    .slice(1)
    .some(({ tags, lower }) => tags.has("Gerund") || /^(?:training|wanting|looking|living|working)$/.test(lower));
  if (phrase?.number !== "plural") return {};
  if (isOfDeed) return { audience };
  const [, , owned] =
    /^(.{2,60}?) with (?!a view\b|young\b)((?:an?|one|no|small|large|old|little|their own) .{2,80})$/i.exec(audience) ??
    [];
  return { audience, ...(owned ? { you: `you have ${owned.replace(/^their own/i, "your own")}` } : {}) };
}

const turnToReader = (deed: string): string =>
  deed
    .replace(/\btheir\b/g, "your")
    .replace(/\bthey\b/g, "you")
    .replace(/\bthem\b/g, "you")
    .replace(/\bthemselves\b/g, "yourself");

/** "Send gifts" as one does it: "sends gifts"; what is past stays. */
function singleVerb(deed: string): string {
  const words = deed.split(" ");
  const at = words.findIndex(
    (word) =>
      !/^(?:never|always|often|just|still|only|already|also|rarely|usually|\p{L}+ly|do|cannot|can|want|can['’]t)$/iu.test(
        word,
      ) || /^(?:do|want|can|cannot|can['’]t)$/i.test(word),
  );
  const verb = words[at] ?? "";
  const known: Readonly<Record<string, string>> = {
    are: "is",
    have: "has",
    do: "does",
    go: "goes",
    "don't": "doesn't",
    "don’t": "doesn’t",
    were: "was",
    "haven't": "hasn't",
    "haven’t": "hasn’t",
    "aren't": "isn't",
    "aren’t": "isn’t",
  };
  const isPast = readWords(`they ${deed}`)[at + 1]?.tags.has("PastTense") ?? false;
  const isModal = /^(?:can|cannot|can['’]t|could|will|would|should|must|may|might)$/i.test(verb);
  words[at] =
    known[verb] ??
    (isPast || isModal
      ? verb
      : /(?:s|x|z|ch|sh)$/.test(verb)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ies`
          : `${verb}s`);
  return words.join(" ");
}

/** A trouble in a few words, without a verb: it can be asked after and answered. */
export function readTrouble(problem: string): ReaderSlots {
  const text = problem.replace(/[.?!]$/, "");
  const isFragment = /\?$/.test(problem) && text.split(" ").length <= mostOfProblem && !/["“”?]/.test(text);
  return isFragment && !hasFiniteVerb(readWords(text)) && !/^(?:how|what|why|when|where|who|which)\b/i.test(text)
    ? { problem: text }
    : {};
}
