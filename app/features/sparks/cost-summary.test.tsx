import { expect, test } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { CostSummary } from "./cost-summary";

const primary = /<button[^>]*class="[^"]*button-primary[^"]*cost-enough/;

test("the button that makes is the page's first, but not where it would only be refused again", () => {
  const render = (canMake: boolean) => renderPage(() => <CostSummary balance={5000} next={null} canMake={canMake} />);
  expect(render(true)).toMatch(primary);
  expect(render(false)).not.toMatch(primary);
  expect(render(false)).toContain("Create Spark");
});
