import { eq, getTableColumns } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { accessTokens, sessions, users } from "#db/schema";
import { describeEnd } from "~/features/billing/describe-end";
import { endBannedPurchases } from "~/features/billing/end-banned-purchases.server";
import type { EndsWhen } from "~/features/billing/ends-when";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { emailUserLater } from "~/features/emails/email-user.server";
import { adjustSparks } from "~/features/ledger/adjust-sparks.server";
import { isPosted } from "~/features/ledger/post-entry.server";
import { hasOtherAdministrator } from "~/features/users/has-other-administrator.server";
import { endPendingSignIns } from "~/platform/auth/second-factor.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { ActionRefused } from "./action-refused";
import { recordAct } from "./record-act.server";
import { defaultReasons, movesSparks, type UserAction } from "./user-action.schema";

/** What an action did, and to whose account. */
export interface ActionResult {
  /** That really moved; negative for a deduction. */
  sparks: number;
  email: string;
  /** What became of the subscription of whoever was banned; a provider that does not end it is asked again. */
  subscription?: "ended" | "ends-with-period" | "asked-again";
}

interface Step {
  tx: Transaction;
  admin: User;
  target: User;
  reason: string;
  now: Date;
}

/**
 * Does what an administrator asks for with an account, and writes it into the log: both or neither. What is so already changes nothing.
 * @returns null for an unknown account.
 * @throws ActionRefused for what would lock the site's administrators out.
 */
export async function actOnUser(
  admin: User,
  userId: number,
  asked: UserAction,
  now = new Date(),
): Promise<ActionResult | null> {
  const result = inTransaction((tx) => {
    requireStillAdministrator(tx, admin);
    const target = findAccount(tx, userId);
    if (!target) return null;
    const bans = asked.to ?? target.bannedAt === null;
    const act = asked.action === "ban" && !bans ? "unban" : asked.action;
    const step = { tx, admin, target, reason: asked.reason ?? defaultReasons[act], now };
    if (asked.action === "admin") setAdministrator(step, asked.to ?? !target.isAdmin);
    const subscription = asked.action === "ban" ? setBan(step, bans, asked.subscription) : undefined;
    const sparks = movesSparks(asked.action) ? moveSparks(step, asked) : 0;
    return { sparks, email: target.email, ...(subscription ? { subscription } : {}) };
  });
  if (!result) return null;
  log.info({ adminId: admin.id, userId, action: asked.action, sparks: result.sparks }, "an administrator acted");
  // why after it: no provider that is away keeps somebody from being banned.
  if (asked.action !== "ban" || (await endBannedPurchases(userId, now))) return result;
  return { ...result, subscription: "asked-again" };
}

function findAccount(tx: Transaction, id: number): User | undefined {
  const { passwordHash: _, ...shown } = getTableColumns(users);
  return tx.select(shown).from(users).where(eq(users.id, id)).get();
}

/** Somebody who was banned or removed after their request came in does nothing more, or two could ban each other. */
function requireStillAdministrator(tx: Transaction, admin: User): void {
  const current = findAccount(tx, admin.id);
  if (!current?.isAdmin || current.bannedAt) throw new ActionRefused("You are no administrator any more.");
}

function moveSparks(step: Step, { action, amount, nonce }: UserAction): number {
  const { tx, admin, target, reason, now } = step;
  // why all of it: the same form with another amount is another act.
  const key = [admin.id, target.id, action, amount, nonce].join(":");
  const sparks = action === "add" ? amount : -amount;
  const isRepeat = isPosted(tx, `admin:${key}`);
  const moved = adjustSparks(tx, { nonce: key, adminId: admin.id, userId: target.id, sparks, reason, now });
  if (!isRepeat) {
    const act = action === "add" ? "add" : "deduct";
    recordAct(tx, admin, { act, userId: target.id, sparks: moved, reason }, now);
  }
  return moved;
}

function setAdministrator({ tx, admin, target, reason, now }: Step, to: boolean): void {
  if (target.isAdmin === to) return;
  if (to && target.bannedAt) throw new ActionRefused("This account is banned. Unban it first.");
  if (!to && !hasOtherAdministrator(tx, target.id))
    throw new ActionRefused("This is the only administrator. Make somebody else one first.");
  tx.update(users).set({ isAdmin: to }).where(eq(users.id, target.id)).run();
  recordAct(tx, admin, { act: to ? "make-admin" : "remove-admin", userId: target.id, reason }, now);
  recordSecurityEvent(to ? "administrator-made" : "administrator-removed", { userId: target.id, actor: admin });
}

/**
 * A ban ends every session and token at once; whoever is banned gets neither again until it is lifted. What they pay for is noted to end
 * with it, so that it does whatever happens after this moment.
 */
function setBan({ tx, admin, target, reason, now }: Step, to: boolean, when: EndsWhen): ActionResult["subscription"] {
  if ((target.bannedAt !== null) === to) return undefined;
  if (to && target.id === admin.id) throw new ActionRefused("You cannot ban yourself.");
  if (to && target.isAdmin && !hasOtherAdministrator(tx, target.id))
    throw new ActionRefused("This is the only administrator. Make somebody else one first.");
  const ban = to
    ? { bannedAt: now, banReason: reason, banEnds: when }
    : { bannedAt: null, banReason: null, banEnds: null };
  tx.update(users).set(ban).where(eq(users.id, target.id)).run();
  if (to) {
    tx.delete(sessions).where(eq(sessions.userId, target.id)).run();
    tx.delete(accessTokens).where(eq(accessTokens.userId, target.id)).run();
    endPendingSignIns(tx, target.id);
  }
  const living = to ? findLivingSubscription(target.id) : undefined;
  const end = living && describeEnd(living, when);
  if (to) {
    const key = `banned:${target.id}:${now.toISOString()}`;
    const subscription = end ? { plan: end.plan, endsOn: end.endsOn } : null;
    emailUserLater(tx, { key, userId: target.id, kind: "banned", data: { reason, subscription } }, now);
  }
  recordAct(tx, admin, { act: to ? "ban" : "unban", userId: target.id, reason }, now);
  recordSecurityEvent(to ? "banned" : "unbanned", { userId: target.id, actor: admin });
  return end && (end.endsOn === null ? "ended" : "ends-with-period");
}
