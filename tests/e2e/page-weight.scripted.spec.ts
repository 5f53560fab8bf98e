import { expect, test } from "#tests/e2e/journey";

/** Bytes. What a visitor's first page takes in all: HTML, style, fonts and script as they are sent, pictures and films apart. */
const landing = 45 * 1024;

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
