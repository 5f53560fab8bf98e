import { expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { chooseMotifs } from "./choose-motif";

const bakery = (idea: string) => {
  const plan = fixturePlan({ projectName: "Damask Bakery", topic: "restaurant" });
  return { ...plan, brief: { ...plan.brief, idea, project: { ...plan.brief.project, name: "Damask Bakery" } } };
};

test("a bakery's poster shows what a bakery makes", () => {
  expect(chooseMotifs(bakery("New croissants every Friday morning"))).not.toContain("glass");
});

test("no wine glass stands beside Ramadan, even where the idea speaks of drinks", () => {
  expect(chooseMotifs(bakery("Drinks and sweets after iftar in Ramadan"))).not.toContain("glass");
  expect(chooseMotifs(bakery("Drinks and sweets after work"))).toContain("glass");
});
