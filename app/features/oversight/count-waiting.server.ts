import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "#db/client";
import { contactMessages, emails, paymentEvents, paymentFindings, sparks } from "#db/schema";
import type { Waiting } from "~/features/administration/admin-pages";
import { unendedStatuses } from "~/features/sparks/spark";

/** Rows that are counted at most: beyond them a count says "99+", and no page costs more for it. */
const most = 100;

/**
 * What waits on the administrators' pages, each up to a limit: messages to answer, sparks that have not ended, e-mails that did not go out, and
 * what is known not to add up. The proof of the books is not among it, which reads all of them and is asked for on its own page.
 */
export function countWaiting(): Waiting {
  return {
    "/admin/messages": countUpTo(contactMessages, contactMessages.id, isNull(contactMessages.answeredAt)),
    "/admin/queue": countUpTo(sparks, sparks.id, inArray(sparks.status, unendedStatuses)),
    "/admin/outbox": countUpTo(emails, emails.id, inArray(emails.state, ["waiting", "kept", "failed"])),
    "/admin/reconciliation":
      countUpTo(paymentFindings, paymentFindings.id, eq(paymentFindings.state, "open")) +
      countUpTo(paymentEvents, paymentEvents.event, and(isNotNull(paymentEvents.problem))),
  };
}

function countUpTo(table: SQLiteTable, column: SQLiteColumn, where: SQL | undefined): number {
  return db.select({ column }).from(table).where(where).limit(most).all().length;
}
