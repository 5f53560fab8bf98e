import type { ContentByType, ContentType, CropShape, Provenance, SceneLine } from "~/engine/engine";

/** A file of a part in the media store; its address is `getMediaUrl(mediaId)`. */
export interface StoredAsset {
  mediaId: string;
  mimeType: string;
  width?: number;
  height?: number;
  /** Seconds. */
  duration?: number;
}

/** `preview` is the same picture small, as pages show it; absent in what was stored before there were any. */
export interface StoredPicture {
  png: StoredAsset;
  webp: StoredAsset;
  preview?: StoredAsset;
  altText: string;
  /** Absent in pictures of version 1. */
  crops?: { shape: CropShape; asset: StoredAsset; preview?: StoredAsset }[];
}

export interface StoredFilm {
  /** Films of version 1 have no stills, and films from before scripts could be edited no `scene`. */
  clips: { asset: StoredAsset; script: string; scene?: SceneLine; still?: StoredAsset; preview?: StoredAsset }[];
  film: StoredAsset;
  horizontal?: StoredAsset | null;
  poster: StoredAsset;
  preview?: StoredAsset;
  srt: StoredAsset;
  vtt: StoredAsset;
}

/** What `parts.content` holds for each content type: the engine's content with media ids in place of paths. */
export interface StoredContent {
  blog: ContentByType["blog"];
  image: StoredPicture;
  caption: ContentByType["caption"];
  video: StoredFilm;
}

export type StoredPart = {
  [T in ContentType]: { type: T; content: StoredContent[T]; provenance: Provenance };
}[ContentType];

/** The media ids that a part's content refers to. */
export function findMediaIds(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(findMediaIds);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === "mediaId" && typeof value === "string" ? [value] : findMediaIds(value),
  );
}
