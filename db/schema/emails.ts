import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant, json } from "./columns";
import { users } from "./users";

/** The outbox: written in the transaction that an e-mail tells of, sent by the worker. */
export const emails = sqliteTable(
  "emails",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** What it tells of: a second one under the same key is not written. */
    key: text("key").notNull().unique(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The address, as it was when it was written. */
    recipient: text("recipient").notNull(),
    /** Which e-mail, and what it is filled with. */
    kind: text("kind").notNull(),
    data: json("data").notNull(),
    /** Kept: there was no way to send it, and it stays to be read by the administrator. */
    state: text("state", { enum: ["waiting", "sent", "kept", "failed"] })
      .notNull()
      .default("waiting"),
    createdAt: createdAt(),
    /** How often it was tried in vain, and when it is due. */
    tries: integer("tries").notNull().default(0),
    dueAt: instant("due_at").notNull(),
    /** When it was sent, kept or given up. */
    settledAt: instant("settled_at"),
    /** Why it could not be sent, the last time. */
    problem: text("problem"),
  },
  (table) => [
    index("emails_due").on(table.state, table.dueAt),
    index("emails_user").on(table.userId),
    index("emails_age").on(table.createdAt),
  ],
);
