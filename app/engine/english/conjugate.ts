import { tagText } from "./tag-text";
import { readWords } from "./words";

interface Forms {
  Infinitive?: string;
  PresentTense?: string;
  Gerund?: string;
  PastTense?: string;
}

/** The forms of a word that is taken for a verb; empty of what is none. */
function readForms(word: string, tag: "Verb" | "Gerund"): Forms {
  const view = tagText(word);
  view.tag(tag);
  return (view.verbs().conjugate() as Forms[])[0] ?? {};
}

/** The verb as it stands behind "to": "protecting" is "protect". Unchanged where it is no verb that is known. */
export const toInfinitive = (verb: string): string => readForms(verb, "Verb").Infinitive?.trim() || verb;

/** "Winning" as it was done: "won". Unchanged where it is no verb that is known. */
export const toPast = (verb: string): string => readForms(verb, "Verb").PastTense || verb;

/** "Opens" as it is going on: "opening"; null of what is no verb that is known. */
export function toGerund(verb: string): string | null {
  const { Gerund } = readForms(verb, "Verb");
  return Gerund && /ing$/.test(Gerund) ? Gerund : null;
}

/** "Selling" as one does it: "sells"; null of what is no verb. */
export function toPresent(gerund: string): string | null {
  const { Infinitive, PresentTense } = readForms(gerund, "Gerund");
  return Infinitive && PresentTense && Infinitive !== gerund ? PresentTense : null;
}

/** "Sell" as one does it: "sells"; null of what is no verb, and of what is past or may be. */
export function conjugate(verb: string): string | null {
  if (/^(?:can|will|would|could|should|must|may|might|was|were|had|did)$/i.test(verb)) return null;
  const [word] = readWords(`we ${verb}`).slice(1);
  if (word?.part !== "verb" || word.tags.has("PastTense") || word.tags.has("Gerund")) return null;
  const { Infinitive, PresentTense } = readForms(verb, "Verb");
  return Infinitive === verb.toLowerCase() ? (PresentTense ?? null) : null;
}
