import { inTransaction } from "#db/client";
import { readResetToken } from "~/platform/auth/reset-token.server";
import { changePassword } from "./change-password.server";
import { proveAddress } from "./prove-address.server";

/**
 * Gives the account of a link another password, and ends all of its sessions and access tokens: whoever else was in it may have made one. It
 * proves the address.
 * @returns false when the link ran out, was used or is none.
 * @throws AccessRefused when the password is easily guessed, TooManyRequests while many are hashed.
 */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  const userId = readResetToken(token);
  if (userId === null) return false;
  await changePassword(userId, password, { keptSession: null, endsTokens: true });
  // why: the link went to the address, so whoever opened it has shown that it is theirs.
  inTransaction((tx) => proveAddress(tx, userId, new Date()));
  return true;
}
