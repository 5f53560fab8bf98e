import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { getDataPath } from "./data-dir";
import { keepStatements } from "./kept-statements";
import { runOrRefuse, watchStatements } from "./refused-statements";
import * as schema from "./schema";
import { reportSlowQueries } from "./slow-queries";

/** Opens a database file the one way this product uses SQLite. */
export function openDatabase(file: string) {
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  // why FULL: an answered "charged" or a webhook's 2xx must survive a power cut, not only a killed process.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // why: several processes write to one file, and a wait beats an error. The web process waits less, see `refuseStatements`.
  sqlite.pragma("busy_timeout = 5000");
  reportSlowQueries(sqlite);
  watchStatements(sqlite);
  keepStatements(sqlite);
  return drizzle(sqlite, { schema });
}

export type Database = ReturnType<typeof openDatabase>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export const db = openDatabase(getDataPath("sparkwright.db"));

/**
 * Runs a write that holds the database's write lock from its first statement, so that what it reads cannot change under it.
 * The callback is synchronous on purpose: an async one would never be rolled back.
 */
export function inTransaction<T>(work: (tx: Transaction) => NotAPromise<T>): T {
  return runOrRefuse(() => db.transaction((tx) => work(tx) as T, { behavior: "immediate" }));
}

type NotAPromise<T> = T extends Promise<unknown> ? never : T;
