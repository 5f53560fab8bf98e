import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { lots, users } from "#db/schema";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { sweepSparks } from "./sweep-sparks.server";

const sweep = (now = new Date()) => sweepSparks({ now, queue: async () => {} });

/** An account that has had nothing of its month yet. */
function makeAccount(id: number, more: Partial<typeof users.$inferInsert> = {}) {
  const named = { email: `due-${id}@example.com`, firstName: "Ada", lastName: "Lovelace", passwordHash: "none" };
  return db
    .insert(users)
    .values({ id, ...named, ...more })
    .returning()
    .get();
}
const lotsOf = (id: number) => db.select().from(lots).where(eq(lots.userId, id)).all();

test("one sweep grants what is due to each account, wherever it is among all, and the next nothing more", async () => {
  const ids = [makeAccount(5_000).id, makeAccount(500_000).id];
  await sweep();
  await sweep();
  for (const id of ids) {
    expect(getAvailableSparks(id)).toBe(5000);
    expect(lotsOf(id)).toHaveLength(1);
  }
});

test("the month's sparks come with the first sweep after the month before is over, and not before it", async () => {
  const user = makeAccount(5_001);
  await sweep();
  const next = findNextAllowance(user)?.at ?? new Date(0);
  await sweep(new Date(next.getTime() - 1));
  expect(lotsOf(user.id)).toHaveLength(1);
  await sweep(next);
  expect(lotsOf(user.id)).toMatchObject([{ kind: "welcome" }, { kind: "plan", createdAt: next }]);
});

test("an account that comes back to the free plan gets its sparks at once, where this month did not bring them", async () => {
  const user = makeAccount(5_002, { plan: "launch", freeSparksFrom: new Date(Date.now() - 1) });
  await sweep();
  expect(lotsOf(user.id)).toEqual([]);
  db.update(users).set({ plan: "free" }).where(eq(users.id, user.id)).run();
  await sweep();
  expect(lotsOf(user.id)).toHaveLength(1);
});
