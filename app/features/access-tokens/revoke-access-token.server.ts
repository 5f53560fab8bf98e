import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { accessTokens } from "#db/schema";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";

/** Ends an access token of this account at once. False when it has none with this id. */
export function revokeAccessToken(user: { id: number }, id: number | null): boolean {
  if (id === null) return false;
  const isOwn = and(eq(accessTokens.id, id), eq(accessTokens.userId, user.id));
  const isRevoked = db.delete(accessTokens).where(isOwn).run().changes > 0;
  if (isRevoked) recordSecurityEvent("token-revoked", { userId: user.id });
  return isRevoked;
}
