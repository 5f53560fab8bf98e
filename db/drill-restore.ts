import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { restore } from "./restore";

export interface Drill {
  accounts: number;
  sparks: number;
  /** Pictures and films whose file is in the archive. */
  files: number;
  /** What is wrong with the copy; nothing, when a site could go on from it. */
  faults: string[];
}

/**
 * Restores an archive into a folder of its own below the data folder, looks whether a site could go on from it, and takes the folder away again. The
 * running site is not touched.
 * @throws RestoreRefused where the archive cannot be restored at all.
 */
export async function drillRestore(dataDir: string, archive: string): Promise<Drill> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, ".restore-drill-"));
  try {
    await restore(folder, archive);
    return lookAt(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lookAt(folder: string): Drill {
  const sqlite = new Sqlite(path.join(folder, "sparkwright.db"));
  try {
    const count = (sql: string) => Number(sqlite.prepare(`select count(*) from (${sql})`).pluck().get());
    const ids = sqlite.prepare("select id from media").pluck().all() as string[];
    const missing = ids.filter((id) => !existsSync(path.join(folder, "media", id.slice(0, 2), id)));
    const uneven = count("select 1 from postings group by transaction_id having sum(amount) <> 0");
    const unlike = count(
      `select 1 from lots left join postings on lot_id = lots.id and account = 'available'
       group by lots.id having remaining <> coalesce(sum(postings.amount), 0)`,
    );
    return {
      accounts: count("select 1 from users"),
      sparks: count("select 1 from sparks"),
      files: ids.length - missing.length,
      faults: [
        // why: with MEDIA_URL the files lie in a bucket, which an archive never holds.
        missing.length > 0 && !process.env.MEDIA_URL
          ? `${missing.length} pictures or films have no file, the first is ${missing[0]}`
          : null,
        uneven > 0 ? `${uneven} entries of the ledger do not add up` : null,
        unlike > 0 ? `${unlike} amounts of sparks are not what the ledger says` : null,
      ].filter((fault) => fault !== null),
    };
  } finally {
    sqlite.close();
  }
}
