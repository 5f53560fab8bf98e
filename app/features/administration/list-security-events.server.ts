import { and, desc, eq, lt } from "drizzle-orm";
import { db } from "#db/client";
import { securityEvents } from "#db/schema";
import { refusals, type SecurityEvent, securityEvents as words } from "~/platform/security/security-events";
import { parseRowId } from "~/platform/text/parse-row-id";
import { findEmails } from "./list-acts.server";

/** Events on a page of the log. */
const pageLength = 50;

/** A security event in words. */
export interface ListedSecurityEvent {
  id: number;
  at: Date;
  what: string;
  isRefusal: boolean;
  detail: string | null;
  /** The account that it is about, by its address where it still is; null where none is known. */
  user: { id: number; email: string | null } | null;
  /** The administrator who did it; null where it was nobody else. */
  actor: string | null;
  network: string | null;
}

/** The security log, the newest first: of one account, or of all; what came before an event, or the first. */
export function listSecurityEvents(
  { userId = null, before = null }: { userId?: string | null; before?: string | null } = {},
  limit = pageLength,
): { events: ListedSecurityEvent[]; before: number | null } {
  const place = parseRowId(before ?? "");
  const account = parseRowId(userId ?? "");
  const rows = db
    .select()
    .from(securityEvents)
    .where(
      and(account ? eq(securityEvents.userId, account) : undefined, place ? lt(securityEvents.id, place) : undefined),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit + 1)
    .all();
  const shown = rows.slice(0, limit);
  const emails = findEmails(shown.flatMap((row) => [row.actorId, row.userId]));
  return {
    events: shown.map(({ id, createdAt, event, userId: of, actorId, detail, network }) => ({
      ...{ id, at: createdAt, detail, network },
      what: (words as Record<string, string>)[event] ?? event,
      isRefusal: refusals.includes(event as SecurityEvent),
      user: of === null ? null : { id: of, email: emails.get(of) ?? null },
      actor: actorId === null ? null : (emails.get(actorId) ?? `Deleted account ${actorId}`),
    })),
    before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
