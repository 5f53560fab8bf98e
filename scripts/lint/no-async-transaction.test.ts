import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-lint-"));
writeFileSync(
  path.join(folder, "biome.json"),
  JSON.stringify({ root: true, plugins: [path.resolve("scripts/lint/no-async-transaction.grit")] }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Biome says of a file with this text. */
function lint(source: string): string {
  writeFileSync(path.join(folder, "example.ts"), source);
  const biome = path.resolve("node_modules/.bin/biome");
  const { stdout, stderr } = spawnSync(biome, ["lint", "example.ts"], { cwd: folder, encoding: "utf8" });
  return stdout + stderr;
}

const message = "an async callback is never rolled back";

test.each([
  "db.transaction(async (tx) => { tx.write(); });",
  "db.transaction<number>(async () => 1, { behavior: 'immediate' });",
  "inTransaction(async (tx) => tx.write());",
  "inTransaction(async function (tx) { tx.write(); });",
])("an async callback of a transaction is refused: %s", (source) => {
  expect(lint(source)).toContain(message);
});

test.each([
  "db.transaction((tx) => { tx.write(); });",
  "inTransaction((tx) => jobs.map(async (job) => tx.write(job)));",
])("a synchronous callback is let through: %s", (source) => {
  const said = lint(source);
  expect(said).toContain("Checked 1 file");
  expect(said).not.toContain(message);
});
