import { desc, eq, lt } from "drizzle-orm";
import { db } from "#db/client";
import { emails } from "#db/schema";
import { findSubject, writeEmail } from "~/features/emails/write-email.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { log } from "~/platform/log/log.server";

/** E-mails on a page. */
const pageLength = 50;

/** The outbox, the newest first: those before an e-mail, or the first. */
export function listOutbox(before: number | null) {
  const rows = db
    .select()
    .from(emails)
    .where(before ? lt(emails.id, before) : undefined)
    .orderBy(desc(emails.id))
    .limit(pageLength + 1)
    .all();
  const shown = rows.slice(0, pageLength);
  return {
    emails: shown.map((row) => ({
      ...{ id: row.id, recipient: row.recipient, state: row.state, at: row.createdAt },
      ...{ title: nameEmail(row), problem: row.problem, isReadable: mayBeRead(row) },
    })),
    before: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    isSent: findEmailTransport() !== null,
  };
}

/** What an e-mail is called in a list: its subject, or its kind where it cannot be written ("passwordReset" as "Password reset"). */
export function nameEmail(email: Pick<typeof emails.$inferSelect, "kind" | "data">): string {
  const words = email.kind.replace(/([A-Z])/g, " $1").toLowerCase();
  return findSubject(email) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * One e-mail as it would be sent. Null for one that is not there, and for what is or was sent: its links are its recipient's alone, and only
 * what nobody gets otherwise is given on by an administrator.
 */
export async function findOutboxEmail(id: number | null) {
  const row = id === null ? undefined : db.select().from(emails).where(eq(emails.id, id)).get();
  if (!row || !mayBeRead(row)) return null;
  const about = { id: row.id, recipient: row.recipient, at: row.createdAt };
  try {
    const { subject, html, text } = await writeEmail(row);
    return { ...about, subject, html, text };
  } catch (error) {
    log.error({ err: error, email: row.id }, "an e-mail of the outbox could not be written");
    return {
      ...about,
      subject: "This e-mail cannot be shown",
      html: null,
      text: "What is stored for it cannot be read.",
    };
  }
}

const mayBeRead = ({ state }: Pick<typeof emails.$inferSelect, "state">) =>
  state === "kept" || (state === "waiting" && findEmailTransport() === null);
