import { eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { contactMessages } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";

/** Notes that a message is answered, or is not after all. Answers with whose it is; undefined where there is none of that number. */
export function markMessage(admin: User, id: number, isAnswered: boolean, now = new Date()) {
  return inTransaction((tx) => {
    const set = { answeredAt: isAnswered ? now : null };
    const [message] = tx.update(contactMessages).set(set).where(eq(contactMessages.id, id)).returning().all();
    if (!message) return undefined;
    recordAct(tx, admin, { act: isAnswered ? "answer-message" : "reopen-message", subject: `Message ${id}` }, now);
    return { subject: message.subject, email: message.email };
  });
}
