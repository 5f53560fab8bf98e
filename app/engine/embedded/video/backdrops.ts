import { type Image, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { openRunningFilm, type RunningFilm } from "./running-film";

/** What a provider gave for a scene: a still picture or a film. */
export type Backdrop = { kind: "picture"; image: Image } | { kind: "film"; running: RunningFilm };

/** Opens a picture or film file for a scene. What is neither cannot be used and gives null: the scene is then drawn. */
export async function openBackdrop(
  path: string | null,
  size: { width: number; height: number },
): Promise<Backdrop | null> {
  if (!path) return null;
  try {
    const pixels = await sharp(path)
      .rotate()
      .flatten({ background: "#ffffff" })
      .resize(Math.ceil(size.width * 1.2), Math.ceil(size.height * 1.2), { fit: "outside", withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { kind: "picture", image: await loadImage(pixels) };
  } catch {
    // Not a picture: it may be a film.
  }
  try {
    return { kind: "film", running: await openRunningFilm(path, size) };
  } catch {
    return null;
  }
}
