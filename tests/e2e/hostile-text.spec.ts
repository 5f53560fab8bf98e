import { expect, test } from "#tests/e2e/journey";

const attack = `"'><script>window.taken=1</script><img src=x onerror="window.taken=1">`;

test("a script in every text field is text everywhere", async ({ visitor }) => {
  test.setTimeout(180_000);
  const { page } = visitor;
  // why another: a name that holds what could be a part of an address is refused
  const name = `"'><img src=x onerror="taken=1">`;
  await visitor.signsUp({ firstName: name, lastName: name });
  await page.goto("/project/new");
  await visitor.fills({
    "Project name": attack,
    Website: `https://beanthere.example/?q=${encodeURIComponent(attack)}`,
    Description: `A roastery ${attack}`,
    "Target audience": attack,
    "Brand voice": attack,
    "Call to action": attack,
    "SEO keywords": attack,
    Problem: attack,
  });
  await visitor.presses("Continue");
  await expect(page).toHaveURL(/\/project\/\d+\/spark$/);
  visitor.projectPath = visitor.path.replace(/\/spark$/, "");
  await expect(page.getByRole("main").getByText("window.taken=1").first()).toBeVisible();

  await visitor.writesIdea(`A launch ${attack}`);
  await visitor.chooses(["blog", "image", "caption"]);
  await page.getByText("Optional Details (Advanced)").click();
  for (const box of await page.getByRole("main").locator("details").getByRole("textbox").all())
    if (await box.isVisible()) await box.fill(attack);
  await visitor.presses("Create Spark");
  await expect(page).toHaveURL(/\/(processing|results)\/\d+$/);
  visitor.sparkId = visitor.path.split("/").at(-1) ?? "";
  await visitor.waitsForResults();

  for (const path of ["/", "/project/new", visitor.projectPath, `${visitor.projectPath}/spark`, visitor.resultsPath]) {
    await page.goto(path);
    await expect(page.locator("img[src=x], img[onerror]"), path).toHaveCount(0);
    expect(await page.evaluate("window.taken"), path).toBeUndefined();
  }
});
