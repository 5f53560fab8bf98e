import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";

/** The data folder is that of a site whose database is gone. Nothing was changed; the message is for the person who starts it. */
export class DatabaseLost extends Error {
  override name = "DatabaseLost";
}

/**
 * Makes sure that a data folder is a whole site or a new one. A site that starts on an empty database beside its old media would take
 * them for files that belong to nobody.
 * @throws DatabaseLost when the database is missing, empty or damaged while other things of the site are there.
 */
export function requireDatabase(dataDir: string): void {
  const file = path.join(dataDir, "sparkwright.db");
  const left = ["media", "secrets"].filter((folder) => holdsFiles(path.join(dataDir, folder)));
  const state = stateOf(file);
  if (state === "whole" || (state === "unused" && !left.includes("media"))) return;
  if (left.length === 0) return;
  const beside = left.map((folder) => path.join(dataDir, folder)).join(" and ");
  const fault = state === "missing" ? "is missing" : "is empty";
  throw new DatabaseLost(
    `The database ${file} ${fault}, but the site's files in ${beside} are there. Restore a backup: npm run db:restore -- FILE. To begin a new site instead, choose another folder with DATA_DIR.`,
  );
}

/** What to do about a database that SQLite cannot read. */
export function explainDamagedDatabase(dataDir: string): string {
  const file = path.join(dataDir, "sparkwright.db");
  return `The database ${file} is damaged. Restore a backup: npm run db:restore -- FILE. The damaged files are kept aside then.`;
}

/** Whether an error says that SQLite cannot make sense of a file. */
export function isDamage(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(cause.code);
}

/** "unused": it has its tables, and no account was ever made. */
function stateOf(file: string): "missing" | "empty" | "unused" | "whole" {
  if (!existsSync(file)) return "missing";
  // why not opened: SQLite would take the write-ahead log of an emptied file away, which somebody may still want to look into.
  if (statSync(file).size === 0) return "empty";
  const sqlite = new Sqlite(file, { fileMustExist: true });
  try {
    const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    if (!tables.includes("users")) return "empty";
    return sqlite.prepare("select 1 from sqlite_sequence where name = 'users'").get() ? "whole" : "unused";
  } catch (error) {
    if (isDamage(error)) throw new DatabaseLost(explainDamagedDatabase(path.dirname(file)));
    throw error;
  } finally {
    sqlite.close();
  }
}

/** Whether there is a file in a folder, or in a folder of it. Drafts are nobody's. */
function holdsFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? entry.name !== "drafts" && holdsFiles(path.join(folder, entry.name)) : entry.isFile(),
  );
}
