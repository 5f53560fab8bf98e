import { describe, expect, it } from "vitest";
import { addNote, introduce } from "./introduce";

describe("an introduction", () => {
  it.each([
    ["Karate club in Swansea.", "Mumbles is a karate club in Swansea."],
    ["Men's shed in Wagga Wagga, NSW.", "Mumbles is a men's shed in Wagga Wagga, NSW."],
    [
      "Brake, suspension and alignment shop on Grant Road.",
      "Mumbles: brake, suspension and alignment shop on Grant Road.",
    ],
  ])("of %s names the business", (description, told) => expect(introduce("Mumbles", description)).toBe(told));

  it("takes a note of what there is behind it", () => {
    expect(addNote("Hartigan is a locksmith in Limerick.", "Lockouts, lock changes and broken keys.")).toBe(
      "Hartigan is a locksmith in Limerick: lockouts, lock changes and broken keys.",
    );
  });

  it.each([
    ["a sentence", "We come out at night, at weekends and on holidays."],
    ["what was done to it", "Made in Dereham, Norfolk by a former hall secretary."],
    ["what has its own colon", "Opening times: Monday, Tuesday. Closed at noon."],
  ])("takes no note that is %s", (_, note) => expect(addNote("Hallsort: booking for village halls.", note)).toBeNull());
});
