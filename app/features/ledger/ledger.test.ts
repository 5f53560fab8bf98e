import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { ledgerTransactions, lots, postings, sparks } from "#db/schema";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { User } from "~/platform/auth/user";
import { adjustSparks } from "./adjust-sparks.server";
import { clawBackPayment } from "./claw-back-payment.server";
import { closeDispute, openDispute } from "./dispute-payment.server";
import { getAvailableSparks } from "./get-available-sparks.server";
import { getReceipt } from "./get-receipt.server";
import { grantFreeAllowance } from "./grant-free-allowance.server";
import { grantLot } from "./grant-lot.server";
import { grantPack } from "./grant-pack.server";
import { grantPlanAllowance } from "./grant-plan-allowance.server";
import { type Hold, holdSparks } from "./hold-sparks.server";
import { InsufficientSparks, SparksBlocked } from "./ledger-errors";
import { postEntry, UnbalancedEntry } from "./post-entry.server";
import { reconcileLedger } from "./reconcile-ledger.server";
import { captureHold, HoldSettled, refundHold, releaseHold } from "./settle-hold.server";

const start = new Date("2026-03-10T12:00:00Z");
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);

let user: User;
beforeEach(async () => {
  user = await makeUser({ plan: "launch", sparks: 0, createdAt: start });
});

function newSpark(): number {
  const owner = { userId: user.id, projectId: makeProject(user).id };
  return db
    .insert(sparks)
    .values({
      ...owner,
      documentId: randomUUID(),
      nonce: randomUUID(),
      prompt: "x",
      contentTypes: ["blog"],
      deadlineAt: later(1),
    })
    .returning({ id: sparks.id })
    .get().id;
}

function hold(amount: number, sparkId = newSpark(), now = start): Hold {
  const spark = { id: sparkId, holdDeadline: later(400) };
  const [made] = inTransaction((tx) => holdSparks(tx, user, spark, [{ type: "blog", amount }], now));
  if (!made) throw new Error("no hold was made");
  return made;
}

function lot(
  kind: "plan" | "pack" | "goodwill",
  amount: number,
  days: number | null,
  sourceKey: string = randomUUID(),
) {
  const expiresAt = days === null ? null : later(days);
  return inTransaction((tx) =>
    grantLot(tx, { userId: user.id, kind, amount, sourceKey, expiresAt, actor: "system", reason: "x", now: start }),
  );
}

function remaining(lotId: number): number | undefined {
  return db.select().from(lots).where(eq(lots.id, lotId)).get()?.remaining;
}

describe("grants", () => {
  test("happen once for a source, whatever event repeats them", () => {
    const pack = { userId: user.id, sparks: 3300, provider: "stripe", payment: "pi_1", now: start } as const;
    const [first, again] = inTransaction((tx) => [grantPack(tx, pack), grantPack(tx, pack)]);
    expect(again.id).toBe(first.id);
    expect(getAvailableSparks(user.id, start)).toBe(3300);
    expect(getAvailableSparks(user.id, later(5000))).toBe(3300);
  });

  test("refuse what is no number of sparks", () => {
    expect(() => lot("pack", 0, null)).toThrow(RangeError);
    expect(() => lot("pack", -5, null)).toThrow(RangeError);
    expect(() => lot("pack", 1.5, null)).toThrow(RangeError);
  });

  test("of a year's plan come month by month, each once, and end with the year", () => {
    const year = { userId: user.id, plan: "launch", subscription: "sub_1", price: null, actor: "stripe" } as const;
    const span = { start: new Date("2026-01-31T10:00:00Z"), end: new Date("2027-01-31T10:00:00Z") };
    const grantAt = (iso: string) =>
      inTransaction((tx) => grantPlanAllowance(tx, { ...year, ...span, now: new Date(iso) }));
    expect(grantAt("2026-01-31T10:00:00Z")?.sourceKey).toBe("grant:sub_1:2026-01-31");
    expect(grantAt("2026-02-28T09:00:00Z")?.sourceKey).toBe("grant:sub_1:2026-01-31");
    expect(grantAt("2026-02-28T10:00:00Z")?.sourceKey).toBe("grant:sub_1:2026-02-28");
    expect(grantAt("2026-03-31T10:00:00Z")?.sourceKey).toBe("grant:sub_1:2026-03-31");
    expect(grantAt("2027-01-31T10:00:00Z")).toBeNull();
    const granted = db.select().from(lots).where(eq(lots.kind, "plan")).all();
    expect(granted.filter((row) => row.sourceKey.startsWith("grant:sub_1"))).toHaveLength(3);
  });

  test("of the free plan come each month and lapse with it", async () => {
    const free = await makeUser({ createdAt: new Date("2027-01-31T08:00:00Z"), sparks: 5000 });
    const allow = (iso: string) => inTransaction((tx) => grantFreeAllowance(tx, free, new Date(iso)));
    allow("2027-02-27T00:00:00Z");
    expect(getAvailableSparks(free.id, new Date("2027-02-27T00:00:00Z"))).toBe(5000);
    allow("2027-05-01T00:00:00Z");
    allow("2027-05-02T00:00:00Z");
    const may = db
      .select()
      .from(lots)
      .where(eq(lots.sourceKey, `grant:free-${free.id}:2027-04-30`))
      .get();
    expect(may).toMatchObject({ amount: 5000, expiresAt: new Date("2027-05-31T08:00:00Z") });
  });
});

describe("a hold", () => {
  test("takes allowances before packs, what lapses first before what lapses later", () => {
    const pack = lot("pack", 1000, null);
    const laterPlan = lot("plan", 100, 20);
    const sooner = lot("plan", 100, 10);
    const gift = lot("goodwill", 100, 5);
    hold(350);
    expect([sooner, laterPlan, gift, pack].map((one) => remaining(one.id))).toEqual([0, 0, 0, 950]);
  });

  test("needs the whole cost or takes nothing, and says what is missing", () => {
    lot("pack", 100, null);
    const spark = { id: newSpark(), holdDeadline: later(1) };
    const costs = [
      { type: "blog", amount: 80 },
      { type: "image", amount: 80 },
    ] as const;
    const attempt = () => inTransaction((tx) => holdSparks(tx, user, spark, [...costs], start));
    expect(attempt).toThrow(InsufficientSparks);
    expect(attempt).toThrow(expect.objectContaining({ needed: 160, available: 100 }));
    expect(getAvailableSparks(user.id, start)).toBe(100);
    expect(getReceipt(spark.id)).toEqual([]);
  });

  test("is answered again by a repeat, even when the wallet is empty since", () => {
    lot("pack", 100, null);
    const sparkId = newSpark();
    const first = hold(100, sparkId);
    expect(hold(100, sparkId).id).toBe(first.id);
    expect(getAvailableSparks(user.id, start)).toBe(0);
  });

  test("cannot use what has lapsed", () => {
    lot("plan", 100, 10);
    expect(() => hold(50, newSpark(), later(10))).toThrow(InsufficientSparks);
  });
});

describe("settling a hold", () => {
  test("a release goes back to just the lots it came from", () => {
    const plan = lot("plan", 100, 30);
    const pack = lot("pack", 100, null);
    const held = hold(150);
    inTransaction((tx) => releaseHold(tx, held.id, "failed", "worker", later(1)));
    expect([remaining(plan.id), remaining(pack.id)]).toEqual([100, 100]);
    expect(getReceipt(held.sparkId)).toEqual([
      { type: "blog", title: "Blog Post", held: 150, charged: 0, returned: 150 },
    ]);
  });

  test("a release whose moment was read before the lot lapsed, and is written after it, leaves the wallet usable", () => {
    lot("plan", 100, 10);
    const { id } = hold(60);
    const give = (days: number) =>
      inTransaction((tx) => {
        const order = { nonce: randomUUID(), adminId: 1, userId: user.id, sparks: 5, reason: "x" };
        adjustSparks(tx, { ...order, now: later(days) });
      });
    give(11);
    inTransaction((tx) => releaseHold(tx, id, "failed", "worker", later(9)));
    give(12);
    expect(getAvailableSparks(user.id, later(12))).toBe(60 + 10);
    expect(reconcileLedger(later(12))).toEqual([]);
  });

  test("a release from a lot that lapsed meanwhile becomes goodwill", () => {
    lot("plan", 100, 10);
    const held = hold(60);
    inTransaction((tx) => releaseHold(tx, held.id, "failed", "worker", later(11)));
    expect(getAvailableSparks(user.id, later(11))).toBe(60);
    const goodwill = db
      .select()
      .from(lots)
      .where(eq(lots.sourceKey, `release:${held.id}`))
      .get();
    expect(goodwill).toMatchObject({ kind: "goodwill", amount: 60, expiresAt: later(101) });
  });

  test("a captured hold can be refunded, once", () => {
    const pack = lot("pack", 100, null);
    const held = hold(60);
    inTransaction((tx) => captureHold(tx, held.id, start));
    expect(getReceipt(held.sparkId)).toEqual([
      { type: "blog", title: "Blog Post", held: 60, charged: 60, returned: 0 },
    ]);
    for (const _ of [1, 2]) inTransaction((tx) => refundHold(tx, held.id, "sorry", "admin:1", start));
    expect(remaining(pack.id)).toBe(100);
  });

  test("a released hold cannot be captured, nor a captured one released", () => {
    lot("pack", 100, null);
    const released = hold(10);
    const captured = hold(10);
    inTransaction((tx) => releaseHold(tx, released.id, "x", "worker", start));
    inTransaction((tx) => captureHold(tx, captured.id, start));
    expect(() => inTransaction((tx) => captureHold(tx, released.id, start))).toThrow(HoldSettled);
    expect(() => inTransaction((tx) => releaseHold(tx, captured.id, "x", "worker", start))).toThrow(HoldSettled);
  });
});

describe("money that goes back", () => {
  const refund = (sourceKey: string, key = "clawback:re_1") =>
    inTransaction((tx) =>
      clawBackPayment(tx, { key, userId: user.id, sourceKeys: [sourceKey], actor: "stripe", reason: "x", now: start }),
    );

  test("voids what is left of what it bought and shows what is missing", () => {
    lot("pack", 100, null, "pack:stripe:a");
    const other = lot("pack", 100, null, "pack:stripe:b");
    const spent = hold(60);
    inTransaction((tx) => captureHold(tx, spent.id, start));
    expect(refund("pack:stripe:a")).toEqual({ voided: 40, shortfall: 60 });
    expect(refund("pack:stripe:a")).toEqual({ voided: 40, shortfall: 60 });
    expect(remaining(other.id)).toBe(100);
    expect(reconcileLedger(start)).toContainEqual({
      kind: "refund-shortfall",
      detail: expect.stringContaining("60 of 100 sparks"),
    });
  });

  test("also takes what a hold brings back later", () => {
    lot("pack", 100, null, "pack:stripe:c");
    const held = hold(60);
    expect(refund("pack:stripe:c", "clawback:re_2")).toEqual({ voided: 40, shortfall: 60 });
    inTransaction((tx) => releaseHold(tx, held.id, "failed", "worker", start));
    expect(getAvailableSparks(user.id, start)).toBe(0);
    expect(refund("pack:stripe:c", "clawback:re_2")).toEqual({ voided: 100, shortfall: 0 });
  });

  test("in a dispute stops new sparks until it is settled; won, just that comes back", () => {
    lot("pack", 100, null, "pack:stripe:d");
    lot("pack", 100, null, "pack:stripe:e");
    const dispute = {
      id: "dp_1",
      userId: user.id,
      sourceKeys: ["pack:stripe:d"],
      provider: "stripe",
      now: start,
    } as const;
    inTransaction((tx) => openDispute(tx, dispute));
    inTransaction((tx) => openDispute(tx, dispute));
    expect(getAvailableSparks(user.id, start)).toBe(100);
    expect(() => hold(10)).toThrow(SparksBlocked);
    for (const _ of [1, 2]) inTransaction((tx) => closeDispute(tx, "dp_1", "won", "stripe", start));
    expect(getAvailableSparks(user.id, start)).toBe(200);
    expect(hold(10).amount).toBe(10);
  });

  test("asks nothing of what expired unused, which nobody can give back", () => {
    lot("plan", 100, 10, "grant:sub_l:1");
    const spent = hold(30);
    inTransaction((tx) => captureHold(tx, spent.id, start));
    const order = {
      key: "clawback:re_l",
      userId: user.id,
      sourceKeys: ["grant:sub_l:1"],
      actor: "stripe",
      reason: "x",
    };
    expect(inTransaction((tx) => clawBackPayment(tx, { ...order, now: later(11) }))).toEqual({
      voided: 0,
      shortfall: 30,
    });
  });

  test("in a lost dispute takes what the payment brought meanwhile too", () => {
    const keys = ["grant:sub_m:1", "grant:sub_m:2"] as const;
    lot("plan", 100, 10, keys[0]);
    const dispute = { id: "dp_3", userId: user.id, sourceKeys: keys, provider: "stripe", now: start } as const;
    inTransaction((tx) => openDispute(tx, dispute));
    lot("plan", 100, 40, keys[1]);
    lot("pack", 50, null, "pack:stripe:m");
    inTransaction((tx) => closeDispute(tx, "dp_3", "lost", "stripe", later(1), keys));
    expect(getAvailableSparks(user.id, later(1))).toBe(50);
    const faults = reconcileLedger(later(1)).filter(({ kind }) => /sum|differs|without/.test(kind));
    expect(faults).toEqual([]);
  });

  test("in a lost dispute stays gone, and new sparks can be made", () => {
    lot("pack", 100, null, "pack:stripe:f");
    lot("pack", 100, null, "pack:stripe:g");
    const dispute = {
      id: "dp_2",
      userId: user.id,
      sourceKeys: ["pack:stripe:f"],
      provider: "stripe",
      now: start,
    } as const;
    inTransaction((tx) => openDispute(tx, dispute));
    inTransaction((tx) => closeDispute(tx, "dp_2", "lost", "stripe", start));
    expect(getAvailableSparks(user.id, start)).toBe(100);
    expect(hold(10).amount).toBe(10);
  });
});

describe("an administrator's deduction", () => {
  test("stops at zero, says so, and happens once", () => {
    lot("pack", 100, null);
    const order = { nonce: "n1", adminId: 1, userId: user.id, sparks: -250, reason: "Abuse", now: start };
    expect(inTransaction((tx) => adjustSparks(tx, order))).toBe(-100);
    lot("pack", 70, null);
    expect(inTransaction((tx) => adjustSparks(tx, order))).toBe(-100);
    expect(getAvailableSparks(user.id, start)).toBe(70);
  });

  test("and addition are recorded with the actor and the reason", () => {
    inTransaction((tx) =>
      adjustSparks(tx, {
        nonce: "n2",
        adminId: 7,
        userId: user.id,
        sparks: 40,
        reason: "Sorry for the outage",
        now: start,
      }),
    );
    const entry = db.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, "admin:n2")).get();
    expect(entry).toMatchObject({ actor: "admin:7", reason: "Sorry for the outage" });
  });
});

describe("the books", () => {
  test("cannot be changed or shortened, not even by SQL", () => {
    lot("pack", 100, null);
    expect(() => db.update(ledgerTransactions).set({ reason: "y" }).run()).toThrow(/append-only/);
    expect(() => db.delete(ledgerTransactions).run()).toThrow(/append-only/);
    expect(() => db.update(postings).set({ amount: 1 }).run()).toThrow(/append-only/);
    expect(() => db.delete(postings).run()).toThrow(/append-only/);
  });

  test("refuse an entry that makes sparks out of nothing", () => {
    const { id } = lot("pack", 100, null);
    const entry = { key: "x", userId: user.id, kind: "adjust", actor: "system", reason: "x", now: start } as const;
    const made = [{ account: "available", amount: 5, lotId: id }] as const;
    expect(() => inTransaction((tx) => postEntry(tx, { ...entry, postings: [...made] }))).toThrow(UnbalancedEntry);
  });

  test("are kept by the database: a lot can neither be overspent nor hold more than was granted", () => {
    const { id } = lot("pack", 100, null);
    const set = (value: number) => db.update(lots).set({ remaining: value }).where(eq(lots.id, id)).run();
    expect(() => set(-1)).toThrow(/CHECK/);
    expect(() => set(101)).toThrow(/CHECK/);
  });

  test("name what does not add up", () => {
    const { id } = lot("pack", 100, null);
    db.update(lots).set({ remaining: 90 }).where(eq(lots.id, id)).run();
    expect(reconcileLedger(start)).toContainEqual({
      kind: "lot-differs-from-postings",
      detail: `Lot ${id} holds 90 sparks, its postings 100.`,
    });
    db.update(lots).set({ remaining: 100 }).where(eq(lots.id, id)).run();
    const late = hold(10);
    expect(reconcileLedger(later(500))).toContainEqual({
      kind: "hold-past-deadline",
      detail: expect.stringContaining(`Hold ${late.id}`),
    });
  });
});
