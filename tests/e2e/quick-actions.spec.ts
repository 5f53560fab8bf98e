import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("the quick actions open, lead on and are closed again; 'View Dashboard' leads to the dashboard", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 375, height: 700 });
  await hasProject(visitor);
  await page.goto("/");
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  const button = actions.getByLabel("Quick actions", { exact: true });
  const links = actions.getByRole("link");
  await expect(links).toHaveCount(0);
  await button.press("Enter");
  await expect(links).toHaveText(["New Project", "Quick Spark", "Settings", "Help"]);
  const help = actions.getByRole("link", { name: "Help" });
  await expect(help).toHaveAttribute("href", "/contact");
  await expect(help).toHaveAttribute("target", "_blank");
  await button.press("Enter");
  await expect(links).toHaveCount(0);

  for (const [name, url] of [
    ["New Project", "/project/new"],
    ["Settings", "/dashboard"],
    ["Quick Spark", "/"],
  ] as const) {
    await page.goto("/");
    await button.click();
    await actions.getByRole("link", { name }).click();
    await expect(page).toHaveURL(url);
    await expect(links).toHaveCount(0);
  }
  await page.getByRole("link", { name: "View Dashboard" }).click();
  await expect(visitor.heading("Sparks Usage")).toBeVisible();
});
