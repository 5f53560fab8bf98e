import { expect, test } from "vitest";
import { listScannedTables, listUnusedIds } from "../tests/setup/find-scans";
import { db } from "./client";

/** A bare connection's way, as the tests' setup takes it. */
const prepare = (source: string) => db.$client.prepare<unknown[]>(source);

test.each([
  ["a condition without an index", "select id from sparks where prompt = ?", ["sparks"]],
  ["the same under another name", "select s.id from sparks as s where s.prompt = ?", ["sparks"]],
  ["a list that is sorted first", "select event from payment_events order by problem limit 5", ["payment_events"]],
  ["an update of what cannot be looked up", "update parts set fraction = 0 where state = ?", ["parts"]],
  ["a count of a whole table", "select count(*) from holds", ["holds"]],
  ["a condition with an index", "select id from sparks where project_id = ?", []],
  ["an index of just those rows", "select count(*) from users where is_admin = 1", []],
  ["the newest rows of all", "select id from emails order by id desc limit 5", []],
  ["a list of ids", "select id from sparks where id in (select value from json_each(?))", []],
])("%s", (_what, source, tables) => {
  expect(listScannedTables(prepare, source)).toEqual(tables);
});

const ofIds = "s.id in (select value from json_each(?))";

test.each([
  ["a list of ids and whose they are", `select s.id from sparks s where s.user_id = ? and ${ofIds}`, ["s"]],
  ["the same, of as many values", "select sparks.id from sparks where user_id = ? and sparks.id in (?, ?)", ["sparks"]],
  ["a list of ids that comes first", `select s.id from sparks s where +s.user_id = ? and ${ofIds}`, []],
  ["the ids that an index has", "select s.id from sparks s where s.user_id = ? and s.project_id in (?, ?)", []],
])("%s", (_what, source, tables) => {
  expect(listUnusedIds(prepare, source)).toEqual(tables);
});

test("what refers to a row is found by an index, so that deleting one reads no whole table", () => {
  const tables = prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
  const unindexed = tables.flatMap(({ name }) => {
    const keys = prepare(`select "from" as field from pragma_foreign_key_list('${name}')`).all() as { field: string }[];
    const indexed = prepare(
      `select c.name as field from pragma_index_list('${name}') i, pragma_index_info(i.name) c where c.seqno = 0 and i.partial = 0
       union select name from pragma_table_info('${name}') where pk = 1`,
    ).all() as { field: string }[];
    return keys
      .filter(({ field }) => !indexed.some((other) => other.field === field))
      .map(({ field }) => `${name}.${field}`);
  });
  expect(unindexed).toEqual([]);
});
