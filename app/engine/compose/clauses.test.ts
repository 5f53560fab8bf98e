import { expect, test } from "vitest";
import { splitClauses } from "./clauses";

test.each([
  [
    "We grow our own seedlings, and they've lived outside since March.",
    ["We grow our own seedlings.", "They've lived outside since March."],
  ],
  [
    "We come the day before so nobody has to drive over with the key.",
    ["We come the day before.", "Nobody has to drive over with the key."],
  ],
  [
    "The hall is closed in May, because we are laying a new floor.",
    ["The hall is closed in May.", "We are laying a new floor."],
  ],
  [
    "We need an apprentice for January, someone who draws every day.",
    ["We need an apprentice for January.", "Someone who draws every day."],
  ],
])("%s is told in two", (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  "Wool keeps out the cold, the rain and what they do to a roof.",
  "If you drive an electric car, and you park it outside, read this.",
  "What happens to the house if you die without a will and you were never married?",
])("%s stays together", (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(1);
});
