import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db, inTransaction, type Transaction } from "#db/client";
import { holds, ledgerTransactions, lots, postings, sparks } from "#db/schema";
import { makeProject } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { contentTypes } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import { adjustSparks } from "./adjust-sparks.server";
import { availableSparks } from "./available-sparks.server";
import { clawBack } from "./claw-back.server";
import { closeDispute, openDispute } from "./dispute-payment.server";
import { expireDueLots } from "./expire-due-lots.server";
import { grantFreeAllowance } from "./grant-free-allowance.server";
import { grantLot } from "./grant-lot.server";
import { grantPack } from "./grant-pack.server";
import { grantPlanAllowance } from "./grant-plan-allowance.server";
import { holdSparks } from "./hold-sparks.server";
import { InsufficientSparks, SparksBlocked } from "./ledger-errors";
import { reconcile } from "./reconcile.server";
import { captureHold, refundHold, releaseHold } from "./settle-hold.server";

const day = 86_400_000;

type Operation = (tx: Transaction, now: Date) => void;

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function setUp(random: () => number) {
  const user = await makeUser({ sparks: 100, createdAt: new Date(Date.UTC(2026, 0, 31, 12)) });
  const project = makeProject(user);
  const below = (limit: number) => Math.floor(random() * limit);
  const openDisputes: string[] = [];

  function newSpark(): number {
    const { id } = db
      .insert(sparks)
      .values({
        userId: user.id,
        projectId: project.id,
        documentId: randomUUID(),
        nonce: randomUUID(),
        prompt: "x",
        contentTypes: ["blog"],
        deadlineAt: new Date(8e12),
      })
      .returning({ id: sparks.id })
      .get();
    return id;
  }
  function anyHold(state: "held" | "captured"): number | undefined {
    const found = db
      .select({ id: holds.id })
      .from(holds)
      .where(and(eq(holds.userId, user.id), eq(holds.state, state)))
      .all();
    return found[below(found.length)]?.id;
  }
  function fundedKeys(): string[] {
    const found = db.select({ key: lots.sourceKey }).from(lots).where(eq(lots.userId, user.id)).all();
    return found.filter(() => random() < 0.3).map((lot) => lot.key);
  }

  /** Draws an operation with its arguments fixed, so that it can be repeated word for word. */
  function draw(): Operation {
    const id = randomUUID();
    const amount = 1 + below(4000);
    switch (below(11)) {
      case 0:
        return (tx, now) =>
          void grantPack(tx, { userId: user.id, sparks: amount, provider: "stripe", payment: id, now });
      case 1: {
        const lasts = (1 + below(40)) * day;
        return (tx, now) => {
          const expiresAt = new Date(now.getTime() + lasts);
          grantLot(tx, {
            userId: user.id,
            kind: "plan",
            amount,
            sourceKey: id,
            expiresAt,
            actor: "stripe",
            reason: "x",
            now,
          });
        };
      }
      case 2:
        return (tx, now) => grantFreeAllowance(tx, user, now);
      case 3: {
        const start = new Date(Date.UTC(2026, below(12), 1 + below(28)));
        const paid = {
          userId: user.id,
          plan: "launch",
          subscription: id,
          start,
          end: new Date(start.getTime() + 365 * day),
          actor: "stripe",
        } as const;
        return (tx, now) => void grantPlanAllowance(tx, { ...paid, now });
      }
      case 4:
      case 5: {
        const types = contentTypes.filter(() => random() < 0.5);
        const costs = (types.length ? types : contentTypes).map((type) => ({
          type,
          amount: getContentType(type).cost,
        }));
        const spark = { id: newSpark(), holdDeadline: new Date(8e12) };
        return (tx, now) => void holdSparks(tx, user, spark, costs, now);
      }
      case 6: {
        const hold = anyHold("held");
        return (tx, now) => hold && captureHold(tx, hold, now);
      }
      case 7: {
        const hold = anyHold("held");
        return (tx, now) => hold && releaseHold(tx, hold, "x", "worker", now);
      }
      case 8: {
        const hold = anyHold("captured");
        return (tx, now) => hold && refundHold(tx, hold, "x", "admin:1", now);
      }
      case 9: {
        const sourceKeys = fundedKeys();
        const closing = openDisputes.pop();
        const state = random() < 0.5 ? "won" : "lost";
        if (closing) return (tx, now) => closeDispute(tx, closing, state, "stripe", now);
        if (random() < 0.3) {
          openDisputes.push(id);
          return (tx, now) => void openDispute(tx, { id, userId: user.id, sourceKeys, provider: "stripe", now });
        }
        const order = {
          key: `clawback:${id}`,
          userId: user.id,
          sourceKeys,
          sparks: amount,
          actor: "stripe",
          reason: "x",
        };
        return (tx, now) => void clawBack(tx, { ...order, now });
      }
      default: {
        const change = random() < 0.5 ? amount : -amount;
        const order = { nonce: id, adminId: 1, userId: user.id, sparks: change, reason: "x" };
        return (tx, now) => void adjustSparks(tx, { ...order, now });
      }
    }
  }
  return { user, draw };
}

function attempt(operation: Operation, now: Date): void {
  try {
    inTransaction((tx) => operation(tx, now));
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

describe("whatever happens to a wallet, in whatever order", () => {
  test.each(Array.from({ length: 8 }, (_, seed) => seed))(
    "the books balance, never fall below zero and ignore repeats (%i)",
    async (seed) => {
      const random = seeded(seed);
      const { user, draw } = await setUp(random);
      let now = new Date(Date.UTC(2026, 1, 1));

      for (let step = 0; step < 60; step += 1) {
        if (random() < 0.3) now = new Date(now.getTime() + random() * 12 * day);
        const operation = draw();
        attempt(operation, now);
        inTransaction((tx) => expireDueLots(tx, user.id, now));

        expect(reconcile(now).filter((found) => found.kind !== "refund-shortfall")).toEqual([]);
        expect(availableSparks(user.id, now)).toBeGreaterThanOrEqual(0);
        expect(availableSparks(user.id, now)).toBe(postedAvailable(user.id));

        const before = everything(user.id);
        attempt(operation, now);
        expect(everything(user.id)).toEqual(before);
      }
    },
  );
});
