import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { db } from "#db/client";
import { authenticatorApps } from "#db/schema/second-factors";
import { unseal } from "~/platform/secrets/seal.server";

/** Half minutes before and after the present one whose codes are taken: clocks of phones go a little wrong. */
const tolerance = 1;

/** A new secret for an authenticator app: 160 random bits in base 32. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const getAppAddress = (issuer: string, account: string, secret: string): string =>
  createTotp(secret, issuer, account).toString();

/** The half minute whose code this is; null for a code that is none of about now. */
export function findCodeStep(secret: string, code: string, now = new Date()): number | null {
  const totp = createTotp(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** The name under which an account's secret is sealed. */
export const getAppSealName = (userId: number) => `authenticator app of account ${userId}`;

/**
 * Takes a code of an account's app, once: neither it nor an earlier one is taken again.
 * @returns false for a code that is wrong or was used, and where there is no app.
 */
export function takeAppCode(userId: number, code: string, now = new Date()): boolean {
  const app = db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)).get();
  const secret = app && unseal(app.sealedSecret, getAppSealName(userId));
  const step = secret ? findCodeStep(secret, code, now) : null;
  if (step === null) return false;
  // why in one statement: of two posts with one code one gets in
  const isUnused = and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step));
  return db.update(authenticatorApps).set({ lastStep: step, lastUsedAt: now }).where(isUnused).run().changes === 1;
}

function createTotp(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), ...(issuer ? { issuer } : {}), ...(label ? { label } : {}) });
}
