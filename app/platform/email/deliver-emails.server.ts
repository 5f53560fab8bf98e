import { and, asc, eq, lt, lte, ne } from "drizzle-orm";
import { db } from "#db/client";
import { emails } from "#db/schema/emails";
import { log } from "~/platform/log/log.server";
import { type EmailMessage, EmailProblem, type EmailTransport } from "./email-transport";

export type EmailRow = typeof emails.$inferSelect;

/** Makes of a row what is sent. */
export type EmailWriter = (row: EmailRow) => Promise<Omit<EmailMessage, "id" | "to">>;

/** E-mails that one call sends; the rest wait for the next. */
const atOnce = 20;

/** After so many tries, about three days, an e-mail is given up. */
const mostTries = 20;

/** Milliseconds until the next try: a minute, doubled each time, at most six hours. */
const pauseAfter = (tries: number) => Math.min(60_000 * 2 ** tries, 6 * 3_600_000);

/** Milliseconds for which settled e-mails stay to be read. */
const keptFor = 100 * 24 * 3_600_000;

/**
 * Sends what is due. Without a transport it is kept as it is and never sent later, so that the day one is configured nobody gets the mail of a
 * year. What was cut off between sending and noting it is sent again, under the same id.
 */
export async function deliverDueEmails(
  transport: EmailTransport | null,
  write: EmailWriter,
  now = new Date(),
): Promise<void> {
  const due = db
    .select()
    .from(emails)
    .where(and(eq(emails.state, "waiting"), lte(emails.dueAt, now)))
    .orderBy(asc(emails.dueAt), asc(emails.id))
    .limit(atOnce)
    .all();
  for (const row of due) {
    if (!transport) {
      update(row, { state: "kept", settledAt: now });
      continue;
    }
    try {
      await transport.send({ ...(await write(row)), id: `email-${row.id}`, to: row.recipient });
      update(row, { state: "sent", settledAt: now, problem: null });
    } catch (error) {
      postpone(row, error, now);
    }
  }
}

/** What was sent, kept or given up long ago goes. */
export function removeOldEmails(now = new Date()): void {
  db.delete(emails)
    .where(and(ne(emails.state, "waiting"), lt(emails.createdAt, new Date(now.getTime() - keptFor))))
    .run();
}

function postpone(row: EmailRow, error: unknown, now: Date): void {
  const tries = row.tries + 1;
  const problem = error instanceof Error ? error.message : String(error);
  const about = { err: error, email: row.id, kind: row.kind };
  if ((error instanceof EmailProblem && error.reason === "refused") || tries >= mostTries) {
    log.error(about, "an e-mail was given up");
    update(row, { state: "failed", settledAt: now, tries, problem });
  } else {
    log.warn(about, "an e-mail waits for another try");
    update(row, { tries, problem, dueAt: new Date(now.getTime() + pauseAfter(row.tries)) });
  }
}

function update({ id }: EmailRow, set: Partial<EmailRow>): void {
  db.update(emails).set(set).where(eq(emails.id, id)).run();
}
