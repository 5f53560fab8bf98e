import { expect, it } from "vitest";
import { mendSlips } from "./mend-slips";

it.each([
  ["Book early becuase Saturdays fill up", "Book early because Saturdays fill up"],
  ["Untill the end of febuary", "Until the end of February"],
  ["WE DEFINATELY OPEN", "WE DEFINITELY OPEN"],
  ["You recieve a recieved parcel", "You receive a received parcel"],
])("what was plainly mistyped stands as it was meant: %s", (typed, meant) => {
  expect(mendSlips(typed)).toBe(meant);
});

it.each(["Teh tarik", "untill.example", "hello@becuase.example", "#untill", "Alotau", "Colour and organisation"])(
  "leaves names, addresses and British spelling alone: %s",
  (typed) => {
    expect(mendSlips(typed)).toBe(typed);
  },
);
