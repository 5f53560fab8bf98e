import { randomUUID } from "node:crypto";
import { inTransaction } from "#db/client";
import { emailUserLater } from "~/features/emails/email-user.server";
import { addressLinkLifetime } from "~/platform/auth/address-token.server";
import type { User } from "~/platform/auth/user";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { proveAddress } from "./prove-address.server";

/** To one account, whose owner may never have asked. */
export const proofLimit = { limit: 3, windowSeconds: 60 * 60 };

/**
 * Sends the link that proves the address of an account which waits for it. Where e-mail is not configured any more, nobody could open one, and
 * the account is as good as those that were opened since.
 * @returns what became of it.
 * @throws TooManyRequests after too many.
 */
export function askForProof(user: Pick<User, "id" | "unprovenSince">, now = new Date()): "sent" | "proven" {
  if (!user.unprovenSince) return "proven";
  if (!findEmailTransport()) {
    inTransaction((tx) => proveAddress(tx, user.id, now));
    return "proven";
  }
  takeAttempts([{ key: `proof:${user.id}`, ...proofLimit }]);
  const key = `proof:${user.id}:${randomUUID()}`;
  const data = { userId: user.id, until: now.getTime() + addressLinkLifetime };
  inTransaction((tx) => emailUserLater(tx, { key, userId: user.id, kind: "addressProof", data }, now));
  return "sent";
}
