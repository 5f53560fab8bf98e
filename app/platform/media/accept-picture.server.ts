import { decodePicture } from "./decode-picture.server";

/** What a spark's reference picture may weigh, in bytes: 10 MB. */
export const largestPicture = 10 * 1024 * 1024;

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

  static notAPicture(cause?: string) {
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
  const decoded = await inTurn(() => decodePicture(bytes));
  if ("refused" in decoded) throw PictureRefused.notAPicture(decoded.refused);
  const { buffer, isJpeg, width, height } = decoded;
  return {
    buffer: Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength),
    mimeType: isJpeg ? "image/jpeg" : "image/webp",
    fileName: isJpeg ? "picture.jpg" : "picture.webp",
    width,
    height,
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: a picture takes up to 300 megabytes while it is decoded, and several at once more than the machine has. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
