/**
 * Makes the campaigns on the landing page with the built-in engine, all of them from one sentence, and shrinks its files for the web. Run it after the engine
 * has changed, and look at the result:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-showcase.ts
 */
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { registerMediabunnyServer } from "@mediabunny/server";
import { ALL_FORMATS, Conversion, FilePathSource, FilePathTarget, Input, Mp4OutputFormat, Output } from "mediabunny";
import sharp from "sharp";
import { noWishes } from "../app/engine/brief";
import type { Brief, ContentByType } from "../app/engine/engine";
import { findPlatform } from "../app/engine/platforms";
import { isAds, isEmail } from "../app/engine/written-text";
import { makeParts } from "./examples/make-campaign";

/** One sentence that says nothing of who speaks, so that all that differs comes from the brand. */
const idea = "First visit free for new customers";

/** Three brands that have nothing in common. The first is shown whole. */
const brands = [
  {
    key: "dentist",
    trade: "A dental practice",
    seed: "showcase-1",
    project: {
      name: "Northgate Dental",
      websiteUrl: "https://northgatedental.example",
      description:
        "Northgate Dental is a small family practice in York. Gentle check-ups, and time to explain what happens next. The price is said before anything begins.",
      targetAudience: "families who put off going to the dentist",
      brandVoice: "calm, reassuring",
      defaultCallToAction: "Book a check-up",
      defaultSeoKeywords: "family dentist, gentle dentist",
      problemBeingSolved: "Many people wait until it hurts",
      facts: [
        "Open Monday to Friday, 8am to 6pm",
        "Evening appointments on Wednesdays until 8pm",
        "Free parking behind the house",
      ],
    },
  },
  {
    key: "climbing",
    trade: "A climbing gym",
    seed: "showcase-1",
    project: {
      name: "Overhang",
      websiteUrl: "https://overhang.example",
      description:
        "Overhang is a climbing gym in an old tram depot. Walls for first-timers, a training room, and coaches who remember your name.",
      targetAudience: "people who sit at a desk all day",
      brandVoice: "bold, playful, energetic",
      defaultCallToAction: "Book your first climb",
      defaultSeoKeywords: "climbing gym, bouldering for beginners",
      problemBeingSolved: "Gyms are dull and nobody keeps going",
      facts: ["Shoes and chalk included", "Open every day from 7am to 11pm", "No membership needed"],
    },
  },
  {
    key: "accountants",
    trade: "Accountants for small firms",
    seed: "showcase-1",
    project: {
      name: "Halden & Moor",
      websiteUrl: "https://haldenmoor.example",
      description:
        "Halden & Moor are accountants for small firms. Books, payroll and tax returns at a fixed monthly price.",
      targetAudience: "owners of small firms",
      brandVoice: "formal, professional",
      defaultCallToAction: "Arrange a first call",
      defaultSeoKeywords: "small business accountant",
      problemBeingSolved: "The yearly bill from the accountant is always a surprise",
      facts: ["One accountant, named in your contract", "Answers within one working day"],
    },
  },
] as const;
type Brand = (typeof brands)[number];

function briefOf({ project, seed }: Brand): Brief {
  return {
    seed,
    project: { ...project, facts: [...project.facts] },
    idea,
    facts: null,
    contentTypes: ["blog", "image", "caption", "video"],
    ...noWishes,
    requestedAt: "2026-11-20T09:00:00.000Z",
  };
}

const folder = path.resolve("public/showcase");
const posterWidths = { small: 480, large: 1080 };
const filmWidth = 432;
const filmBytes = 560_000;
const soundBitrate = 64_000;
const largestFile = 1024 * 1024;

await mkdir(folder, { recursive: true });
const made = [];
for (const brand of brands) made.push(await showcaseOf(brand));
const first = made[0];
if (!first) throw new Error("There is no brand to show");
const showcase = { idea, campaigns: made.map(({ shown }) => shown), article: first.article, captions: first.captions };
await writeFile("app/features/examples/showcase.json", `${JSON.stringify(showcase, null, 2)}\n`);

async function showcaseOf(brand: Brand) {
  const scratch = await mkdtemp(path.join(tmpdir(), "showcase-"));
  try {
    const { blog, image, caption, video } = await makeCampaign(briefOf(brand), scratch);
    if (isEmail(blog) || isAds(caption)) throw new Error("The showcase is an article with captions");
    const captions = caption.map(({ platform, text }) => ({
      platform: findPlatform(platform)?.name ?? platform,
      text,
    }));
    return {
      shown: {
        key: brand.key,
        name: brand.project.name,
        trade: brand.trade,
        title: blog.title,
        caption: captions[0],
        poster: await shrinkPoster(brand.key, image),
        film: await shrinkFilm(brand.key, video),
      },
      article: {
        title: blog.title,
        words: blog.markdown.split(/\s+/).length,
        blocks: blocksOf(blog.markdown),
      },
      captions,
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeCampaign(brief: Brief, scratch: string): Promise<ContentByType> {
  const { blog, image, caption, video } = await makeParts(brief, scratch);
  if (!blog || !image || !caption || !video) throw new Error("A part is missing");
  return { blog, image, caption, video };
}

async function shrinkPoster(key: string, picture: ContentByType["image"]) {
  const { width = 0, height = 0 } = await sharp(picture.png.path).metadata();
  const scale = Math.min(1, posterWidths.large / width);
  const files = { small: `${key}-small.webp`, large: `${key}-large.webp` };
  for (const size of ["small", "large"] as const) {
    const file = path.join(folder, files[size]);
    await sharp(picture.png.path)
      .resize({ width: posterWidths[size], withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(file);
    await refuseLarge(file);
  }
  return {
    small: `/showcase/${files.small}`,
    smallWidth: posterWidths.small,
    large: `/showcase/${files.large}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: picture.altText,
  };
}

async function shrinkFilm(key: string, video: ContentByType["video"]) {
  registerMediabunnyServer();
  const file = path.join(folder, `${key}.mp4`);
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(video.film.path) });
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new FilePathTarget(file),
  });
  const seconds = await input.computeDuration();
  const bitrate = Math.round((filmBytes * 8) / seconds - soundBitrate);
  const conversion = await Conversion.init({
    input,
    output,
    video: { width: filmWidth, fit: "contain", codec: "avc", bitrate, forceTranscode: true },
    audio: { codec: "aac", bitrate: soundBitrate, forceTranscode: true },
  });
  await conversion.execute();
  await refuseLarge(file);
  await sharp(video.poster.path)
    .resize({ width: filmWidth })
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${key}-film.webp`));
  await copyFile(video.vtt.path, path.join(folder, `${key}.vtt`));
  const track = await input.getPrimaryVideoTrack();
  const ratio = (track?.displayHeight ?? 16) / (track?.displayWidth ?? 9);
  return {
    src: `/showcase/${key}.mp4`,
    poster: `/showcase/${key}-film.webp`,
    subtitles: `/showcase/${key}.vtt`,
    width: filmWidth,
    height: Math.round(filmWidth * ratio),
    seconds: Math.round(seconds),
  };
}

/** The article without its title, as plain blocks: enough Markdown for what the engine writes. */
function blocksOf(markdown: string): { kind: "heading" | "item" | "text"; text: string }[] {
  return markdown
    .split(/\n{2,}|\n(?=[-*] |\d+\. )/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("# "))
    .map((part) => {
      const text = plain(part);
      if (/^#{2,} /.test(part)) return { kind: "heading", text };
      return { kind: /^([-*]|\d+\.) /.test(part) ? "item" : "text", text };
    });
}

function plain(markdown: string): string {
  return markdown
    .replace(/^(#+|[-*]|\d+\.) /, "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ");
}

async function refuseLarge(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size >= largestFile) throw new Error(`${path.basename(file)} is ${size} bytes: too large to commit`);
}
