import { and, eq, getTableColumns, isNotNull } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { users } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { grantFreeAllowance } from "~/features/ledger/grant-free-allowance.server";
import { readAddressToken } from "~/platform/auth/address-token.server";
import type { User } from "~/platform/auth/user";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { offerAdministration } from "./offer-administration.server";

/**
 * Takes a link as the proof that an account's address belongs to whoever opened it. It may be opened again, and changes nothing then.
 * @returns the address; null for a link that ran out or is none.
 */
export function proveAddressByLink(token: string, now = new Date()): string | null {
  const proof = readAddressToken(token, now);
  if (!proof) return null;
  const user = inTransaction((tx) => proveAddress(tx, proof.userId, now));
  if (user) offerAdministration(user, now);
  return proof.email;
}

/**
 * Notes that the address of an account is its owner's: by the link that went there, by a new password that was chosen by one, or because there
 * is no way to send one. With it come the first free sparks, and a welcome that says so.
 * @returns the account; undefined for one that was proven before.
 */
export function proveAddress(tx: Transaction, userId: number, now: Date): User | undefined {
  const { passwordHash: _, ...shown } = getTableColumns(users);
  const user = tx
    .update(users)
    .set({ unprovenSince: null })
    .where(and(eq(users.id, userId), isNotNull(users.unprovenSince)))
    .returning(shown)
    .get();
  if (!user) return undefined;
  recordSecurityEvent("address-proven", { userId: user.id });
  welcome(tx, user, now);
  return user;
}

/** The first free sparks, and an e-mail that says so. */
export function welcome(tx: Transaction, user: User, now: Date): void {
  grantFreeAllowance(tx, user, now);
  const data = { sparks: user.freeSparksFrom ? 0 : getSiteSettings().freeMonthlySparks };
  emailUserLater(tx, { key: `welcome:${user.id}`, userId: user.id, kind: "welcome", data }, now);
}
