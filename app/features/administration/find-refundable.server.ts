import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import { findUserById } from "./user.queries.server";

/** A payment that can be given back, with whose it is; undefined where nothing of it is left, or its account is gone. */
export function findRefundable(id: number | null) {
  const payment = id === null ? undefined : db.select().from(payments).where(eq(payments.id, id)).get();
  const left = payment?.state === "completed" ? payment.amount - payment.refunded : 0;
  const user = payment?.userId ? findUserById(payment.userId) : undefined;
  return payment && user && left > 0 ? { payment, user, left } : undefined;
}
