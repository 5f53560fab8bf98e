import sharp from "sharp";

/** Sharp enough on a screen of twice the pixels; half of the bytes of the default of 80. */
const quality = 65;

export interface Preview {
  buffer: Buffer;
  mimeType: "image/webp";
  width: number;
  height: number;
}

/**
 * A picture of our own as a page shows it: `width` pixels wide at most, as WebP, some 10 to 30 KB. Null where the file is no picture
 * that can be read: a page then shows the whole file. For the worker, which decodes what the engine made; not for uploads.
 */
export async function renderPreview(file: string, width: number): Promise<Preview | null> {
  try {
    const { data, info } = await sharp(file)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 5 })
      .toBuffer({ resolveWithObject: true });
    return { buffer: data, mimeType: "image/webp", width: info.width, height: info.height };
  } catch {
    return null;
  }
}
