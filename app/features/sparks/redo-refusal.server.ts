import { PriceChanged, RedoUnderWay } from "./redo-part.server";
import { refuseSpark } from "./spark-refusal.server";

/** Why a part is not made again, as its form says it. Errors that are no refusal go on. */
export function refuseRedo(error: unknown): { messages: string[]; status: number; headers?: HeadersInit } {
  if (error instanceof PriceChanged || error instanceof RedoUnderWay) return { messages: [error.message], status: 409 };
  const { heading, message, status, headers } = refuseSpark(error);
  return { messages: [heading, message], status, headers };
}
