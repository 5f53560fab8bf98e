/**
 * Makes the campaign on the landing page with the built-in engine, and shrinks its files for the web. Run it after the engine
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
import { embeddedEngine } from "../app/engine/embedded/embedded-engine";
import type { Brief, ContentByType } from "../app/engine/engine";
import { findPlatform } from "../app/engine/platforms";

const brief: Brief = {
  seed: "showcase-2",
  project: {
    name: "Bean There",
    websiteUrl: "https://beanthere.example",
    description:
      "Bean There roasts single-origin coffee from farms that grow in the shade, and sends it in bags that can go on the compost.",
    targetAudience: "people who care where their coffee comes from",
    brandVoice: "friendly",
    defaultCallToAction: "Order your first bag",
    defaultSeoKeywords: "sustainable coffee, single-origin coffee, compostable coffee bags",
    problemBeingSolved: "Most coffee does not say who grew it or what it cost the land",
  },
  voice: null,
  idea: "Launch our autumn single-origin",
  contentTypes: ["blog", "image", "caption", "video"],
  sceneSetting: null,
  mainCharacter: null,
  visualStyle: null,
  audioMood: null,
  wantsHorizontalVideo: false,
  wantsVoiceover: false,
  specificCallToAction: null,
  specificSeoKeywords: null,
  referenceImagePath: null,
  requestedAt: "2026-11-20T09:00:00.000Z",
};

const folder = path.resolve("public/showcase");
const posterWidths = { small: 640, large: 1080 };
const filmWidth = 540;
const filmBytes = 800_000;
const soundBitrate = 64_000;
const largestFile = 1024 * 1024;

const scratch = await mkdtemp(path.join(tmpdir(), "showcase-"));
try {
  await mkdir(folder, { recursive: true });
  const made = await makeCampaign();
  const poster = await shrinkPoster(made.image);
  const film = await shrinkFilm(made.video);
  const showcase = {
    idea: brief.idea,
    poster,
    film,
    article: {
      title: made.blog.title,
      words: made.blog.markdown.split(/\s+/).length,
      blocks: blocksOf(made.blog.markdown),
    },
    captions: made.caption.map(({ platform, text }) => ({ platform: findPlatform(platform)?.name ?? platform, text })),
  };
  await writeFile("app/features/examples/showcase.json", `${JSON.stringify(showcase, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function makeCampaign(): Promise<ContentByType> {
  const made: Partial<ContentByType> = {};
  await embeddedEngine.generate(brief, {
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
  });
  const { blog, image, caption, video } = made;
  if (!blog || !image || !caption || !video) throw new Error("A part is missing");
  return { blog, image, caption, video };
}

async function shrinkPoster(picture: ContentByType["image"]) {
  const { width = 0, height = 0 } = await sharp(picture.png.path).metadata();
  const scale = Math.min(1, posterWidths.large / width);
  const files = { small: "poster-small.webp", large: "poster-large.webp" };
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

async function shrinkFilm(video: ContentByType["video"]) {
  registerMediabunnyServer();
  const file = path.join(folder, "film.mp4");
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
    .toFile(path.join(folder, "film.webp"));
  await copyFile(video.vtt.path, path.join(folder, "film.vtt"));
  const track = await input.getPrimaryVideoTrack();
  const ratio = (track?.displayHeight ?? 16) / (track?.displayWidth ?? 9);
  return {
    src: "/showcase/film.mp4",
    poster: "/showcase/film.webp",
    subtitles: "/showcase/film.vtt",
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
