import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { inTransaction, type Transaction } from "#db/client";
import { authenticatorApps, passkeys, sessions } from "#db/schema";
import type { EmailData } from "~/features/emails/email-kinds";
import { emailUserLater } from "~/features/emails/email-user.server";
import { AccessRefused } from "~/features/users/access-refused";
import { requireOwnPassword } from "~/features/users/require-own-password.server";
import { findCodeStep, getAppSealName, makeAppSecret } from "~/platform/auth/authenticator-app.server";
import { readNewPasskey } from "~/platform/auth/passkey.server";
import { makeRecoveryCodes, replaceRecoveryCodes } from "~/platform/auth/recovery-code.server";
import { findFactors } from "~/platform/auth/second-factor.server";
import type { Session } from "~/platform/auth/session.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { seal, unseal } from "~/platform/secrets/seal.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";

/** Milliseconds in which an app is to be set up. */
const setupLifetime = 30 * 60_000;
const setupPurpose = "authenticator app to be set up";
const setupContent = z.tuple([z.int(), z.string(), z.int()]);
/** An account has at most so many passkeys. */
export const mostPasskeys = 10;

/** An app that is set up: its secret, and the sealed proof that the password was given for it. Nothing is stored until a code shows that it works. */
export interface AppSetup {
  secret: string;
  sealed: string;
}

/** @throws AccessRefused for a wrong password, TooManyRequests after too many. */
export async function beginApp({ user }: Session, password: string, now = Date.now()): Promise<AppSetup> {
  await requireOwnPassword(user, password);
  const secret = makeAppSecret();
  return { secret, sealed: seal(JSON.stringify([user.id, secret, now + setupLifetime]), setupPurpose) };
}

/** The app that somebody sets up; null for one that is another's or took too long. */
export function readAppSetup(user: { id: number }, sealed: string, now = Date.now()): AppSetup | null {
  const opened = unseal(sealed, setupPurpose);
  const parsed = setupContent.safeParse(opened === null ? null : JSON.parse(opened));
  if (!parsed.success || parsed.data[0] !== user.id || parsed.data[2] <= now) return null;
  return { secret: parsed.data[1], sealed };
}

/**
 * Adds an app whose code shows that it works, in place of a former one.
 * @returns recovery codes, to be shown this once; null where the account has some.
 * @throws AccessRefused for a wrong code, TooManyRequests after too many.
 */
export async function confirmApp(session: Session, { secret }: AppSetup, code: string, now = new Date()) {
  const { user } = session;
  takeAttempts([{ key: `app-setup:${user.id}`, limit: 20, windowSeconds: 15 * 60 }]);
  const lastStep = findCodeStep(secret, code.replace(/\s/g, ""), now);
  if (lastStep === null) throw new AccessRefused("This code is wrong. Check that your phone's clock is right.");
  const sealedSecret = seal(secret, getAppSealName(user.id));
  return keepFactor(session, "app-added", now, (tx) => {
    tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, user.id)).run();
    tx.insert(authenticatorApps).values({ userId: user.id, sealedSecret, lastStep, createdAt: now }).run();
  });
}

/**
 * Adds the passkey that a browser made to the challenge of this session.
 * @returns as `confirmApp` does.
 * @throws AccessRefused for one that cannot be taken.
 */
export async function addPasskey(session: Session, name: string, response: RegistrationResponseJSON, now = new Date()) {
  const { user, publicId } = session;
  if (findFactors(user.id).passkeys.length >= mostPasskeys)
    throw new AccessRefused(`You have ${mostPasskeys} passkeys, which is the most. Remove one of them first.`);
  const made = await readNewPasskey(user, publicId, response);
  if (!made) throw new AccessRefused("This passkey could not be added. Try again.");
  return keepFactor(session, "passkey-added", now, (tx) => {
    const { changes } = tx
      .insert(passkeys)
      .values({ userId: user.id, name, ...made, createdAt: now })
      .onConflictDoNothing()
      .run();
    if (changes === 0) throw new AccessRefused("This passkey is in use already.");
  });
}

/** @throws AccessRefused for a wrong password, TooManyRequests after too many. */
export async function renewRecoveryCodes({ user }: Session, password: string, now = new Date()): Promise<string[]> {
  await requireOwnPassword(user, password);
  const codes = await makeRecoveryCodes();
  inTransaction((tx) => {
    replaceRecoveryCodes(tx, user.id, codes);
    tellOwner(tx, user.id, "codes-renewed", now);
  });
  return codes.map(({ code }) => code);
}

/** Other sessions end: none stays that was opened with less than is asked for from now on. */
async function keepFactor(session: Session, what: What, now: Date, keep: (tx: Transaction) => void) {
  const { user, publicId } = session;
  const codes = findFactors(user.id).codesLeft > 0 ? null : await makeRecoveryCodes();
  inTransaction((tx) => {
    keep(tx);
    if (codes) replaceRecoveryCodes(tx, user.id, codes);
    tx.delete(sessions)
      .where(and(eq(sessions.userId, user.id), ne(sessions.publicId, publicId)))
      .run();
    tellOwner(tx, user.id, what, now);
  });
  return codes?.map(({ code }) => code) ?? null;
}

type What = EmailData<"secondFactor">["what"];

/** By e-mail, since it may not have been them. */
export function tellOwner(tx: Transaction, userId: number, what: What, now: Date): void {
  const key = `second-factor:${userId}:${what}:${now.getTime()}`;
  emailUserLater(tx, { key, userId, kind: "secondFactor", data: { what } }, now);
  recordSecurityEvent("second-factor-changed", { userId, detail: what });
}
