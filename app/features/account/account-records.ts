import { eq, getTableColumns, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "#db/client";
import * as tables from "#db/schema";

/** What a table holds of one account. */
export interface AccountRecords {
  /** What its file is called. */
  name: string;
  table: SQLiteTable;
  isOf: (userId: number) => SQL | undefined;
  /** Columns that open something, or say something of this machine: hashes of secrets and the like. */
  without?: readonly string[];
}

const projectsOf = (userId: number) =>
  db.select({ id: tables.projects.id }).from(tables.projects).where(eq(tables.projects.userId, userId));
const sparksOf = (userId: number) =>
  db.select({ id: tables.sparks.id }).from(tables.sparks).where(eq(tables.sparks.userId, userId));
const partsOf = (userId: number) =>
  db
    .select({ id: tables.parts.id })
    .from(tables.parts)
    .where(inArray(tables.parts.sparkId, sparksOf(userId)));
const linksOf = (userId: number) =>
  db
    .select({ id: tables.reviewLinks.id })
    .from(tables.reviewLinks)
    .where(inArray(tables.reviewLinks.sparkId, sparksOf(userId)));
const addressOf = (userId: number) =>
  db.select({ email: tables.users.email }).from(tables.users).where(eq(tables.users.id, userId));
const holdsOf = (userId: number) =>
  db.select({ id: tables.holds.id }).from(tables.holds).where(eq(tables.holds.userId, userId));

/** What a provider calls what an account bought. */
const purchasesOf = (userId: number) => {
  const { payments, namedMoneyBack } = tables;
  const bought = (name: typeof payments.subscription | typeof payments.payment) =>
    db.select({ name }).from(payments).where(eq(payments.userId, userId));
  return or(
    inArray(namedMoneyBack.purchase, bought(payments.subscription)),
    inArray(namedMoneyBack.purchase, bought(payments.payment)),
  );
};

/** A table whose rows name their account. */
type OwnedTable = SQLiteTable & { userId: SQLiteColumn };
const owned = (name: string, table: OwnedTable, without?: readonly string[]): AccountRecords => ({
  name,
  table,
  isOf: (userId) => eq(table.userId, userId),
  without,
});

/** Everything that is kept of an account but the files themselves. A new table that holds something of somebody's joins this list. */
export const accountRecords: readonly AccountRecords[] = [
  {
    name: "account",
    table: tables.users,
    isOf: (userId) => eq(tables.users.id, userId),
    without: ["passwordHash"],
  },
  owned("sessions", tables.sessions, ["tokenHash"]),
  owned("authenticator-app", tables.authenticatorApps, ["sealedSecret"]),
  owned("passkeys", tables.passkeys, ["publicKey"]),
  owned("recovery-codes", tables.recoveryCodes, ["codeHash"]),
  owned("pending-sign-ins", tables.pendingSignIns, ["tokenHash"]),
  owned("passkey-challenges", tables.passkeyChallenges, ["challenge", "askedIn"]),
  owned("access-tokens", tables.accessTokens, ["tokenHash"]),
  owned("kept-forms", tables.keptForms, ["tokenHash"]),
  owned("projects", tables.projects),
  owned("sparks", tables.sparks, ["claimedBy"]),
  { name: "parts", table: tables.parts, isOf: (userId) => inArray(tables.parts.sparkId, sparksOf(userId)) },
  {
    name: "part-versions",
    table: tables.partVersions,
    isOf: (userId) => inArray(tables.partVersions.partId, partsOf(userId)),
  },
  {
    name: "review-links",
    table: tables.reviewLinks,
    isOf: (userId) => inArray(tables.reviewLinks.sparkId, sparksOf(userId)),
    without: ["tokenHash", "sealedToken"],
  },
  {
    name: "review-comments",
    table: tables.reviewComments,
    isOf: (userId) => inArray(tables.reviewComments.linkId, linksOf(userId)),
  },
  {
    name: "review-decisions",
    table: tables.reviewDecisions,
    isOf: (userId) => inArray(tables.reviewDecisions.linkId, linksOf(userId)),
  },
  {
    name: "recommendations",
    table: tables.recommendations,
    isOf: (userId) => inArray(tables.recommendations.projectId, projectsOf(userId)),
  },
  {
    name: "recommendation-requests",
    table: tables.recommendationRequests,
    isOf: (userId) => inArray(tables.recommendationRequests.projectId, projectsOf(userId)),
  },
  {
    name: "templates",
    table: tables.contentTemplates,
    isOf: (userId) => eq(tables.contentTemplates.userId, userId),
  },
  owned("recommendation-uses", tables.recommendationUses),
  owned("spark-lots", tables.lots),
  owned("spark-entries", tables.ledgerTransactions),
  owned("spark-postings", tables.postings),
  owned("spark-holds", tables.holds),
  {
    name: "spark-hold-lots",
    table: tables.holdLots,
    isOf: (userId) => inArray(tables.holdLots.holdId, holdsOf(userId)),
  },
  owned("spark-clawbacks", tables.clawbacks),
  owned("disputes", tables.disputes),
  owned("orders", tables.orders),
  owned("subscriptions", tables.subscriptions),
  owned("payments", tables.payments),
  { name: "money-back", table: tables.namedMoneyBack, isOf: purchasesOf },
  {
    name: "invoices",
    table: tables.invoices,
    isOf: (userId) =>
      inArray(
        tables.invoices.paymentId,
        db.select({ id: tables.payments.id }).from(tables.payments).where(eq(tables.payments.userId, userId)),
      ),
  },
  owned("billing-details", tables.billingDetails),
  owned("payment-customers", tables.paymentCustomers),
  owned("emails", tables.emails),
  owned("contact-messages", tables.contactMessages),
  {
    name: "newsletter",
    table: tables.newsletterSubscribers,
    isOf: (userId) => inArray(tables.newsletterSubscribers.email, addressOf(userId)),
  },
  owned("administrators-acts", tables.adminActs, ["adminId"]),
  owned("security-events", tables.securityEvents, ["actorId"]),
];

/** The columns that are handed out. */
export function listColumns({ table, without = [] }: AccountRecords) {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)));
}
