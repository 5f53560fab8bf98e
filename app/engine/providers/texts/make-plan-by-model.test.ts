import { expect, test } from "vitest";
import { fixturePlan } from "#tests/factories/campaign-plans";
import { goodPlan } from "#tests/mocks/campaign-answers";
import { pickCampaignBrief } from "../../embedded/embedded-engine";
import type { TextModel } from "../ports";
import { carryPlan, describeThoughtPlan } from "./carry-plan";
import { makePlanByModel } from "./make-plan-by-model";

/** A model that answers as told, and keeps what it was asked. */
function answering(answer: object) {
  const asked: string[] = [];
  const model: TextModel = {
    engine: "openai",
    model: "any",
    answer: async ({ messages }) => {
      asked.push(messages.map(({ text }) => text).join("\n"));
      return JSON.stringify(answer);
    },
  };
  return { model, asked };
}

const { pictogram: _, ...withoutPick } = goodPlan;
const options = { signal: new AbortController().signal } as Parameters<typeof makePlanByModel>[2];

test.each([
  ["a name of ours", { pictogram: "bicycle" }, "bicycle"],
  ["none at all", { pictogram: "None" }, null],
  ["a name of nobody's", { pictogram: "a flying saucer over Leeds" }, undefined],
  ["no text", { pictogram: ["bicycle"] }, undefined],
  ["nothing", {}, undefined],
])("a model that picks %s for the pictogram", async (_name, pick, expected) => {
  const { model, asked } = answering({ ...withoutPick, ...pick });
  const { plan } = await makePlanByModel(model, fixturePlan(), options);
  expect(plan.pictogram).toBe(expected);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("coffee-bean");
  // A resumed campaign shows what it began with.
  const kept = describeThoughtPlan(pickCampaignBrief(plan), { plan, shot: null, claimsToCheck: [] });
  expect(carryPlan(fixturePlan(), kept).plan.pictogram).toBe(expected);
});
