import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns";

/** Addresses that asked for the newsletter. Whoever leaves is deleted; so is, after a week, whoever never confirmed. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    // why never used again: the links in old e-mails name it.
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Trimmed and in lower case, as an account's is. */
    email: text("email").notNull().unique(),
    createdAt: createdAt(),
    /** When a link to confirm was last sent. */
    askedAt: instant("asked_at").notNull(),
    /** Null until the owner of the address has confirmed. */
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [
    index("newsletter_subscribers_asked").on(table.confirmedAt, table.askedAt),
    check("newsletter_subscribers_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);
