import { expect, test } from "vitest";
import { db } from "#db/client";
import { users } from "#db/schema";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { sweepSparks } from "./sweep-sparks.server";

/** An account that has had nothing of its month yet. */
function makeAccount(id: number): number {
  const named = { email: `due-${id}@example.com`, firstName: "Ada", lastName: "Lovelace", passwordHash: "none" };
  return db
    .insert(users)
    .values({ id, ...named })
    .returning({ id: users.id })
    .get().id;
}

test("a sweep looks at some accounts and the next at others, round and round, until each was looked at", async () => {
  const ids = [makeAccount(5_000), makeAccount(15_000)];
  const countGranted = () => ids.filter((id) => getAvailableSparks(id) === 5000).length;
  const granted = [countGranted()];
  // why so many: where the turn stands is up to the sweeps of other tests
  for (let turn = 0; turn < 4; turn += 1) {
    await sweepSparks({ queue: async () => {} });
    granted.push(countGranted());
  }
  expect(granted[0]).toBe(0);
  expect(granted.at(-1)).toBe(2);
  for (const [at, count] of granted.entries()) expect(count - (granted[at - 1] ?? 0)).toBeLessThanOrEqual(1);
});
