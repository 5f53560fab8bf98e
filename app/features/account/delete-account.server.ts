import { and, eq, inArray } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { contactMessages, media, newsletterSubscribers, payments, sparks, users } from "#db/schema";
import { endPurchases, hasOpenPurchases } from "~/features/billing/end-purchases.server";
import { closeWallet } from "~/features/ledger/close-wallet.server";
import { noteUsedAllowance } from "~/features/ledger/used-allowance.server";
import { endSpark } from "~/features/sparks/end-spark.server";
import { unendedStatuses } from "~/features/sparks/spark";
import { hasOtherAdministrator } from "~/features/users/has-other-administrator.server";
import { requireOwnPassword } from "~/features/users/require-own-password.server";
import type { User } from "~/platform/auth/user";
import { sendEmail } from "~/platform/email/send-email.server";
import { log } from "~/platform/log/log.server";
import { removeMedia } from "~/platform/media/remove-media.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { DeletionRefused } from "./deletion-refused";

/**
 * Deletes an account with everything that is its own. What it pays for is ended at its provider first, what is on its way is cancelled, and
 * what is left of its sparks is written off. The ledger's entries stay, by a number that leads to nobody, and so do payments, without whom
 * they are of, and invoices as they were issued. Rows go in one transaction, files after it: should that fail, the sweep for orphans takes them.
 * @throws AccessRefused for a wrong password, TooManyRequests after too many, DeletionRefused; nothing is deleted then.
 */
export async function deleteAccount(user: User, password: string, now = new Date()): Promise<void> {
  await requireOwnPassword(user, password);
  requireAnotherAdministrator(user);
  await endPurchasesOrRefuse(user, now);
  const files = inTransaction((tx) => {
    // why once more: a checkout may have been opened in another tab while a provider was asked.
    if (hasOpenPurchases(user)) throw new DeletionRefused("You bought something just now. Please try again.");
    return removeRows(tx, user, now);
  });
  recordSecurityEvent("account-deleted", { userId: user.id });
  await removeMedia(...files).catch((error) =>
    log.error({ err: error, userId: user.id }, "files of a deleted account are left"),
  );
}

/** Whether nobody else could administer the site. */
export function isLastAdministrator(user: User): boolean {
  return user.isAdmin && !hasOtherAdministrator(db, user.id);
}

function requireAnotherAdministrator(user: User): void {
  if (!isLastAdministrator(user)) return;
  throw new DeletionRefused("You are the only administrator. Make somebody else one first.");
}

async function endPurchasesOrRefuse(user: User, now: Date): Promise<void> {
  try {
    await endPurchases(user, now);
  } catch (error) {
    log.error({ err: error, userId: user.id }, "what an account pays for could not be ended, so it was not deleted");
    throw new DeletionRefused(
      "Your subscription could not be ended, so nothing was deleted. Please try again in a few minutes, or contact support.",
    );
  }
}

/** Removes an account's rows, and answers with the ids of its files. */
function removeRows(tx: Transaction, user: User, now: Date): string[] {
  const { id, email, firstName } = user;
  const isTheirs = eq(sparks.userId, id);
  const open = and(isTheirs, inArray(sparks.status, unendedStatuses));
  const unmade = { reason: "cancelled", message: "The account was deleted.", endsWaiting: true } as const;
  for (const spark of tx.select({ id: sparks.id }).from(sparks).where(open).all()) endSpark(tx, spark, unmade, now);
  noteUsedAllowance(tx, user, now);
  closeWallet(tx, id, now);

  const paid = tx.update(payments).set({ paidBy: null }).where(eq(payments.userId, id)).run();
  tx.delete(contactMessages).where(eq(contactMessages.userId, id)).run();
  tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)).run();
  const files = tx.select({ id: media.id }).from(media).where(eq(media.userId, id)).all();
  tx.delete(users).where(eq(users.id, id)).run();

  const data = { firstName, keepsInvoices: paid.changes > 0 };
  // why not to an address that nobody has proven: it may be a stranger's.
  if (user.unprovenSince) return files.map((file) => file.id);
  sendEmail(tx, { key: `account-deleted:${id}`, userId: null, recipient: email, kind: "accountDeleted", data }, now);
  return files.map((file) => file.id);
}
