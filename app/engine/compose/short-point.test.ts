import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { makeSource } from "./make-source";

const shortsOf = (idea: string, description = "A small firm in Hove.") =>
  makeSource(
    makePlan(aBrief("Fenwick", description, "people in Hove", idea, { requestedAt: "2026-11-22T09:00:00.000Z" })),
  ).shorts;

describe("the point in fewer words", () => {
  it.each([
    [
      "New beginner course starts 12 January, six Mondays at 7.30pm, £96",
      "The new beginner course starts on 12 January.",
    ],
    ["New beginner course starts 12 January, six Mondays at 7.30pm, £96", "£96 for six Mondays."],
    [
      "Bring your winter boots in during October and we waterproof them for free with any resole",
      "Free waterproofing with any resole, during October.",
    ],
    [
      "Bring your winter boots in during October and we waterproof them for free with any resole",
      "Bring your winter boots in during October.",
    ],
    [
      "You can now send a voice note by WhatsApp and get the daily report back as a PDF",
      "You can now send a voice note by WhatsApp.",
    ],
    [
      "30% off everything on the seconds shelf until Sunday 13 December, mugs from €11",
      "30% off everything on the seconds shelf.",
    ],
    ["20% off the first three months for anyone who signs up in January", "20% off the first three months."],
    [
      "Open morning on Saturday 16 January, 10am to noon, free, no booking needed",
      "Open morning, Saturday 16 January.",
    ],
    ["How to choose an executor for your will", "Choose an executor for your will."],
    ["Why you should book your movers before you have a date", "Before you have a date: book your movers."],
    ["Help us raise £3,600 by 31 May to mend the library roof", "Help us mend the library roof."],
    ["Help us raise £6,000 for a garden room by 27 June", "We are raising £6,000 for a garden room."],
    ["We are looking for a bench joiner, four days a week, £34,000 a year", "We are looking for a bench joiner."],
    [
      "Homes that moved to us cut rota planning from 6 hours to 90 minutes a week",
      "Rota planning cut from 6 hours to 90 minutes a week.",
    ],
  ])("of %j is %j", (idea, short) => expect(shortsOf(idea)).toContain(short));

  it.each([["Is a heat pump worth it in an old house?"], ["Still no tax return? The deadline is 31 January"]])(
    "is not tried of %j",
    (idea) => expect(shortsOf(idea)).toEqual([]),
  );

  it("gives a thing no price that is another's", () => {
    const idea = "Our kiln sale is on Sunday 6 December from 10am to 4pm, seconds from £5";
    expect(shortsOf(idea).join(" ")).not.toContain("£5");
    expect(shortsOf("Gutter cleaning from £49 if you book before 1 December")).not.toContain(
      "Gutter cleaning from £49.",
    );
  });

  it("is short, ends as a sentence, and comes once", () => {
    for (const idea of [
      "Six places left on the Monday evening course from 11 January, £96",
      "Gutter cleaning from £49 if you book before 1 December",
    ]) {
      const shorts = shortsOf(idea);
      expect(new Set(shorts.map((line) => line.toLowerCase())).size).toBe(shorts.length);
      for (const line of shorts) expect(line).toMatch(/^[\p{Lu}\p{Sc}\d].{5,71}[.!?]$/u);
    }
  });
});
