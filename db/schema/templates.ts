import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ContentType } from "~/engine/brief";
import { names } from "./columns";
import { users } from "./users";

export const templateCategories = ["blog", "social", "email", "ad"] as const;
export const templateIndustries = ["tech", "healthcare", "finance", "retail", "education", "real-estate"] as const;
/** What the words become: an article, posts, an e-mail with subject and body, or ads with headlines and descriptions. */
export const templateFormats = ["article", "social", "email", "ad"] as const;

/** Ideas to start from: the built-in ones, written by `seed`, and those that people keep for themselves. */
export const contentTemplates = sqliteTable(
  "content_templates",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** What a built-in one is known by, whatever it is called; never shown. */
    key: text("key").notNull().unique(),
    /** Whose it is; null for a built-in one, which is everybody's. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    description: text("description").notNull(),
    category: text("category", { enum: templateCategories }).notNull(),
    /** The one it was written for; null for none in particular. */
    industry: text("industry", { enum: templateIndustries }),
    format: text("format", { enum: templateFormats }).notNull(),
    contentTypes: names<ContentType>("content_types").notNull(),
    /** How many sparks were made from it. */
    usageCount: integer("usage_count").notNull().default(0),
    /** An idea with placeholders in brackets, such as [PRODUCT_NAME]. */
    promptTemplate: text("prompt_template").notNull(),
  },
  (table) => [
    index("content_templates_category").on(table.category, table.industry),
    index("content_templates_user").on(table.userId),
    check("content_templates_usage", sql`${table.usageCount} >= 0`),
  ],
);
