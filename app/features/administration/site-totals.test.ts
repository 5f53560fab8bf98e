import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { payments, postings, siteTotals, users } from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findSiteStats } from "./find-site-stats.server";

/** The same figures, added up the long way. */
function addUp() {
  const sum = <T>(row: { all: T } | undefined) => row?.all ?? 0;
  return {
    totalUsers: sum(db.select({ all: sql<number>`count(*)` }).from(users).get()),
    totalSparksUsed: sum(
      db
        .select({ all: sql<number>`coalesce(sum(amount), 0)` })
        .from(postings)
        .where(eq(postings.account, "spent"))
        .get(),
    ),
    totalRevenue: sum(
      db
        .select({ all: sql<number>`coalesce(sum(amount - refunded), 0)` })
        .from(payments)
        .where(sql`state = 'completed' and currency = 'usd'`)
        .get(),
    ),
  };
}

test("the kept totals are what the tables add up to, whatever is added, changed, refunded and deleted", async () => {
  const user = await makeUser();
  const gone = await makeUser();
  expect(findSiteStats()).toMatchObject(addUp());

  const spark = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  expect(findSiteStats().totalSparksUsed).toBe(50);
  const id = makePayment(user);
  const before = findSiteStats().totalRevenue;
  expect(before).toBeGreaterThan(0);
  db.update(payments).set({ refunded: sql`amount - 1` }).where(eq(payments.id, id)).run();
  expect(findSiteStats().totalRevenue).toBe(1);
  db.update(payments).set({ state: "failed" }).where(eq(payments.id, id)).run();
  expect(findSiteStats().totalRevenue).toBe(0);
  const row = db.select().from(payments).where(eq(payments.id, id)).get();
  if (!row) throw new Error("no payment");
  inTransaction((tx) => {
    tx.insert(payments)
      .values({ ...row, id: undefined, payment: randomUUID(), state: "completed", refunded: 0 })
      .run();
    tx.insert(payments)
      .values({ ...row, id: undefined, payment: randomUUID(), state: "completed", currency: "eur", refunded: 0 })
      .run();
    tx.insert(payments)
      .values(row)
      .onConflictDoUpdate({ target: [payments.provider, payments.payment], set: { state: "completed", refunded: 5 } })
      .run();
  });
  db.delete(users).where(eq(users.id, gone.id)).run();
  expect(findSiteStats()).toMatchObject(addUp());
  expect(findSiteStats().totalRevenue).toBe(2 * before - 5);
  db.delete(payments).run();
  expect(findSiteStats()).toMatchObject(addUp());
});

test("a row a day and a figure is all that is kept", async () => {
  await makeUser({ createdAt: new Date("2026-01-31T23:59:59Z") });
  await makeUser({ createdAt: new Date("2026-01-31T00:00:00Z") });
  const rows = db.select().from(siteTotals).where(eq(siteTotals.day, "2026-01-31")).all();
  expect(rows).toEqual([{ name: "sign_ups", day: "2026-01-31", amount: 2 }]);
});
