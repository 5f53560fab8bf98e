import { describe, expect, it } from "vitest";
import { losesFigure, titleOfComparison } from "./compared-figures";

describe("a comparison", () => {
  it.each([
    [
      "Our average customer paid £1,940 for heating before we insulated the loft and £1,310 the year after",
      "Heating: £1,940 before, £1,310 the year after",
    ],
    [
      "Our customer Daily Loaf does 31 drops in a morning by bike, and did 22 by van",
      "31 drops in a morning by bike, 22 by van",
    ],
    ["Open from 9 to 5 on Mondays", null],
    ["Order by 5 December and collect on 12 December", null],
  ])("has a title that holds both of its figures: %s", (point, title) => {
    expect(titleOfComparison(point)).toBe(title);
  });

  it.each([
    ["31 drops in a morning by bike", "31 drops in a morning by bike, and did 22 by van", true],
    ["A weaver earned ₹9,000", "In 2021 a weaver earned ₹9,000, this year it is ₹21,000", true],
    ["31 drops by bike, 22 by van", "31 drops by bike, and did 22 by van", false],
    ["Six Mondays", "Six Mondays, £96", false],
  ])("is not told by half: %s", (line, whole, isHalf) => {
    expect(losesFigure(line, whole)).toBe(isHalf);
  });
});
