import { describe, expect, it } from "vitest";
import { findInventedFigures, findInventions } from "./claims";
import { readFigures } from "./figures";

describe("figures", () => {
  it.each([
    ["four days", 4, "time", 5_760],
    ["a 4-day course", 4, "time", 5_760],
    ["two weeks", 2, "time", 20_160],
    ["a five-metre yard", 5, "length", 5],
    ["5 m", 5, "length", 5],
    ["twenty-five per cent", 25, "percent", 25],
    ["£1,200", 1_200, "money", 1_200],
    ["two hundred and fifty euros", 250, "money", 250],
    ["at 5.30pm", 5.3, "clock", 330],
    ["at 17:30", 17, "clock", 330],
    ["before 12 March", 12, "date", 312],
    ["on the 3rd of May", 3, "date", 503],
    ["December 24", 24, "date", 1_224],
    ["ten years", 10, "months", 120],
  ])("reads %s by value", (text, number, kind, value) => {
    expect(readFigures(text)).toMatchObject([{ number, measure: { kind, value: expect.closeTo(value, 6) } }]);
  });

  it("reads bare numbers, ordinals and large ones", () => {
    const numbers = (text: string) => readFigures(text).map(({ number }) => number);
    expect(numbers("two-for-one on the 3rd, all 40 of them, 2 million bees")).toEqual([2, 1, 3, 40, 2_000_000]);
    expect(numbers("open 24/7")).toEqual([]);
  });
});

describe("inventions", () => {
  const brief =
    "A garden room fits a five-metre yard. Built in four days, 20% off until 12 March at 5:30pm. Two-for-one for Londoners.";

  it.each([
    "It did its best all winter.",
    "Come on Monday, or any other day but Sunday.",
    "Monday’s build takes 4 days.",
    "The yard is 5 metres long.",
    "It is a 5-metre yard, built in 96 hours.",
    "Twenty per cent off: 20 percent, no more.",
    "Get 2 for 1 before 12 March, 17:30.",
    "Here are 3 reasons to come.",
    "“Yes,” she says. “That fits.”",
    "Come to London – Bring a friend.",
    "A Room For Your Garden At Last",
    "It takes two minutes to ask.",
    "1. Measure the yard.",
  ])("are not seen in: %s", (sentence) => {
    expect(findInventions(sentence, brief)).toEqual([]);
  });

  it.each([
    "It is built in 5 days.",
    "A five-day build.",
    "Come before 13 March.",
    "Save 30% now.",
    "30% off",
    "It is 20 metres long.",
    "We have ten years of experience.",
    "It costs twelve pounds.",
    "It is the best room in town.",
    "Ask Rosalind about it.",
    "Trusted by 400 homes.",
  ])("are seen in: %s", (sentence) => {
    expect(findInventions(sentence, brief)).toEqual([sentence]);
  });

  it("are figures alone in another language", () => {
    expect(findInventions("La mejor sala de Sevilla. Ahorra un 30%.", brief, { inEnglish: false })).toEqual([
      "Ahorra un 30%.",
    ]);
    expect(findInventedFigures("Fertig in 4 Tagen für 99 €", "in vier Tagen, 99 Euro").map(({ text }) => text)).toEqual(
      ["4"],
    );
  });
});
