import { acceptPicture } from "./accept-picture.server";
import { getMediaUrl, type Media } from "./media";
import { storeMedia } from "./store-media.server";

/** The picture would take more room than its owner has. */
export class NoRoomLeft extends Error {
  override name = "NoRoomLeft";
}

/**
 * Takes an uploaded picture into the user's store.
 * @param room How many bytes it may take there.
 * @throws PictureRefused, NoRoomLeft, DiskFull, MediaUnreachable
 */
export async function acceptUpload(
  user: { id: number },
  file: File,
  room = Number.POSITIVE_INFINITY,
): Promise<Media & { url: string }> {
  if (room <= 0) throw new NoRoomLeft();
  const { buffer, fileName, mimeType, width, height } = await acceptPicture(file);
  if (buffer.byteLength > room) throw new NoRoomLeft();
  const row = await storeMedia({ userId: user.id, buffer, fileName, mimeType, width, height });
  return { ...row, url: getMediaUrl(row.id) };
}
