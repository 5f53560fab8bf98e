import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { hashPassword } from "~/platform/auth/password.server";

/** Who has an account in `makeFirstRelease`. */
export const firstPerson = { email: "ada@example.com", password: "spark-and-flint-7" };

const at = Date.UTC(2025, 0, 7, 12);
const caption = {
  options: [{ text: "Roasted on Mondays, at your door on Wednesdays.", hashtags: ["coffee"], platform: "instagram" }],
};

/**
 * Makes a site's folder as the first released schema left it: its migration alone, and rows in every one of its tables.
 * @param many How many sparks more, each with a long text, so that bringing them to the newest schema takes a while.
 */
export async function makeFirstRelease(dataDir: string, many = 0): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new Sqlite(path.join(dataDir, "sparkwright.db"));
  sqlite.pragma("journal_mode = WAL");
  const folder = copyFirstMigration();
  migrate(drizzle(sqlite), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const add = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    sqlite
      .prepare(`insert into ${table} (${names.join()}) values (${names.map((name) => `@${name}`).join()})`)
      .run(row);
  };
  sqlite.transaction(fill)();
  sqlite.close();

  function fill() {
    for (const id of [1, 2]) {
      const email = id === 1 ? firstPerson.email : "grace@example.com";
      add("users", { id, email, password_hash: hash, first_name: "Ada", last_name: "L", plan: "free", created_at: at });
    }
    add("sessions", { token_hash: "t".repeat(64), public_id: "p1", user_id: 1, created_at: at, expires_at: far });
    add("attempts", { key: "sign-in:198.51.100.7", count: 3, window_ends_at: at });
    for (const user_id of [1, 2])
      add("projects", {
        ...{ id: user_id, user_id, name: "Bean There", website_url: "https://beanthere.example", created_at: at },
        ...{ description: "A small roastery that sells coffee by post.", target_audience: "People who brew at home" },
      });
    add("lots", {
      ...{ id: 1, user_id: 1, kind: "welcome", amount: 5000, remaining: 4950, effective_at: at, expires_at: null },
      ...{ source_key: "welcome:1", created_at: at },
    });
    addSpark(1, "complete");
    add("parts", {
      ...{ id: 1, spark_id: 1, type: "caption", state: "done", fraction: 1, content: JSON.stringify(caption) },
      ...{ provenance: JSON.stringify({ engine: "embedded" }), finished_at: at },
    });
    add("holds", {
      ...{ id: 1, user_id: 1, spark_id: 1, type: "caption", amount: 50, state: "captured" },
      ...{ created_at: at, deadline_at: at, settled_at: at },
    });
    add("hold_lots", { hold_id: 1, lot_id: 1, amount: 50 });
    add("media", {
      ...{ id: "a".repeat(32), user_id: 1, spark_id: 1, file_name: "beans.png", mime_type: "image/png" },
      ...{ bytes: 9, width: 1, height: 1, duration: null, created_at: at },
    });
    addEntry(1, "welcome:1", "grant", { issued: -5000, available: 5000 });
    addEntry(2, "hold:1:caption", "hold", { available: -50, held: 50 });
    addEntry(3, "capture:1", "capture", { held: -50, spent: 50 });
    for (let id = 2; id < 2 + many; id++) {
      addSpark(id, "failed");
      add("parts", {
        id,
        spark_id: id,
        type: "blog",
        state: "failed",
        fraction: 0,
        content: null,
        error_message: long,
      });
    }
  }

  function addSpark(id: number, status: string) {
    add("sparks", {
      ...{ id, document_id: `document-${id}`, user_id: 1, project_id: 1, nonce: `nonce-${id}`, status },
      ...{ prompt: "A launch for our autumn single-origin", content_types: JSON.stringify(["caption"]) },
      ...{ created_at: at, deadline_at: at, finished_at: at },
    });
  }

  function addEntry(id: number, key: string, kind: string, amounts: Record<string, number>) {
    add("ledger_transactions", { id, key, user_id: 1, kind, actor: "system", reason: kind, created_at: at });
    for (const [account, amount] of Object.entries(amounts))
      add("postings", { transaction_id: id, user_id: 1, account, lot_id: 1, amount });
  }
}

const far = Date.UTC(2100, 0, 1);
const long = "The provider said a great deal. ".repeat(200);
const hash = await hashPassword(firstPerson.password);

/** A folder of migrations that ends with the first. */
function copyFirstMigration(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-first-migration-"));
  const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const [first] = journal.entries;
  mkdirSync(path.join(folder, "meta"));
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries: [first] }));
  copyFileSync(`db/migrations/${first.tag}.sql`, path.join(folder, `${first.tag}.sql`));
  return folder;
}

/** Every row of every table of a database, by table. */
export function readRows(dataDir: string): Map<string, Record<string, unknown>[]> {
  return look(dataDir, (sqlite) => {
    const tables = sqlite
      .prepare(
        "select name from sqlite_master where type = 'table' and name not glob '__*' and name not glob 'sqlite_*'",
      )
      .pluck()
      .all() as string[];
    return new Map(
      tables.map((table) => [table, sqlite.prepare(`select * from "${table}"`).all() as Record<string, unknown>[]]),
    );
  });
}

/** What is wrong with a database: nothing, where it is whole and has this version's schema. */
export function findFaults(dataDir: string): string[] {
  const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  return look(dataDir, (sqlite) => {
    const integrity = sqlite.pragma("integrity_check", { simple: true });
    const broken = sqlite.pragma("foreign_key_check") as unknown[];
    const applied = sqlite.prepare("select count(*) from __drizzle_migrations").pluck().get();
    const sum = sqlite.prepare("select sum(amount) from postings").pluck().get();
    return [
      integrity === "ok" ? null : `integrity_check: ${integrity}`,
      broken.length === 0 ? null : `${broken.length} rows refer to rows that are not there`,
      applied === entries.length ? null : `${applied} of ${entries.length} migrations`,
      sum === 0 ? null : `the ledger sums to ${sum}`,
    ].filter((fault) => fault !== null);
  });
}

function look<T>(dataDir: string, ask: (sqlite: Sqlite.Database) => T): T {
  const sqlite = new Sqlite(path.join(dataDir, "sparkwright.db"));
  try {
    return ask(sqlite);
  } finally {
    sqlite.close();
  }
}
