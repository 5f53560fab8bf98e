import { expect, test } from "vitest";
import { countEquivalents, getAnnualPrice, getPaidPlan, getQueuePriority, listPaidPlans } from "./plans";

test("a plan's sparks are enough for what the specification says", () => {
  const shown = listPaidPlans().map(({ name, monthlyPrice, sparks }) => ({
    plan: `${name}: ${sparks} for $${monthlyPrice}`,
    ...countEquivalents(sparks),
  }));
  expect(shown).toMatchObject([
    { plan: "Launch: 10000 for $99", video: 3, image: 33, blog: 50 },
    { plan: "Amplify: 30000 for $249", video: 9, image: 100, blog: 150 },
    { plan: "Scale: 100000 for $599", video: 30, image: 333, blog: 500 },
  ]);
});

test("a year costs twelve discounted months, each rounded to a dollar", () => {
  expect(getAnnualPrice(getPaidPlan("launch"))).toEqual({ perMonth: 79, perYear: 948, savings: 238 });
  expect(getAnnualPrice(getPaidPlan("scale"))).toEqual({ perMonth: 479, perYear: 5748, savings: 1438 });
});

test("a larger plan's work goes first", () => {
  const order = (["free", "launch", "amplify", "scale"] as const).map(getQueuePriority);
  expect(order).toEqual([...order].sort((one, other) => other - one));
  expect(new Set(order).size).toBe(4);
});
