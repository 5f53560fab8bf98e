import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the blog post and each caption can be copied, and a toast says so", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  const spark = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, spark.documentId);
  await page.goto(visitor.resultsPath);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole("button", { name: "Copy all of the blog post" }).click();
  const said = page.getByRole("region", { name: /messages/i }).getByRole("paragraph");
  const isSaid = () => expect(said).toHaveText(["Copied!", "Content copied to clipboard"]);
  await isSaid();
  await expect(page.getByRole("button", { name: "Copied of the blog post" })).toBeVisible();
  const article = page.locator("#article");
  const text = await copied();
  for (const part of await article.locator("h1, h2, h3, p, li").allInnerTexts())
    for (const line of part.split("\n")) expect(text).toContain(line);

  await expect(page.getByRole("button", { name: /^Copy caption \d+/ })).toHaveCount(10);
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(said).toHaveCount(0);
  const third = page.getByRole("region", { name: "Captions" }).getByRole("listitem").nth(2);
  await third.getByRole("button", { name: /^Copy caption 3/ }).click();
  await expect.poll(copied).toBe(await third.locator("#caption-3").innerText());
  await isSaid();
  await expect(page.getByRole("button", { name: "Copy all of the blog post" })).toBeVisible();
});
