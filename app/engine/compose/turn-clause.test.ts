import { describe, expect, it } from "vitest";
import { turnClause } from "./turn-clause";

describe("a clause in another order", () => {
  it.each([
    ["Kids go free all half term", "Who goes free all half term? Kids", "Kids? They go free all half term"],
    ["Hot cross buns are back", "What is back? Hot cross buns", "Hot cross buns? They are back"],
    [
      "Winter is the best time to plan a garden",
      "What is the best time to plan a garden? Winter",
      "Winter? It is the best time to plan a garden",
    ],
  ])("%s", (clause, asked, turned) => {
    expect(turnClause(clause)).toMatchObject({ asked, turned });
  });

  it.each([
    "We need tinned fish by Friday",
    "Two places left for September",
    "Sock club starts in February, £18 a month",
    "Same-day emergency appointments",
    "First visit free for new customers",
    "Is a heat pump worth it?",
  ])("is not made of what has no sure subject or more than one clause: %s", (line) => {
    expect(turnClause(line)).toBeNull();
  });
});
