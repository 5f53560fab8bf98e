import { expect, it } from "vitest";
import { keepNew, makeLine, rankLines } from "./lines";
import { sayProblem } from "./speech";

const lines = (texts: readonly string[]) => texts.map((text) => makeLine(text));

it("a line that others say already is left out, however it is put", () => {
  const kept = keepNew(
    lines(["17 to 30 April 2026", "Open Monday to Saturday", "Monday to Saturday open", "Cards accepted"]),
    ["40% off from Friday 17 April until 30 April."],
  );
  expect(kept.map(({ text }) => text)).toEqual(["Open Monday to Saturday.", "Cards accepted."]);
});

it("what decides comes first: figures of the same thing, prices and places, and what forbids last", () => {
  const facts = ["No refunds", "Founded by friends", "€150 pays for a swim", "Towels to take along"];
  const ranked = rankLines(lines(facts), "Our sponsored swim is on Sunday", "").map(({ text }) => text);
  expect(ranked[0]).toBe("€150 pays for a swim.");
  expect(ranked.at(-1)).toBe("No refunds.");
});

it("lines that are worth the same keep their order", () => {
  const facts = ["Blue door", "Green roof", "Old bell"];
  expect(rankLines(lines(facts), "Open day", "").map(({ text }) => text)).toEqual([
    "Blue door.",
    "Green roof.",
    "Old bell.",
  ]);
});

it.each([
  ["Receipts in a shoe box", "Receipts in a shoe box?"],
  ["they never learned to swim", "They never learned to swim."],
  [
    "Good tiles are expensive and people buy too many boxes.",
    "Good tiles are expensive and people buy too many boxes.",
  ],
  [
    "Not knowing whether the technician is being straight with you",
    "Not knowing whether the technician is being straight with you?",
  ],
  ["Always being the one who minds the bags", "Always being the one who minds the bags?"],
  ["Parking costs more than the film", "Parking costs more than the film."],
])("a trouble is said as what it is: %s", (typed, said) => expect(sayProblem(typed)).toBe(said));
