import { requireOwnPassword } from "~/features/users/require-own-password.server";
import type { OwnAccessTokenInput } from "./access-token.schema";
import { createAccessToken } from "./create-access-token.server";

/**
 * Makes an access token for whoever knows the password of the account: an open session alone is not enough for a key that outlives it.
 * @throws AccessRefused for a wrong password, TooManyRequests after too many, and as `createAccessToken` does.
 */
export async function createOwnAccessToken(
  user: { id: number },
  { currentPassword, ...input }: OwnAccessTokenInput,
): Promise<string> {
  await requireOwnPassword(user, currentPassword);
  return createAccessToken(user, input);
}
