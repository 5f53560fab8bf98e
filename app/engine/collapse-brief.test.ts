import { describe, expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { collapseBrief, collapseRuns } from "./collapse-brief";
import { writeArticle } from "./formats/article";
import { writeCaptions } from "./formats/captions";
import { makePlan } from "./make-plan";

describe("what was typed", () => {
  test.each([
    ["a  b\t\t c", "a b c"],
    ["one\n two\n\n\n three", "one\ntwo\n\nthree"],
    ["Wow!!!!!!!! Really......", "Wow!!! Really..."],
    ["| | | | | | Launch | | | | |", "| | | Launch | | |"],
    ["very very very very good", "very very very very good"],
    ["2,000,000 and 11111", "2,000,000 and 11111"],
    ["🎉🎉🎉🎉🎉", "🎉🎉🎉🎉🎉"],
  ])("loses its empty stretches: %j", (typed, read) => {
    expect(collapseRuns(typed)).toBe(read);
  });

  test("loses them in facts too", () => {
    const brief = aBrief("A", "b", "c", "d", {
      project: { facts: ["Open  daily", "Wow!!!!!!"] },
      facts: { what: "pasta   night", offer: null, proof: ["4.8  of 5"] },
    });
    const { facts, project } = collapseBrief(brief);
    expect([facts, project.facts]).toEqual([
      { what: "pasta night", offer: null, proof: ["4.8 of 5"] },
      ["Open daily", "Wow!!!"],
    ]);
  });

  test("keeps addresses, lists and nulls as they are", () => {
    const brief = aBrief("A", "b", "c", "d", { project: { websiteUrl: "https://a.example/----x" } });
    expect(collapseBrief(brief)).toEqual(brief);
  });
});

/** They held the worker for half a minute and more, which the time-out of the test would end. */
test.each(["| ", "\\ "])("a campaign is written though every field is full of %j", (unit) => {
  const full = unit.repeat(2500);
  const brief = aBrief(full, full, full, full, {
    project: { brandVoice: full, defaultCallToAction: full, defaultSeoKeywords: full, problemBeingSolved: full },
    specificCallToAction: full,
    specificSeoKeywords: full,
  });
  const plan = makePlan(brief);
  expect(writeArticle(plan).markdown).toMatch(/^# \S/);
  expect(writeCaptions(plan)).toHaveLength(10);
});
