import { InsufficientSparks, SparksBlocked } from "~/features/ledger/ledger-errors";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { UnknownProductImage } from "./create-spark.server";

/** Why a valid form makes no spark: messages by field, those of the whole form under "" as a heading and a sentence. */
export interface SparkRefusal {
  errors: Record<string, string[]>;
  status: number;
  headers?: Record<string, string>;
}

const heading = "Failed to create spark";

/** An error of `createSpark` in the words of the specification, section 8. Responses, such as a 404, are thrown on. */
export function sparkRefusal(error: unknown): SparkRefusal {
  if (error instanceof Response) throw error;
  if (error instanceof InsufficientSparks) {
    return { errors: { "": ["Insufficient Spark Balance", error.message] }, status: 402 };
  }
  if (error instanceof SparksBlocked) return { errors: { "": [heading, error.message] }, status: 403 };
  if (error instanceof UnknownProductImage) return { errors: { productImage: [error.message] }, status: 400 };
  if (error instanceof TooManyRequests) return { errors: { "": [heading, error.message] }, ...error.init };
  log.error({ err: error }, "a spark could not be created");
  return { errors: { "": [heading, "Please try again or contact support if this continues."] }, status: 500 };
}
