import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db, inTransaction, type Transaction } from "#db/client";
import { holds, ledgerTransactions, lots, postings, sparks } from "#db/schema";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { contentTypes } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import type { User } from "~/platform/auth/user";
import { adjustSparks } from "./adjust-sparks.server";
import { clawBackPayment } from "./claw-back-payment.server";
import { closeDispute, openDispute } from "./dispute-payment.server";
import { expireDueLots } from "./expire-due-lots.server";
import { getAvailableSparks } from "./get-available-sparks.server";
import { grantFreeAllowance } from "./grant-free-allowance.server";
import { grantLot } from "./grant-lot.server";
import { grantPack } from "./grant-pack.server";
import { grantPlanAllowance } from "./grant-plan-allowance.server";
import { holdSparks } from "./hold-sparks.server";
import { InsufficientSparks, SparksBlocked } from "./ledger-errors";
import { reconcileLedger } from "./reconcile-ledger.server";
import { captureHold, refundHold, releaseHold } from "./settle-hold.server";

const day = 86_400_000;

/** The books of one account: what acts on them, each act drawn with its arguments fixed, so that it can be repeated word for word. */
class Books {
  private readonly openDisputes: string[] = [];
  constructor(
    readonly user: User,
    private readonly projectId = makeProject(user).id,
  ) {}

  newSpark(): { id: number; holdDeadline: Date } {
    const { user, projectId } = this;
    const [documentId, nonce] = [randomUUID(), randomUUID()];
    const spark = { userId: user.id, projectId, documentId, nonce, prompt: "x", deadlineAt: new Date(8e12) };
    const { id } = db
      .insert(sparks)
      .values({ ...spark, contentTypes: ["blog"] })
      .returning({ id: sparks.id })
      .get();
    return { id, holdDeadline: new Date(8e12) };
  }
  hold(state: "held" | "captured", pick: number): number | undefined {
    const own = and(eq(holds.userId, this.user.id), eq(holds.state, state));
    const found = db.select({ id: holds.id }).from(holds).where(own).all();
    return found[pick % found.length]?.id;
  }
  funded(mask: number): string[] {
    const found = db.select({ key: lots.sourceKey }).from(lots).where(eq(lots.userId, this.user.id)).all();
    return found.filter((_, index) => (mask >> (index % 16)) & 1).map((lot) => lot.key);
  }
  dispute(id: string): string {
    this.openDisputes.push(id);
    return id;
  }
  lastDispute(): string | undefined {
    return this.openDisputes.pop();
  }
}

type Operation = (tx: Transaction, now: Date) => unknown;
/** Made when its turn comes, as it may pick from what there is by then; `id` is new. */
type Act = (books: Books, id: string) => Operation;

const amounts = fc.integer({ min: 1, max: 4000 });
const picks = fc.nat(1000);
const masks = fc.nat(0xffff);

const acts: fc.Arbitrary<Act> = fc.oneof(
  amounts.map(
    (amount): Act =>
      ({ user }, id) =>
      (tx, now) =>
        grantPack(tx, { userId: user.id, sparks: amount, provider: "stripe", payment: id, now }),
  ),
  fc.tuple(amounts, fc.integer({ min: 1, max: 40 })).map(
    ([amount, days]): Act =>
      ({ user }, id) =>
      (tx, now) => {
        const expiresAt = new Date(now.getTime() + days * day);
        const said = { actor: "stripe", reason: "x" };
        return grantLot(tx, { userId: user.id, kind: "plan", amount, sourceKey: id, expiresAt, now, ...said });
      },
  ),
  fc.constant<Act>(
    ({ user }) =>
      (tx, now) =>
        grantFreeAllowance(tx, user, now),
  ),
  fc.integer({ min: 0, max: 364 }).map(
    (days): Act =>
      ({ user }, id) => {
        const start = new Date(Date.UTC(2026, 0, 1) + days * day);
        const span = { start, end: new Date(start.getTime() + 365 * day) };
        const paid = {
          userId: user.id,
          plan: "launch",
          subscription: id,
          price: null,
          actor: "stripe",
          ...span,
        } as const;
        return (tx, now) => grantPlanAllowance(tx, { ...paid, now });
      },
  ),
  {
    weight: 2,
    arbitrary: fc.subarray([...contentTypes], { minLength: 1 }).map(
      (types): Act =>
        (books) => {
          const costs = types.map((type) => ({ type, amount: getContentType(type).cost }));
          const spark = books.newSpark();
          return (tx, now) => holdSparks(tx, books.user, spark, costs, now);
        },
    ),
  },
  picks.map(
    (pick): Act =>
      (books) => {
        const hold = books.hold("held", pick);
        return (tx, now) => hold && captureHold(tx, hold, now);
      },
  ),
  picks.map(
    (pick): Act =>
      (books) => {
        const hold = books.hold("held", pick);
        return (tx, now) => hold && releaseHold(tx, hold, "x", "worker", now);
      },
  ),
  picks.map(
    (pick): Act =>
      (books) => {
        const hold = books.hold("captured", pick);
        return (tx, now) => hold && refundHold(tx, hold, "x", "admin:1", now);
      },
  ),
  fc.tuple(amounts, masks).map(
    ([amount, mask]): Act =>
      (books, id) => {
        const order = { key: `clawback:${id}`, userId: books.user.id, sourceKeys: books.funded(mask), sparks: amount };
        return (tx, now) => clawBackPayment(tx, { ...order, actor: "stripe", reason: "x", now });
      },
  ),
  masks.map(
    (mask): Act =>
      (books, id) => {
        const dispute = { id: books.dispute(id), userId: books.user.id, sourceKeys: books.funded(mask) };
        return (tx, now) => openDispute(tx, { ...dispute, provider: "stripe", now });
      },
  ),
  fc.constantFrom("won" as const, "lost" as const).map(
    (state): Act =>
      (books) => {
        const dispute = books.lastDispute();
        return (tx, now) => dispute && closeDispute(tx, dispute, state, "stripe", now);
      },
  ),
  fc.tuple(amounts, fc.boolean()).map(
    ([amount, isMore]): Act =>
      ({ user }, id) => {
        const order = { nonce: id, adminId: 1, userId: user.id, sparks: isMore ? amount : -amount, reason: "x" };
        return (tx, now) => adjustSparks(tx, { ...order, now });
      },
  ),
);

/** Days that pass before an act: mostly none. */
const waits = fc.oneof(
  { weight: 7, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 12, noNaN: true }) },
);

function attempt(operation: Operation, now: Date): void {
  try {
    inTransaction((tx) => void operation(tx, now));
  } catch (error) {
    if (!(error instanceof InsufficientSparks) && !(error instanceof SparksBlocked)) throw error;
  }
}

function postedAvailable(userId: number): number {
  const row = db
    .select({ sum: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(postings)
    .where(and(eq(postings.userId, userId), eq(postings.account, "available")))
    .get();
  return row?.sum ?? 0;
}

function everything(userId: number): unknown {
  return {
    lots: db.select().from(lots).where(eq(lots.userId, userId)).all(),
    holds: db.select().from(holds).where(eq(holds.userId, userId)).all(),
    entries: db.select().from(ledgerTransactions).where(eq(ledgerTransactions.userId, userId)).all(),
  };
}

test("whatever happens to an account, in whatever order, the books balance, never fall below zero and ignore repeats", async () => {
  const steps = fc.array(fc.tuple(waits, acts), { minLength: 1, maxLength: 60, size: "max" });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const user = await makeUser({ sparks: 100, createdAt: new Date(Date.UTC(2026, 0, 31, 12)) });
      const books = new Books(user);
      let now = new Date(Date.UTC(2026, 1, 1));
      for (const [days, act] of sequence) {
        now = new Date(now.getTime() + days * day);
        const operation = act(books, randomUUID());
        attempt(operation, now);
        inTransaction((tx) => expireDueLots(tx, user.id, now));

        expect(reconcileLedger(now).filter((found) => found.kind !== "refund-shortfall")).toEqual([]);
        expect(getAvailableSparks(user.id, now)).toBeGreaterThanOrEqual(0);
        expect(getAvailableSparks(user.id, now)).toBe(postedAvailable(user.id));

        const before = everything(user.id);
        attempt(operation, now);
        expect(everything(user.id)).toEqual(before);
      }
    }),
    { numRuns: 12, endOnFailure: false },
  );
});
