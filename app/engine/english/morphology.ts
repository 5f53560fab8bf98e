import { tagText, type View } from "./tag-text";

/** A word taken for a noun, whatever a tagger would make of it alone. */
export function tagNoun(word: string, number: "Singular" | "Plural"): ReturnType<View["nouns"]> {
  const view = tagText(word);
  view.tag(number);
  return view.nouns();
}

/** "waterproof" gives "waterproofing"; null where the word has no such form. */
export function toGerund(verb: string): string | null {
  const view = tagText(verb.toLowerCase());
  view.tag("Verb");
  const [forms] = view.verbs().conjugate() as { Gerund?: string }[];
  return forms?.Gerund ?? null;
}
