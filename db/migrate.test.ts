import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./client";
import { migrate, NewerDatabase } from "./migrate";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sparkwright-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder of migrations as the generator writes it. */
function migrations(...statements: string[]): string {
  const target = path.join(folder, "migrations");
  mkdirSync(path.join(target, "meta"), { recursive: true });
  const entries = statements.map((sql, idx) => {
    writeFileSync(path.join(target, `${idx}.sql`), sql);
    return { idx, version: "6", when: idx + 1, tag: `${idx}`, breakpoints: true };
  });
  writeFileSync(path.join(target, "meta/_journal.json"), JSON.stringify({ version: "7", dialect: "sqlite", entries }));
  return target;
}

const cut = "\n--> statement-breakpoint\n";
const tables = [
  "create table people (id integer primary key, name text)",
  "create table notes (id integer primary key, person integer not null references people(id) on delete cascade)",
  "insert into people values (1, 'Ada')",
  "insert into notes values (1, 1)",
].join(cut);

test("a table that is made anew keeps the rows that refer to it", () => {
  const database = openDatabase(path.join(folder, "site.db"));
  const anew = [
    "PRAGMA foreign_keys=OFF;",
    "create table __new_people (id integer primary key, name text not null)",
    "insert into __new_people select id, name from people",
    "drop table people",
    "alter table __new_people rename to people",
    "PRAGMA foreign_keys=ON;",
  ].join(cut);
  migrate(database, migrations(tables));
  migrate(database, migrations(tables, anew));
  const sqlite = database.$client;
  expect(sqlite.prepare("select count(*) from notes").pluck().get()).toBe(1);
  expect(sqlite.pragma("foreign_keys", { simple: true })).toBe(1);
  sqlite.close();
});

test("a migration that leaves rows without what they refer to is an error", () => {
  const database = openDatabase(path.join(folder, "site.db"));
  expect(() => migrate(database, migrations(`${tables}${cut}delete from people`))).toThrow(/rows of notes/);
  database.$client.close();
});

test("a database of a newer version is left alone", () => {
  const database = openDatabase(path.join(folder, "site.db"));
  migrate(database, migrations("create table a (id integer)", "create table b (id integer)"));
  expect(() => migrate(database, migrations("create table a (id integer)"))).toThrow(NewerDatabase);
  migrate(database, migrations("create table a (id integer)", "create table b (id integer)"));
  database.$client.close();
});
