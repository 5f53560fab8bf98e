import { expect, test } from "vitest";
import { annualPrice, equivalents, paidPlan, paidPlans, queuePriority } from "./plans";

test("a plan's sparks are enough for what the specification says", () => {
  expect(paidPlans().map((plan) => equivalents(plan.sparks))).toMatchObject([
    { video: 3, image: 33, blog: 50 },
    { video: 9, image: 100, blog: 150 },
    { video: 30, image: 333, blog: 500 },
  ]);
});

test("a year costs twelve discounted months, each rounded to a dollar", () => {
  expect(annualPrice(paidPlan("launch"))).toEqual({ perMonth: 79, perYear: 948, savings: 238 });
  expect(annualPrice(paidPlan("scale"))).toEqual({ perMonth: 479, perYear: 5748, savings: 1438 });
});

test("a larger plan's work goes first", () => {
  const order = (["free", "launch", "amplify", "scale"] as const).map(queuePriority);
  expect(order).toEqual([...order].sort((one, other) => other - one));
  expect(new Set(order).size).toBe(4);
});
