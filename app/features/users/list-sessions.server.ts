import { desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { sessions } from "#db/schema";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { getLastUse, isOver, type Session } from "~/platform/auth/session.server";

/** Where an account is signed in: this session first, then the one that was used last. */
export function listSessions({ user, publicId }: Session, now = Date.now()) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(eq(sessions.publicId, publicId)), desc(sessions.expiresAt), desc(sessions.createdAt))
    .all()
    .filter((session) => !isOver(session, now))
    .map((session) => ({
      id: session.publicId,
      isThis: session.publicId === publicId,
      browser: session.browser,
      openedBy: session.openedBy,
      since: formatCreatedAt(session.createdAt),
      /** To the day: visits are noted once a day. */
      lastUse: formatCreatedAt(getLastUse(session)),
    }));
}

export type ListedSession = ReturnType<typeof listSessions>[number];
