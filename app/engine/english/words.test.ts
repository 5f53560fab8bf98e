import { expect, test } from "vitest";
import { readWords } from "./words";

test("a text that is read again has the same words, and so has one that was forgotten between", () => {
  const first = readWords("Two-for-one pasta on Tuesdays.");
  expect(readWords("Two-for-one pasta on Tuesdays.")).toBe(first);
  for (let turn = 0; turn < 1_000; turn++) readWords(`The ${turn}th text that nobody reads twice`);
  const again = readWords("Two-for-one pasta on Tuesdays.");
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
