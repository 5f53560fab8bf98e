import { capitalize, endSentence } from "./grammar";
import { needs } from "./needs";
import { slots } from "./slots";
import type { Source } from "./source";

/** What troubles the reader, whole and said to them: "They need an office" is "You need an office". Null where it is the owner's own trouble. */
export function tellProblem(source: Source): string | null {
  const problem = needs.problem(source) ? slots.problem.fill(source) : null;
  if (!problem) return null;
  // why: "Dreading the tax return every January" is what a reader does, and is asked
  const isDoing = /^\p{Lu}\p{Ll}+ing\s/u.test(problem) && !needs["problem-clause"](source);
  return endSentence(isDoing ? `${problem}?` : /^they\b/i.test(problem) ? toReader(problem) : problem);
}

/** "They assume their yard is too small" said to those of whom it speaks. */
function toReader(text: string): string {
  const turned: Readonly<Record<string, string>> = {
    they: "you",
    their: "your",
    theirs: "yours",
    them: "you",
    themselves: "yourself",
  };
  return capitalize(
    text.replace(/\b(?:they|theirs?|them|themselves)\b/gi, (word) => turned[word.toLowerCase()] ?? word),
  );
}

/** Whom it is for: those who do something by what they do, else by their name. Null where an idea speaks to others than the customers. */
export function findReader(source: Source): { asYou: string } | { readers: string } | null {
  if (/^(?:hiring|fundraiser)$/.test(source.material.message.kind)) return null;
  const asYou = needs["as-you-doing"](source) ? source.material.audience?.asYou : null;
  const readers = slots.readers.fill(source);
  return asYou ? { asYou } : readers ? { readers } : null;
}
