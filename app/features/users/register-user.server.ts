import { eq, getTableColumns } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { users } from "#db/schema";
import { findUsedAllowance } from "~/features/ledger/used-allowance.server";
import { hashPassword, requirePasswordRoom } from "~/platform/auth/password.server";
import type { User } from "~/platform/auth/user";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { requireRemaining, takeAttempts } from "~/platform/http/rate-limit.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { AccessRefused } from "./access-refused";
import { askForProof } from "./ask-for-proof.server";
import { isNamedAdministrator, offerAdministration } from "./offer-administration.server";
import { welcome } from "./prove-address.server";
import { refuseWeakPassword } from "./refuse-weak-password.server";
import type { Registration } from "./user.schema";

const hour = 60 * 60;

/**
 * Per client address. New accounts come with free sparks, so they are not unlimited, but a whole class or office may join within minutes.
 * We say honestly when an address has an account already; few such answers an hour make that useless for sifting a list.
 */
export const signUpLimits = {
  burst: { limit: 20, windowSeconds: 60 },
  accounts: { limit: 100, windowSeconds: hour },
  takenAddresses: { limit: 20, windowSeconds: hour },
};

/**
 * Makes an account. Where e-mail can be sent, a link to its address comes first: the free sparks wait until it was opened. Where none can, they
 * come at once, and all is made or nothing is. What is limited is counted before the password is hashed, so that many posts at once are
 * no way around a limit.
 * @param from The client's address.
 * @throws AccessRefused when the password is easily guessed or the address has an account, TooManyRequests after too many sign-ups.
 */
export async function registerUser(input: Registration, from: string): Promise<User> {
  await refuseWeakPassword(input.password, input);
  const block = getAddressBlock(from);
  const taken = { key: `sign-up:taken:${block}`, ...signUpLimits.takenAddresses };
  const burst = { key: `sign-up:burst:${block}`, ...signUpLimits.burst };
  const accounts = { key: `sign-up:${block}`, ...signUpLimits.accounts };
  // why both before anything is looked up: beyond a limit every answer is the same, whether the address has an account or not.
  requireRemaining([taken, burst, accounts]);
  const refuseTaken = () => {
    takeAttempts([taken]);
    return new AccessRefused("This email address already has an account. Sign in instead.", "email");
  };
  if (hasAccount(input.email)) throw refuseTaken();
  requirePasswordRoom();
  takeAttempts([burst, accounts]);

  const user = insertUser(input, await hashPassword(input.password));
  if (!user) throw refuseTaken();
  recordSecurityEvent("signed-up", { userId: user.id });
  // why not both: an administrator's link proves the address as well.
  if (isNamedAdministrator(user)) offerAdministration(user);
  else askForProof(user);
  return user;
}

function hasAccount(email: string): boolean {
  return db.select({ id: users.id }).from(users).where(eq(users.email, email)).get() !== undefined;
}

function insertUser({ email, firstName, lastName }: Registration, passwordHash: string): User | undefined {
  const { passwordHash: _, ...shown } = getTableColumns(users);
  const now = new Date();
  const unprovenSince = findEmailTransport() ? now : null;
  return inTransaction((tx) => {
    const user = tx
      .insert(users)
      .values({ email, firstName, lastName, passwordHash, unprovenSince, freeSparksFrom: findUsedAllowance(tx, email) })
      .onConflictDoNothing({ target: users.email })
      .returning(shown)
      .get();
    if (user && !unprovenSince) welcome(tx, user, user.createdAt);
    return user;
  });
}
