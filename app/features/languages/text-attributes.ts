import { findLanguage } from "~/engine/english/is-english";

/**
 * The attributes of an element that shows what a user or the engine wrote: the direction of its own letters, and its language where it
 * is known and not the page's, so that it is read aloud, hyphenated and drawn as such.
 */
export function getTextAttributes(text: string) {
  return { dir: "auto", lang: findLanguage(text) } as const;
}
