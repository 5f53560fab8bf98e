import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { parts, projects, sparks } from "#db/schema";
import { getContentType } from "~/features/content-types/content-types";
import { holdSparks } from "~/features/ledger/hold-sparks.server";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { limitRate } from "~/features/plans/limit-rate.server";
import { getQueuePriority } from "~/features/plans/plans";
import { countTemplateUse } from "~/features/templates/count-template-use.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { findPicture } from "~/platform/media/media.queries.server";
import { digestInput } from "./digest-input.server";
import { makeSparkSoon } from "./make-spark-later.server";
import type { Spark } from "./spark";
import type { SparkInput } from "./spark.schema";
import { getHoldDeadline, sparkTimeLimits } from "./spark-limits.server";
import { warnOfUsage } from "./warn-of-usage.server";

/** The reference picture is not one that this user uploaded. */
export class UnknownProductImage extends Error {
  override name = "UnknownProductImage";
  constructor() {
    super("This picture is not there any more. Please upload it again.");
  }
}

/** The nonce belongs to a spark that was made from something else. */
export class NonceReused extends Error {
  override name = "NonceReused";
  constructor() {
    super(
      "What was sent the first time is made as it was. This differs from it, so nothing was made or charged for it. Send it once more, as a new one, to have both.",
    );
  }
}

/**
 * Records a spark, holds its cost and queues it. Spark and hold both happen or neither does; a repeat with the same nonce answers
 * with the earlier spark and charges nothing. Should queueing fail, the sweep does it.
 * @param template The id of the template it was made from, whose use is counted with it.
 * @throws InsufficientSparks when the available balance is below the cost (402), SparksBlocked (403), UnknownProductImage (400),
 * NonceReused when the nonce came with another input before (422), TooManyRequests (429), or a 404 response when the project is not
 * this user's.
 */
export async function createSpark(
  user: SparkAccount,
  input: SparkInput,
  nonce: string = randomUUID(),
  template: number | null = null,
): Promise<Spark> {
  const inputDigest = await digestInput(user, input);
  const spark = inTransaction((tx) => {
    const earlier = findByNonce(tx, user, nonce);
    if (earlier?.inputDigest && earlier.inputDigest !== inputDigest) throw new NonceReused();
    if (earlier) return earlier;
    limitRate(user, "sparks");
    if (template !== null) countTemplateUse(tx, user, template);
    return recordSpark(tx, user, input, { nonce, inputDigest });
  });
  if (spark.status === "pending") makeSparkSoon(spark.documentId, getQueuePriority(user.plan));
  return spark;
}

function findByNonce(tx: Transaction, user: SparkAccount, nonce: string): Spark | undefined {
  return tx
    .select()
    .from(sparks)
    .where(and(eq(sparks.userId, user.id), eq(sparks.nonce, nonce)))
    .get();
}

function recordSpark(
  tx: Transaction,
  user: SparkAccount,
  input: SparkInput,
  sent: { nonce: string; inputDigest: string },
): Spark {
  const ownProject = and(eq(projects.id, input.projectId), eq(projects.userId, user.id));
  if (!tx.select({ id: projects.id }).from(projects).where(ownProject).get()) throw createNotFound();
  if (input.productImageUrl !== null && !findPicture(user, input.productImageUrl)) throw new UnknownProductImage();

  const { mainCharacter, ...rest } = input;
  const now = new Date();
  const spark = tx
    .insert(sparks)
    .values({
      ...rest,
      ...sent,
      userId: user.id,
      documentId: randomUUID(),
      mainCharacterName: mainCharacter?.name,
      mainCharacterRole: mainCharacter?.role,
      mainCharacterPronounObject: mainCharacter?.pronouns.object,
      mainCharacterPronounPossessive: mainCharacter?.pronouns.possessive,
      createdAt: now,
      deadlineAt: new Date(now.getTime() + sparkTimeLimits.waiting),
    })
    .returning()
    .get();
  tx.insert(parts)
    .values(spark.contentTypes.map((type) => ({ sparkId: spark.id, type })))
    .run();
  const costs = spark.contentTypes.map((type) => ({ type, amount: getContentType(type).cost }));
  holdSparks(tx, user, { id: spark.id, holdDeadline: getHoldDeadline(now, spark.contentTypes) }, costs, now);
  warnOfUsage(tx, user, now);
  return spark;
}
