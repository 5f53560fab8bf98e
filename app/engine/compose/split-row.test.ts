import { expect, it } from "vitest";
import { splitRow } from "./split-row";

it("parts what a fact lists behind its colon", () => {
  expect(splitRow("The signs: slow drains, gurgling pipes, soggy grass, and a smell outside")).toEqual({
    label: "The signs",
    items: ["Slow drains", "Gurgling pipes", "Soggy grass", "A smell outside"],
  });
});

it.each(["Open: Monday to Friday", "Prices: cut £20, colour £50", "Rent from 1,200, 1,400, 1,600 and 1,800"])(
  "leaves whole what lists less than four things: %s",
  (fact) => {
    expect(splitRow(fact)).toBeNull();
  },
);
