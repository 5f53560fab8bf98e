import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { PlanCards } from "./plan-cards";
import type { BillingPeriod } from "./plans";
import { SparkPrices } from "./spark-prices";

const html = (billing: BillingPeriod) => renderPage(() => <PlanCards billing={billing} page="/pricing" />);
const readWords = (page: string) => page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
/** The words of each card, by its plan. */
const readCards = (billing: BillingPeriod) =>
  Object.fromEntries(
    [...html(billing).matchAll(/<article aria-labelledby="plan-(\w+)">(.*?)<\/article>/gs)].map(([, id, card = ""]) => [
      id,
      readWords(card),
    ]),
  );

describe("the plans", () => {
  test("by the month: price, tagline, sparks, what they are enough for, features", () => {
    const { launch, amplify, scale } = readCards("monthly");
    expect(launch).toMatch(
      /Launch For one brand finding its voice \$99 a month Billed monthly\. 10,000 sparks a month/,
    );
    expect(launch).toMatch(/Enough to generate 3 video packages 33 images 50 blog posts 200 sets of ten captions/);
    expect(launch).toMatch(/All content types Standard AI models Community support/);
    expect(amplify).toMatch(/Most Popular .* \$249 a month .* 30,000 .* 9 video packages 100 images 150 blog posts/);
    expect(amplify).toMatch(/Everything in Launch, plus Faster generation queue Email support/);
    expect(scale).toMatch(/\$599 a month .* 100,000 .* 30 video packages 333 images 500 blog posts/);
    expect(scale).toMatch(/Everything in Amplify, plus Highest priority queue Dedicated account support/);
    expect(html("monthly").match(/Most Popular/g)).toHaveLength(1);
    expect(html("monthly")).not.toContain("Save 20%");
  });

  test("by the year: the discounted price, what is billed and what it saves", () => {
    const { launch, amplify, scale } = readCards("annual");
    expect(launch).toMatch(/\$79 a month Billed \$948 annually\. Saves about \$238 a year\./);
    expect(amplify).toMatch(/\$199 a month Billed \$2,388 annually\. Saves about \$598 a year\./);
    expect(scale).toMatch(/\$479 a month Billed \$5,748 annually\. Saves about \$1,438 a year\./);
    expect(html("annual")).toContain("Save 20%");
  });

  test("the switch is two links, and says which of them is open", () => {
    expect(html("annual")).toContain('<a href="/pricing?billing=monthly#subscription-plans">Monthly</a>');
    expect(html("annual")).toContain(
      '<a href="/pricing?billing=annual#subscription-plans" aria-current="true">Annual</a>',
    );
  });

  test("choosing one leads to the checkout with its name in lower case and the billing period", () => {
    const links = (billing: BillingPeriod) =>
      [...html(billing).matchAll(/href="(\/checkout[^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => `${text}: ${href}`);
    expect(links("annual")).toEqual([
      "Choose Launch: /checkout?plan=launch&amp;billing=annual",
      "Choose Amplify: /checkout?plan=amplify&amp;billing=annual",
      "Choose Scale: /checkout?plan=scale&amp;billing=annual",
    ]);
    expect(links("monthly")[0]).toContain("billing=monthly");
  });

  test("say that types mix freely and that leaving costs nothing", () => {
    expect(readWords(html("monthly"))).toContain(
      "Flexible Usage Mix content types freely within your monthly spark allocation. Cancel anytime with no penalties.",
    );
  });
});

test("the prices stand in the page whole, count up one after the other, and come with a tip", () => {
  const page = renderPage(() => <SparkPrices />);
  const cards = [...page.matchAll(/--to:(\d+);--turn:(\d)".*?<span class="figure">([\d,]+)</gs)];
  expect(cards.map(([, to, turn, figure]) => [to, turn, figure])).toEqual([
    ["3300", "0", "3,300"],
    ["300", "1", "300"],
    ["200", "2", "200"],
    ["50", "3", "50"],
  ]);
  const style = readFileSync("app/features/plans/plans.css", "utf8");
  expect(style).toMatch(/animation: count-up 2s ease-out calc\(var\(--turn\) \* 200ms\)/);
  expect(readWords(page)).toMatch(/ A video .* 3,300 .* An image .* 300 .* A blog post .* 200 .* Captions .* 50 /);
  for (const card of page.match(/<dd>.*?<\/dd>/g) ?? []) expect(card).toContain("icon-spark");
  expect(readWords(page)).toContain("Pro Tip One video costs as much as 66 sets of captions or 16 blog posts.");
});
