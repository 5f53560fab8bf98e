import { isDiskFull } from "#db/disk-full";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { User } from "~/platform/auth/user";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { acceptPicture, PictureRefused } from "~/platform/media/accept-picture.server";
import { MediaUnreachable, storageAway } from "~/platform/media/media-store";
import { storeSiteMedia } from "~/platform/media/site-media.server";
import { getBlogPictureUrl } from "./publish-picture.server";

const invalidType = "Invalid file type - Please upload an image file";

export type TakenPicture =
  | { url: string }
  /** For the person who sent it. */
  | { error: string; status: number; headers?: Record<string, string> };

/** Stores a picture for the blog, where everybody may read it; null where none was sent. It is decoded and encoded anew as every upload is. */
export async function takePicture(admin: User, file: unknown): Promise<TakenPicture | null> {
  if (!(file instanceof File) || file.size === 0) return null;
  if (!file.type.startsWith("image/")) return { error: invalidType, status: 400 };
  try {
    limitRate(admin, "uploads");
    const picture = await acceptPicture(file);
    return { url: getBlogPictureUrl((await storeSiteMedia(picture)).id) };
  } catch (error) {
    // why: a locked database says itself when to come again.
    if (error instanceof Response) throw error;
    if (error instanceof TooManyRequests) return { error: error.message, ...error.init };
    if (error instanceof PictureRefused) {
      const isType = error.title === "Invalid file type";
      return { error: isType ? invalidType : `${error.title} - ${error.message}`, status: 400 };
    }
    log.error({ err: error }, "a picture of the blog could not be stored");
    if (error instanceof MediaUnreachable) {
      const { message, ...answer } = storageAway;
      return { error: `Upload failed - ${message}`, ...answer };
    }
    const failed = "Upload failed - Could not upload the image. Please try again.";
    return { error: failed, status: isDiskFull(error) ? 507 : 500 };
  }
}
