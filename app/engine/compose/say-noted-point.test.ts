import { describe, expect, test } from "vitest";
import { notedPoints, sayNotedPoint } from "./say-noted-point";

const business = { name: "Studio Halo", speaker: "we", verb: "Book" } as const;

describe("what a campaign is about, noted without a verb", () => {
  for (const { name, examples } of notedPoints)
    test.each(examples)(`${name}: %s`, (point, kind, sentence) => {
      expect(sayNotedPoint(point, { ...business, kind })).toBe(sentence);
    });

  test.each([
    ["Kids climb free in the half-term holidays", "offer"],
    ["Two-for-one pasta, Tuesday nights", "offer"],
    ["Shift Swap Pro", "launch"],
    ["Intensive course: pass in two weeks", "event"],
    ["Looking for a table?", "event"],
    ["4,000 euros for new benches", "fundraiser"],
    ["Free if you bring a friend", "offer"],
    ["Studio Halo launches on 2 March", "launch"],
    ["The autumn menu launches on 2 March", "launch"],
    ["Studio Halo yoga mats", "launch"],
  ] as const)("is left as it is where no rule is sure: %s", (point, kind) => {
    expect(sayNotedPoint(point, { ...business, kind })).toBeNull();
  });
});
