import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ContentType } from "~/engine/brief";
import { createdAt, instant, json } from "./columns";
import { projects } from "./studio";
import { users } from "./users";

export const recommendationActions = ["viewed", "used"] as const;

/** What a project could make next. The same proposal keeps its row and its id, whenever it is made again. */
export const recommendations = sqliteTable(
  "recommendations",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** What was asked for; empty for the project's own list. */
    keywords: text("keywords").notNull().default(""),
    /** SHA-256 of what it says. */
    digest: text("digest").notNull(),
    type: text("type").$type<ContentType>().notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    prompt: text("prompt").notNull(),
    reasoning: text("reasoning").notNull(),
    category: text("category").notNull(),
    /** Percent. */
    confidence: integer("confidence").notNull(),
    /** What a model said that it rests on; the engine's `ClaimedBasis`. Null for one that was made by rules. */
    basis: json("basis"),
    /** Its place in the list that it was last proposed in, from 1. */
    place: integer("place").notNull(),
    proposedAt: instant("proposed_at").notNull(),
  },
  (table) => [
    uniqueIndex("recommendations_digest").on(table.projectId, table.keywords, table.digest),
    index("recommendations_list").on(table.projectId, table.keywords, table.proposedAt),
    check("recommendations_confidence", sql`${table.confidence} between 0 and 100`),
  ],
);

/** Lists for which a model is to be asked, until the worker has done so. */
export const recommendationRequests = sqliteTable(
  "recommendation_requests",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    keywords: text("keywords").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.keywords] })],
);

/** Who opened a recommendation, and who used it: a row a person, recommendation and action. */
export const recommendationUses = sqliteTable(
  "recommendation_uses",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recommendationId: integer("recommendation_id")
      .notNull()
      .references(() => recommendations.id, { onDelete: "cascade" }),
    action: text("action", { enum: recommendationActions }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recommendationId, table.action] }),
    index("recommendation_uses_recommendation").on(table.recommendationId),
  ],
);
