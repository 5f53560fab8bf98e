import path from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/better-sqlite3/migrator";
import type { Database } from "./client";

/**
 * Brings a database to the newest schema. Each migration runs once; a failed one leaves nothing behind.
 * @throws when a row refers to one that is not there afterwards.
 */
export function migrate(database: Database, folder = path.resolve("db/migrations")): void {
  const sqlite = database.$client;
  // why: a generated migration changes a column by making its table anew, and dropping the old one would cascade to all that refers to it.
  // It says so itself, but inside of a transaction, where SQLite ignores it.
  sqlite.pragma("foreign_keys = OFF");
  try {
    applyMigrations(database, { migrationsFolder: folder });
    const broken = sqlite.pragma("foreign_key_check") as { table: string }[];
    if (broken[0]) throw new Error(`After the migration, rows of ${broken[0].table} refer to rows that are not there.`);
  } finally {
    sqlite.pragma("foreign_keys = ON");
  }
}
