/** One of the bank's tellers, a process of its own: does its share of the rounds, in an order of its own, once it is told to. */
import { db, inTransaction, type Transaction } from "#db/client";
import { sparks, users } from "#db/schema";
import { clawBackPayment } from "~/features/ledger/claw-back-payment.server";
import { grantPack } from "~/features/ledger/grant-pack.server";
import { holdSparks } from "~/features/ledger/hold-sparks.server";
import { InsufficientSparks } from "~/features/ledger/ledger-errors";
import { captureHold, refundHold, releaseHold } from "~/features/ledger/settle-hold.server";
import type { User } from "~/platform/auth/user";
import { getNonce, never, type Step, steps } from "./accounts";

/** What a teller is told, and what it says when it is done. */
export interface Share {
  teller: number;
  tellers: number;
  /** Of each account. */
  operations: number;
}
export interface Work {
  operations: number;
  /** Seconds of a core. */
  seconds: number;
}

/** One round in so many is done by every teller: what is repeated at the same moment happens once. */
const repeatedEvery = 10;

process.once("message", (share: Share) => {
  const queues = listRounds(share);
  const before = process.cpuUsage();
  let operations = 0;
  while (queues.length > 0) {
    const at = Math.floor(Math.random() * queues.length);
    const operation = queues[at]?.shift();
    if (!operation) {
      queues[at] = queues.at(-1) ?? [];
      queues.pop();
    } else {
      operations += 1;
      attempt(operation);
    }
  }
  const { user, system } = process.cpuUsage(before);
  process.send?.({ operations, seconds: (user + system) / 1e6 } satisfies Work, () => process.exit());
});
process.send?.("ready");

type Operation = (tx: Transaction) => void;

function attempt(operation: Operation): void {
  try {
    inTransaction(operation);
  } catch (error) {
    if (error instanceof InsufficientSparks) return;
    // why: with nothing between two operations, who waits for the other can wait in vain; who is told so tries again.
    if (!(error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")) throw error;
    attempt(operation);
  }
}

/** The rounds of this teller, each with its operations in order; what an account has of them is shared between all. */
function listRounds({ teller, tellers, operations }: Share): Operation[][] {
  const accounts = db.select().from(users).all();
  const ids = new Map(
    db
      .select()
      .from(sparks)
      .all()
      .map(({ id, documentId }) => [documentId, id]),
  );
  const rounds = Array.from({ length: Math.ceil(operations / steps.length) }, (_, round) => round);
  return accounts.flatMap((user, index) =>
    rounds
      .filter((round) => round % repeatedEvery === 0 || (round + index) % tellers === teller)
      .map((round) => {
        const find = (isOther: boolean) => ids.get(`${user.id} ${getNonce(round, isOther)}`) ?? 0;
        const operate = planRound(user, round, [find(false), find(true)]);
        return steps.slice(0, operations - round * steps.length).map((step) => operate[step]);
      }),
  );
}

/** What is held for a spark may be refused for want of sparks; then nothing of it is settled. */
function planRound(user: User, round: number, [one, other]: [number, number]): Record<Step, Operation> {
  const payment = `${user.id} ${round}`;
  const held = new Map<number, number>();
  const hold = (spark: number, amount: number) => (tx: Transaction) => {
    const [made] = holdSparks(tx, user, { id: spark, holdDeadline: never }, [{ type: "blog", amount }]);
    if (made) held.set(spark, made.id);
  };
  const settle = (spark: number, how: (tx: Transaction, hold: number) => void) => (tx: Transaction) => {
    const id = held.get(spark);
    if (id !== undefined) how(tx, id);
  };
  return {
    grant: (tx) => void grantPack(tx, { userId: user.id, sparks: 400, provider: "stripe", payment }),
    hold: hold(one, 200),
    "hold other": hold(other, 300),
    capture: settle(one, (tx, id) => captureHold(tx, id)),
    "release other": settle(other, (tx, id) => releaseHold(tx, id, "x")),
    refund: settle(one, (tx, id) => refundHold(tx, id, "x", "worker")),
    clawback: (tx) => {
      const order = { key: `clawback:${payment}`, userId: user.id, sourceKeys: [`pack:stripe:${payment}`] };
      clawBackPayment(tx, { ...order, actor: "stripe", reason: "x" });
    },
  };
}
