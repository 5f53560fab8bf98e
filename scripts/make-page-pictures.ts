/**
 * Draws, with the product's own poster renderer, the pictures that pages show of it: the cards in shared links, and the poster that
 * stands in the demo before a visitor has tried it. Run it after the renderer or a claim has changed, and look at the result:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-page-pictures.ts
 */
import { writeFile } from "node:fs/promises";
import { drawCard } from "../app/engine/embedded/picture/draw-card";
import { sketchCampaign } from "../app/engine/embedded/sketch-campaign";
import { pageCards } from "./page-cards";

const idea = "Launch a sustainable coffee brand for millennials";

for (const [file, copy] of Object.entries(pageCards)) await writeFile(`public/${file}`, await drawCard(file, copy));
await drawSample();

async function drawSample(): Promise<void> {
  const { poster } = sketchCampaign(idea, new Date(0).toISOString());
  const { src, ...rest } = poster;
  await writeFile("public/showcase/demo.webp", Buffer.from(src.slice(src.indexOf(",") + 1), "base64"));
  const sample = { idea, poster: { src: "/showcase/demo.webp", ...rest } };
  await writeFile("app/features/demo/sample.json", `${JSON.stringify(sample, null, 2)}\n`);
}
