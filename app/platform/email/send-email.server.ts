import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { emails } from "#db/schema/emails";

export interface Email {
  /** What it tells of. */
  key: string;
  userId: number | null;
  recipient: string;
  kind: string;
  data: unknown;
}

/** Puts an e-mail into the outbox, in the transaction of what it tells of: both happen or neither does. Once for each key. */
export function sendEmail(tx: Transaction, email: Email, now: Date): void {
  tx.insert(emails)
    .values({ ...email, createdAt: now, dueAt: now })
    .onConflictDoNothing()
    .run();
}

/** Whether an e-mail under this key was put into the outbox, so that nothing is begun for a repeat. */
export function wasEmailed(key: string): boolean {
  return db.select({ id: emails.id }).from(emails).where(eq(emails.key, key)).get() !== undefined;
}
