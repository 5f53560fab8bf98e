import { expect, test } from "vitest";
import { tryBackups } from "#bench/backups.mjs";

test("each of eight backups that are taken while people write restores, passes the integrity check and adds up", {
  timeout: 300_000,
}, async () => {
  const { faults, writes, rows } = await tryBackups({ seconds: 2, copies: 8 });
  expect(faults).toEqual([]);
  expect(rows).toHaveLength(8);
  expect(rows, "each holds what was written until then").toEqual(rows.toSorted((a, b) => a - b));
  expect(rows.at(-1)).toBeGreaterThan(rows[0] ?? 0);
  expect(writes).toBeGreaterThan(8);
});
