import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a person previews and edits an article in two tabs, compares its versions, restores the first and has it made again", async ({
  visitor,
  context,
}) => {
  await hasProject(visitor);
  await isMade(visitor, (await hasSpark(visitor, ["blog"])).documentId);
  const { page } = visitor;
  await page.goto(visitor.resultsPath);
  await page.getByRole("link", { name: "Edit the blog post" }).click();
  const title = await visitor.field("Title").inputValue();
  const other = await context.newPage();
  await other.goto(page.url());

  const article = visitor.field("Article, as Markdown");
  await article.fill("# Mondays\n\nFresh from the **drum**.");
  await visitor.presses("Preview");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Mondays" })).toBeVisible();
  await expect(preview.getByText("drum", { exact: true })).toBeVisible();
  await expect(article).toHaveValue("# Mondays\n\nFresh from the **drum**.");
  await visitor.presses("Save");
  await expect(visitor.toast("The earlier version is kept.")).toBeVisible();
  await expect(page.getByRole("article").getByText("Fresh from the drum.")).toBeVisible();

  await other.getByLabel("Title").fill("From the other tab");
  await other.getByRole("button", { name: "Save" }).click();
  const conflict = other.getByRole("alert");
  await expect(conflict.getByText("Nothing was overwritten.")).toBeVisible();
  await expect(conflict.getByRole("insertion").getByText("From the other tab", { exact: true }).first()).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("From the other tab");
  await expect(other.getByRole("textbox", { name: "Article, as Markdown" })).toHaveValue(
    "# Mondays\n\nFresh from the **drum**.",
  );
  await other.getByRole("button", { name: "Keep mine" }).click();
  await expect(other).toHaveURL(new RegExp(`${visitor.resultsPath}#blog$`));
  await other.close();

  await page.goto(visitor.resultsPath);
  await page.getByRole("link", { name: "Versions of the blog post" }).click();
  await expect(page.getByText("Edited by you")).toHaveCount(2);
  await page.getByRole("link", { name: /^Compare: Made by/ }).click();
  await expect(page.getByRole("deletion").first()).toBeVisible();
  await visitor.presses("Restore the earlier version");
  await expect(visitor.toast("The earlier version is restored")).toBeVisible();
  await page.getByRole("link", { name: "Edit the blog post" }).click();
  await expect(visitor.field("Title")).toHaveValue(title);

  await page.goto(visitor.resultsPath);
  await page.getByRole("link", { name: "Make the blog post again, free" }).click();
  await visitor.presses("Make the blog post again");
  await expect(visitor.toast("It is being made again")).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.goto(visitor.resultsPath);
        return page.getByText("Making again: Blog Post").count();
      },
      // why so long: it waits in the queue behind the films of other people's journeys.
      { timeout: 180_000, intervals: [500] },
    )
    .toBe(0);
  await expect(page.getByRole("link", { name: "Make the blog post again, for 200 sparks" })).toBeVisible();
});
