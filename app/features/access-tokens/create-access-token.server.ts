import { and, count, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { accessTokens } from "#db/schema";
import { makeAccessToken } from "~/platform/auth/access-token.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { type AccessTokenInput, tokenLifetimes } from "./access-token.schema";

/** An account has at most so many tokens. */
export const mostTokens = 20;

/** Why no token was made, for its owner to read. */
export class TokenRefused extends Error {
  override name = "TokenRefused";
  constructor(
    message: string,
    /** The field that it is about; empty for the whole form. */
    readonly field: "name" | "",
  ) {
    super(message);
  }
}

/**
 * Makes an access token. It is told here once: only its hash is stored.
 * @throws TokenRefused when the account has a token of that name, or twenty.
 */
export function createAccessToken(
  user: { id: number },
  { name, scope, lifetime }: AccessTokenInput,
  now = new Date(),
): string {
  const { token, tokenHash, ending } = makeAccessToken();
  const { milliseconds } = tokenLifetimes[lifetime];
  inTransaction((tx) => {
    const isOwn = eq(accessTokens.userId, user.id);
    const sameName = tx
      .select({ id: accessTokens.id })
      .from(accessTokens)
      .where(and(isOwn, eq(accessTokens.name, name)))
      .get();
    if (sameName) throw new TokenRefused("You have a token of this name already.", "name");
    const [{ tokens } = { tokens: 0 }] = tx.select({ tokens: count() }).from(accessTokens).where(isOwn).all();
    if (tokens >= mostTokens) {
      throw new TokenRefused(`You have ${mostTokens} tokens, which is the most. Revoke one of them first.`, "");
    }
    const expiresAt = milliseconds === null ? null : new Date(now.getTime() + milliseconds);
    tx.insert(accessTokens)
      .values({ userId: user.id, name, scope, tokenHash, ending, expiresAt, createdAt: now })
      .run();
  });
  recordSecurityEvent("token-made", { userId: user.id, detail: scope === "read" ? "read only" : "read and write" });
  return token;
}
