import { readResetToken } from "~/platform/auth/reset-token.server";
import { changePassword } from "./change-password.server";

/**
 * Gives the account of a link another password, and ends all of its sessions and access tokens: whoever else was in it may have made one.
 * @returns false when the link ran out, was used or is none.
 * @throws AccessRefused when the password is easily guessed.
 */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  const userId = readResetToken(token);
  if (userId === null) return false;
  await changePassword(userId, password, { keptSession: null, endsTokens: true });
  return true;
}
