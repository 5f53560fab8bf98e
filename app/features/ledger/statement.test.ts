import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { ledgerTransactions, postings, projects } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { cancelSpark } from "~/features/sparks/cancel-spark.server";
import type { User } from "~/platform/auth/user";
import { adjustSparks } from "./adjust-sparks.server";
import { clawBackPayment } from "./claw-back-payment.server";
import { closeDispute, openDispute } from "./dispute-payment.server";
import { countLapsed, findStatement, readWholeStatement, type StatementEntry } from "./find-statement.server";
import { forecastUsage } from "./forecast-usage.server";
import { getAvailableSparks } from "./get-available-sparks.server";
import { grantLot } from "./grant-lot.server";
import { grantPack } from "./grant-pack.server";
import { captureHold, refundHold } from "./settle-hold.server";

const day = 86_400_000;
const start = new Date("2026-03-01T00:00:00Z");
const on = (days: number) => new Date(start.getTime() + days * day);

let user: User;
beforeEach(async () => {
  user = await makeUser({ createdAt: start });
});

function holdsOf(sparkId: number) {
  return db.query.holds.findMany({ where: (row, { eq }) => eq(row.sparkId, sparkId) }).sync();
}

function adjusts(sparks: number, reason: string, now: Date) {
  inTransaction((tx) =>
    adjustSparks(tx, { nonce: randomUUID(), adminId: user.id, userId: user.id, sparks, reason, now }),
  );
}

test("explains every kind of entry, with what it changed and what was left", async () => {
  vi.useFakeTimers({ now: on(1), toFake: ["Date"] });
  const made = await makeWaitingSpark(user, { contentTypes: ["blog"] });
  const [hold] = holdsOf(made.id);
  const unmade = await makeWaitingSpark(user, { contentTypes: ["image"] });
  vi.setSystemTime(on(2));
  cancelSpark(user, unmade.id);
  vi.useRealTimers();
  const pack = (id: string, now: Date) =>
    inTransaction((tx) => grantPack(tx, { userId: user.id, sparks: 3300, provider: "stripe", payment: id, now }));
  const takesBack = (id: string, sourceKey: string, now: Date) => {
    const back = { key: `clawback:${id}`, userId: user.id, sourceKeys: [sourceKey], actor: "stripe", reason: id, now };
    inTransaction((tx) => clawBackPayment(tx, back));
  };
  inTransaction((tx) => captureHold(tx, hold?.id ?? 0, on(3)));
  inTransaction((tx) => refundHold(tx, hold?.id ?? 0, "r", "admin:1", on(4)));
  adjusts(50, "Sorry for the wait", on(5));
  adjusts(-20, "Booked twice", on(6));
  const [one, two] = [randomUUID(), randomUUID()];
  pack(one, on(7));
  takesBack(one, `pack:stripe:${one}`, on(8));
  pack(two, on(9));
  const dispute = { id: two, userId: user.id, sourceKeys: [`pack:stripe:${two}`], provider: "stripe" as const };
  inTransaction((tx) => openDispute(tx, { ...dispute, now: on(10) }));
  inTransaction((tx) => closeDispute(tx, two, "won", "stripe", on(11)));
  inTransaction((tx) => {
    const lot = {
      userId: user.id,
      amount: 7,
      expiresAt: on(13),
      actor: "system",
      reason: "The month's free sparks",
    };
    grantLot(tx, { ...lot, kind: "plan", sourceKey: randomUUID(), now: on(12) });
  });
  adjusts(1, "x", on(14));

  const { entries } = findStatement(user.id, null);
  expect(entries.map(({ text, change, balance }) => [text, change, balance]).reverse()).toEqual([
    ["For a test", 5000, 5000],
    [`Set aside for the blog post of spark ${made.id}`, -200, 4800],
    [`Set aside for the image of spark ${unmade.id}`, -300, 4500],
    [`Not made: the image of spark ${unmade.id}. Nothing is charged for it`, 300, 4800],
    [`Made: the blog post of spark ${made.id}. The 200 sparks set aside for it are spent`, 0, 4800],
    [`Given back for the blog post of spark ${made.id}`, 200, 5000],
    ["Added by support: Sorry for the wait", 50, 5050],
    ["Deducted by support: Booked twice", -20, 5030],
    ["A pack of 3,300 sparks", 3300, 8330],
    ["A payment was refunded, so what was left of its sparks went back", -3300, 5030],
    ["A pack of 3,300 sparks", 3300, 8330],
    ["A payment is disputed, so what was left of its sparks went back", -3300, 5030],
    ["A dispute ended in your favor", 3300, 8330],
    ["The month's free sparks", 7, 8337],
    ["Expired: what was left of a month's sparks", -7, 8330],
    ["Added by support: x", 1, 8331],
  ]);
  expect(entries[0]?.balance).toBe(getAvailableSparks(user.id, on(14)));
  expect(entries.find(({ text }) => text.startsWith("Made"))?.spark).toMatchObject({
    id: made.id,
    prompt: made.prompt,
  });
});

test("what has expired and is not written off yet is told apart", () => {
  inTransaction((tx) => {
    const lot = { userId: user.id, amount: 7, expiresAt: on(13), actor: "system", reason: "m" };
    grantLot(tx, { ...lot, kind: "plan", sourceKey: randomUUID(), now: on(12) });
  });
  const balance = findStatement(user.id, null).entries[0]?.balance ?? 0;
  expect(countLapsed(user.id, balance, on(12))).toBe(0);
  expect(countLapsed(user.id, balance, on(14))).toBe(7);
});

test("a spark that is deleted leaves its entries", async () => {
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
  const [hold] = holdsOf(spark.id);
  inTransaction((tx) => captureHold(tx, hold?.id ?? 0));
  db.delete(projects).run();
  const [captured] = findStatement(user.id, null).entries;
  expect(captured).toMatchObject({ text: expect.stringContaining("a spark that is deleted"), spark: null });
});

test("ten thousand entries come a page at a time, each once and in order, and as a whole", async () => {
  inTransaction((tx) => {
    for (let index = 0; index < 10_000; index += 1) {
      const { id } = tx
        .insert(ledgerTransactions)
        // why two a moment: what is written at the same time has to be told apart at the end of a page.
        .values({
          ...{ key: randomUUID(), userId: user.id, kind: "purchase", actor: "stripe", reason: `${index}` },
          createdAt: new Date(start.getTime() + 1000 + Math.floor(index / 2)),
        })
        .returning()
        .get();
      const moved = { transactionId: id, userId: user.id, lotId: 1 };
      tx.insert(postings)
        .values([
          { ...moved, account: "issued", amount: -1 },
          { ...moved, account: "available", amount: 1 },
        ])
        .run();
    }
  });
  const steps: StatementEntry[][] = [];
  for await (const step of readWholeStatement(user.id)) steps.push(step);
  expect(Math.max(...steps.map(({ length }) => length))).toBe(1000);
  const whole = steps.flat();
  expect(whole).toHaveLength(10_001);
  expect(whole.map(({ balance }) => balance)).toEqual(whole.map((_, index) => 15_000 - index));
  let before: string | null = null;
  const read: number[] = [];
  for (let pages = 0; pages < 3; pages += 1) {
    const page = findStatement(user.id, before);
    read.push(...page.entries.map(({ balance }) => balance));
    before = page.before;
  }
  expect(read).toEqual(whole.slice(0, 150).map(({ balance }) => balance));
  const last = whole.at(-2);
  const end = findStatement(user.id, `${last?.at.getTime()}-${last?.id}`);
  expect([end.entries.length, end.before]).toEqual([1, null]);
  expect(findStatement(user.id, "x'; drop table users").entries).toHaveLength(50);
});

describe("the forecast", () => {
  const uses = (sparks: number, days: readonly number[]) => {
    for (const each of days) {
      inTransaction((tx) => {
        const lot = db.query.lots.findFirst({ where: (row, { eq }) => eq(row.userId, user.id) }).sync();
        const { id } = tx
          .insert(ledgerTransactions)
          .values({
            ...{ key: randomUUID(), userId: user.id, kind: "hold", actor: "user", reason: "r" },
            createdAt: on(each),
          })
          .returning()
          .get();
        const moved = { transactionId: id, userId: user.id, lotId: lot?.id };
        tx.insert(postings)
          .values([
            { ...moved, account: "available", amount: -sparks },
            { ...moved, account: "held", amount: sparks },
          ])
          .run();
      });
    }
  };

  test("says the day on which sparks run out at the pace of the last two weeks", () => {
    uses(700, [1, 3, 5, 7, 9]);
    // why: 3,500 in ten days is 350 a day, and the 5,000 that are there last 14.29 days.
    expect(forecastUsage(user, on(10))).toEqual({ kind: "runs-out", at: on(10 + 5000 / 350) });
  });

  test("forgets what is older than that", () => {
    uses(7000, [6, 8, 10]);
    uses(70, [20, 22, 24]);
    expect(forecastUsage(user, on(25))).toEqual({ kind: "lasts", at: new Date("2026-04-01T00:00:00Z") });
  });

  test("ends with the month, where new sparks may come", () => {
    uses(70, [1, 3, 5]);
    expect(forecastUsage(user, on(10))).toEqual({ kind: "lasts", at: new Date("2026-04-01T00:00:00Z") });
  });

  test("does not count on sparks that expire before they are reached", () => {
    const expiring = { userId: user.id, kind: "goodwill" as const, amount: 50_000, actor: "s", reason: "r" };
    inTransaction((tx) => grantLot(tx, { ...expiring, sourceKey: randomUUID(), expiresAt: on(12), now: on(1) }));
    uses(7000, [1, 3, 5, 7, 9]);
    // why: 3,500 a day. The 5,000 last 1.43 days; the 50,000 are worth no more than what is left of two.
    expect(forecastUsage(user, on(10))).toEqual({ kind: "runs-out", at: on(12) });
  });

  test.each([[[]], [[1]], [[1, 3]], [[1, 1.2, 1.4, 1.6]]])(
    "says that too little is known of use on days %j",
    (days) => {
      uses(100, days);
      expect(forecastUsage(user, on(5))).toEqual({ kind: "unknown" });
    },
  );

  test("of an empty wallet is none", async () => {
    expect(forecastUsage(await makeUser({ sparks: 0, createdAt: start }), on(5))).toEqual({ kind: "empty" });
  });
});
