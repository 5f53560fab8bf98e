import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { emails } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";

/** Has an e-mail tried again that was given up. Answers with it; undefined where there is no such one. */
export function retryEmail(admin: User, id: number, now = new Date()) {
  return inTransaction((tx) => {
    const failed = and(eq(emails.id, id), eq(emails.state, "failed"));
    const again = { state: "waiting", tries: 0, dueAt: now, settledAt: null } as const;
    const [email] = tx.update(emails).set(again).where(failed).returning().all();
    if (!email) return undefined;
    recordAct(tx, admin, { act: "retry-email", subject: `E-mail ${id}` }, now);
    return email;
  });
}
