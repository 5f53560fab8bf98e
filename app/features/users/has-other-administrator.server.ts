import { and, eq, isNull, ne } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema";

/** Whether somebody else than this account could administer the site: an administrator who is not banned. */
export function hasOtherAdministrator(tx: Pick<Transaction, "select">, userId: number): boolean {
  const others = and(eq(users.isAdmin, true), isNull(users.bannedAt), ne(users.id, userId));
  return tx.select({ id: users.id }).from(users).where(others).limit(1).get() !== undefined;
}
