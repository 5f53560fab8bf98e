import sharp from "sharp";
import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";
import { voiceSamples } from "#tests/factories/voice-samples";

/** Pixels of a picture; the screen is taken twice as fine and made smaller, so that small letters stay sharp. */
const size = { width: 960, height: 640 };

test.use({ viewport: size, deviceScaleFactor: 2 });

async function take({ page }: Visitor, name: string) {
  await page.waitForLoadState("networkidle");
  const screen = await page.screenshot({ animations: "disabled" });
  await sharp(screen).resize(size).webp({ quality: 72 }).toFile(`public/guide/${name}.webp`);
}

test("takes the pictures of the guide", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  const spark = await hasSpark(visitor, ["caption"]);
  await isMade(visitor, spark.documentId);

  for (const [name, path] of [
    ["new-project", "/project/new"],
    ["templates", "/content-templates"],
    ["billing", "/billing"],
    ["access-tokens", "/profile/tokens"],
  ] as const) {
    await page.goto(path);
    await take(visitor, name);
  }

  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A launch for our autumn single-origin, roasted on Mondays");
  await take(visitor, "spark-form");

  await page.goto("/brand-voice");
  await page.getByRole("textbox").first().fill(voiceSamples.formal.join("\n\n"));
  await visitor.presses("Analyze Brand Voice");
  await page.getByRole("heading", { name: "Tone Analysis" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Close message" }).click();
  await take(visitor, "brand-voice");
});
