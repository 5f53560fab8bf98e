import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { db } from "#db/client";
import { emails } from "#db/schema";
import { emailTestEvent, findLastEvents } from "~/features/administration/last-events.server";
import { config } from "~/platform/config/config.server";
import { emailKeyName, getEmailSettings } from "~/platform/email/email-settings.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { findSecret } from "~/platform/secrets/stored-secret.server";

/** Whether e-mail is sent, and how it goes. Never a key. */
export interface EmailStatus {
  configured: boolean;
  /** Active: what was last tried was sent, a test too, or nothing was tried yet. */
  status: "active" | "inactive";
  /** How it is sent; null where it is kept. */
  transport: "resend" | "smtp" | null;
  from: string | null;
  /** Where the key in use comes from, and its last four characters. */
  keyFrom: "environment" | "stored" | null;
  ending: string | null;
  /** A key is stored that this server's ENCRYPTION_KEY does not open. */
  isSealedOtherwise: boolean;
  /** Why the e-mail that waits for another try was not sent, or else the last test. */
  problem: string | null;
  /** An e-mail waits for another try. */
  isWaiting: boolean;
}

/** How e-mail stands at this moment. */
export function findEmailStatus(): EmailStatus {
  const { from = null, resend } = getEmailSettings();
  const transport = findEmailTransport()?.name ?? null;
  const kept = findSecret(emailKeyName);
  const waiting = and(eq(emails.state, "waiting"), gt(emails.tries, 0), isNotNull(emails.problem));
  const row = db.select({ problem: emails.problem }).from(emails).where(waiting).orderBy(desc(emails.id)).get();
  const tested = findLastEvents().get(emailTestEvent)?.detail;
  const problem = transport ? (row?.problem ?? tested ?? null) : null;
  return {
    configured: transport !== null,
    status: transport !== null && problem === null ? "active" : "inactive",
    transport,
    from,
    keyFrom: config.email.resend.apiKey ? "environment" : resend.apiKey ? "stored" : null,
    ending: resend.apiKey?.slice(-4) ?? null,
    isSealedOtherwise: kept !== null && kept.text === null,
    problem,
    isWaiting: problem !== null && row !== undefined,
  };
}
