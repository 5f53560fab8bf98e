import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ContentType } from "~/engine/brief";
import { createdAt, instant, json } from "./columns";
import { sparks } from "./studio";

/** Secret addresses at which a campaign is read, commented and approved without an account. A spark has one that works at most. */
export const reviewLinks = sqliteTable(
  "review_links",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sparkId: integer("spark_id")
      .notNull()
      .references(() => sparks.id, { onDelete: "cascade" }),
    /** SHA-256 of the token: a stolen database opens no link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The token for its owner to see again, encrypted with ENCRYPTION_KEY. */
    sealedToken: text("sealed_token").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** When its owner took it back; null while they have not. */
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("review_links_spark").on(table.sparkId)],
);

/** What was said over a link. */
export const reviewComments = sqliteTable(
  "review_comments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    linkId: integer("link_id")
      .notNull()
      .references(() => reviewLinks.id, { onDelete: "cascade" }),
    /** The part that it is about; null for the whole campaign. */
    part: text("part").$type<ContentType>(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
    /** When the owner marked it as done. */
    doneAt: instant("done_at"),
  },
  (table) => [index("review_comments_link").on(table.linkId)],
);

export const reviewVerdicts = ["approved", "changes"] as const;

/** What was decided over a link, and about which content. A request for changes that is open is how it stands, else the newest. */
export const reviewDecisions = sqliteTable(
  "review_decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    linkId: integer("link_id")
      .notNull()
      .references(() => reviewLinks.id, { onDelete: "cascade" }),
    verdict: text("verdict", { enum: reviewVerdicts }).notNull(),
    name: text("name").notNull(),
    /** The hash of each part's content, by its type. */
    contentHashes: json("content_hashes").notNull(),
    createdAt: createdAt(),
    /** Of a request for changes: when its owner marked it as done, or its author decided anew. Null while it is open. */
    doneAt: instant("done_at"),
  },
  (table) => [index("review_decisions_link").on(table.linkId)],
);
