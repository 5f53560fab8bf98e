import { hasAccount, hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { voiceSamples } from "#tests/factories/voice-samples";

const [first, second] = voiceSamples.formal;

test("a brand's voice is analysed, saved to a project, and every text is measured by it", async ({ visitor }) => {
  test.setTimeout(240_000);
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByText("AI Tools").click();
  await page.getByRole("link", { name: "Brand Voice Analysis" }).click();
  await expect(page).toHaveURL("/brand-voice");
  await expect(visitor.heading("Ready to Analyze")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    "Blog posts",
    "Social captions",
    "Email content",
    "Website copy",
    "Marketing materials",
  ]);

  await visitor.fills({ "Your writing": first });
  await visitor.presses("Add another sample");
  await expect(visitor.field("Your writing")).toHaveValue(first);
  await visitor.fills({ "Sample 2": second });
  await visitor.presses("Analyze Brand Voice");
  await expect(visitor.toast("Analysis Complete")).toBeVisible();
  const message = await visitor.toast("Analysis Complete").boundingBox();
  const answer = await page.getByRole("region", { name: "Your brand voice" }).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(answer?.y ?? 0);
  await expect(visitor.toast("Your brand voice has been successfully analyzed.")).toBeVisible();
  for (const title of ["Tone Analysis", "Writing Style", "Key Vocabulary", "Recommendations"])
    await expect(visitor.heading(title)).toBeVisible();
  const result = page.getByRole("region", { name: "Your brand voice" });
  await expect(result.getByText("Formal", { exact: true })).toBeVisible();
  await expect(result.getByRole("progressbar", { name: "Confidence" })).toBeVisible();
  await expect(result.getByText("Complex", { exact: true })).toBeVisible();
  await expect(visitor.field("Sample 2")).toHaveValue(second);

  await page.getByRole("checkbox", { name: /^Mix short|^Keep sentences at/ }).uncheck();
  await page.getByRole("combobox", { name: "Project" }).selectOption({ label: visitor.projectName });
  await visitor.presses("Save to project");
  await expect(visitor.toast("Brand voice saved")).toBeVisible();
  await expect(page.getByText("No exclamation marks.")).toBeVisible();
  await expect(page.getByText(/^Mix short|^Keep sentences at/)).toHaveCount(0);

  const spark = await hasSpark(visitor, ["caption"]);
  await isMade(visitor, spark.documentId);
  await page.goto(visitor.resultsPath);
  const captions = page.getByRole("region", { name: "Captions" });
  await expect(captions.getByText(/Together they match your voice/)).toContainText(/\d+%/);
  const readCaptions = async () => {
    // why: a message at the top of the page is there before the captions below it have arrived
    await page.waitForLoadState("load");
    return captions.getByRole("list").first().innerText();
  };
  const written = await readCaptions();
  await captions.getByRole("button", { name: /^Bring closer/ }).click();
  await expect(visitor.toast(/Closer to your voice|As close as it gets/)).toBeVisible();
  const versions = captions.getByRole("link", { name: "Versions of the captions" });
  if ((await versions.count()) > 0) {
    expect(await readCaptions()).not.toBe(written);
    await versions.click();
    await page.getByRole("link", { name: /^Compare/ }).click();
    await visitor.presses("Restore the earlier version");
    await expect(visitor.toast("The earlier version is restored")).toBeVisible();
  }
  expect(await readCaptions()).toBe(written);

  await page.goto(visitor.projectPath);
  await visitor.presses("Remove");
  await visitor.presses("Remove voice");
  await expect(visitor.toast("Brand voice removed")).toBeVisible();
  await expect(page.getByText("No voice is saved.")).toBeVisible();
});

test("a sample without words is refused beside its field, and stays", async ({ visitor }) => {
  await hasProject(visitor);
  await visitor.page.goto("/brand-voice");
  await visitor.fills({ "Your writing": "😀😀" });
  await visitor.presses("Analyze Brand Voice");
  const field = visitor.field("Your writing");
  await expect(field).toHaveValue("😀😀");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/There are no words to analyze here/);
  await expect(visitor.heading("Ready to Analyze")).toBeVisible();
});

test("a script in a sample is text", async ({ visitor }) => {
  const attack = `"'><script>window.taken=1</script><img src=x onerror="window.taken=1">`;
  await hasProject(visitor);
  await visitor.page.goto("/brand-voice");
  await visitor.fills({ "Your writing": `${attack} We roast on Mondays ${attack} and post ${attack}.` });
  await visitor.presses("Analyze Brand Voice");
  await expect(visitor.heading("Tone Analysis")).toBeVisible();
  await expect(visitor.page.locator("img[src=x], img[onerror]")).toHaveCount(0);
  expect(await visitor.page.evaluate("window.taken")).toBeUndefined();
});

test("nobody without a project is left at the analysis: the way to one is there", async ({ visitor }) => {
  await hasAccount(visitor);
  await visitor.page.goto("/brand-voice");
  await visitor.fills({ "Your writing": first });
  await visitor.presses("Analyze Brand Voice");
  await expect(visitor.page.getByRole("link", { name: "Create Your First Project" })).toHaveAttribute(
    "href",
    "/project/new",
  );
});
