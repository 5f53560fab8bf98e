import { and, eq } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { authenticatorApps, passkeys } from "#db/schema";
import { requireOwnPassword } from "~/features/users/require-own-password.server";
import { hasSecondFactor, removeSecondFactors } from "~/platform/auth/second-factor.server";
import { tellOwner } from "./add-factor.server";

/**
 * Takes a second factor away: the app, or a passkey by its number. With the last one the recovery codes go too.
 * @returns false where the account has no such factor.
 * @throws AccessRefused for a wrong password, TooManyRequests after too many.
 */
export async function removeFactor(
  user: { id: number },
  factor: "app" | number,
  password: string,
  now = new Date(),
): Promise<boolean> {
  await requireOwnPassword(user, password);
  return inTransaction((tx) => {
    if (!deleteFactor(tx, user.id, factor)) return false;
    tellOwner(tx, user.id, factor === "app" ? "app-removed" : "passkey-removed", now);
    if (!hasSecondFactor(user.id, tx)) removeSecondFactors(tx, user.id);
    return true;
  });
}

/** For whoever lost all of them and asks the administrator of the server. @returns whether there was one. */
export function resetFactors(tx: Transaction, userId: number, now = new Date()): boolean {
  const had = removeSecondFactors(tx, userId);
  if (had) tellOwner(tx, userId, "reset", now);
  return had;
}

function deleteFactor(tx: Transaction, userId: number, factor: "app" | number): boolean {
  const isOwn =
    factor === "app"
      ? tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId))
      : tx.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, factor)));
  return isOwn.run().changes > 0;
}
