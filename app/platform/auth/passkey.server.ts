import { isIP } from "node:net";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { passkeyChallenges, passkeys } from "#db/schema/second-factors";
import { config } from "~/platform/config/config.server";
import type { User } from "./user";

/** Milliseconds in which a challenge is to be answered. */
const lifetime = 5 * 60_000;
const rpID = new URL(config.origin).hostname;
const known = { expectedOrigin: config.origin, expectedRPID: rpID, requireUserVerification: false };
const transportNames = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof transportNames)[number];

/** Whether browsers let this site have passkeys: they are bound to a name, and an address of numbers has none. */
export const canUsePasskeys = isIP(rpID.replace(/^\[|\]$/g, "")) === 0;

/** What a browser needs to make a passkey for an account. The challenge is remembered for whoever it was asked in. */
export async function askForNewPasskey(user: User, askedIn: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: "Sparkwright",
    rpID,
    userName: user.email,
    userID: new TextEncoder().encode(`account ${user.id}`),
    attestationType: "none",
    excludeCredentials: listCredentials(user.id),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  keepChallenge(user.id, askedIn, options.challenge);
  return options;
}

/** What a browser needs to show one of an account's passkeys; null where it has none. */
export async function askForPasskey(
  user: { id: number },
  askedIn: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const allowCredentials = listCredentials(user.id);
  if (allowCredentials.length === 0) return null;
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: "preferred" });
  keepChallenge(user.id, askedIn, options.challenge);
  return options;
}

/** The passkey that a browser made, to be stored; null for an answer to no challenge of ours, or to one that was answered. */
export async function readNewPasskey(user: { id: number }, askedIn: string, response: RegistrationResponseJSON) {
  const expectedChallenge = takeChallenge(user.id, askedIn);
  if (expectedChallenge === null) return null;
  const { registrationInfo } = await verifyRegistrationResponse({ response, expectedChallenge, ...known }).catch(
    () => ({ registrationInfo: undefined }),
  );
  if (!registrationInfo) return null;
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    ...{ credentialId, publicKey: Buffer.from(publicKey), counter },
    transports: transports.filter((name) => transportNames.some((each) => each === name)),
  };
}

/** Whether the answer is one of this account's passkeys', to the challenge that was asked last. */
export async function takePasskey(
  user: { id: number },
  askedIn: string,
  response: AuthenticationResponseJSON,
  now = new Date(),
): Promise<boolean> {
  const expectedChallenge = takeChallenge(user.id, askedIn);
  const isOwn = and(eq(passkeys.userId, user.id), eq(passkeys.credentialId, response.id));
  const stored = db.select().from(passkeys).where(isOwn).get();
  if (expectedChallenge === null || !stored) return false;
  const { counter, publicKey, credentialId: id } = stored;
  const credential = { id, publicKey: new Uint8Array(publicKey), counter };
  const found = await verifyAuthenticationResponse({ response, expectedChallenge, credential, ...known }).catch(
    () => null,
  );
  if (!found?.verified) return false;
  db.update(passkeys)
    .set({ counter: found.authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, stored.id))
    .run();
  return true;
}

const listCredentials = (userId: number) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .all()
    .map(({ id, transports }) => ({ id, transports: transports as Transport[] }));

function keepChallenge(userId: number, askedIn: string, challenge: string): void {
  const expiresAt = new Date(Date.now() + lifetime);
  db.insert(passkeyChallenges)
    .values({ askedIn, userId, challenge, expiresAt })
    .onConflictDoUpdate({ target: passkeyChallenges.askedIn, set: { userId, challenge, expiresAt } })
    .run();
}

/** A challenge is answered once, rightly or not. */
function takeChallenge(userId: number, askedIn: string): string | null {
  const isAsked = and(eq(passkeyChallenges.askedIn, askedIn), eq(passkeyChallenges.userId, userId));
  const row = db.delete(passkeyChallenges).where(isAsked).returning().get();
  return row && row.expiresAt.getTime() > Date.now() ? row.challenge : null;
}
