import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeEach, inject, vi } from "vitest";
import "../matchers/matchers";
import { takeScans, watchScans } from "./find-scans";

declare global {
  /** Where files that share a worker's modules, its open database too, find what the file before them used. */
  var dataDirOfWorker: string | undefined;
}

// why: this runs before a test file imports anything, so the database client, which opens its file once, opens this one.
if (globalThis.dataDirOfWorker) await resetDataDir(globalThis.dataDirOfWorker);
else globalThis.dataDirOfWorker = makeDataDir();
process.env.DATA_DIR = globalThis.dataDirOfWorker;
process.env.NODE_ENV = "test";
process.env.LOG_LEVEL = "silent";
for (const name of ["APP_URL", "ADMIN_EMAILS", "TRUST_PROXY", "FREE_MONTHLY_SPARKS", "MEDIA_URL", "QUEUE_URL"])
  delete process.env[name];
// why: no test may spend what a developer's own keys would pay.
for (const name of Object.keys(process.env))
  if (/^(?:OPENAI|ANTHROPIC|GOOGLE|FAL|TEXT|IMAGE|VIDEO)_(?:API_KEY|BASE_URL|PROVIDER|MODEL)$|^STRIPE_/.test(name))
    delete process.env[name];

watchScans();

/** No query of the product may read a whole table, nor all that somebody has where it was given ids: what is quick with a hundred rows takes seconds with a million. */
afterEach(() => {
  const scans = takeScans();
  if (scans.length > 0)
    throw new Error(
      `The product reads whole tables, or looks through them for ids that it was given (decisions 067, 076); give the query an index, or say in tests/setup/allowed-scans.ts why it may:\n${scans
        .map(({ sql, table, from }) => `${table} in ${from}: ${sql}`)
        .join("\n")}`,
    );
});

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      complaints.push(`console.${level}: ${words.map(String).join(" ")}`);
    });
  }
});

/** A test that expects a complaint takes it over: `vi.spyOn(console, "error").mockImplementation(() => {})`. */
afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The test passed, but something complained:\n${complaints.join("\n")}`);
});

const configured = JSON.stringify(process.env);

afterAll(() => {
  if (inject("sharesModules") && JSON.stringify(process.env) !== configured)
    throw new Error(
      "The files after this one would run with its process.env: say so in the file itself, see vitest.config.ts",
    );
});

function makeDataDir(): string {
  const migrated = inject("migratedDatabase");
  const folder = mkdtempSync(path.join(path.dirname(migrated), "data-"));
  copyFileSync(migrated, path.join(folder, "sparkwright.db"));
  return folder;
}

/** Brings a folder back to what it was made as, under open connections. */
async function resetDataDir(folder: string): Promise<void> {
  const migrated = new Sqlite(inject("migratedDatabase"), { readonly: true });
  await migrated.backup(path.join(folder, "sparkwright.db"));
  migrated.close();
  rmSync(path.join(folder, "media"), { recursive: true, force: true });
  const queue = path.join(folder, "queue.db");
  if (existsSync(queue)) new Sqlite(queue).exec("DELETE FROM jobs").close();
}
