import { expect, test } from "vitest";
import { countEquivalents, getAnnualPrice, getPaidPlan, getQueuePriority, listPaidPlans } from "./plans";

test("a plan's sparks are enough for what the specification says", () => {
  expect(listPaidPlans().map((plan) => countEquivalents(plan.sparks))).toMatchObject([
    { video: 3, image: 33, blog: 50 },
    { video: 9, image: 100, blog: 150 },
    { video: 30, image: 333, blog: 500 },
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
