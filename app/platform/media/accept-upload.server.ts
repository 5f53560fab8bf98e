import { acceptPicture } from "./accept-picture.server";
import { type Media, mediaUrl } from "./media";
import { storeMedia } from "./store-media.server";

/**
 * Takes an uploaded picture into the user's store.
 * @throws PictureRefused, StorageFull
 */
export async function acceptUpload(user: { id: number }, file: File): Promise<Media & { url: string }> {
  const { buffer, fileName, mimeType, width, height } = await acceptPicture(file);
  const row = await storeMedia({ userId: user.id, buffer, fileName, mimeType, width, height });
  return { ...row, url: mediaUrl(row.id) };
}
