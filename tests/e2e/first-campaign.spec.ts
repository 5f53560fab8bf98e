import { expect, test } from "#tests/e2e/journey";
import { lookAtResults } from "#tests/e2e/results-page";
import { readZip } from "#tests/factories/read-zip";

/** What a careful owner fills in beside the needed fields. */
const details = {
  "Problem being solved": "Supermarket coffee has been on the shelf for months",
  "Facts we may state": [
    "Bags of 250 g from £9.50",
    "Free delivery over £25",
    "Posted within a day of roasting",
    "Works with any grinder setting, just ask",
    "Since 2014",
  ].join("\n"),
};

// why: one journey sees the product as most people do, with every fade between pages.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor makes a first campaign of all four types and reads, watches and downloads it", async ({ visitor }, {
  project,
}) => {
  test.setTimeout(300_000);
  const { page } = visitor;
  await visitor.signsUp({ firstName: "Robin" });
  await expect(visitor.heading(/Robin/)).toBeVisible();
  await visitor.createsProject({ name: "Bean There", more: details });
  await visitor.createsSpark({ idea: "A launch for our autumn single-origin, roasted on Mondays" });
  await expect(visitor.toast("Spark Created!")).toBeVisible();
  await expect(page).toHaveURL(visitor.processingPath);
  await visitor.waitsForResults();

  await test.step("the sentence heads the page, the poster and the film fill the first screen", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "A launch for our autumn single-origin, roasted on Mondays",
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    const poster = page.getByRole("region", { name: "Image" }).getByRole("img");
    const film = page.getByRole("region", { name: "Video", exact: true }).getByLabel(/^Your film/);
    for (const made of [poster, film]) {
      await expect(made).toBeInViewport({ ratio: 1 });
      expect((await made.boundingBox())?.height).toBeGreaterThan(400);
    }
  });

  await test.step("the blog post is an article about the idea, under the project's name", async () => {
    const article = page.getByRole("region", { name: "Blog Post" });
    await expect(article.getByRole("heading").nth(1)).toBeVisible();
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(80);
    for (const said of ["Bean There", /autumn single-origin/i, /Mondays/, "£9.50", "over £25"])
      await expect(article).toContainText(said);
  });

  await test.step("there are ten captions", async () => {
    const captions = page.getByRole("region", { name: "Captions" }).getByRole("listitem");
    await expect(captions).toHaveCount(10);
  });

  await test.step("the poster opens in a tab of its own", async () => {
    const image = page.getByRole("region", { name: "Image" });
    await expect(image.getByRole("img")).toHaveAttribute("alt", /\w{3,}/);
    await expect(image.getByRole("link", { name: "Open in new tab" })).toHaveAttribute("target", "_blank");
    await expect(image.getByRole("link", { name: "Open in new tab" })).toHaveAttribute("href", /^\/media\//);
  });

  await test.step("the film plays, with subtitles, and each scene stands beside its script", async () => {
    const film = page.getByRole("region", { name: "Video", exact: true });
    await expect(film.locator("video")).toHaveAttribute("src", /^\/media\//);
    await expect(film.locator("track")).toHaveAttribute("src", /^\/media\//);
    const scenes = page.getByRole("region", { name: "Scenes" }).getByRole("listitem");
    expect(await scenes.count()).toBeGreaterThanOrEqual(4);
    for (const scene of await scenes.all()) await expect(scene.locator("summary")).toContainText(/s\s*\w.{8,}/);
    await expect(page.getByLabel("Scene 2", { exact: true })).toBeHidden();
    await scenes.nth(1).locator("summary").click();
    await expect(page.getByLabel("Scene 2", { exact: true })).toHaveAttribute("src", /^\/media\//);
    await expect(page.getByLabel("Scene 2", { exact: true })).toBeVisible();
  });

  await test.step("everything can be downloaded", async () => {
    const links = page.locator("a[download]");
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(12);
    for (const address of new Set(addresses)) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect((await answer.body()).length, address).toBeGreaterThan(100);
    }
    const everything = page.getByRole("link", { name: "Download everything" });
    const answer = await page.request.get((await everything.getAttribute("href")) ?? "");
    const files = [...readZip(await answer.body()).keys()];
    expect(files).toEqual(expect.arrayContaining(["captions/captions.csv", "images/poster.png", "video/video.mp4"]));
  });

  await test.step("the receipt says what it cost, and the balance agrees", async () => {
    await page.getByText(/^Details: formats/).click();
    const total = page.getByRole("table", { name: "Receipt in sparks" }).getByRole("row", { name: "Total" });
    await expect(total).toContainText("3,850");
    expect(await visitor.balance()).toBe(5000 - 3850);
  });

  await test.step("the debug panel shows the raw status", async () => {
    await visitor.heading("Debug: raw status data").click();
    await expect(page.getByRole("region", { name: "Raw status data" })).toContainText('"status": "complete"');
  });

  // why here: a film costs the most of what a test can make, so one campaign is looked at from every side.
  await lookAtResults(visitor, project.name === "scripted");

  await test.step("the ways on lead where they say", async () => {
    await expect(page.getByRole("link", { name: "Create Another" })).toHaveAttribute(
      "href",
      `${visitor.projectPath}/spark`,
    );
    await page.getByRole("link", { name: "Back to Project" }).click();
    await expect(page).toHaveURL(visitor.projectPath);
    await expect(visitor.heading("Bean There")).toBeVisible();
  });
});
