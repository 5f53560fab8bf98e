import { eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { users } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { readAdministrationToken } from "./administration-token.server";
import { isNamedAdministrator } from "./offer-administration.server";
import { proveAddress } from "./prove-address.server";

/** Whether this token makes this account an administrator. */
export function isValidProof(user: User, token: string, now = new Date()): boolean {
  return isNamedAdministrator(user) && readAdministrationToken(token, now) === user.id;
}

/**
 * Makes somebody an administrator who opened the link that went to their address, in the account that it is of. It proves the address too.
 * @returns false when the link is another account's, ran out, was used or is none.
 */
export function acceptAdministration(user: User, token: string, now = new Date()): boolean {
  return inTransaction((tx) => {
    if (!isValidProof(user, token, now)) return false;
    tx.update(users).set({ isAdmin: true }).where(eq(users.id, user.id)).run();
    proveAddress(tx, user.id, now);
    recordAct(tx, user, { act: "prove-address", userId: user.id, reason: "Named in ADMIN_EMAILS" }, now);
    recordSecurityEvent("administrator-made", { userId: user.id, detail: "named in ADMIN_EMAILS" });
    return true;
  });
}
