import { checkSealed } from "./reseal-stored.server";

/** Says in plain sentences whether what is stored sealed opens with the keys of this start, and what to do where it does not. */
export function explainSealed(): { isGood: boolean; lines: string[] } {
  const { resealed: waiting, unreadable } = checkSealed();
  const lines = unreadable.map((name) => `The stored value "${name}" cannot be read with the present ENCRYPTION_KEY.`);
  if (unreadable.length > 0)
    lines.push(
      "Name the key that sealed them as ENCRYPTION_KEY_PREVIOUS and start again, or enter them again at /settings.",
    );
  if (waiting > 0)
    lines.push(`${waiting} stored values were sealed with ENCRYPTION_KEY_PREVIOUS: the next start seals them anew.`);
  if (lines.length === 0) lines.push("All that is stored sealed opens with the present ENCRYPTION_KEY.");
  return { isGood: unreadable.length === 0, lines };
}
