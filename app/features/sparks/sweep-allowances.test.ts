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

test("a sweep looks at some accounts, the next at those that follow, and the one after the last at the first again", async () => {
  const [first, last] = [makeAccount(5_000), makeAccount(15_000)];
  const sweep = () => sweepSparks({ queue: async () => {} });
  await sweep();
  expect([first, last].map((id) => getAvailableSparks(id))).toEqual([5000, 0]);
  await sweep();
  expect([first, last].map((id) => getAvailableSparks(id))).toEqual([5000, 5000]);
  const late = makeAccount(5_001);
  await sweep();
  expect(getAvailableSparks(late)).toBe(5000);
});
