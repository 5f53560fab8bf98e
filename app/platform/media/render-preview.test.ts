import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderPreview } from "./render-preview.server";

const folder = mkdtempSync(path.join(tmpdir(), "preview-"));

test("a poster becomes a small WebP of the same shape, and a small one is not blown up", async () => {
  const file = path.join(folder, "poster.png");
  await sharp({ create: { width: 1080, height: 1350, channels: 3, background: "#b5522b" } })
    .png()
    .toFile(file);
  const preview = await renderPreview(file, 720);
  expect(preview).toMatchObject({ mimeType: "image/webp", width: 720, height: 900 });
  expect((await sharp(preview?.buffer).metadata()).format).toBe("webp");
  expect(await renderPreview(file, 4000)).toMatchObject({ width: 1080, height: 1350 });
});

test("what is no picture has none", async () => {
  const file = path.join(folder, "words.png");
  writeFileSync(file, "not a picture");
  expect(await renderPreview(file, 720)).toBeNull();
});
