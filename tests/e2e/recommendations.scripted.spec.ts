import { hasProject, usesUpRecommendations } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("opening and copying are tracked, a panel can be closed, and one is filled in where the idea is written", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await hasProject(visitor, { name: "Bean There" });
  await page.goto(`${visitor.projectPath}/spark`);
  const noted = (action: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith("/track") && request.postData() === JSON.stringify({ action }),
    );
  const begin = page
    .getByRole("region", { name: "Recommendations for Bean There" })
    .getByRole("listitem")
    .filter({ hasText: "Start with captions" });
  const open = begin.getByText("Start with captions").first();

  const viewed = noted("viewed");
  await open.click();
  await viewed;
  const copied = noted("used");
  await begin.getByRole("button", { name: "Copy prompt" }).click();
  await expect(visitor.toast("Prompt copied!")).toBeVisible();
  await expect(visitor.toast("The recommendation prompt has been copied to your clipboard.")).toBeVisible();
  await copied;
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompt).toMatch(/^Meet Bean There: a small roastery/);
  await begin.getByRole("button", { name: "Close" }).click();
  await expect(begin.getByText("Suggested prompt")).toBeHidden();

  await page.getByText("Optional Details (Advanced)").click();
  await visitor.fills({ "Visual style": "Warm film" });
  await open.click();
  const used = noted("used");
  await begin.getByRole("button", { name: /^Use this/ }).click();
  await expect(visitor.toast("Recommendation Applied")).toBeVisible();
  await used;
  await expect(visitor.field("Your idea")).toHaveValue(prompt);
  await expect(visitor.field("Visual style")).toHaveValue("Warm film");
});

test("a recommendation brings its content type to the spark form, and never takes back what was chosen", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  const chosen = page.getByRole("checkbox", { name: /sparks/, checked: true });
  const uses = async (title: string) => {
    const one = page.getByRole("listitem").filter({ hasText: title });
    await one.getByText(title).first().click();
    await one.getByRole("button", { name: /^Use this/ }).click();
    await expect(visitor.toast("Recommendation Applied")).toBeVisible();
  };
  await page.goto(`${visitor.projectPath}/spark`);
  await expect(chosen).toHaveCount(4);
  await uses("Start with captions");
  await expect(chosen).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: /^Captions/ })).toBeChecked();

  await page.reload();
  await page.getByRole("checkbox", { name: /^Video/ }).uncheck();
  await uses("Start with captions");
  await expect(chosen).toHaveCount(3);
});

for (const { where, path } of [
  { where: "home", path: () => "/" },
  { where: "the spark form", path: (project: string) => `${project}/spark` },
])
  test(`a list that could not be made is fetched on ${where}: three rows stand in its place meanwhile`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    await hasProject(visitor, { name: "Bean There" });
    await usesUpRecommendations(visitor);
    await page.goto(path(visitor.projectPath));
    const panel = page.getByRole("region", { name: "Recommendations for Bean There" });
    const failed = panel.getByText("Failed to fetch recommendations.");
    const rows = panel.getByRole("listitem");
    await expect(failed).toBeVisible();
    await expect(rows).toHaveCount(0);

    let tries = 0;
    let answer = () => {};
    await page.route(page.url(), async (route) => {
      tries += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return tries === 1 ? route.abort() : route.continue();
    });
    await panel.getByRole("button", { name: "Try Again" }).click();
    await expect(rows).toHaveCount(3);
    await expect(failed).toBeHidden();
    await expect(panel).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => tries).toBe(1);
    answer();
    await expect.poll(() => tries).toBe(2);
    await expect(rows).toHaveCount(3);
    answer();
    await expect(failed).toBeVisible();
    await expect(rows).toHaveCount(0);

    await usesUpRecommendations(visitor, false);
    await page.unroute(page.url());
    await panel.getByRole("button", { name: "Try Again" }).click();
    await expect(panel.getByText("Suggested prompt")).toHaveCount(3);
    await expect(rows).toHaveCount(3);
    await rows.filter({ hasText: "Start with captions" }).getByText("Start with captions").first().click();
    await rows
      .filter({ hasText: "Start with captions" })
      .getByRole("button", { name: /^Use this/ })
      .click();
    await expect(visitor.toast("Recommendation Applied")).toBeVisible();
    await expect(visitor.field("Your idea")).toHaveValue(/^Meet Bean There: a small roastery/);
  });
