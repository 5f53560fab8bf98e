import { eq, getTableColumns } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { users } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { grantFreeAllowance } from "~/features/ledger/grant-free-allowance.server";
import { findUsedAllowance } from "~/features/ledger/used-allowance.server";
import { hashPassword } from "~/platform/auth/password.server";
import type { User } from "~/platform/auth/user";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { requireRemaining, takeAttempts } from "~/platform/http/rate-limit.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { AccessRefused } from "./access-refused";
import { offerAdministration } from "./offer-administration.server";
import { refuseWeakPassword } from "./refuse-weak-password.server";
import type { Registration } from "./user.schema";

const hour = 60 * 60;

/**
 * Per client address. New accounts come with free sparks, so they are not unlimited, but a whole class or office may join at once.
 * We say honestly when an address has an account already; few such answers an hour make that useless for sifting a list.
 */
export const signUpLimits = {
  accounts: { limit: 200, windowSeconds: hour },
  takenAddresses: { limit: 20, windowSeconds: hour },
};

/**
 * Makes an account with its first free sparks. Both are made or neither is. What is limited is counted before the password is
 * hashed, so that many posts at once are no way around a limit.
 * @param from The client's address.
 * @throws AccessRefused when the password is easily guessed or the address has an account, TooManyRequests after too many sign-ups.
 */
export async function registerUser(input: Registration, from: string): Promise<User> {
  await refuseWeakPassword(input.password, input);
  const block = getAddressBlock(from);
  const taken = { key: `sign-up:taken:${block}`, ...signUpLimits.takenAddresses };
  const accounts = { key: `sign-up:${block}`, ...signUpLimits.accounts };
  // why both before anything is looked up: beyond a limit every answer is the same, whether the address has an account or not.
  requireRemaining([taken, accounts]);
  const refuseTaken = () => {
    takeAttempts([taken]);
    return new AccessRefused("This email address already has an account. Sign in instead.", "email");
  };
  if (hasAccount(input.email)) throw refuseTaken();
  takeAttempts([accounts]);

  const user = insertUser(input, await hashPassword(input.password));
  if (!user) throw refuseTaken();
  recordSecurityEvent("signed-up", { userId: user.id });
  offerAdministration(user);
  return user;
}

function hasAccount(email: string): boolean {
  return db.select({ id: users.id }).from(users).where(eq(users.email, email)).get() !== undefined;
}

function insertUser({ email, firstName, lastName }: Registration, passwordHash: string): User | undefined {
  const { passwordHash: _, ...shown } = getTableColumns(users);
  return inTransaction((tx) => {
    const user = tx
      .insert(users)
      .values({ email, firstName, lastName, passwordHash, freeSparksFrom: findUsedAllowance(tx, email) })
      .onConflictDoNothing({ target: users.email })
      .returning(shown)
      .get();
    if (user) welcome(tx, user);
    return user;
  });
}

/** The first free sparks, and an e-mail that says so. */
function welcome(tx: Transaction, user: User): void {
  grantFreeAllowance(tx, user);
  const data = { sparks: user.freeSparksFrom ? 0 : getSiteSettings().freeMonthlySparks };
  emailUserLater(tx, { key: `welcome:${user.id}`, userId: user.id, kind: "welcome", data }, user.createdAt);
}
