import { and, count, eq, inArray } from "drizzle-orm";
import { db } from "#db/client";
import { adminActs, payments, projects, sparks } from "#db/schema";
import { findGuarantee } from "~/features/billing/find-guarantee.server";
import { formatDay } from "~/features/billing/format-day";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getPlanName } from "~/features/plans/plans";
import { unendedStatuses } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import { isLastAdministrator } from "./delete-account.server";

/** What goes with an account and what stays, for the page that asks. */
export function describeDeletion(user: User, now = new Date()) {
  const subscription = findLivingSubscription(user.id);
  const guarantee = findGuarantee(user.id, now);
  const onTheWay = and(eq(sparks.userId, user.id), inArray(sparks.status, unendedStatuses));
  const isAboutThem = eq(adminActs.userId, user.id);
  return {
    projects: db.select({ all: count() }).from(projects).where(eq(projects.userId, user.id)).get()?.all ?? 0,
    onTheWay: db.select({ all: count() }).from(sparks).where(onTheWay).get()?.all ?? 0,
    sparks: getAvailableSparks(user.id),
    plan: subscription ? getPlanName(subscription.plan) : null,
    /** Where the first payment can be had back before, and until when. */
    refund:
      guarantee?.state === "open"
        ? { href: `/billing/refund/${guarantee.payment.id}`, until: formatDay(guarantee.until) }
        : null,
    hasPaid: (db.select({ all: count() }).from(payments).where(eq(payments.userId, user.id)).get()?.all ?? 0) > 0,
    /** Whether the log of the administration names this account. */
    isInLog:
      user.isAdmin || db.select({ id: adminActs.id }).from(adminActs).where(isAboutThem).limit(1).get() !== undefined,
    isLastAdministrator: isLastAdministrator(user),
  };
}

export type DeletionFacts = ReturnType<typeof describeDeletion>;
