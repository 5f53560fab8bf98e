import type { Asset, FinishedPart } from "~/engine/engine";
import { removeMedia } from "~/platform/media/remove-media.server";
import { renderPreview } from "~/platform/media/render-preview.server";
import { type NewMedia, storeMedia } from "~/platform/media/store-media.server";
import type { Spark } from "./spark";
import type { StoredAsset, StoredFilm, StoredPart, StoredPicture } from "./stored-content";

/** Pixels that a preview is wide: the poster fills half of a first screen, the others stand in strips and frames. */
const previewWidth = { poster: 640, film: 400, crop: 320, scene: 120 };

/**
 * Copies a part's files into the media store, with small previews of its pictures, and answers with the part as the database keeps
 * it. Nothing refers to the files yet: whoever cannot record the part removes them. Leaves none behind when it fails.
 */
export async function storeFiles(
  spark: Spark,
  part: FinishedPart,
): Promise<{ stored: StoredPart; mediaIds: string[] }> {
  const mediaIds: string[] = [];
  async function store(file: NewMedia): Promise<StoredAsset> {
    const { id, mimeType } = await storeMedia(file);
    mediaIds.push(id);
    return { mediaId: id, mimeType, width: file.width, height: file.height, duration: file.duration };
  }
  const owner = { userId: spark.userId, sparkId: spark.id };
  const keep: Keep = ({ path, mimeType, width, height, duration }, fileName) =>
    store({ ...owner, path, fileName, mimeType, width, height, duration });
  const keepPreview: KeepPreview = async (asset, width) => {
    const preview = await renderPreview(asset.path, width);
    return preview ? store({ ...owner, ...preview, fileName: "preview.webp" }) : undefined;
  };
  try {
    return { stored: await storedPart(part, keep, keepPreview), mediaIds };
  } catch (error) {
    await removeMedia(...mediaIds);
    throw error;
  }
}

type Keep = (asset: Asset, fileName: string) => Promise<StoredAsset>;
type KeepPreview = (asset: Asset, width: number) => Promise<StoredAsset | undefined>;

async function storedPart(part: FinishedPart, keep: Keep, keepPreview: KeepPreview): Promise<StoredPart> {
  const { provenance } = part;
  switch (part.type) {
    case "blog":
      return { type: "blog", content: part.content, provenance };
    case "caption":
      return { type: "caption", content: part.content, provenance };
    case "image": {
      const png = await keep(part.content.png, "poster.png");
      const webp = await keep(part.content.webp, "poster.webp");
      const preview = await keepPreview(part.content.png, previewWidth.poster);
      const crops: NonNullable<StoredPicture["crops"]> = [];
      for (const { shape, asset } of part.content.crops) {
        crops.push({
          shape,
          asset: await keep(asset, `poster-${shape.replace(":", "x")}.png`),
          preview: await keepPreview(asset, previewWidth.crop),
        });
      }
      return { type: "image", content: { png, webp, preview, altText: part.content.altText, crops }, provenance };
    }
    case "video": {
      const clips: StoredFilm["clips"] = [];
      for (const [index, { asset, script, scene, still }] of part.content.clips.entries()) {
        const name = `scene-${index + 1}`;
        const ending = still.mimeType.split("/")[1];
        clips.push({
          asset: await keep(asset, `${name}.mp4`),
          script,
          scene,
          still: await keep(still, `${name}.${ending}`),
          preview: await keepPreview(still, previewWidth.scene),
        });
      }
      const film = await keep(part.content.film, "video.mp4");
      const horizontal = part.content.horizontal && (await keep(part.content.horizontal, "video-horizontal.mp4"));
      const poster = await keep(part.content.poster, `video-poster.${part.content.poster.mimeType.split("/")[1]}`);
      const preview = await keepPreview(part.content.poster, previewWidth.film);
      const srt = await keep(part.content.srt, "subtitles.srt");
      const vtt = await keep(part.content.vtt, "subtitles.vtt");
      return { type: "video", content: { clips, film, horizontal, poster, preview, srt, vtt }, provenance };
    }
  }
}
