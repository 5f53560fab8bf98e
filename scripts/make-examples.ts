/**
 * Makes the featured examples with the built-in engine. Run it after the engine has changed, and look at the result:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-examples.ts
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { noWishes } from "../app/engine/brief";
import { embeddedEngine } from "../app/engine/embedded/embedded-engine";
import type { ContentByType, ContentType } from "../app/engine/engine";
import { isAds, readWords } from "../app/engine/written-text";
import { renderPlainText } from "../app/platform/text/plain-text.server";

/** What each is about. The brands are made up. */
const examples = [
  {
    key: "blog-guide",
    title: "A Guide in Three Steps",
    category: "thought-leadership",
    contentTypes: ["blog", "caption"],
    idea: "How to keep herbs alive on a balcony with Potter's Row.\n1. Choose a pot with a hole, as deep as your hand\n2. Water in the morning, until it runs out below\n3. Cut the tips every week, and eat them\nIt takes ten minutes a week.\nIt costs less than the herbs from a supermarket.",
    style: null,
    project: {
      name: "Potter's Row",
      websiteUrl: "https://pottersrow.example",
      description: "Potter's Row is a plant nursery in Bath. Herbs, seeds and pots for people without a garden.",
      targetAudience: "people with a balcony and no garden",
      defaultCallToAction: "Order the herb box",
      problemBeingSolved: "Herbs from the supermarket are dead in two weeks",
    },
  },
  {
    key: "architecture-template",
    title: "Architecture Case Study",
    category: "customer-stories",
    contentTypes: ["blog", "image", "caption"],
    idea: "Lintel Studio turned a garage of 1934 into a house for two.\nThe old doors became the table.\nThe roof has one long window to the north.\nIt took eleven months.\nThe owners say that it is the warmest house they have lived in.",
    style: "architectural, concrete, calm",
    project: {
      name: "Lintel Studio",
      websiteUrl: "https://lintelstudio.example",
      description: "Lintel Studio is an architecture practice in Rotterdam that builds with what is there.",
      targetAudience: "owners of old buildings",
      defaultCallToAction: "See the plans",
      problemBeingSolved: null,
    },
  },
  {
    key: "tech-minimalism",
    title: "Tech Minimalism",
    category: "product-launch",
    contentTypes: ["image", "caption"],
    idea: "Plainlight launches on 2 March.\nIt is a desk lamp with one button and no app.\nIt dims itself when the sun goes down.\nIt costs $79.\nThe first 300 come with a spare bulb.",
    style: "minimal, white, clean lines",
    project: {
      name: "Plainlight",
      websiteUrl: "https://plainlight.example",
      description: "Plainlight makes lamps that do one thing.",
      targetAudience: "people who work at a desk until late",
      defaultCallToAction: "Order yours",
      problemBeingSolved: "Nobody needs another app",
    },
  },
  {
    key: "luxury-fashion",
    title: "Luxury Fashion",
    category: "seasonal",
    contentTypes: ["image", "caption"],
    idea: "The winter scarf of Maison Ostrel is here.\nIt is woven from silk in Como.\nThere are 200 of them, each with its number.\nIt costs €290.\nOrders by 18 December arrive before Christmas.",
    style: "elegant, dark, gold",
    project: {
      name: "Maison Ostrel",
      websiteUrl: "https://maisonostrel.example",
      description: "Maison Ostrel weaves scarves in silk, a hundred metres at a time.",
      targetAudience: "people who buy one good thing",
      defaultCallToAction: "Choose your number",
      problemBeingSolved: null,
    },
  },
  {
    key: "urban-coffee",
    title: "Urban Coffee",
    category: "brand-awareness",
    contentTypes: ["blog", "image", "caption"],
    idea: "Corner Nine opens at 6am on King Street.\nThe first coffee of the day costs £2.\nTwo people make it, on one machine.\nThe beans are roasted four streets away, on Tuesdays.\nThere are nine stools, and no laptops before noon.",
    style: "urban, bold, warm",
    project: {
      name: "Corner Nine",
      websiteUrl: "https://cornernine.example",
      description: "Corner Nine is an espresso bar in an old newspaper kiosk in Manchester.",
      targetAudience: "people on their way to work",
      defaultCallToAction: "Come by",
      problemBeingSolved: null,
    },
  },
  {
    key: "desert-gradient",
    title: "Desert Gradient",
    category: "brand-awareness",
    contentTypes: ["image", "caption"],
    idea: "Saltflat shows films under the desert sky from 3 to 6 April.\nFour evenings, one film each, after sunset.\nA ticket costs $25.\nBring a blanket: the nights are cold.",
    style: "desert, sunset gradient",
    project: {
      name: "Saltflat",
      websiteUrl: "https://saltflat.example",
      description: "Saltflat is an open-air cinema in the Mojave Desert.",
      targetAudience: "people who drive two hours for a good film",
      defaultCallToAction: "Get a ticket",
      problemBeingSolved: null,
    },
  },
] as const;
/** When they were made. */
const requestedAt = "2026-11-20T09:00:00.000Z";

type Example = (typeof examples)[number];

const folder = path.resolve("public/examples");
const posterWidth = 640;

await mkdir(folder, { recursive: true });
const made = [];
for (const example of examples) made.push(await makeExample(example));
await writeFile("app/features/examples/featured-examples.json", `${JSON.stringify(made, null, 2)}\n`);

async function makeExample(example: Example) {
  const scratch = await mkdtemp(path.join(tmpdir(), "examples-"));
  try {
    const { blog, image, caption } = await makeCampaign(example, scratch);
    const { key, title, category, contentTypes, idea } = example;
    return {
      ...{ key, sparkTitle: title, sparkPrompt: idea, contentTypes, category, sparkCost: 1, isFeatured: true },
      createdAt: requestedAt,
      generatedContent: [
        blog && {
          type: "blog",
          title: "title" in blog ? blog.title : "",
          content: writePlain(readWords(blog)),
          picture: null,
        },
        image && { type: "image", title: "Poster", content: image.altText, picture: await shrinkPoster(key, image) },
        caption &&
          !isAds(caption) && {
            type: "caption",
            title: `${caption.length} captions`,
            content: caption.map(({ text }) => text).join("\n\n"),
            picture: null,
          },
      ].filter(Boolean),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The article without its title and the signs of Markdown. */
function writePlain(markdown: string): string {
  return renderPlainText(markdown.replace(/^# .*$/m, "")).trim();
}

async function makeCampaign(example: Example, scratch: string): Promise<Partial<ContentByType>> {
  const made: Partial<ContentByType> = {};
  const contentTypes: ContentType[] = [...example.contentTypes];
  await embeddedEngine.generate(
    {
      seed: `example-${example.key}`,
      project: { brandVoice: null, defaultSeoKeywords: null, facts: [], ...example.project },
      idea: example.idea,
      facts: null,
      contentTypes,
      ...noWishes,
      visualStyle: example.style,
      requestedAt,
    },
    {
      scratch,
      signal: new AbortController().signal,
      onProgress() {},
      async onPlan() {},
      async onPart(part) {
        Object.assign(made, { [part.type]: part.content });
      },
      async onFailure(type, failure) {
        throw new Error(`The ${type} failed`, { cause: failure });
      },
    },
  );
  return made;
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
