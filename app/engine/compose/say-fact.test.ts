import { describe, expect, test } from "vitest";
import { factRules, findSpeaker, sayFact } from "./say-fact";

describe("a note of the owner's as a sentence", () => {
  for (const { name, examples } of factRules)
    test.each(examples)(`${name}: %s`, (fact, sentence) => {
      const kind = name === "pay" ? "hiring" : /day$/.test(name) ? "event" : "offer";
      expect(sayFact(fact, "we", kind)).toBe(sentence);
    });

  test.each([
    "No mess or you don't pay",
    "Season runs April 16 to October 9",
    "3, 7 or 12 miles",
    "£12 adults, under 16s free",
    "We don't charge for quotes",
    "A set of tyres costs us £15",
    "Two places, start 1 September",
    "£6,200 raised so far",
    "Own caterer or ours",
    "Minimum order 250 boxes",
    "No job more than 25 miles from the yard",
    "iPhone and Android",
    "Winner takes the bar tab",
    "Six Tuesday evenings from 15 September",
    "Six Mondays at 7.30pm",
    "Opens Saturday 14 March, 7.30am",
  ])("stays as it was typed where no rule knows it: %s", (fact) => {
    expect(sayFact(fact, "we", "offer")).toBe(`${fact}.`);
  });

  test("is said by who speaks", () => {
    expect(sayFact("22 years in freight", findSpeaker("I'm an independent consultant."), "offer")).toBe(
      "I have 22 years in freight.",
    );
    expect(findSpeaker("I started it, and we are four now.")).toBe("we");
  });

  test.each([
    ["Four-day week", "It is a four-day week."],
    ["Part time, 20 hours", "The job is part time, 20 hours."],
    ["April to September", "The job is from April to September."],
    ["Immediate start", "You can start at once."],
    ["Three nights a week", "The job is three nights a week."],
    ["Paid breaks", "You get paid breaks."],
  ])("says of a post what it is like: %s", (fact, sentence) => {
    expect(sayFact(fact, "we", "hiring")).toBe(sentence);
    expect(sayFact(fact, "we", "offer")).toBe(`${fact}.`);
  });

  test("a wage is no price", () => {
    expect(sayFact("£13.40 an hour", "we", "hiring")).toBe("The pay is £13.40 an hour.");
  });
});
