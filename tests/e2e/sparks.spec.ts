import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { spokenText } from "#tests/e2e/spoken-text";
import type { Visitor } from "#tests/e2e/visitor";

/** The cost summary as it is read aloud. */
const spokenCost = (visitor: Visitor) =>
  expect.poll(() => spokenText(visitor.page, { role: "complementary", name: "Cost" }));

test("the spark page shows the project, the four types with their costs and the balance", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await expect(page.getByRole("main").getByText(visitor.projectName).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your idea" })).toBeVisible();
  await expect(visitor.field("Visual style")).toBeHidden();
  await page.getByText("Optional Details (Advanced)").click();
  await expect(visitor.field("Visual style")).toBeVisible();
  for (const [name, cost] of [
    ["Blog Post", "200"],
    ["Image", "300"],
    ["Captions", "50"],
    ["Video", "3,300"],
  ])
    await expect(page.getByRole("checkbox", { name: new RegExp(`^${name}.*\\b${cost}\\b`) })).toBeVisible();

  const cost = page.getByRole("complementary", { name: "Cost" });
  await expect(cost.getByText("5,000")).toBeVisible();
  await spokenCost(visitor).toContain("Total cost 3,850 sparks");
  await visitor.chooses([]);
  await expect(cost.getByRole("button", { name: "Create Spark" })).toBeDisabled();
  await visitor.chooses(["blog", "video"]);
  await spokenCost(visitor).toContain("Total cost 3,500 sparks");
  await expect(cost.getByRole("button", { name: "Create Spark" })).toBeEnabled();
});

test("the fields for film appear with film alone, and the total counts along", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.chooses(["blog"]);
  await page.getByText("Optional Details (Advanced)").click();
  await expect(page.getByLabel(/Audio mood/i)).toBeHidden();
  await expect(page.getByLabel(/Reference image/i)).toBeHidden();
  await expect(page.getByLabel(/^Name/)).toBeHidden();
  await expect(page.getByLabel(/^Role/)).toBeHidden();
  await expect(page.getByLabel(/^Pronouns/)).toBeHidden();

  await visitor.chooses(["blog", "video"]);
  await expect(page.getByLabel(/Audio mood/i)).toBeVisible();
  await expect(page.getByLabel(/Reference image/i)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toBeVisible();
  await expect(page.getByLabel(/^Role/)).toBeVisible();
  await expect(page.getByLabel(/^Pronouns/)).toBeVisible();
});

test("the total is the sum of whatever is ticked", async ({ visitor }) => {
  await hasProject(visitor);
  await visitor.page.goto(`${visitor.projectPath}/spark`);
  for (const [types, total] of [
    [["caption"], "50"],
    [["blog", "image"], "500"],
    [["caption", "video"], "3,350"],
    [["blog", "image", "caption", "video"], "3,850"],
    [[], "0"],
  ] as const) {
    await visitor.chooses(types);
    await spokenCost(visitor).toContain(`Total cost ${total} sparks`);
  }
});

test("a rejected spark says why and keeps what was typed", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("Short");
  await visitor.chooses(["blog"]);
  await visitor.pressesUnchecked("Create Spark");
  await expect(page.getByLabel(/idea/i)).toHaveAccessibleDescription(
    /Please write at least 10 characters to get good results/,
  );
  await expect(page.getByLabel(/idea/i)).toHaveValue("Short");
  await expect(page.getByRole("checkbox", { name: /blog/i })).toBeChecked();
});

test("a spark that costs more than the balance is not made, and the page says what is missing", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(`${visitor.projectPath}/spark`);
  await expect(page.getByText("You have enough for: Blog Post, Image, and Captions.")).toBeVisible();
  await expect(page.getByText(/Your next 5,000 come on [A-Z][a-z]{2} \d{1,2}, \d{4}\./)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Video/ })).not.toBeChecked();
  await visitor.writesIdea("Another film about the hills where our coffee grows");
  await visitor.chooses(["video"]);
  await spokenCost(visitor).toContain("Insufficient balance. Need 1,600 more sparks.");
  const refused = page.getByRole("button", { name: "Insufficient Balance" });
  await expect(refused).toBeDisabled();
  await expect(page.getByRole("button", { name: "Create Spark" })).toHaveCount(0);
  expect(await visitor.balance()).toBe(1700);
});

test("a balance that was spent elsewhere meanwhile refuses the spark, and keeps what was typed", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A film about the hills where our coffee grows");
  await visitor.chooses(["video"]);
  await hasSpark(visitor, ["video"]);
  await visitor.presses("Create Spark");
  const refused = page.getByRole("alert").filter({ hasText: "Insufficient Spark Balance" });
  await expect(refused).toContainText(
    "You don't have enough sparks for this generation. Please upgrade your plan or purchase additional credits.",
  );
  await expect(page.getByLabel(/idea/i)).toHaveValue("A film about the hills where our coffee grows");
});

test("a form that the back button brings again makes no second spark", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A launch for our autumn single-origin");
  await visitor.chooses(["caption"]);
  await visitor.presses("Create Spark");
  await expect(page).toHaveURL(/\/(processing|results)\/\d+$/);
  visitor.sparkId = visitor.path.split("/").at(-1) ?? "";

  await page.goBack();
  await visitor.presses("Create Spark");
  await expect(page).toHaveURL(new RegExp(`/(processing|results)/${visitor.sparkId}$`));
  await page.goto(visitor.projectPath);
  expect(await visitor.balance()).toBe(4950);
});

test("a form that is sent twice makes one spark and charges once", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  const nonce = await page.locator("input[name=nonce]").inputValue();
  await visitor.writesIdea("A launch for our autumn single-origin");
  await visitor.chooses(["caption"]);
  await visitor.presses("Create Spark");
  await expect(page).toHaveURL(/\/(processing|results)\/\d+$/);
  visitor.sparkId = visitor.path.split("/").at(-1) ?? "";

  const again = await page.request.post(`${visitor.projectPath}/spark`, {
    multipart: { nonce, prompt: "A launch for our autumn single-origin", contentTypes: "caption" },
  });
  expect(new URL(again.url()).pathname.split("/").at(-1)).toBe(visitor.sparkId);
  await page.goto(visitor.projectPath);
  expect(await visitor.balance()).toBe(4950);
});

test("a reference image goes with a film", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A film about the bag our coffee comes in");
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  await page.getByLabel(/Reference image/i).setInputFiles("tests/e2e/pictures/bag.png");
  await visitor.presses("Create Spark");
  await expect(page).toHaveURL(/\/processing\/\d+$/);
  visitor.sparkId = visitor.path.split("/").at(-1) ?? "";

  const spark = await (await page.request.get(`/api/sparks/${visitor.sparkId}`)).json();
  const picture = await page.request.get(spark.productImageUrl);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});

test("what is ready can be read while the rest is being made", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await visitor.createsSpark({ types: ["caption", "video"] });
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/^Elapsed \d:\d\d$/)).toBeVisible();
  await expect(page.getByText(/^Estimated \d:\d\d$/)).toBeVisible();
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards).toHaveText([/^Captions\s*(Pending|Processing|Completed)/, /^Video\s*(Pending|Processing)/]);

  await expect(page).toHaveURL(visitor.resultsPath, { timeout: 180_000 });
  await expect(page.getByRole("region", { name: "Captions" }).getByRole("listitem")).toHaveCount(10);
  await expect(page.getByText("Some of it is still being made.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Video", exact: true })).toHaveCount(0);

  await page.getByRole("link", { name: "Check progress" }).click();
  await expect(cards).toHaveText([/^Captions\s*Completed/, /^Video\s*(Pending|Processing)/]);
  await page.getByRole("link", { name: "View Captions" }).click();
  await expect(page).toHaveURL(`${visitor.resultsPath}#caption`);
});

test("a spark in the making can be cancelled, and its sparks come back", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await visitor.createsSpark({ types: ["video"] });
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(visitor.heading("Cancel this spark?")).toBeVisible();
  await visitor.presses("Cancel Spark");
  await expect(page).toHaveURL(visitor.resultsPath);
  await expect(visitor.toast("Spark cancelled")).toBeVisible();
  expect(await visitor.balance()).toBe(5000);
});

test("a finished spark answers on the page of its making with its results", async ({ visitor }) => {
  await hasProject(visitor);
  const spark = await hasSpark(visitor, ["caption"]);
  await isMade(visitor, spark.documentId);
  await visitor.page.goto(visitor.processingPath);
  await expect(visitor.page).toHaveURL(visitor.resultsPath);
});

test("an idea in another language is told on the form, and a poster is made of it all the same", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("Unsere neue Herbströstung ist da, und wir feiern das mit allen Freunden des Kaffees");
  await visitor.presses("Check the brief");
  await expect(page.getByText("Not in this language: the built-in writer writes in English only.")).toHaveCount(2);
  await visitor.chooses(["blog", "image", "caption"]);
  await visitor.presses("Create Spark");
  const told = page.getByRole("alert").filter({ hasText: "Not in this language yet" });
  await expect(told).toContainText("it cannot write the blog post and captions from this idea");
  expect(await visitor.balance()).toBe(5000);

  await visitor.presses("Make poster for 300 sparks");
  await expect(page).toHaveURL(/\/(processing|results)\/\d+$/);
  visitor.sparkId = visitor.path.split("/").at(-1) ?? "";
  expect(await visitor.balance()).toBe(4700);
});
