import sharp from "sharp";

/** What a spark's reference picture may weigh, in bytes: 10 MB. */
export const largestPicture = 10 * 1024 * 1024;

/** Both sides together; a small file can unpack to far more than memory holds. */
const mostPixels = 60_000_000;
/**
 * The widest pictures that cameras stitch stay below it. A row is decoded and shrunk as a whole: one of six million pixels took 3 GB,
 * out of a file of 170 KB.
 */
const widestSide = 32_768;
/** AVIF is unpacked as a whole before it is shrunk, at 18 bytes a pixel as measured; the other formats in strips. */
const mostAvifPixels = 25_000_000;
const longestSide = 2048;

/** Said to the user; `title` is the toast's heading. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  private constructor(
    readonly title: "Invalid file type" | "File too large",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  static notAPicture(cause?: unknown) {
    return new PictureRefused("Invalid file type", "Please upload an image file (JPG, PNG, GIF, etc.)", { cause });
  }

  static tooLarge() {
    return new PictureRefused("File too large", "Please upload an image smaller than 10MB");
  }
}

export interface AcceptedPicture {
  buffer: Buffer;
  mimeType: "image/webp" | "image/jpeg";
  fileName: "picture.webp" | "picture.jpg";
  width: number;
  height: number;
}

/**
 * Decodes what was uploaded and encodes it anew: upright, without metadata, at most 2,048 pixels a side. Whatever else a file
 * carried (scripts, archives, positions) does not survive, and neither its name nor its declared type is believed.
 * @throws PictureRefused with the words for the user.
 */
export async function acceptPicture(file: File | Uint8Array): Promise<AcceptedPicture> {
  if ((file instanceof Uint8Array ? file.byteLength : file.size) > largestPicture) throw PictureRefused.tooLarge();
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  // why: the decoder also reads SVG and other documents, which can fetch and run; only pictures made of pixels reach it.
  if (!isPixelFormat(bytes)) throw PictureRefused.notAPicture();
  try {
    return await inTurn(() => encodeAnew(bytes));
  } catch (error) {
    throw PictureRefused.notAPicture(error);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: a picture takes up to a few hundred megabytes while it is decoded, and several at once more than the machine has. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

async function encodeAnew(bytes: Uint8Array): Promise<AcceptedPicture> {
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", animated: false });
  const { hasAlpha, width, height, format } = await decoded.metadata();
  if (Math.max(width, height) > widestSide) throw new RangeError("A side is too long to decode");
  if (format === "heif" && width * height > mostAvifPixels) throw new RangeError("Too many pixels to decode as AVIF");
  const upright = decoded
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const encoded = hasAlpha ? upright.webp({ quality: 88 }) : upright.jpeg({ quality: 88, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    buffer: data,
    mimeType: hasAlpha ? "image/webp" : "image/jpeg",
    fileName: hasAlpha ? "picture.webp" : "picture.jpg",
    width: info.width,
    height: info.height,
  };
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** JPEG, PNG, GIF, WebP, TIFF, AVIF and HEIC by their first bytes. */
function isPixelFormat(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (["GIF87a", "GIF89a"].includes(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return true;
  if (["II*\0", "MM\0*"].includes(ascii(bytes, 0, 4))) return true;
  return ascii(bytes, 4, 8) === "ftyp" && /^(avif|avis|mif1|msf1|heic|heix|hevc|heim|heis)/.test(ascii(bytes, 8, 12));
}
