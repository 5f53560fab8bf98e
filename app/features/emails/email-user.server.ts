import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema";
import { sendEmail } from "~/platform/email/send-email.server";
import type { EmailData, EmailKind } from "./email-kinds";

interface UserEmail<Kind extends EmailKind> {
  /** What it tells of: the same twice is sent once. */
  key: string;
  userId: number;
  kind: Kind;
  data: Omit<EmailData<Kind>, "firstName">;
}

/** What goes to an address that nobody has proven yet: what proves it, each by a link of its own. */
const beforeProof: readonly EmailKind[] = ["addressProof", "passwordReset", "administration"];

/** Has an e-mail sent to somebody with an account, in the transaction of what it tells of; not to an address that was not proven. */
export function emailUserLater<Kind extends EmailKind>(tx: Transaction, email: UserEmail<Kind>, now: Date): void {
  const { key, userId, kind, data } = email;
  const user = tx
    .select({ recipient: users.email, firstName: users.firstName, unprovenSince: users.unprovenSince })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  if (!user || (user.unprovenSince && !beforeProof.includes(kind))) return;
  const { recipient, firstName } = user;
  sendEmail(tx, { key, userId, recipient, kind, data: { ...data, firstName } }, now);
}
