import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import { readSparkEmailsToken } from "~/features/emails/spark-emails-link.server";
import type { User } from "~/platform/auth/user";

/** Whether e-mails about campaigns come to whom a link is for; false for a link that is none. */
export function findSparkEmails(token: string): boolean {
  const id = readSparkEmailsToken(token);
  if (id === null) return false;
  return db.select({ isOn: users.sparkEmails }).from(users).where(eq(users.id, id)).get()?.isOn ?? false;
}

/** Ends them by a link. False for a link that is none; ended twice is ended. */
export function endSparkEmails(token: string): boolean {
  const id = readSparkEmailsToken(token);
  if (id === null) return false;
  db.update(users).set({ sparkEmails: false }).where(eq(users.id, id)).run();
  return true;
}

/** Turns them on or off, for whoever is signed in. */
export function setSparkEmails(user: User, isOn: boolean): void {
  db.update(users).set({ sparkEmails: isOn }).where(eq(users.id, user.id)).run();
}
