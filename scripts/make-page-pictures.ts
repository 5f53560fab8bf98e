/**
 * Draws, with the product's own poster renderer, the pictures that pages show of it: the cards in shared links, and the poster that
 * stands in the demo before a visitor has tried it. Run it after the renderer or a claim has changed, and look at the result:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-page-pictures.ts
 */
import { writeFile } from "node:fs/promises";
import { type CardCopy, drawCard } from "../app/engine/embedded/picture/draw-card";
import { sketchCampaign } from "../app/engine/embedded/sketch-campaign";

const idea = "Launch a sustainable coffee brand for millennials";

await writeCard("og.png", {
  headline: "One sentence in, a campaign out",
  supportingLine: "A blog post, an image, social captions and a video that tell one story",
  callToAction: "Start creating",
  displayUrl: "Free to begin, no card",
});
await writeCard("og-pricing.png", {
  headline: "Pay for what was made",
  supportingLine: "What a blog post, an image, captions and a video cost, and the plans that sparks come with",
  callToAction: "Choose your plan",
  displayUrl: "A part that fails costs nothing",
});
await drawSample();

async function writeCard(file: string, copy: CardCopy) {
  const png = await drawCard(file, copy);
  await writeFile(`public/${file}`, png);
}

async function drawSample(): Promise<void> {
  const { poster } = sketchCampaign(idea, new Date(0).toISOString());
  const { src, ...rest } = poster;
  await writeFile("public/showcase/demo.webp", Buffer.from(src.slice(src.indexOf(",") + 1), "base64"));
  const sample = { idea, poster: { src: "/showcase/demo.webp", ...rest } };
  await writeFile("app/features/demo/sample.json", `${JSON.stringify(sample, null, 2)}\n`);
}
