import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns";

/** Secrets that an administrator entered, such as a provider's key; the value is encrypted with ENCRYPTION_KEY. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  sealed: text("sealed").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** What an administrator set in the browser and is no secret; the environment wins over it. */
export const settings = sqliteTable("settings", {
  name: text("name").primaryKey(),
  value: json("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
