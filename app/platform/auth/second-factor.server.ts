import { count, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
} from "#db/schema/second-factors";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import type { User } from "./user";

/** What opens an account beside its password. */
export interface Factors {
  app: { createdAt: Date; lastUsedAt: Date | null } | null;
  passkeys: { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** Recovery codes that were not used. */
  codesLeft: number;
}

export function findFactors(userId: number): Factors {
  const { createdAt, lastUsedAt } = authenticatorApps;
  const isOwn = eq(authenticatorApps.userId, userId);
  const app = db.select({ createdAt, lastUsedAt }).from(authenticatorApps).where(isOwn).get();
  const shown = {
    id: passkeys.id,
    name: passkeys.name,
    createdAt: passkeys.createdAt,
    lastUsedAt: passkeys.lastUsedAt,
  };
  const codes = db.select({ all: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).get();
  return {
    app: app ?? null,
    passkeys: db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id).all(),
    codesLeft: codes?.all ?? 0,
  };
}

/** Whether an account asks for more than its password. */
export function hasSecondFactor(userId: number, reader: Pick<Transaction, "select"> = db): boolean {
  const found = (table: typeof authenticatorApps | typeof passkeys) =>
    reader.select({ userId: table.userId }).from(table).where(eq(table.userId, userId)).limit(1).get() !== undefined;
  return found(authenticatorApps) || found(passkeys);
}

/** Whether somebody has to add a second factor before they administer this site. */
export function needsSecondFactor(user: Pick<User, "id" | "isAdmin">): boolean {
  return user.isAdmin && getSiteSettings().adminSecondFactor === "required" && !hasSecondFactor(user.id);
}

/** Takes all of an account's second factors away. @returns whether there was one. */
export function removeSecondFactors(tx: Transaction, userId: number): boolean {
  const removed =
    tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId)).run().changes +
    tx.delete(passkeys).where(eq(passkeys.userId, userId)).run().changes;
  tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  endPendingSignIns(tx, userId);
  return removed > 0;
}

/** Ends every sign-in of an account that waits for its second step. */
export function endPendingSignIns(tx: Transaction, userId: number): void {
  tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId)).run();
  tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId)).run();
}
