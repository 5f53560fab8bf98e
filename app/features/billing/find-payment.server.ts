import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import type { User } from "~/platform/auth/user";

/** The payment of this id, of this user's; undefined for any other. */
export function findPayment(user: User, id: number | null): typeof payments.$inferSelect | undefined {
  if (id === null) return undefined;
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, user.id), eq(payments.id, id)))
    .get();
}
