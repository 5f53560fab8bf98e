import { tagText, type View } from "./tag-text";

/** A word taken for a noun, whatever a tagger would make of it alone. */
export function tagNoun(word: string, number: "Singular" | "Plural"): ReturnType<View["nouns"]> {
  const view = tagText(word);
  view.tag(number);
  return view.nouns();
}
