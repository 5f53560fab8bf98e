import type { media } from "#db/schema/media";

/** A file in the media store. */
export type Media = typeof media.$inferSelect;

/** Where the owner of a file reads it. */
export const getMediaUrl = (id: string) => `/media/${id}`;

/** The id behind an address that `getMediaUrl` made, or null for any other text. */
export function findMediaId(url: string | null | undefined): string | null {
  return /^\/media\/([0-9a-f]{32})$/.exec(url ?? "")?.[1] ?? null;
}
