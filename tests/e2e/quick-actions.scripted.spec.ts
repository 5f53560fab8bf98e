import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("'Help' opens in a tab of its own, and the quick actions are closed in the one it was pressed in", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/");
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  await actions.getByLabel("Quick actions", { exact: true }).click();
  const opened = page.waitForEvent("popup");
  await actions.getByRole("link", { name: "Help" }).click();
  await expect(await opened).toHaveURL("/contact");
  await expect(page).toHaveURL("/");
  await expect(actions.getByRole("link")).toHaveCount(0);
});

test("a menu that leads to a part of the page it stands on closes", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/pricing");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Pricing", { exact: true }).click();
  await menu.getByRole("link", { name: "Spark Price List" }).click();
  await expect(page).toHaveURL("/pricing#spark-costs");
  await expect(menu.getByRole("link")).toHaveCount(0);
});
