import type { Session } from "~/platform/auth/session.server";
import { changePassword } from "./change-password.server";
import { requireOwnPassword } from "./require-own-password.server";
import type { PasswordChange } from "./user.schema";

/**
 * Gives whoever is signed in another password. Their other sessions end, and their access tokens where they want that.
 * @throws AccessRefused when the current one is wrong, or the new one is easily guessed.
 */
export async function changeOwnPassword(
  { user, publicId }: Session,
  { currentPassword, newPassword, revokeTokens }: Omit<PasswordChange, "confirmPassword">,
): Promise<void> {
  await requireOwnPassword(user, currentPassword);
  await changePassword(user.id, newPassword, { keptSession: publicId, endsTokens: revokeTokens === "on" });
}
