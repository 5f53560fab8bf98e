import { InsufficientSparks, SparksBlocked } from "~/features/ledger/ledger-errors";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { NonceReused, UnknownProductImage } from "./create-spark.server";

/** Why a valid form or call makes no spark. */
export interface SparkRefusal {
  status: number;
  headers?: Record<string, string>;
  /** Names what happened, above the message. */
  heading: string;
  message: string;
  /** The one field that is wrong; undefined for the spark as a whole. */
  field?: "productImageUrl";
  /** More for a program that called. */
  details?: Record<string, number>;
}

const heading = "Failed to create spark";

/**
 * An error of `createSpark` as pages and calls answer it, in the words of the specification, section 8. Responses, such as a 404, are
 * thrown on.
 */
export function refuseSpark(error: unknown): SparkRefusal {
  if (error instanceof Response) throw error;
  if (error instanceof InsufficientSparks) {
    const { message, needed, available } = error;
    return { status: 402, heading: "Insufficient Spark Balance", message, details: { needed, available } };
  }
  if (error instanceof SparksBlocked) return { status: 403, heading, message: error.message };
  if (error instanceof UnknownProductImage) {
    return { status: 400, heading, message: error.message, field: "productImageUrl" };
  }
  if (error instanceof NonceReused)
    return { status: 422, heading: "This form was sent before", message: error.message };
  if (error instanceof TooManyRequests) return { ...error.init, heading, message: error.message };
  log.error({ err: error }, "a spark could not be created");
  return { status: 500, heading, message: "Please try again or contact support if this continues." };
}
