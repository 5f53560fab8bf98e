import { randomUUID } from "node:crypto";
import { inTransaction } from "#db/client";
import { emailUserLater } from "~/features/emails/email-user.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { administrationLinkLifetime, createAdministrationToken } from "./administration-token.server";

/** To one account, however often it is opened. */
const linkLimit = { limit: 3, windowSeconds: 60 * 60 };

/**
 * Sends whoever has signed up or in with an address of ADMIN_EMAILS a link that makes them an administrator: to type an address proves
 * nothing. Without a way to send e-mail the link stands in the program's log, for whoever runs it.
 */
export function offerAdministration(user: User, now = new Date()): void {
  if (user.isAdmin || !isNamedAdministrator(user) || !mayGetAnother(user.id)) return;
  const token = createAdministrationToken(user.id, new Date(now.getTime() + administrationLinkLifetime));
  if (!findEmailTransport()) {
    const link = `${config.origin}/admin/proof?token=${token}`;
    log.warn({ link, email: user.email }, "open this link where the account is signed in, and it is an administrator");
    return;
  }
  const key = `administration:${user.id}:${randomUUID()}`;
  inTransaction((tx) => emailUserLater(tx, { key, userId: user.id, kind: "administration", data: { token } }, now));
}

/** Whether the configuration names the address of this account. */
export function isNamedAdministrator({ email }: Pick<User, "email">): boolean {
  return config.adminEmails.includes(email);
}

function mayGetAnother(userId: number): boolean {
  try {
    takeAttempts([{ key: `administration:${userId}`, ...linkLimit }]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
