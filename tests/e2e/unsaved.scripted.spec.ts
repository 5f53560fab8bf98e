import { hasAccount } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("the browser asks before a project form is closed unsaved, and not once it was sent", async ({ visitor }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.goto("/project/new");
  await visitor.fills({ "Project name": "Half a thought" });
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expect(page).toHaveURL("/");
  expect(asked).toEqual(["beforeunload"]);

  await visitor.createsProject();
  expect(asked).toEqual(["beforeunload"]);
});
