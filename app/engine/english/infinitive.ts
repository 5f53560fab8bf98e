import { tagText } from "./tag-text";

/** The verb as it stands behind "to": "protecting" is "protect". Unchanged where it is no verb that is known. */
export function toInfinitive(verb: string): string {
  const view = tagText(verb);
  view.tag("Verb");
  const found = (view.verbs().conjugate() as { Infinitive?: string }[])[0]?.Infinitive;
  return found?.trim() || verb;
}
