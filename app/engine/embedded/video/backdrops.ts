import { type Image, loadImage } from "@napi-rs/canvas";
import { Decoder, Demuxer, FilterAPI, type Frame } from "node-av";
import sharp from "sharp";
import { createPlanes, type Planes } from "./planes";
import { framesPerSecond } from "./scene-timing";

/** A film that runs behind a scene's words, brought to the frame's size. Its last frame stays when it is shorter than the scene. */
export interface RunningBackdrop {
  planes: Planes;
  /** Brings the next frame into `planes`. */
  advance(): Promise<void>;
  close(): Promise<void>;
}

/** What a provider gave for a scene: a still picture or a film. */
export type Backdrop = { kind: "picture"; image: Image } | { kind: "film"; running: RunningBackdrop };

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
    return { kind: "film", running: await openFilm(path, size) };
  } catch {
    return null;
  }
}

async function openFilm(path: string, size: { width: number; height: number }): Promise<RunningBackdrop> {
  const { width, height } = size;
  // One thread a step: the other core answers people.
  const demuxer = await Demuxer.open(path);
  const closers: (() => unknown)[] = [() => demuxer.close()];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const stream = demuxer.video();
    if (!stream) throw new Error("The file holds no film");
    const decoder = await Decoder.create(stream, { options: { threads: "1" } });
    closers.push(() => decoder.close());
    const filter = FilterAPI.create(
      `fps=${framesPerSecond},scale=${width}:${height}:force_original_aspect_ratio=increase:force_divisible_by=2:out_color_matrix=bt709:out_range=tv,crop=${width}:${height},format=yuv420p`,
      { graph: { nbThreads: 1 } },
    );
    closers.push(() => filter.close());
    const frames = filter.frames(decoder.frames(demuxer.packets(stream.index)));
    closers.push(() => frames.return(null));
    const planes = createPlanes(width, height);
    let ended = false;
    const advance = async () => {
      if (ended) return;
      const { value, done } = await frames.next();
      if (done || !value) {
        ended = true;
        return;
      }
      try {
        takeFrame(planes, value);
      } finally {
        value.free();
      }
    };
    await advance();
    if (ended) throw new Error("The film holds no frame");
    return { planes, advance, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function takeFrame(planes: Planes, frame: Frame): void {
  const { width, height } = planes;
  const lines = frame.linesize;
  for (const [at, to, wide, tall] of [
    [0, planes.y, width, height],
    [1, planes.u, width / 2, height / 2],
    [2, planes.v, width / 2, height / 2],
  ] as const) {
    const from = frame.data?.[at];
    const stride = lines[at] ?? wide;
    if (!from) throw new Error("A frame of the film is empty");
    for (let row = 0; row < tall; row += 1) to.set(from.subarray(row * stride, row * stride + wide), row * wide);
  }
}
