import { hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a session that ends while something is made is said on its page, which stays", async ({ visitor, faults }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "sparkwright_session" });
  await expect(visitor.toast("Authentication Required")).toBeVisible();
  await expect(visitor.toast("Please log in to continue.")).toBeVisible();
  // why: only a page that stays asks again; one that is about to go would still show its bar for a moment.
  await page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(visitor.processingPath));
  await expect(page).toHaveURL(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.context().addCookies(cookies);
  faults.splice(0);
});

test("a look at what is being made that fails otherwise is logged alone, and the page stays and looks again", async ({
  visitor,
  faults,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  const logged: string[] = [];
  page.on("console", (said) => logged.push(said.text()));
  let looks = 0;
  // why what is not there: its answer, with another status, is just what a server that is busy says.
  await page.route(/\/processing\/\d+\.data/, async (route) => {
    looks += 1;
    const url = route
      .request()
      .url()
      .replace(/processing\/\d+/, "processing/999999999");
    const response = await route.fetch({ url });
    await route.fulfill({ response, status: 503, body: (await response.text()).replaceAll("404", "503") });
  });
  await expect.poll(() => looks).toBeGreaterThan(1);
  await expect.poll(() => logged.join()).toContain("The progress could not be read. It is asked for again.");
  await expect(page).toHaveURL(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  faults.splice(0);
});
