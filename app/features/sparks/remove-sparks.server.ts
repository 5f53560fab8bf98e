import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { emails, media, sparks } from "#db/schema";
import { findMediaId } from "~/platform/media/media";
import { getEndedKey } from "./email-spark-ended.server";
import { endSpark } from "./end-spark.server";
import { hasEnded } from "./spark";

/**
 * Removes some of a user's sparks with everything made of them. One on its way is cancelled and its hold released first, with `message`
 * for why; the ledger's entries stay. Answers with the ids of the files that nothing uses any more, to be removed after the transaction.
 */
export function removeSparks(
  tx: Transaction,
  user: { id: number },
  which: SQL | undefined,
  message: string,
  now: Date,
): string[] {
  const gone = tx
    .select({ id: sparks.id, status: sparks.status, picture: sparks.productImageUrl })
    .from(sparks)
    .where(which)
    .all();
  const unmade = { reason: "cancelled", message, endsWaiting: true } as const;
  for (const spark of gone) if (!hasEnded(spark)) endSpark(tx, spark, unmade, now);

  const ids = JSON.stringify(gone.map(({ id }) => id));
  const isOfThem = sql`${media.sparkId} in (select value from json_each(${ids}))`;
  const made = tx.select({ id: media.id }).from(media).where(isOfThem).all();
  // why: it quotes the idea, and one that is not sent yet would lead to nothing.
  for (const { id } of gone)
    tx.delete(emails)
      .where(eq(emails.key, getEndedKey(id)))
      .run();
  tx.delete(sparks).where(which).run();
  const pictures = new Set(gone.flatMap(({ picture }) => picture ?? []));
  return [...made.map(({ id }) => id), ...findUnusedPictures(tx, user, pictures)];
}

/** Those of these reference pictures that no spark of their user has. */
function findUnusedPictures(tx: Transaction, user: { id: number }, pictures: ReadonlySet<string>): string[] {
  // why: the user's sparks are read for it, and nearly none has a picture.
  if (pictures.size === 0) return [];
  const used = tx
    .selectDistinct({ url: sparks.productImageUrl })
    .from(sparks)
    .where(and(eq(sparks.userId, user.id), isNotNull(sparks.productImageUrl)))
    .all();
  const kept = new Set(used.map(({ url }) => url));
  return [...pictures].filter((url) => !kept.has(url)).flatMap((url) => findMediaId(url) ?? []);
}
