import { expect, it } from "vitest";
import { addsNothing, findUnits, measureShared } from "./units";

it.each([
  ["two duvets", "2 duvet"],
  ["at 9:00", "at 9"],
  ["9.5 lakh", "₹9,50,000"],
  ["posts and parties", "a post, a party"],
  ["the washing of boxes", "washes a box"],
])("%s says what %s says", (one, other) => {
  expect(measureShared(findUnits(one), findUnits(other))).toBe(1);
  expect(measureShared(findUnits(other), findUnits(one))).toBe(1);
});

it.each([
  ["20% off", "£20 off"],
  ["sixteen", "16 March"],
  ["one of us", "1 place"],
])("%s says less than %s", (one, other) => {
  expect(measureShared(findUnits(other), findUnits(one))).toBeLessThan(1);
});

it("a text that says nothing of its own is said by any other", () => {
  expect(measureShared(findUnits("and so it is"), findUnits("Bread"))).toBe(1);
});

it.each([
  ["Entry is $5 on the day", ["$5 entry on the day"], true],
  [
    "US$22 per person, children under 12 US$11",
    ["Wednesday 12 August and Friday 11 September", "From 19:00 to 22:00", "Up to 8 persons"],
    false,
  ],
  ["One adult to every five children", ["A nursery for two to five year olds, with one big garden"], false],
])("%s, beside %s", (text, others, isSaid) => {
  expect(addsNothing(text, ...others)).toBe(isSaid);
});
