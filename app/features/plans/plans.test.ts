import { expect, test } from "vitest";
import { sparkCost } from "~/features/sparks/spark-costs";
import { annualPrice, equivalents, paidPlan, paidPlans, queuePriority } from "./plans";

test("a plan's sparks are enough for what the specification says", () => {
  expect(paidPlans().map((plan) => equivalents(plan.sparks))).toEqual([
    { videos: 3, images: 33, blogPosts: 50 },
    { videos: 9, images: 100, blogPosts: 150 },
    { videos: 30, images: 333, blogPosts: 500 },
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

test("a spark of every type costs the sum of the four", () => {
  expect(sparkCost(["blog", "image", "caption", "video"])).toBe(3850);
});
