import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/**
 * How often what an account's pages show has changed. Triggers on every table that such a page reads count it (migration 0038), so that no way
 * of changing a row can forget it. Account 0 stands for what all accounts see, such as the settings.
 */
export const pageVersions = sqliteTable("page_versions", {
  // why no reference: there is no account 0
  userId: integer("user_id").primaryKey(),
  version: integer("version").notNull().default(1),
});
