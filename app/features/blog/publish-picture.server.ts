import { config } from "~/platform/config/config.server";
import { findMediaId } from "~/platform/media/media";
import { findPicture } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { findSiteMedia, type SiteMedia, storeSiteMedia } from "~/platform/media/site-media.server";

/** The picture that a post names is not there, or is somebody else's. */
export class PictureGone extends Error {
  override name = "PictureGone";
  constructor() {
    super("This picture is not there any more. Please upload it again.");
  }
}

/** Where visitors read a picture of the blog. */
export const getBlogPictureUrl = (id: string) => `/blog/media/${id}`;

/** The blog's own picture behind an address, or null for any other address. */
export function findBlogPicture(url: string | null): SiteMedia | null {
  return findSiteMedia(/^\/blog\/media\/([0-9a-f]{32})$/.exec(url ?? "")?.[1]);
}

/**
 * The address under which visitors can read a post's picture. One of the administrator's own uploads, which only they can read, is copied to
 * the blog's public ones; addresses elsewhere stay as they are.
 * @throws PictureGone for a path of ours that names no picture, DiskFull.
 */
export async function publishPicture(user: { id: number }, typed: string | null): Promise<string | null> {
  if (typed === null) return null;
  const own = `${config.origin}/`;
  const url = typed.startsWith(own) ? typed.slice(own.length - 1) : typed;
  if (url.startsWith("/blog/media/")) {
    if (!findBlogPicture(url)) throw new PictureGone();
    return url;
  }
  if (!url.startsWith("/media/")) return url;
  const upload = findPicture(user, url);
  const id = findMediaId(url);
  if (!upload || !id) throw new PictureGone();
  const { fileName, mimeType, width, height } = upload;
  const buffer = await readWhole(id);
  const copy = await storeSiteMedia({ buffer, fileName, mimeType, width: width ?? 0, height: height ?? 0 });
  return getBlogPictureUrl(copy.id);
}

async function readWhole(id: string): Promise<Buffer> {
  if ((await mediaStore.find(id)) === null) throw new PictureGone();
  const chunks: Uint8Array[] = [];
  for await (const chunk of mediaStore.read(id)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
