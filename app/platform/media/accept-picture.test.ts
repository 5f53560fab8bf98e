import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { flatJpeg } from "#tests/factories/hostile-pictures";
import { acceptPicture } from "./accept-picture.server";
import { decodePicture } from "./decode-picture.server";

// why: how many are decoded at once is seen where a decoding begins and ends; it decodes as it does.
vi.mock("./decode-picture.server", async (original) => {
  const real = await original<typeof import("./decode-picture.server")>();
  return { decodePicture: vi.fn(real.decodePicture) };
});

const square = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

test.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)("takes a %s", async (format) => {
  const picture = await acceptPicture(await square().toFormat(format).toBuffer());
  expect(picture).toMatchObject({ width: 40, height: 20 });
  expect(["jpeg", "webp"]).toContain((await sharp(picture.buffer).metadata()).format);
});

test.each([
  [1, 0, 0],
  [3, 39, 19],
  [6, 19, 0],
  [8, 0, 39],
])("turns a picture of orientation %i upright", async (orientation, x, y) => {
  const corner = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const taken = await square()
    .composite([{ input: corner, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .png()
    .toBuffer();
  const { buffer, width } = await acceptPicture(taken);
  const { data } = await sharp(buffer).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 3 * (y * width + x);
  expect([...data.subarray(at, at + 3)].every((value) => value > 230)).toBe(true);
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

/** Says that it is so many pixels high and wide. */
function largeGif(side: number): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const screen = [...Buffer.from("GIF89a"), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Buffer.from([...screen, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 1, 0, 0x3b]);
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ["too many pixels", () => square(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
  ["a row that is too long to shrink", () => square(40_000, 2).png().toBuffer()],
  ["a column that is too long to shrink", () => square(2, 40_000).png().toBuffer()],
  ["an AVIF that takes too much memory", () => square(2900, 2900).avif({ effort: 0 }).toBuffer()],
  ["an interlaced PNG that takes too much memory", () => square(7400, 7400).png({ progressive: true }).toBuffer()],
  ["a GIF that takes too much memory", () => largeGif(5700)],
  ["a WebP that takes too much memory", () => square(6400, 6400).webp({ lossless: true, effort: 0 }).toBuffer()],
  ["a TIFF that takes too much memory", () => square(6400, 6400).tiff({ compression: "deflate" }).toBuffer()],
  ["a progressive JPEG that takes too much memory", () => flatJpeg(5400, 5400, { components: 3 })],
  ["a progressive CMYK JPEG that takes too much memory", () => flatJpeg(4500, 4500)],
])("refuses a small file that unpacks to %s", async (_what, draw) => {
  const bomb = await draw();
  expect(bomb.byteLength).toBeLessThan(1024 * 1024);
  await expect(acceptPicture(bomb)).rejects.toMatchObject({
    title: "Invalid file type",
    cause: expect.stringMatching(/pixel|side/),
  });
});

test("takes what cameras make: 60 million pixels of a plain JPEG", async () => {
  const picture = await acceptPicture(flatJpeg(9000, 6600, { components: 3, isProgressive: false }));
  expect([picture.width, picture.height]).toEqual([2048, 1502]);
});

test("refuses more than 10 MB", async () => {
  const ofSize = (bytes: number) => acceptPicture(new File([new Uint8Array(bytes)], "big.png"));
  await expect(ofSize(10 * 1024 * 1024 + 1)).rejects.toMatchObject({
    title: "File too large",
    message: "Please upload an image smaller than 10MB",
  });
  await expect(ofSize(10 * 1024 * 1024)).rejects.toMatchObject({ title: "Invalid file type" });
});

test("decodes one picture after another, whatever the others turn out to be", async () => {
  const { decodePicture: decode } =
    await vi.importActual<typeof import("./decode-picture.server")>("./decode-picture.server");
  let running = 0;
  let atOnce = 0;
  vi.mocked(decodePicture).mockImplementation((bytes) => {
    running += 1;
    atOnce = Math.max(atOnce, running);
    return decode(bytes).finally(() => {
      running -= 1;
    });
  });
  const large = await square(3000, 2000).png().toBuffer();
  const all = await Promise.allSettled([large, large.subarray(0, 2000), large].map((bytes) => acceptPicture(bytes)));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(atOnce).toBe(1);
});
