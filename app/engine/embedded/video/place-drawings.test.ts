import { expect, test } from "vitest";
import { choosePlace } from "./place-drawings";

test.each([
  ["a small café on a rainy street", "room"],
  ["A rainy street in Leeds", "street"],
  ["under the trees of the park", "trees"],
  ["the harbour at dawn", "sea"],
  ["the busy season", null],
  [null, null],
] as const)("%s is drawn as %s", (setting, place) => {
  expect(choosePlace(setting)).toBe(place);
});
