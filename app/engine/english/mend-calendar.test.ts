import { expect, test } from "vitest";
import { capitalisePlaces, mendCalendar } from "./mend-calendar";

test.each([
  ["You must pay before 30 Septmber", "You must pay before 30 September"],
  ["closed on wendesday", "closed on Wednesday"],
  ["from Novmeber", "from November"],
])("%s", (typed, meant) => {
  expect(mendCalendar(typed)).toBe(meant);
});

test.each(["Decembers in the snow", "the Octobers of our lives", "wednesdays"])("leaves %s as it was typed", (text) => {
  expect(mendCalendar(text)).toBe(text);
});

test.each([
  ["a tattoo studio in melbourne", "a tattoo studio in Melbourne"],
  ["barn in viroqua, wisconsin", "barn in viroqua, Wisconsin"],
  ["stuffed in turkey", "stuffed in turkey"],
  ["soup from lima beans", "soup from lima beans"],
])("%s", (text, told) => {
  expect(capitalisePlaces(text)).toBe(told);
});
