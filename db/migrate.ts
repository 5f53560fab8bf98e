import { readFileSync } from "node:fs";
import path from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/better-sqlite3/migrator";
import type { Database } from "./client";

/** The database has been migrated by a later version, which this one would misread. The message is for the person who starts it. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";
  constructor() {
    super("The database comes from a newer version of Sparkwright. Update this one, or restore a backup that it made.");
  }
}

/**
 * Brings a database to the newest schema. Each migration runs once; a failed one leaves nothing behind.
 * @throws NewerDatabase before anything is changed, or an error when a row refers to one that is not there afterwards.
 */
export function migrate(database: Database, folder = path.resolve("db/migrations")): void {
  const sqlite = database.$client;
  if (appliedIn(sqlite) > migrationsIn(folder)) throw new NewerDatabase();
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

function migrationsIn(folder: string): number {
  return JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")).entries.length;
}

function appliedIn(sqlite: Database["$client"]): number {
  const isNew = !sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  return isNew ? 0 : Number(sqlite.prepare("select count(*) from __drizzle_migrations").pluck().get());
}
