import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { db } from "#db/client";
import { adminActs, users } from "#db/schema";
import { parseRowId } from "~/platform/text/parse-row-id";
import { acts } from "./acts";

/** Acts on a page of the log. */
const pageLength = 50;

/** An act in words. */
export interface ListedAct {
  id: number;
  at: Date;
  what: string;
  /** An address; null on the server itself. */
  admin: string | null;
  /** The account that it was done to, by its address where it still is. */
  user: { id: number; email: string | null } | null;
  subject: string | null;
  sparks: number | null;
  reason: string | null;
}

/** What administrators did, the newest first: with one account, or with all; those before an act, or the first. */
export function listActs(
  { userId, before = null }: { userId?: number; before?: string | null } = {},
  limit = pageLength,
): { acts: ListedAct[]; before: number | null } {
  const place = parseRowId(before ?? "");
  const isAsked = and(userId ? eq(adminActs.userId, userId) : undefined, place ? lt(adminActs.id, place) : undefined);
  const rows = db
    .select()
    .from(adminActs)
    .where(isAsked)
    .orderBy(desc(adminActs.id))
    .limit(limit + 1)
    .all();
  const shown = rows.slice(0, limit);
  const emails = findEmails(shown.flatMap((row) => [row.adminId, row.userId]));
  return {
    acts: shown.map(({ id, createdAt, act, adminId, userId: target, subject, sparks, reason }) => ({
      ...{ id, at: createdAt, subject, sparks, reason },
      what: (acts as Record<string, string>)[act] ?? act,
      admin: adminId === null ? null : (emails.get(adminId) ?? `Deleted account ${adminId}`),
      user: target === null ? null : { id: target, email: emails.get(target) ?? null },
    })),
    before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The addresses of accounts that still are, by their numbers. */
export function findEmails(ids: (number | null)[]) {
  const known = ids.filter((id) => id !== null);
  const rows = db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, known)).all();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
