import { expect, test } from "vitest";
import { runBank } from "./run-bank";

/** `npm run bench` has 50 accounts with 200 operations each. */
test("whoever reads the books while two processes write to the same accounts finds that they add up, and nothing below zero", async () => {
  const { operations, reads, faults } = await runBank(5, 28);
  expect(faults).toEqual([]);
  expect(operations).toBeGreaterThanOrEqual(5 * 28);
  expect(reads).toBeGreaterThan(0);
}, 120_000);
