import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { users } from "#db/schema";
import { adjustSparks } from "~/features/ledger/adjust-sparks.server";
import { getFreeAllowanceKey } from "~/features/ledger/grant-free-allowance.server";
import { grantLot } from "~/features/ledger/grant-lot.server";
import { hashPassword } from "~/platform/auth/password.server";
import type { User } from "~/platform/auth/user";

/** The password of every account that `makeUser` makes. */
export const testPassword = "correct horse";

let hashed: Promise<string> | undefined;

/** An account with `sparks` to spend (5,000 when not said, as after sign-up). Its address is its own unless one is given. */
export async function makeUser({
  sparks = 5000,
  ...given
}: Partial<Omit<User, "id">> & { sparks?: number } = {}): Promise<User> {
  hashed ??= hashPassword(testPassword);
  const passwordHash = await hashed;
  const { passwordHash: _, ...shown } = getTableColumns(users);
  return inTransaction((tx) => {
    const user = tx
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, firstName: "Ada", lastName: "Lovelace", passwordHash, ...given })
      .returning(shown)
      .get();
    // why under the allowance's own key: the first hold would otherwise grant the month's free sparks on top.
    grantLot(tx, {
      userId: user.id,
      kind: "welcome",
      amount: Math.max(sparks, 1),
      sourceKey: getFreeAllowanceKey(user.id, user.createdAt),
      expiresAt: null,
      now: user.createdAt,
      actor: "system",
      reason: "For a test",
    });
    if (sparks === 0) {
      adjustSparks(tx, {
        nonce: randomUUID(),
        adminId: user.id,
        userId: user.id,
        sparks: -1,
        reason: "For a test",
        now: user.createdAt,
      });
    }
    return user;
  });
}
