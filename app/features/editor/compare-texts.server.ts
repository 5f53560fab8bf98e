import { diffLines, diffWordsWithSpace } from "diff";
import type { EditableText } from "./text-editor";

/** A stretch of two texts: in both, only in the earlier one (removed), or only in the later one (added). */
export interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A text of which two versions differ. */
export interface Difference {
  name: string;
  label: string;
  changes: Change[];
}

type ComparedText = Pick<EditableText, "name" | "label" | "text">;

/** Words that may differ before whole lines are compared in place of words: beyond it the comparison would hold up other pages. */
const mostEdits = 1500;

/** The texts of two versions that differ, word by word, in the order of the form. */
export function compareTexts(earlier: readonly ComparedText[], later: readonly ComparedText[]): Difference[] {
  const labels = new Map([...earlier, ...later].map(({ name, label }) => [name, label]));
  const read = (texts: readonly ComparedText[], name: string) => texts.find((text) => text.name === name)?.text ?? "";
  return [...labels].flatMap(([name, label]) => {
    const [before, after] = [read(earlier, name), read(later, name)];
    return before === after ? [] : [{ name, label, changes: compareWords(before, after) }];
  });
}

function compareWords(before: string, after: string): Change[] {
  const found =
    diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) ??
    diffLines(before, after, { maxEditLength: mostEdits });
  if (!found) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return joinNeighbours(
    found.map(({ value, added, removed }) => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    })),
  );
}

/** Words in a row that were replaced, as one stretch that goes and one that comes: word by word they could not be read. */
function joinNeighbours(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  let run: Change[] = [];
  const endRun = () => {
    const removed = joinTexts(run, "added");
    const added = joinTexts(run, "removed");
    const isReplaced = run.some(({ kind }) => kind === "removed") && run.some(({ kind }) => kind === "added");
    if (isReplaced) joined.push({ kind: "removed", text: removed }, { kind: "added", text: added });
    else joined.push(...run);
    run = [];
  };
  for (const [place, change] of changes.entries()) {
    const isBetween = /^[^\S\n]+$/.test(change.text) && (changes[place + 1]?.kind ?? "same") !== "same";
    if (change.kind !== "same" || (run.length > 0 && isBetween)) {
      run.push(change);
    } else {
      endRun();
      joined.push(change);
    }
  }
  endRun();
  return joined;
}

const joinTexts = (run: readonly Change[], without: Change["kind"]) =>
  run.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join("");
