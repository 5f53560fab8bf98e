import type { Asset, FinishedPart } from "~/engine/engine";
import { removeMedia } from "~/platform/media/remove-media.server";
import { storeMedia } from "~/platform/media/store-media.server";
import type { Spark } from "./spark";
import type { StoredAsset, StoredFilm, StoredPart, StoredPicture } from "./stored-content";

/**
 * Copies a part's files into the media store and answers with the part as the database keeps it. Nothing refers to the files yet:
 * whoever cannot record the part removes them. Leaves none behind when it fails.
 */
export async function storeFiles(
  spark: Spark,
  part: FinishedPart,
): Promise<{ stored: StoredPart; mediaIds: string[] }> {
  const mediaIds: string[] = [];
  async function keep(asset: Asset, fileName: string): Promise<StoredAsset> {
    const { path, mimeType, width, height, duration } = asset;
    const row = await storeMedia({
      userId: spark.userId,
      sparkId: spark.id,
      path,
      fileName,
      mimeType,
      width,
      height,
      duration,
    });
    mediaIds.push(row.id);
    return { mediaId: row.id, mimeType, width, height, duration };
  }
  try {
    return { stored: await storedPart(part, keep), mediaIds };
  } catch (error) {
    await removeMedia(...mediaIds);
    throw error;
  }
}

type Keep = (asset: Asset, fileName: string) => Promise<StoredAsset>;

async function storedPart(part: FinishedPart, keep: Keep): Promise<StoredPart> {
  const { provenance } = part;
  switch (part.type) {
    case "blog":
      return { type: "blog", content: part.content, provenance };
    case "caption":
      return { type: "caption", content: part.content, provenance };
    case "image": {
      const png = await keep(part.content.png, "poster.png");
      const webp = await keep(part.content.webp, "poster.webp");
      const crops: NonNullable<StoredPicture["crops"]> = [];
      for (const { shape, asset } of part.content.crops) {
        crops.push({ shape, asset: await keep(asset, `poster-${shape.replace(":", "x")}.png`) });
      }
      return { type: "image", content: { png, webp, altText: part.content.altText, crops }, provenance };
    }
    case "video": {
      const clips: StoredFilm["clips"] = [];
      for (const [index, { asset, script, still }] of part.content.clips.entries()) {
        const name = `scene-${index + 1}`;
        const ending = still.mimeType.split("/")[1];
        clips.push({ asset: await keep(asset, `${name}.mp4`), script, still: await keep(still, `${name}.${ending}`) });
      }
      const film = await keep(part.content.film, "video.mp4");
      const horizontal = part.content.horizontal && (await keep(part.content.horizontal, "video-horizontal.mp4"));
      const poster = await keep(part.content.poster, `video-poster.${part.content.poster.mimeType.split("/")[1]}`);
      const srt = await keep(part.content.srt, "subtitles.srt");
      const vtt = await keep(part.content.vtt, "subtitles.vtt");
      return { type: "video", content: { clips, film, horizontal, poster, srt, vtt }, provenance };
    }
  }
}
