import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { parts, sparks } from "#db/schema";
import type { ContentType } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import { holdSparks } from "~/features/ledger/hold-sparks.server";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { limitRate } from "~/features/plans/limit-rate.server";
import { getQueuePriority } from "~/features/plans/plans";
import { createNotFound } from "~/platform/http/not-found.server";
import { makeSparkSoon } from "./make-spark-later.server";
import { readPlan } from "./read-content.server";
import { type Redo, readRedo } from "./redo";
import type { Script } from "./script";
import { isOpen, type Part, type Spark } from "./spark";
import { getHoldDeadline, sparkTimeLimits } from "./spark-limits.server";
import { warnOfUsage } from "./warn-of-usage.server";

/** Milliseconds after a part was made in which its first redo is free. */
const freeFor = 24 * 60 * 60 * 1000;

/** What a person asks for when they have one part made again. */
export interface RedoOrder {
  type: ContentType;
  /** From the form: the same nonce is the same redo. */
  nonce: string;
  /** Sparks, as the person saw the price. */
  price: number;
  keepsEdit: boolean;
  /** The content that they saw, from `hashContent`. */
  version: string;
  /** The poster's line, where it is to change; null for another take on the same line. */
  headline: string | null;
  /** The film's script as its user wants it; null where it is to be written anew. */
  script: Script | null;
  /** Only the words change. */
  keepsLook: boolean;
}

/** The part is being made again already, with other words. */
export class RedoUnderWay extends Error {
  override name = "RedoUnderWay";
  constructor() {
    super("It is being made again already. Wait for that one, or cancel it on the results page. Nothing was charged.");
  }
}

/** The price is another than the person saw: their free redo is used, or its day is over. */
export class PriceChanged extends Error {
  override name = "PriceChanged";
  constructor() {
    super("The price has changed since you opened this page. Look at it again; nothing was charged.");
  }
}

/** Sparks that making a part again costs: nothing once within a day of its first making, then what its type costs. */
export function getRedoPrice(part: Pick<Part, "sparkId" | "type" | "finishedAt">, now = new Date()): number {
  const isFresh = part.finishedAt !== null && now.getTime() - part.finishedAt.getTime() < freeFor;
  const counted = findRedos(part.sparkId).some(
    (redo) => redo.contentTypes.includes(part.type) && (isOpen(redo) || redo.status === "complete"),
  );
  return isFresh && !counted ? 0 : getContentType(part.type).cost;
}

const selectRedos = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(sparks)
    .where(eq(sparks.redoOf, sql.placeholder("sparkId")))
    .orderBy(desc(sparks.id))
    .prepare(),
);

/** The sparks that make parts of this one again, the newest first. */
export function findRedos(sparkId: number): Spark[] {
  return selectRedos(db).all({ sparkId });
}

/** The line of the poster as it was last drawn again; undefined while it is the first one. */
export function findHeadline(original: Pick<Spark, "id">): string | undefined {
  const last = findRedos(original.id).find(
    ({ status, contentTypes: [type] }) => status === "complete" && type === "image",
  );
  return (last && readRedo(last)?.headline) ?? undefined;
}

/**
 * Has one part of a spark made again, as a spark of its own: the queue, the lease, the deadline, the three tries and the ledger's holds
 * are those of every spark, so it is neither lost nor charged twice, and one that fails gives back what it held. One part is made again
 * once at a time: a second order answers with the redo that is on its way, and so does a repeat of the nonce.
 * @throws InsufficientSparks (402), SparksBlocked (403), PriceChanged, RedoUnderWay when new words would be lost to the redo that is on its
 * way, TooManyRequests (429), or a 404 response when the part is not made.
 */
export function redoPart(user: SparkAccount, original: Spark, order: RedoOrder, now = new Date()): Spark {
  const redo = inTransaction((tx) => {
    const underWay = findRedos(original.id).find(
      (each) => each.nonce === order.nonce || (isOpen(each) && each.contentTypes.includes(order.type)),
    );
    if (underWay && underWay.nonce !== order.nonce && order.keepsLook) throw new RedoUnderWay();
    if (underWay) return underWay;
    const made = and(eq(parts.sparkId, original.id), eq(parts.type, order.type), eq(parts.state, "done"));
    const part = tx.select().from(parts).where(made).get();
    if (!part) throw createNotFound();
    if (getRedoPrice(part, now) !== order.price) throw new PriceChanged();
    limitRate(user, "sparks");
    return recordRedo(tx, user, original, order, now);
  });
  if (redo.status === "pending") makeSparkSoon(redo.documentId, getQueuePriority(user.plan));
  return redo;
}

function recordRedo(tx: Transaction, user: SparkAccount, original: Spark, order: RedoOrder, now: Date): Spark {
  const { type, nonce, keepsEdit, version, headline, script, keepsLook, price } = order;
  const plan = readPlan(original);
  const redo: Redo = {
    ...{ keepsEdit, seen: version },
    headline: headline ?? (type === "image" ? findHeadline(original) : null) ?? plan?.headline ?? null,
    seed: keepsLook ? findPresentSeed(original, type) : null,
  };
  const spark = tx
    .insert(sparks)
    .values({
      ...omitProgress(original),
      ...{
        nonce,
        redo,
        script,
        approveScript: false,
        redoOf: original.id,
        contentTypes: [type],
        documentId: randomUUID(),
      },
      plan: plan && headline ? { ...plan, headline } : original.plan,
      createdAt: now,
      deadlineAt: new Date(now.getTime() + sparkTimeLimits.waiting),
    })
    .returning()
    .get();
  tx.insert(parts).values({ sparkId: spark.id, type }).run();
  if (price > 0) {
    const hold = { id: spark.id, holdDeadline: getHoldDeadline(now, [type]) };
    holdSparks(tx, user, hold, [{ type, amount: price }], now);
    warnOfUsage(tx, user, now);
  }
  return spark;
}

/** What a spark was asked for, without what became of it. */
function omitProgress(spark: Spark) {
  const {
    id: _id,
    status: _status,
    userErrorMessage: _message,
    attempts: _attempts,
    claimedBy: _claim,
    ...rest
  } = spark;
  const { inputDigest: _digest, startedAt: _start, heartbeatAt: _beat, finishedAt: _end, ...asked } = rest;
  return asked;
}

/** What the look of the present piece follows from: that of its last redo, else the spark's own. */
function findPresentSeed(original: Spark, type: ContentType): string {
  const last = findRedos(original.id).find(
    ({ status, contentTypes }) => status === "complete" && contentTypes.includes(type),
  );
  return last ? (readRedo(last)?.seed ?? last.documentId) : original.documentId;
}
