import sharp from "sharp";
import { expect, test } from "vitest";
import { flatJpeg } from "#tests/factories/hostile-pictures";
import { decodePicture } from "./decode-picture.server";

const dot = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "tan" } })
    .png()
    .toBuffer();

test("a decoder that takes too long is killed, and refuses the picture", async () => {
  const decoded = await decodePicture(flatJpeg(4000, 4000), { milliseconds: 200, kilobytes: 384 * 1024 });
  expect(decoded).toEqual({ refused: "The decoder ended with SIGKILL." });
});

test("a decoder that runs out of memory refuses the picture, and the next one is decoded", async () => {
  const bounds = { milliseconds: 20_000, kilobytes: 160 * 1024 };
  expect(await decodePicture(flatJpeg(4000, 4000), bounds)).toMatchObject({ refused: expect.any(String) });
  expect(await decodePicture(await dot())).toMatchObject({ width: 8, height: 8 });
});

test("a decoder that cannot even start refuses the picture", async () => {
  const decoded = await decodePicture(await dot(), { milliseconds: 20_000, kilobytes: 1 });
  expect(decoded).toMatchObject({ refused: expect.stringMatching(/^The decoder ended with /) });
});
