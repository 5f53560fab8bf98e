import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { type ContentType, contentTypes } from "~/engine/brief";
import { CostSummary } from "./cost-summary";

const primary = /<button[^>]*class="[^"]*button-primary[^"]*cost-enough/;

const render = (more: { canMake?: boolean; balance?: number; ticked?: readonly ContentType[] } = {}) =>
  renderPage(() => <CostSummary balance={5000} ticked={contentTypes} next={null} {...more} />);

test("the button that makes is the page's first, but not where it would only be refused again", () => {
  expect(render({ canMake: true })).toMatch(primary);
  expect(render({ canMake: false })).not.toMatch(primary);
  expect(render({ canMake: false })).toContain("Create Spark");
});

/** What a browser without style sheets shows. */
const read = (html: string) => parse(html).text.replace(/\s+/g, " ");

test("a browser without style sheets reads what is ticked, one button, and of a balance that is too low only where it is", () => {
  const enough = read(render({ balance: 5000 }));
  expect(enough).toContain("3,850 sparks for what was ticked");
  expect(enough.match(/Create Spark/g)).toHaveLength(1);
  const none = /Insufficient|Choose at least one/i;
  expect(enough).not.toMatch(none);
  expect(read(render({ balance: 1000, ticked: ["blog", "caption"] }))).not.toMatch(none);
  expect(read(render({ balance: 1000 }))).toContain("Insufficient balance. Need 2,850 more sparks.");
});
