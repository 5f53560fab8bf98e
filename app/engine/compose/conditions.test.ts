import { expect, test } from "vitest";
import { keepsConditions } from "./conditions";

test.each([
  [
    "Save £100 on a new boiler when you trade in your old one before 31 October.",
    "Save £100 on a new boiler before 31 October",
  ],
  [
    "20% off your first order when you sign up to our newsletter by Friday 6 March.",
    "20% off your first order by Friday 6 March",
  ],
  ["First class free, no contract, if you come with a member.", "First class free, no contract"],
  ["15% off everything in the shop this weekend, excluding sale items.", "15% off everything in the shop"],
])("%s is another offer as: %s", (whole, line) => {
  expect(keepsConditions(line, whole)).toBe(false);
});

test.each([
  [
    "Save £100 on a new boiler when you trade in your old one.",
    "Save £100 when you trade in your old boiler, the old one",
  ],
  ["20% off all tiles until 30 April, in the shop and by post.", "20% off all tiles until 30 April"],
  ["Half price on Tuesdays, at the bar and at the tables.", "Half price on Tuesdays"],
])("%s keeps what it is bound to in: %s", (whole, line) => {
  expect(keepsConditions(line, whole)).toBe(true);
});
