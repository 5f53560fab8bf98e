import path from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/better-sqlite3/migrator";
import type { Database } from "./client";

/** Brings a database to the newest schema. Each migration runs once; a failed one leaves nothing behind. */
export function migrate(database: Database, folder = path.resolve("db/migrations")): void {
  applyMigrations(database, { migrationsFolder: folder });
}
