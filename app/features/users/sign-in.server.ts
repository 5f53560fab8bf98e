import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import type { KnownDevice } from "~/platform/auth/known-device.server";
import { requirePasswordRoom, verifyPassword } from "~/platform/auth/password.server";
import { hasSecondFactor } from "~/platform/auth/second-factor.server";
import type { User } from "~/platform/auth/user";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { clearAttempts, giveBackAttempt, type KeyedLimit, takeAttempts } from "~/platform/http/rate-limit.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { AccessRefused } from "./access-refused";
import { offerAdministration } from "./offer-administration.server";
import type { SignIn } from "./user.schema";

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * Failed sign-ins in a window. Somebody who forgot their password seldom tries ten; one address may be a whole office; and an
 * account stays within the 100 failures of NIST SP 800-63B (3.2.2) even when the guesses come from everywhere. A browser in which
 * this account was opened before has an allowance of its own, so that no stranger's guesses lock the owner out.
 */
export const signInLimits = {
  address: { limit: 50, windowSeconds: quarterHour },
  accountFromAddress: { limit: 10, windowSeconds: quarterHour },
  account: { limit: 100, windowSeconds: hour },
  accountFromDevice: { limit: 10, windowSeconds: quarterHour },
};

/** Where a sign-in comes from. */
export interface SignInOrigin {
  /** The client's address. */
  address: string;
  device: KnownDevice | null;
}

/**
 * Checks an address and its password. An unknown address and a wrong password get the same answer after the same work; each try is
 * counted before that work begins, so that many at once are no way around a limit.
 * @throws AccessRefused for either of them and for a banned account, TooManyRequests when there were too many failures.
 */
export async function signIn(input: SignIn, from: SignInOrigin): Promise<User> {
  const found = db.select().from(users).where(eq(users.email, input.email)).get();
  const isKnownDevice = found !== undefined && (from.device?.users.includes(found.id) ?? false);
  const { limits, forget } = isKnownDevice ? deviceLimits(input.email, from) : strangerLimits(input.email, from);
  requirePasswordRoom();
  takeAttempts(limits);

  const matches = await verifyPassword(found?.passwordHash, input.password);
  if (!found || !matches) {
    recordSecurityEvent("sign-in-refused", {
      userId: found?.id ?? null,
      detail: found ? "password" : "unknown address",
    });
    throw new AccessRefused("Invalid email or password");
  }

  forget();
  // why only now: whoever does not know the password is not told how an account stands.
  if (found.bannedAt) {
    recordSecurityEvent("sign-in-refused", { userId: found.id, detail: "banned" });
    throw new AccessRefused("This account is banned. If that is a mistake, please contact support.");
  }
  const { passwordHash: _, ...user } = found;
  // why not with a second factor: who has only the password is not in yet
  if (!hasSecondFactor(user.id)) recordSecurityEvent("signed-in", { userId: user.id, detail: "password" });
  offerAdministration(user);
  return user;
}

interface SignInCount {
  /** The one that a flood meets first comes first. */
  limits: KeyedLimit[];
  /** Takes the failures back that were the person's own. */
  forget(): void;
}

function strangerLimits(email: string, { address }: SignInOrigin): SignInCount {
  const block = getAddressBlock(address);
  const byAddress = { key: `sign-in:from:${block}`, ...signInLimits.address };
  const byBoth = { key: `sign-in:${email}:${block}`, ...signInLimits.accountFromAddress };
  const byAccount = { key: `sign-in:${email}`, ...signInLimits.account };
  return {
    limits: [byAddress, byBoth, byAccount],
    forget() {
      clearAttempts(byBoth.key, byAccount.key);
      giveBackAttempt(byAddress.key);
    },
  };
}

function deviceLimits(email: string, { device }: SignInOrigin): SignInCount {
  const byDevice = { key: `sign-in:${email}:device:${device?.id}`, ...signInLimits.accountFromDevice };
  return { limits: [byDevice], forget: () => clearAttempts(byDevice.key) };
}
