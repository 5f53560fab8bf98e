import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated database with what the product comes with, closed: test files work on copies of it. */
    migratedDatabase: string;
    /** Whether a worker loads the product's modules once for all of its files. */
    sharesModules?: boolean;
  }
}

/** Migrates one database for the whole run. Returns what takes it away again. */
export default async function makeMigratedDatabase(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-migrated-"));
  process.env.DATA_DIR = folder;
  const { db } = await import("../../db/client");
  const { migrate } = await import("../../db/migrate");
  const { seed } = await import("../../db/seed");
  migrate(db);
  seed(db);
  // why: a copy of the file alone is whole only when nothing waits in its write-ahead log.
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  db.$client.close();
  project.provide("migratedDatabase", path.join(folder, "sparkwright.db"));
  return () => rmSync(folder, { recursive: true, force: true });
}
