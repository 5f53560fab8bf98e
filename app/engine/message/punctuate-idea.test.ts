import { expect, it } from "vitest";
import { punctuateIdea } from "./punctuate-idea";

it.each([
  [
    "sew a tote bag Saturday 30 January 10am-1pm £38 all materials included",
    "sew a tote bag, Saturday 30 January 10am-1pm, £38, all materials included",
  ],
  // a preposition leads to the day or to the price: it reads as a sentence
  ["Box of 12 mince pies for £15 until Christmas", "Box of 12 mince pies for £15 until Christmas"],
  ["running injury assessment £45 in January", "running injury assessment £45 in January"],
  // marks of its own, or no price
  ["Tote bags, Saturday 30 January £38", "Tote bags, Saturday 30 January £38"],
  ["open day Saturday 30 January", "open day Saturday 30 January"],
])("sets the commas of %s", (typed, read) => {
  expect(punctuateIdea(typed)).toBe(read);
});
