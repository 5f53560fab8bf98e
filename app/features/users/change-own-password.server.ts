import type { Session } from "~/platform/auth/session.server";
import { changePassword } from "./change-password.server";
import { requireOwnPassword } from "./require-own-password.server";

/**
 * Gives whoever is signed in another password. Their other sessions end.
 * @throws AccessRefused when the current one is wrong, or the new one is one of the first that guessers try.
 */
export async function changeOwnPassword(
  { user, publicId }: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await requireOwnPassword(user, currentPassword);
  await changePassword(user.id, newPassword, publicId);
}
