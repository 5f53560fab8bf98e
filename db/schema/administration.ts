import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns";

/** What administrators did, for good: triggers forbid update and delete. Accounts stand by their numbers, which lead to nobody once they are deleted. */
export const adminActs = sqliteTable(
  "admin_acts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null: on the server itself, by a command. */
    adminId: integer("admin_id"),
    /** Which act; app/features/administration/acts.ts has the words. */
    act: text("act").notNull(),
    /** The account that it was done to. */
    userId: integer("user_id"),
    /** What it was done to, where that is no account: a post, a setting. */
    subject: text("subject"),
    /** Sparks that it moved. */
    sparks: integer("sparks"),
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (table) => [index("admin_acts_user").on(table.userId, table.id)],
);

/**
 * Figures of the whole site by the day (UTC), so that no page has to add up a million rows. Triggers on the tables that they are of keep
 * them: `sign_ups` and `departures` (accounts), `sparks_used` (what was charged), `revenue` (cents that were paid and did not go back).
 */
export const siteTotals = sqliteTable(
  "site_totals",
  {
    name: text("name", { enum: ["sign_ups", "departures", "sparks_used", "revenue"] }).notNull(),
    /** "2026-01-31". */
    day: text("day").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
);

/** When something last happened that administrators should know of: a provider's answer or its failure, a backup. A row a thing. */
export const lastEvents = sqliteTable("last_events", {
  name: text("name").primaryKey(),
  at: instant("at").notNull(),
  /** What there is to say of it. Never a secret, a prompt or an answer. */
  detail: text("detail"),
});
