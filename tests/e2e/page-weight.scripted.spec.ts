import { gzipSync } from "node:zlib";
import { openPages, signedInPages } from "#tests/e2e/every-page";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Bytes, gzipped. Every page loads our own small script; the landing page and its demo, the spark form and brand voice have another. */
const contentPage = 3 * 1024;
const pageWithScript = 5 * 1024;
/** The spark form has two, the picture's upload and the recommendations; so has the checkout, one for each provider. */
const pageWithScripts = 7 * 1024;
/** What a visitor's first page takes in all: HTML, style, fonts and script as they are sent, pictures and films apart. */
const landing = 45 * 1024;
const interactivePage = 100 * 1024;

/** Bytes of script, gzipped, that a page loads, those in the page itself included. */
async function scriptOf({ page }: Visitor, path: string): Promise<number> {
  const loading: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" && response.ok()) loading.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const files = await Promise.all(loading);
  page.removeAllListeners("response");
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

test("content pages load no framework script", async ({ visitor }) => {
  for (const { name, path } of openPages) {
    const most = /^(home|demo)/.test(name) ? pageWithScript : contentPage;
    expect(await scriptOf(visitor, path), name).toBeLessThanOrEqual(most);
  }
});

test("the landing page takes at most 45 KB, its pictures apart", async ({ visitor: { page } }) => {
  const sent: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!["document", "stylesheet", "font", "script"].includes(request.resourceType())) return;
    sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const sizes = await Promise.all(sent);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(landing);
});

test("no page of a signed-in person loads over 100 KB of script, and only the making of a spark the framework's", async ({
  visitor,
}) => {
  const more: Record<string, number> = {
    processing: interactivePage,
    "spark that waits for approval": interactivePage,
    "home, signed in": pageWithScript,
    "new spark": pageWithScripts,
    "new spark with a checked brief": pageWithScripts,
    "brand voice": pageWithScript,
    checkout: pageWithScripts,
    "checkout of a pack": pageWithScripts,
  };
  for await (const { name, path } of signedInPages(visitor)) {
    expect(await scriptOf(visitor, path), name).toBeLessThanOrEqual(more[name] ?? contentPage);
  }
});
