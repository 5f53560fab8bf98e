import type { Arrangement } from "~/features/editor/arrange-scenes";

/** What a script's form sends beside the texts: the kind of each scene, and the small line above it. */
export function hiddenOf({ arrangement }: { arrangement: Arrangement }): Record<string, string> {
  const fields = arrangement.scenes.map(({ kind, kicker }, index) => ({
    [`scene${index + 1}Kind`]: kind,
    [`scene${index + 1}Kicker`]: kicker,
  }));
  return Object.assign({}, ...fields);
}
