import { desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { accessTokens } from "#db/schema";
import { formatCreatedAt } from "~/features/projects/format-created-at";

/** The access tokens of an account as its page shows them, the newest first. */
export function listAccessTokens(user: { id: number }, now = new Date()) {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, user.id))
    .orderBy(desc(accessTokens.id))
    .all()
    .map(({ id, name, scope, ending, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      scope,
      ending,
      created: formatCreatedAt(createdAt),
      /** Null for one that works until it is revoked. */
      ends: expiresAt && formatCreatedAt(expiresAt),
      isOver: expiresAt !== null && expiresAt <= now,
      /** To the hour, shown as a day; null for one that no call came with. */
      lastUse: lastUsedAt && formatCreatedAt(lastUsedAt),
    }));
}

export type ListedToken = ReturnType<typeof listAccessTokens>[number];
