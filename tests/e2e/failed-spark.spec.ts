import { failsLast, hasFailedSpark, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

for (const [where, path] of [
  ["where it was made", "processingPath"],
  ["where its results would be", "resultsPath"],
] as const) {
  test(`a failed spark says why, what it cost and how to go on, ${where}`, async ({ visitor }) => {
    const { page } = visitor;
    await hasProject(visitor);
    await hasFailedSpark(visitor, "The disk has no room for it. Nothing was charged.");
    await page.goto(visitor[path]);
    await expect(visitor.heading("Content Generation Failed")).toBeVisible();
    await expect(page.getByText("The disk has no room for it. Nothing was charged.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Project" }).first()).toHaveAttribute(
      "href",
      visitor.projectPath,
    );
    await expect(page.getByRole("row", { name: "Total" })).toContainText("3,300");
    expect(await visitor.balance()).toBe(5000);

    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page).toHaveURL(`${visitor.projectPath}/spark?from=${visitor.sparkId}`);
    await expect(page.getByLabel(/idea/i)).toHaveValue("A launch for our autumn single-origin, roasted on Mondays");
    await expect(page.getByRole("checkbox", { name: /^Video/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Blog Post/ })).not.toBeChecked();
  });
}

test("a failure without a reason says that it is unknown", async ({ visitor }) => {
  await hasProject(visitor);
  await hasFailedSpark(visitor, null);
  await visitor.page.goto(visitor.processingPath);
  await expect(visitor.page.getByText("Content generation failed due to an unknown error.").first()).toBeVisible();
});

test("sparks that come back are in the header at once, on the page where it failed", async ({ visitor }) => {
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await visitor.page.goto(visitor.processingPath);
  expect(await visitor.balance()).toBe(1700);
  await failsLast(visitor, "The disk has no room for it. Nothing was charged.");
  await expect(visitor.heading("Content Generation Failed")).toBeVisible();
  await expect.poll(() => visitor.balance()).toBe(5000);
});
