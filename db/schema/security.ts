import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";

/**
 * Who came in, who was refused, and what changed of how an account is opened. Never what was typed, and of a network's address only its
 * neighbourhood. Accounts stand by their numbers, so that whoever takes an account and deletes it does not take the trace along.
 */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Which event; app/platform/security/security-events.ts has the words. */
    event: text("event").notNull(),
    /** The account that it is about; null where it is about none that is known. */
    userId: integer("user_id"),
    /** The administrator who did it to the account; null where it was nobody else. */
    actorId: integer("actor_id"),
    /** The neighbourhood of the client's address, /24 or /48; null on the server itself. */
    network: text("network"),
    /** How or why, in a word of the product's own. */
    detail: text("detail"),
    createdAt: createdAt(),
  },
  (table) => [
    index("security_events_user").on(table.userId, table.id),
    index("security_events_created").on(table.createdAt),
  ],
);
