import { expect, it } from "vitest";
import { mendSlips } from "./mend-slips";

it.each([
  ["Book early becuase Saturdays fill up", "Book early because Saturdays fill up"],
  ["Rs 399 insted of 650, all cheked", "Rs 399 instead of 650, all checked"],
  ["Cheked by us. Insted of 650", "Checked by us. Instead of 650"],
  ["We cant wait", "We can't wait"],
  ["Untill the end of febuary", "Until the end of February"],
  ["WE DEFINATELY OPEN", "WE DEFINITELY OPEN"],
  ["You recieve a recieved parcel", "You receive a received parcel"],
])("what was plainly mistyped stands as it was meant: %s", (typed, meant) => {
  expect(mendSlips(typed)).toBe(meant);
});

it.each([
  "Teh tarik",
  "Join Insted Movers",
  "ask matatu owners, lolos and lolas",
  "untill.example",
  "hello@becuase.example",
  "#untill",
  "Alotau",
  "Colour and organisation",
  "Constructor of boats",
  "a constructor and its prototype",
])("leaves names, addresses and British spelling alone: %s", (typed) => {
  expect(mendSlips(typed)).toBe(typed);
});
