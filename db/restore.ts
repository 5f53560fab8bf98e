import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { extract } from "tar";
import { keptFolders } from "./backup";
import { takeLock } from "./process-lock";

/** Why a restore was refused; nothing was changed. The message is for the person who asked for it. */
export class RestoreRefused extends Error {
  override name = "RestoreRefused";
}

const siteRuns = "The site is running. Stop it first, then restore.";

const databaseFiles = ["sparkwright.db", "sparkwright.db-wal", "sparkwright.db-shm"];
const queueFiles = ["queue.db", "queue.db-wal", "queue.db-shm"];

/**
 * Puts the site of an archive in the place of the present one, which is kept aside.
 * @returns the folder where what was there before lies now, or undefined when there was nothing.
 * @throws RestoreRefused while the site runs, or when the archive is not a whole backup of this version or an older one.
 */
export async function restore(dataDir: string, archive: string): Promise<string | undefined> {
  if (!existsSync(archive)) throw new RestoreRefused(`There is no file ${archive}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // why held to the end: a site that starts meanwhile would find half of its files.
  const lock = takeLock(path.join(dataDir, "site.lock"), 0);
  if (!lock) throw new RestoreRefused(siteRuns);
  const staging = mkdtempSync(path.join(dataDir, ".restore-"));
  try {
    refuseWhileInUse(path.join(dataDir, "sparkwright.db"));
    await extract({ file: archive, cwd: staging }).catch((error: Error) => {
      throw new RestoreRefused(`${archive} cannot be read as an archive: ${error.message}`);
    });
    checkDatabase(path.join(staging, "sparkwright.db"));
    renameInstallation(path.join(staging, "sparkwright.db"));
    return exchange(dataDir, staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    lock.release();
  }
}

/** Leaving the write-ahead log needs the database for oneself, so it fails exactly while another process has it open. */
function refuseWhileInUse(file: string): void {
  if (!existsSync(file)) return;
  const sqlite = new Sqlite(file, { timeout: 200 });
  try {
    sqlite.pragma("journal_mode = DELETE");
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError) || !error.code.startsWith("SQLITE_BUSY")) return;
    throw new RestoreRefused(siteRuns);
  } finally {
    sqlite.close();
  }
}

function checkDatabase(file: string): void {
  if (!existsSync(file)) throw new RestoreRefused("The archive holds no database: it is not a backup of Sparkwright.");
  const sqlite = new Sqlite(file);
  try {
    const isWhole =
      sqlite.pragma("integrity_check", { simple: true }) === "ok" &&
      (sqlite.pragma("foreign_key_check") as unknown[]).length === 0;
    if (!isWhole) throw new RestoreRefused("The database in the archive is damaged.");
    const sum = sqlite.prepare("select coalesce(sum(amount), 0) from postings").pluck().get();
    if (sum !== 0) throw new RestoreRefused("The ledger in the archive does not add up to zero.");
    const migrations = Number(sqlite.prepare("select count(*) from __drizzle_migrations").pluck().get());
    if (migrations > knownMigrations()) {
      throw new RestoreRefused("The archive comes from a newer version of Sparkwright. Update this one first.");
    }
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new RestoreRefused(`The database in the archive is damaged: ${error.message}`);
  } finally {
    sqlite.close();
  }
}

/**
 * Gives the site another name for payment providers, after those that it had. why: it counts its orders on from the day of the backup, and what
 * it made since then has the same numbers.
 */
function renameInstallation(file: string): void {
  const sqlite = new Sqlite(file);
  try {
    const isThere = sqlite.prepare("select 1 from sqlite_master where type = 'table' and name = 'settings'").get();
    const rename = "update settings set value = json_insert(value, '$.ids[#]', ?) where name = 'installation'";
    if (isThere) sqlite.prepare(rename).run(randomBytes(5).toString("hex"));
  } finally {
    sqlite.close();
  }
}

function knownMigrations(): number {
  return JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")).entries.length;
}

/** Moves the present files aside and the new ones in. A step that fails undoes those before it. */
function exchange(dataDir: string, staging: string): string | undefined {
  const aside = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
  const present = [...databaseFiles, ...queueFiles, ...keptFolders].filter((name) =>
    existsSync(path.join(dataDir, name)),
  );
  const coming = ["sparkwright.db", ...keptFolders].filter((name) => existsSync(path.join(staging, name)));
  const moved: [from: string, to: string][] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    moved.push([from, to]);
  };
  if (present.length > 0) mkdirSync(aside);
  try {
    for (const name of present) move(path.join(dataDir, name), path.join(aside, name));
    for (const name of coming) move(path.join(staging, name), path.join(dataDir, name));
  } catch (error) {
    for (const [from, to] of moved.reverse()) renameSync(to, from);
    throw error;
  }
  return present.length > 0 ? aside : undefined;
}
