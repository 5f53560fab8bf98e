import { and, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema";

/** Whether somebody else than this account could administer the site: an administrator who is not banned. */
export function hasOtherAdministrator(tx: Pick<Transaction, "select">, userId: number): boolean {
  // why not a bound value: the index holds administrators alone
  const others = and(sql`${users.isAdmin} = 1`, isNull(users.bannedAt), ne(users.id, userId));
  return tx.select({ id: users.id }).from(users).where(others).limit(1).get() !== undefined;
}
