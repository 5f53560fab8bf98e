import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "./client";
import { migrate } from "./migrate";

const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-search-"));
let sqlite: Database["$client"];

/** The migrations up to the one that gave each word its owner, which is left out. */
function copyEarlierMigrations(): string {
  const earlier = path.join(folder, "migrations");
  cpSync("db/migrations", earlier, { recursive: true });
  const file = path.join(earlier, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_own-words"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return earlier;
}

function addMade(id: number, userId: number, prompt: string) {
  sqlite
    .prepare(
      `insert into sparks (id, document_id, user_id, project_id, nonce, prompt, content_types, status, deadline_at)
       values (@id, @id, @userId, @userId, @id, @prompt, '["caption"]', 'complete', 0)`,
    )
    .run({ id, userId, prompt });
  const content = JSON.stringify([{ platform: "x", text: `Crème, said ${prompt}` }]);
  sqlite
    .prepare("insert into parts (spark_id, type, state, fraction, content) values (?, 'caption', 'done', 1, ?)")
    .run(id, content);
}

const find = (query: string) =>
  sqlite.prepare("select rowid from content_search where content_search match ? order by rowid").pluck().all(query);

function listIndexed(): unknown[] {
  sqlite.exec("create virtual table if not exists temp.indexed using fts5vocab(main, content_search, instance)");
  return sqlite.prepare("select distinct term from temp.indexed order by term").pluck().all();
}

beforeAll(() => {
  const database = openDatabase(path.join(folder, "site.db"));
  migrate(database, copyEarlierMigrations());
  sqlite = database.$client;
  for (const id of [7, 71]) {
    sqlite
      .prepare("insert into users (id, email, password_hash, first_name, last_name) values (?, ?, '-', 'Ada', '')")
      .run(id, `ada-${id}@example.com`);
    sqlite
      .prepare(
        "insert into projects (id, user_id, name, website_url, description, target_audience) values (?, ?, 'Bean There', '', '', '')",
      )
      .run(id, id);
  }
  addMade(1, 7, "1abc");
  addMade(2, 71, "abc");
  migrate(database);
  addMade(3, 7, "later");
});
afterAll(() => {
  sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

test("what was made before an upgrade and after it is found by its owner's words, without accents and cases", () => {
  expect(find('"u7xcreme"*')).toEqual([1, 3]);
  expect(find('"u71xCRÈM"*')).toEqual([2]);
  expect(find('"u7xlater"*')).toEqual([3]);
});

test("each word is under whose it is, and a number that begins with another's is nobody else", () => {
  expect(find('"u71xabc"*')).toEqual([2]);
  expect(find('"u7x1abc"*')).toEqual([1]);
  expect(find('"abc"*')).toEqual([]);
  expect(listIndexed()).toEqual([
    ...["u71xabc", "u71xcreme", "u71xsaid"],
    ...["u7x1abc", "u7xcreme", "u7xlater", "u7xsaid"],
  ]);
});

test("what a text no longer says is not found, and nothing of it stays beside the index", () => {
  sqlite.prepare("update parts set content = ? where spark_id = 3").run(JSON.stringify([{ text: "Wholly rewritten" }]));
  expect(find('"u7xrewritten"*')).toEqual([3]);
  expect(find('"u7xcreme"*')).toEqual([1]);
  sqlite.prepare("delete from sparks where id = 3").run();
  expect(find('"u7xrewritten"*')).toEqual([]);
  expect(sqlite.prepare("select term from split_words").all()).toEqual([]);
  sqlite.exec("insert into content_search (content_search) values ('integrity-check')");
});
