import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ContentType } from "~/engine/brief";
import { createdAt, instant } from "./columns";
import { sparks } from "./studio";
import { users } from "./users";

/** What was granted. `remaining` can be neither negative nor more than the amount: the database itself forbids overspending. */
export const lots = sqliteTable(
  "lots",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["plan", "pack", "welcome", "goodwill", "admin"] }).notNull(),
    amount: integer("amount").notNull(),
    remaining: integer("remaining").notNull(),
    effectiveAt: instant("effective_at").notNull(),
    /** Null: never expires. */
    expiresAt: instant("expires_at"),
    /** Past its end: until then it stays where the renewal that follows it is neither paid nor failed. */
    waitsUntil: instant("waits_until"),
    /** What it was granted for; a second grant for the same source finds the first. */
    sourceKey: text("source_key").notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index("lots_user").on(table.userId, table.expiresAt),
    check("lots_amount", sql`${table.amount} > 0`),
    check("lots_remaining", sql`${table.remaining} between 0 and ${table.amount}`),
  ],
);

export const transactionKinds = [
  "grant",
  "purchase",
  "hold",
  "capture",
  "release",
  "adjust",
  "expire",
  "refund",
  "clawback",
  "dispute",
] as const;

/** Append-only: triggers forbid update and delete. */
export const ledgerTransactions = sqliteTable(
  "ledger_transactions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** "hold:{spark}:{type}", "capture:{hold}" ...: a repeat finds the earlier answer. */
    key: text("key").notNull().unique(),
    userId: integer("user_id").notNull(),
    kind: text("kind", { enum: transactionKinds }).notNull(),
    /** Who did it: "user:7", "worker", "system", "admin:1", "stripe". */
    actor: text("actor").notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("ledger_transactions_user").on(table.userId, table.createdAt)],
);

export const accounts = ["available", "held", "spent", "issued", "expired", "clawed_back"] as const;

/** The postings of one transaction sum to zero. Append-only. */
export const postings = sqliteTable(
  "postings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    userId: integer("user_id").notNull(),
    account: text("account", { enum: accounts }).notNull(),
    lotId: integer("lot_id"),
    amount: integer("amount").notNull(),
  },
  (table) => [
    index("postings_transaction").on(table.transactionId),
    index("postings_user").on(table.userId, table.account),
    index("postings_lot").on(table.lotId),
  ],
);

/** One a content type of a spark. */
export const holds = sqliteTable(
  "holds",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sparkId: integer("spark_id")
      .notNull()
      .references(() => sparks.id, { onDelete: "cascade" }),
    type: text("type").$type<ContentType>().notNull(),
    amount: integer("amount").notNull(),
    state: text("state", { enum: ["held", "captured", "released", "refunded"] })
      .notNull()
      .default("held"),
    createdAt: createdAt(),
    /** After this moment an open hold is released. */
    deadlineAt: instant("deadline_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("holds_spark_type").on(table.sparkId, table.type),
    index("holds_open").on(table.state, table.deadlineAt),
    index("holds_user").on(table.userId),
    check("holds_amount", sql`${table.amount} > 0`),
  ],
);

/** Which lots a hold took from, so that a release goes back to just those. */
export const holdLots = sqliteTable(
  "hold_lots",
  {
    holdId: integer("hold_id")
      .notNull()
      .references(() => holds.id, { onDelete: "cascade" }),
    lotId: integer("lot_id")
      .notNull()
      .references(() => lots.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.lotId] }),
    index("hold_lots_lot").on(table.lotId),
    check("hold_lots_amount", sql`${table.amount} > 0`),
  ],
);

/** Sparks taken back because the money behind a lot went back: one row a lot. */
export const clawbacks = sqliteTable(
  "clawbacks",
  {
    /** "clawback:{refund}", "dispute:{id}:open". */
    key: text("key").notNull(),
    lotId: integer("lot_id")
      .notNull()
      .references(() => lots.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the refunded money had bought of this lot. */
    asked: integer("asked").notNull(),
    /** What was still there to take; the rest is the shortfall. Grows when a release brings more of the lot back. */
    voided: integer("voided").notNull(),
    createdAt: createdAt(),
    /** Set when the dispute behind it was won. */
    undoneAt: instant("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.lotId] }),
    index("clawbacks_lot").on(table.lotId),
    index("clawbacks_user").on(table.userId),
    index("clawbacks_short")
      .on(table.createdAt)
      .where(sql`${table.undoneAt} is null and ${table.asked} <> ${table.voided}`),
    check("clawbacks_voided", sql`${table.voided} between 0 and ${table.asked}`),
  ],
);

/** While one is open its customer can read and export, and starts nothing new. */
export const disputes = sqliteTable(
  "disputes",
  {
    /** The payment provider's id. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["open", "won", "lost"] })
      .notNull()
      .default("open"),
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
  },
  (table) => [index("disputes_user").on(table.userId, table.state), index("disputes_state").on(table.state)],
);
