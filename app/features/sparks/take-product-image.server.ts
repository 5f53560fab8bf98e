import type { PlanName } from "~/features/plans/plans";
import { findPicture } from "~/platform/media/media.queries.server";
import { refuseUploadOverLimit, storeReferencePicture } from "./store-reference-picture.server";

/** The controls of the spark form that concern the reference picture, as they were sent. */
interface Sent {
  productImage?: unknown;
  productImageUrl?: unknown;
  removeProductImage?: unknown;
  /** Ticked to take the file that came without a session. */
  keptProductImage?: unknown;
}

export interface TakenPicture {
  /** Where the picture lies now, or null for none. */
  url: string | null;
  /** Messages for the field. */
  errors?: string[];
  /** Status and headers of an answer that says so. */
  init?: { status: number; headers?: Record<string, string> };
}

/**
 * Stores the reference picture that came with a form, whatever else is wrong with the form, so that nobody has to choose it twice.
 * A new file wins over one that was stored or kept before; one that is left out, or is not the user's own, is none.
 */
export async function takeProductImage(
  user: { id: number; plan: PlanName },
  sent: Sent,
  kept: File | null = null,
): Promise<TakenPicture> {
  const earlier = sent.removeProductImage || typeof sent.productImageUrl !== "string" ? null : sent.productImageUrl;
  const url = findPicture(user, earlier) ? earlier : null;
  const isNew = sent.productImage instanceof File && sent.productImage.size > 0;
  const file = isNew ? (sent.productImage as File) : sent.keptProductImage && !url ? kept : null;
  if (!file) return { url };
  const result = refuseUploadOverLimit(user) ?? (await storeReferencePicture(user, file));
  if ("url" in result) return { url: result.url };
  const { message, status, headers } = result;
  return { url, errors: [message], init: { status, headers } };
}
