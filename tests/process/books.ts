import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect } from "vitest";
import { findMediaIds } from "~/features/sparks/stored-content";

const costs = { video: 3300, image: 300, blog: 200, caption: 50 };

export type FinishedParts = Map<number, string>;

/** Looks into a site's database from outside. */
export function readBooks(dataDir: string) {
  const read = <T>(sql: string): T[] => {
    const sqlite = new Sqlite(path.join(dataDir, "sparkwright.db"), { readonly: true, timeout: 5_000 });
    try {
      return sqlite.prepare(sql).all() as T[];
    } finally {
      sqlite.close();
    }
  };
  return {
    openSparks: () => read("select id from sparks where status in ('pending', 'processing')").length,
    sparks: () => read<{ id: number; status: string }>("select id, status from sparks order by id"),
    finishedParts: (): FinishedParts =>
      new Map(
        read<{ id: number; what: string }>(
          "select id, content || ' ' || finished_at as what from parts where state = 'done'",
        ).map(({ id, what }) => [id, what]),
      ),
    parts: () =>
      read<{
        sparkId: number;
        type: keyof typeof costs;
        state: string;
        content: string | null;
        hold: string;
        amount: number;
      }>(
        `select parts.spark_id as sparkId, parts.type, parts.state, parts.content, holds.state as hold, holds.amount
         from parts left join holds on holds.spark_id = parts.spark_id and holds.type = parts.type`,
      ),
    media: () => read<{ id: string; sparkId: number }>("select id, spark_id as sparkId from media"),
    ledgerSum: () => read<{ sum: number }>("select sum(amount) as sum from postings")[0]?.sum,
    unevenTransactions: () =>
      read("select transaction_id from postings group by transaction_id having sum(amount) <> 0"),
    captures: () => read("select id from ledger_transactions where kind = 'capture'").length,
    available: () =>
      read<{ sum: number }>("select sum(amount) as sum from postings where account = 'available'")[0]?.sum,
    stillHeld: () => read<{ sum: number }>("select sum(amount) as sum from postings where account = 'held'")[0]?.sum,
  };
}

/** Each part is made and charged once, or given up and paid back; each file belongs to one. Says how many sparks were spent. */
export function expectExactBooks(database: ReturnType<typeof readBooks>, granted: number): number {
  const parts = database.parts();
  expect(parts.filter(({ state }) => state !== "done" && state !== "failed")).toEqual([]);
  for (const part of parts) {
    expect(part).toMatchObject({ amount: costs[part.type], hold: part.state === "done" ? "captured" : "released" });
  }
  const done = parts.filter(({ state }) => state === "done");
  expect(done.length, "most parts are made in spite of it all").toBeGreaterThan(parts.length / 2);
  expect(database.captures()).toBe(done.length);

  const referred = done.flatMap(({ content }) => findMediaIds(JSON.parse(content ?? "null"))).sort();
  expect(
    database
      .media()
      .map(({ id }) => id)
      .sort(),
    "each file belongs to a part, and is there once",
  ).toEqual(referred);

  expect(database.ledgerSum()).toBe(0);
  expect(database.unevenTransactions()).toEqual([]);
  expect(database.stillHeld()).toBe(0);
  const spent = done.reduce((sum, { type }) => sum + costs[type], 0);
  expect(database.available()).toBe(granted - spent);
  return spent;
}
