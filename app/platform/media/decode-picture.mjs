/**
 * The program of the process that decodes one picture: it gets the bytes of a file as its one message, answers with the picture or with
 * the reason why it is none, and ends. What a hostile file does to it, it does to nobody else.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";

/** Both sides together. */
const mostPixels = 60_000_000;
/** The widest pictures that cameras stitch stay below it. A row is decoded and shrunk as a whole: one of six million pixels took 3 GB. */
const widestSide = 32_768;
/** Bytes that a decoder may hold of the unpacked picture. An AVIF of 3,840 by 2,160 pixels fits. */
const mostUnpacked = 160_000_000;
const longestSide = 2048;

// why: formats of pixels alone are read; libvips also reads SVG, PDF and others, which can fetch and run.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Nsgif", "Webp", "Tiff", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

try {
  // why: where the machine runs out of memory all the same, this process is the one to end.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Only Linux has it.
}

process.once("disconnect", () => process.exit());
process.once("message", async (bytes) => {
  const answer = await encodeAnew(bytes).catch((error) => ({ refused: error.message }));
  process.send?.(answer, () => process.disconnect());
});

/** @param {Uint8Array} bytes */
async function encodeAnew(bytes) {
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false });
  const metadata = await decoded.metadata();
  const { width, height, hasAlpha, orientation = 1 } = metadata;
  if (Math.max(width, height) > widestSide) throw new RangeError("A side is too long to decode");
  if (width * height * bytesPerPixel(metadata) > mostUnpacked) throw new RangeError("Too many pixels to decode");

  // why two steps: turning needs the whole picture at hand, so it is made small first.
  const small = await decoded
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const upright = sharp(small).autoOrient();
  const encoded = hasAlpha ? upright.webp({ quality: 88 }) : upright.jpeg({ quality: 88, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { buffer: data, isJpeg: !hasAlpha, width: info.width, height: info.height };
}

/**
 * What a decoder holds of a picture while it is being shrunk, in bytes a pixel: nothing where rows can be read one after another, else
 * all of it. Measured with libvips 8.18 on pictures of 10 to 60 million pixels, see docs/decisions/012-pictures-are-decoded-apart.md.
 * @param {sharp.Metadata} metadata
 */
function bytesPerPixel({ format, channels, depth, isProgressive, chromaSubsampling }) {
  const unpacked = channels * (depth === "uchar" ? 1 : depth === "ushort" ? 2 : 8);
  switch (format) {
    case "jpeg": // Coefficients of two bytes; with 4:2:0 there are half as many.
      if (!isProgressive) return 0;
      return chromaSubsampling === "4:2:0" ? 3 : 2 * channels;
    case "png":
      return isProgressive ? unpacked : 0;
    case "heif":
      return 19.2;
    case "gif":
      return 5;
    default:
      return Math.max(4, unpacked);
  }
}
