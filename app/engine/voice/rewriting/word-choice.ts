import { replaceIfTaken, type Take } from "./take";

/** Formal wordings and the plain ones that fit in their place whatever stands around them. Inflected forms stand by themselves. */
const toPlain: readonly (readonly [pattern: string, plain: string])[] = [
  ["utili[sz]e", "use"],
  ["utili[sz]es", "uses"],
  ["utili[sz]ed", "used"],
  ["utili[sz]ing", "using"],
  ["commence", "start"],
  ["commences", "starts"],
  ["commenced", "started"],
  ["commencing", "starting"],
  ["assist you", "help you"],
  ["assists you", "helps you"],
  ["obtain", "get"],
  ["obtains", "gets"],
  ["obtaining", "getting"],
  ["numerous", "many"],
  ["individuals", "people"],
  ["approximately", "about"],
  ["additional", "extra"],
  ["prior to", "before"],
  ["in order to", "to"],
  ["in the event that", "if"],
  ["due to the fact that", "because"],
  ["ensure that", "make sure that"],
  ["ensures that", "makes sure that"],
  ["inform you", "tell you"],
  ["demonstrate", "show"],
  ["demonstrates", "shows"],
  ["demonstrated", "showed"],
  ["shall", "will"],
  ["whilst", "while"],
  ["amongst", "among"],
  ["(?<!\\bonce\\s)upon(?! a time)", "on"],
  ["is able to", "can"],
  ["are able to", "can"],
];

const toFormal: readonly (readonly [pattern: string, formal: string])[] = [
  ["kids", "children"],
  ["maybe", "perhaps"],
  ["make sure that", "ensure that"],
  ["(?<=\\b(?:to|you|we|they|can|will|could|should)\\s)buy", "purchase"],
  ["(?<=\\b(?:has|have|you|we|they)\\s)bought", "purchased"],
  ["(?<=\\b(?:is|are|by|before|when|while|for)\\s)buying", "purchasing"],
  ["(?<=\\bwhat you )need", "require"],
  ["(?<=\\b(?:to|you|we|they|can|will)\\s)help (?=you|us|them)", "assist "],
  ["(?<=\\ban?\\s)extra", "additional"],
  ["in charge of", "responsible for"],
  ["folks", "people"],
];

const openersToPlain: readonly (readonly [RegExp, string])[] = [
  [/^However, /, "But "],
  [/^(?:Therefore|Consequently|Accordingly|As a result), /, "So "],
  [/^(?:Furthermore|Moreover|In addition), /, "Also, "],
];
/** Only before a pronoun or an article: "But first, coffee" would not bear it. */
const openersToFormal: readonly (readonly [RegExp, string])[] = [
  [/^But (?=(?:we|you|it|they|I|he|she|this|that|these|the|our|your)\b)/, "However, "],
  [/^So,? (?=(?:we|you|it|they|I|he|she|this|the|our|your)\b(?![^.!?]*\?))/, "Therefore, "],
  [/^Also, /, "In addition, "],
  [/^(?:Hi|Hey)(?=[ ,])/, "Hello"],
  [/^Thanks for /, "Thank you for "],
];

/** Plain words for formal ones. */
export function useCasualWords(prose: string, take: Take): string {
  return openers(replaced(prose, toPlain, take), openersToPlain, take);
}

/** Formal words for plain ones, where a formal one says just the same. */
export function useFormalWords(prose: string, take: Take): string {
  return openers(replaced(prose, toFormal, take), openersToFormal, take);
}

/** "very fresh" becomes "fresh"; "not very", "the very best", "very much" stay, since they mean something else without it. */
export function removeBoosters(prose: string, take: Take): string {
  return prose.replace(
    /(?<!\b(?:not|so|the|how|that)\s|n['’]t\s)(?:\b(an?) )?\b(?:very|really|truly|extremely|incredibly|absolutely|totally|utterly|super) (?!much\b|own\b|best\b|same\b|first\b|last\b|few\b|little\b|many\b|well\b|good at\b)(\p{Ll}{2,})/giu,
    (all, article: string | undefined, next: string) => {
      // why: "Really Good Coffee" and "a Very Berry cup" are names.
      if (/\p{Lu}/u.test(all.slice(article ? 1 : 0))) return all;
      return replaceIfTaken(take, all, article ? `${withCaseOf(article, articleFor(next))} ${next}` : next);
    },
  );
}

function articleFor(word: string): "a" | "an" {
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return "an";
  return /^(?:[aeio]|u(?!ni|s[aeiu]|kr|t[ie]|r[aeiou]n))/i.test(word) && !/^(?:eu|one\b|once)/i.test(word) ? "an" : "a";
}

function replaced(prose: string, pairs: readonly (readonly [string, string])[], take: Take): string {
  return pairs.reduce(
    (text, [from, to]) =>
      text.replace(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${from})(?![\\p{L}\\p{N}-])`, "giu"), (all, ...rest) => {
        const offset = Number(rest.find((given) => typeof given === "number"));
        // why: "Additional Services Ltd" is a name, and so may be any capital inside a sentence.
        const opens = /(?:^|[.!?]\s+|\uE001\s)$/u.test(text.slice(0, offset));
        const isName = /^\p{Lu}/u.test(all) && (!opens || /^\s+\p{Lu}\p{Ll}/u.test(text.slice(offset + all.length)));
        return isName ? all : replaceIfTaken(take, all, withCaseOf(all, to));
      }),
    prose,
  );
}

/** At the start of a sentence the replacement begins with a capital too. */
function withCaseOf(from: string, to: string): string {
  return /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}

function openers(prose: string, pairs: readonly (readonly [RegExp, string])[], take: Take): string {
  return prose
    .split(/(?<=[.!?]\s{1,4})/)
    .map((sentence) =>
      pairs.reduce((text, [from, to]) => text.replace(from, (all) => replaceIfTaken(take, all, to)), sentence),
    )
    .join("");
}
