import sharp from "sharp";
import { expect, test } from "vitest";
import { acceptPicture, largestPicture } from "./accept-picture.server";

const square = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

test.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)("takes a %s", async (format) => {
  const picture = await acceptPicture(await square().toFormat(format).toBuffer());
  expect(picture).toMatchObject({ width: 40, height: 20 });
  expect(["jpeg", "webp"]).toContain((await sharp(picture.buffer).metadata()).format);
});

test("turns a picture upright and takes what the camera wrote away", async () => {
  const taken = await square()
    .jpeg()
    .withExif({ IFD0: { Artist: "Someone" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await acceptPicture(taken);
  const metadata = await sharp(picture.buffer).metadata();
  expect([picture.width, picture.height]).toEqual([20, 40]);
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
});

test("makes a large picture at most 2,048 pixels a side and leaves a small one as it is", async () => {
  const large = await acceptPicture(await square(3000, 1500).png().toBuffer());
  expect([large.width, large.height]).toEqual([2048, 1024]);
});

test("keeps transparency", async () => {
  const clear = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { mimeType, buffer } = await acceptPicture(clear);
  expect(mimeType).toBe("image/webp");
  expect((await sharp(buffer).metadata()).hasAlpha).toBe(true);
});

test("what hides behind a picture does not survive", async () => {
  const jpeg = await square().jpeg().toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert(document.domain)</script>PK\x03\x04")]);
  const { buffer } = await acceptPicture(polyglot);
  expect(buffer.toString("latin1")).not.toContain("script");
  expect(buffer.toString("latin1")).not.toContain("PK\x03\x04");
});

test.each([
  ["text", Buffer.from("hello")],
  ["nothing", Buffer.alloc(0)],
  ["a page named as a picture", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ["a GIF's first bytes and then a script", Buffer.from("GIF89a/*\u0000*/=1;alert(1)")],
  ["half a PNG", Buffer.from("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "latin1")],
])("refuses %s", async (_what, bytes) => {
  await expect(acceptPicture(bytes)).rejects.toMatchObject({
    title: "Invalid file type",
    message: "Please upload an image file (JPG, PNG, GIF, etc.)",
  });
});

test.each([
  ["too many pixels", () => square(9000, 9000).png({ compressionLevel: 9 })],
  ["a row that is too long to shrink", () => square(40_000, 2).png()],
  ["a column that is too long to shrink", () => square(2, 40_000).png()],
  ["an AVIF that takes too much memory", () => square(5100, 5000).avif({ effort: 0 })],
])("refuses a small file that unpacks to %s", async (_what, draw) => {
  const bomb = await draw().toBuffer();
  await expect(acceptPicture(bomb)).rejects.toMatchObject({ title: "Invalid file type" });
});

test("refuses more than 10 MB", async () => {
  await expect(acceptPicture(new File([new Uint8Array(largestPicture + 1)], "big.png"))).rejects.toMatchObject({
    title: "File too large",
    message: "Please upload an image smaller than 10MB",
  });
});

test("decodes one picture after another, whatever the others turn out to be", async () => {
  const large = await square(3000, 2000).png().toBuffer();
  const broken = large.subarray(0, 2000);
  let atOnce = 0;
  let isOver = false;
  const all = Promise.allSettled([large, broken, large, large].map((bytes) => acceptPicture(bytes))).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // why not their sum: between the two readings a picture may pass from the one to the other
    const { queue, process: decoding } = sharp.counters();
    atOnce = Math.max(atOnce, queue, decoding);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(atOnce).toBe(1);
});
