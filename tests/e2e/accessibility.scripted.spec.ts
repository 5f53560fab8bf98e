import AxeBuilder from "@axe-core/playwright";
import { openPages, signedInPages } from "#tests/e2e/every-page";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

async function findings(visitor: Visitor) {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { name, path } of openPages) {
      test(`axe finds nothing on the page ${name}`, async ({ visitor }) => {
        await visitor.page.goto(path);
        expect(await findings(visitor)).toEqual([]);
      });
    }

    test("axe finds nothing on any page of a signed-in person", async ({ visitor }) => {
      for (const { name, path } of await signedInPages(visitor)) {
        await test.step(name, async () => {
          await visitor.page.goto(path);
          expect(await findings(visitor), name).toEqual([]);
        });
      }
    });

    test("axe finds nothing on a rejected form", async ({ visitor }) => {
      await visitor.page.goto("/login?tab=register");
      await visitor.pressesUnchecked("Sign Up");
      await expect(visitor.page.getByRole("alert").first()).toBeVisible();
      expect(await findings(visitor)).toEqual([]);
    });
  });
}

test("in forced colours the open tab of the sign-in page still differs from the other", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/login");
  const tabs = page.getByRole("navigation", { name: "Sign in or sign up" });
  const line = (name: string) =>
    tabs.getByRole("link", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomWidth);
  expect(await line("Sign In")).toBe("3px");
  expect(await line("Sign Up")).toBe("0px");
});
