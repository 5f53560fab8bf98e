/**
 * Makes the featured examples with the built-in engine. Run it after the engine has changed, format what it writes, and look at the result:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-examples.ts
 *   npx biome check --write app/features/examples
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { ContentByType } from "../app/engine/engine";
import { type FeaturedIdea, featuredIdeas } from "./examples/featured-ideas";
import { describeArticle, describeCaptions, makeCampaign, requestedAt } from "./examples/make-campaign";

const folder = path.resolve("public/examples");
const posterWidth = 640;

await mkdir(folder, { recursive: true });
const made = [];
for (const example of featuredIdeas) made.push(await makeExample(example));
await writeFile("app/features/examples/featured-examples.json", `${JSON.stringify(made, null, 2)}\n`);

async function makeExample(example: FeaturedIdea) {
  const scratch = await mkdtemp(path.join(tmpdir(), "examples-"));
  try {
    const { blog, image, caption } = await makeCampaign(example, scratch);
    const { key, title, category, contentTypes, idea } = example;
    return {
      ...{ key, sparkTitle: title, sparkPrompt: idea, contentTypes, category, sparkCost: 1, isFeatured: true },
      createdAt: requestedAt,
      generatedContent: [
        blog && describeArticle(blog),
        image && { type: "image", title: "Poster", content: image.altText, picture: await shrinkPoster(key, image) },
        caption && describeCaptions(caption),
      ].filter(Boolean),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function shrinkPoster(key: string, picture: ContentByType["image"]) {
  const { info } = await sharp(picture.png.path)
    .resize({ width: posterWidth })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  await sharp(picture.png.path)
    .resize({ width: posterWidth })
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${key}.webp`));
  return { src: `/examples/${key}.webp`, width: info.width, height: info.height };
}
