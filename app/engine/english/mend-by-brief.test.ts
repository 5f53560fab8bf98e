import { expect, test } from "vitest";
import { capitalisePlaces, mendByBrief } from "./mend-by-brief";

test.each([
  ["Book 10 lesons in September", ["10 lessons of 1 hour"], "Book 10 lessons in September"],
  ["You must pay before 30 Septmber", [], "You must pay before 30 September"],
  ["closed on wendesday", [], "closed on Wednesday"],
  ["our Workshpo is new", ["a workshop in Leeds"], "our Workshop is new"],
])("%s beside %j", (text, brief, meant) => {
  expect(mendByBrief(text, brief)).toBe(meant);
});

test.each([
  ["A saree of silk", ["Sarees by hand"]],
  ["The plater bakes", ["a platter of cheese", "the planter"]],
  ["Wares for kitchens", ["hardware"]],
])("leaves what may be another word: %s beside %j", (text, brief) => {
  expect(mendByBrief(text, brief)).toBe(text);
});

test.each([
  ["a tattoo studio in melbourne", "a tattoo studio in Melbourne"],
  ["barn in viroqua, wisconsin", "barn in viroqua, Wisconsin"],
  ["stuffed in turkey", "stuffed in turkey"],
  ["we paint china", "we paint china"],
])("%s", (text, told) => {
  expect(capitalisePlaces(text)).toBe(told);
});
