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

/** Has an e-mail sent to somebody with an account, in the transaction of what it tells of. */
export function emailUserLater<Kind extends EmailKind>(tx: Transaction, email: UserEmail<Kind>, now: Date): void {
  const { key, userId, kind, data } = email;
  const user = tx
    .select({ recipient: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  if (!user) return;
  const { recipient, firstName } = user;
  sendEmail(tx, { key, userId, recipient, kind, data: { ...data, firstName } }, now);
}
