import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { keepStatements } from "./kept-statements";

function openNotes() {
  const sqlite = new Sqlite(":memory:");
  keepStatements(sqlite);
  sqlite.exec("create table notes (id integer primary key, words text); insert into notes (words) values ('one')");
  return sqlite;
}
const all = "select * from notes";

test("the same SQL is compiled once, and gives its rows in the form that is asked for", () => {
  const sqlite = openNotes();
  const first = sqlite.prepare(all);
  expect(first.raw().all()).toEqual([[1, "one"]]);
  expect(sqlite.prepare(all)).toBe(first);
  expect(sqlite.prepare(all).all()).toEqual([{ id: 1, words: "one" }]);
  expect(sqlite.prepare(all).pluck().all()).toEqual([1]);
  expect(sqlite.prepare(all).all()).toEqual([{ id: 1, words: "one" }]);
});

test("a kept statement sees a table that was changed, and one that was made anew", () => {
  const sqlite = openNotes();
  sqlite.prepare(all).all();
  sqlite.exec("alter table notes add column tone text");
  expect(sqlite.prepare(all).all()).toEqual([{ id: 1, words: "one", tone: null }]);
  sqlite.exec("drop table notes; create table notes (words text); insert into notes values ('two')");
  expect(sqlite.prepare(all).all()).toEqual([{ words: "two" }]);
});
