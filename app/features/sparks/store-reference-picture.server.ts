import { isDiskFull } from "#db/disk-full";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import { describeStorage, getStorageQuota } from "~/features/plans/storage-quota.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { PictureRefused } from "~/platform/media/accept-picture.server";
import { acceptUpload, NoRoomLeft } from "~/platform/media/accept-upload.server";
import { countUploadedBytes } from "~/platform/media/media.queries.server";
import { MediaUnreachable, storageAway } from "~/platform/media/media-store";

type Uploader = { id: number; plan: PlanName };

/** Why a picture was not stored, for the person who sent it; `title` is the toast's heading. */
export interface UploadRefusal {
  title: string;
  message: string;
  status: number;
  headers?: Record<string, string>;
}

/** Counts one picture against the hourly limit of the user's plan. Answers with why none is taken, or null. */
export function refuseUploadOverLimit(user: Uploader): UploadRefusal | null {
  try {
    limitRate(user, "uploads");
    return null;
  } catch (error) {
    return refusalOf(user, error);
  }
}

/** Stores a reference picture if the user's plan has room for it. Answers with its address, or with why it was not stored. */
export async function storeReferencePicture(user: Uploader, file: File): Promise<{ url: string } | UploadRefusal> {
  try {
    return await acceptUpload(user, file, getStorageQuota(user.plan) - countUploadedBytes(user));
  } catch (error) {
    return refusalOf(user, error);
  }
}

/** How much of the plan's room for pictures is used, in words. */
export function describePictureStorage(user: Uploader): string {
  return describeStorage(countUploadedBytes(user), user.plan);
}

function refusalOf(user: Uploader, error: unknown): UploadRefusal {
  // why: a locked database says itself when to come again.
  if (error instanceof Response) throw error;
  const title = "Upload failed";
  if (error instanceof TooManyRequests) return { title, message: error.message, ...error.init };
  if (error instanceof PictureRefused) return { title: error.title, message: error.message, status: 400 };
  if (error instanceof NoRoomLeft) {
    const message = `Your pictures use ${describePictureStorage(user)}, and this one does not fit any more. Pictures that no spark uses are removed after a day.`;
    return { title, message, status: 403 };
  }
  log.error({ err: error }, "a picture could not be stored");
  if (isDiskFull(error)) {
    const message = "There is no room left to store this picture. We have been told; please try again later.";
    return { title, message, status: 507 };
  }
  if (error instanceof MediaUnreachable) return { title, ...storageAway };
  return { title, message: "Could not upload the image. Please try again.", status: 500 };
}
