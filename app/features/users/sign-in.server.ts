import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import { verifyPassword } from "~/platform/auth/password.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { addressBlock } from "~/platform/http/client-address.server";
import { clearAttempts, returnAttempt, takeAttempt } from "~/platform/http/rate-limit.server";
import { AccessRefused } from "./access-refused";
import type { SignIn } from "./user.schema";

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * Failed sign-ins in a window. Somebody who forgot their password seldom tries ten; one address may be a whole office; and an
 * account stays within the 100 failures of NIST SP 800-63B (3.2.2) even when the guesses come from everywhere, while a stranger at
 * another address cannot lock its owner out with a few.
 */
export const signInLimits = {
  accountFromAddress: { limit: 10, windowSeconds: quarterHour },
  address: { limit: 50, windowSeconds: quarterHour },
  account: { limit: 100, windowSeconds: hour },
};

/**
 * Checks an address and its password. An unknown address and a wrong password get the same answer after the same work.
 * @param from The client's address.
 * @throws AccessRefused for either of them, and when there were too many failures.
 */
export async function signIn(input: SignIn, from: string): Promise<User> {
  const block = addressBlock(from);
  const keys = {
    accountFromAddress: `sign-in:${input.email}:${block}`,
    account: `sign-in:${input.email}`,
    address: `sign-in:from:${block}`,
  };
  for (const name of ["accountFromAddress", "address", "account"] as const) {
    const attempt = takeAttempt(keys[name], signInLimits[name]);
    if (!attempt.allowed) throw AccessRefused.tooManyAttempts(attempt.retryAfterSeconds);
  }

  const found = db.select().from(users).where(eq(users.email, input.email)).get();
  const known = await verifyPassword(found?.passwordHash, input.password);
  if (!found || !known) throw new AccessRefused("Invalid email or password");

  clearAttempts(keys.accountFromAddress);
  clearAttempts(keys.account);
  returnAttempt(keys.address);
  const { passwordHash: _, ...user } = found;
  return grantAdministration(user);
}

/** The configuration names administrators by address; the flag in the database is what counts everywhere else. */
function grantAdministration(user: User): User {
  if (user.isAdmin || !config.adminEmails.includes(user.email)) return user;
  db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id)).run();
  return { ...user, isAdmin: true };
}
