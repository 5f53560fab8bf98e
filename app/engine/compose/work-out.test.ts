import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { makeSource } from "./make-source";

const november = { requestedAt: "2026-11-22T09:00:00.000Z" };
const sumsOf = (idea: string, description = "Lessons in Hove.", extras: Extras = {}) =>
  Object.fromEntries(
    makeSource(makePlan(aBrief("Fenwick", description, "people in Hove", idea, { ...november, ...extras }))).sums.map(
      ({ kind, text }) => [kind, text],
    ),
  );

describe("what follows from the figures of a brief", () => {
  it("is the last of a number of weekly days, where the first is such a day", () => {
    const sums = sumsOf("New beginner course starts 11 January, six Mondays at 7.30pm, £96");
    expect(sums["last-date"]).toContain("15 February");
    expect(sums["each-time"]).toContain("£16");
  });

  it("is no date where weekday and date contradict each other, and still the price of each", () => {
    const sums = sumsOf("New beginner course starts 12 January, six Mondays at 7.30pm, £96");
    expect(sums).not.toHaveProperty("last-date");
    expect(sums["each-time"]).toContain("£16");
  });

  it.each([
    ["New course from 11 January, six Mondays, £16 per session"],
    ["New course from 11 January, six Mondays, from £96"],
    ["New course from 11 January, seven Mondays, £96"],
  ])("is no price of each for %j", (idea) => expect(sumsOf(idea)).not.toHaveProperty("each-time"));

  it("is the last day of so many days in a row", () => {
    expect(sumsOf("Five days on the coast path from 3 May, £640 per person")["stay-end"]).toContain("7 May");
    expect(sumsOf("30 days unlimited yoga for £30")).not.toHaveProperty("stay-end");
  });

  it("is what two pay, and what each of two pays", () => {
    expect(sumsOf("Five days on the coast path from 3 May, £640 per person")["for-two"]).toContain("£1,280");
    expect(sumsOf("Two tickets for £9 in January", "A cinema.")["half-each"]).toContain("£4.50");
    expect(sumsOf("Dinner on 4 January, £30", "A pub.")).not.toHaveProperty("for-two");
  });

  it("is the time between two times of different units", () => {
    const idea = "Homes that moved to us cut rota planning from 6 hours to 90 minutes a week";
    expect(sumsOf(idea, "Rota software.")["time-cut"]).toContain("four and a half hours");
    expect(sumsOf("Homes cut planning from 6 people to 2", "Rota software.")).not.toHaveProperty("time-cut");
  });

  it("is the time that a working week saves, the third of three for two, and how many things a sum makes", () => {
    expect(sumsOf("Dispatchers save 2 hours a day with Fenwick", "Route planning.")["time-week"]).toContain(
      "ten hours",
    );
    expect(sumsOf("Three paperbacks for the price of two", "A bookshop.")["one-more"]).toContain("the third is on us");
    expect(sumsOf("Half price paperbacks", "A bookshop.")).not.toHaveProperty("one-more");
    expect(sumsOf("Raise £3,500 for new children's books; £10 buys one book", "A library.").buys).toContain("350");
    expect(sumsOf("Raise £3,500 for new children's books; £30 buys one book", "A library.")).not.toHaveProperty("buys");
  });
});
