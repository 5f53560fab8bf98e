import { randomUUID } from "node:crypto";
import { inTransaction } from "#db/client";
import { emailUserLater } from "~/features/emails/email-user.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { printToConsole } from "~/platform/log/print-to-console.server";
import { administrationLinkLifetime, createAdministrationToken } from "./administration-token.server";

/** To one account, however often it is opened: by e-mail, which may be lost, and on the console. */
const emailLimit = { limit: 3, windowSeconds: 60 * 60 };
const consoleLimit = { limit: 1, windowSeconds: administrationLinkLifetime / 1000 };

/**
 * Sends whoever has signed up or in with an address of ADMIN_EMAILS a link that makes them an administrator: to type an address proves
 * nothing. Without a way to send e-mail the link is printed on the console, for whoever runs the program, and once while it works; the log
 * says that it was.
 */
export function offerAdministration(user: User, now = new Date()): void {
  const isByEmail = findEmailTransport() !== null;
  if (user.isAdmin || !isNamedAdministrator(user) || !mayGetAnother(user.id, isByEmail)) return;
  const token = createAdministrationToken(user.id, new Date(now.getTime() + administrationLinkLifetime));
  if (!isByEmail) {
    const link = `${config.origin}/admin/proof?token=${token}`;
    printToConsole(`Open this link where ${user.email} is signed in, and it is an administrator:\n${link}`);
    log.warn({ userId: user.id }, "a link that makes an administrator is on the console, on standard output");
    return;
  }
  const key = `administration:${user.id}:${randomUUID()}`;
  inTransaction((tx) => emailUserLater(tx, { key, userId: user.id, kind: "administration", data: { token } }, now));
}

/** Whether the configuration names the address of this account. */
export function isNamedAdministrator({ email }: Pick<User, "email">): boolean {
  return config.adminEmails.includes(email);
}

function mayGetAnother(userId: number, isByEmail: boolean): boolean {
  const kind = isByEmail ? "" : ":console";
  try {
    takeAttempts([{ key: `administration:${userId}${kind}`, ...(isByEmail ? emailLimit : consoleLimit) }]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
