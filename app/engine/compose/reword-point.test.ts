import { describe, expect, it } from "vitest";
import { rewordings, rewordPoint } from "./reword-point";

describe.each(rewordings)("$name", ({ examples, say }) => {
  it.each(examples)("%s", (point, reworded) => {
    expect(`${say(point.slice(0, -1))}.`).toBe(reworded);
    expect(rewordPoint(point)).toContain(reworded);
  });
});

it.each([
  "Are we open on Sunday 14 June?",
  "We moved. From 1 May you find us in King Street.",
  "From 9 to 12 on Saturdays we test logs, bring yours.",
  "Two seats left",
])("says nothing in other words that is not one plain sentence: %s", (point) => {
  expect(rewordPoint(point)).toEqual([]);
});
