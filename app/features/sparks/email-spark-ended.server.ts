import { and, eq, inArray, sum } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { holds, users } from "#db/schema";
import { cutToLine } from "~/engine/words/clean-text";
import { getContentType } from "~/features/content-types/content-types";
import { emailUserLater } from "~/features/emails/email-user.server";
import type { Part, Spark } from "./spark";

/** Characters of an idea that an e-mail quotes. */
const longestQuote = 140;

/** The key of the e-mail that tells of a spark's end. */
export const getEndedKey = (sparkId: number): string => `spark-ended:${sparkId}`;

/**
 * Has somebody told that their campaign has ended, in the transaction that ends it. Not where they ended it themselves, where one piece is
 * made again, and where they want no such e-mails.
 */
export function emailSparkEnded(tx: Transaction, spark: Spark, settled: readonly Part[], now: Date): void {
  if (spark.redoOf !== null || settled.some(({ state }) => state === "cancelled")) return;
  const user = tx.select({ isOn: users.sparkEmails }).from(users).where(eq(users.id, spark.userId)).get();
  if (!user?.isOn) return;
  const named = (state: Part["state"]) =>
    settled.filter((part) => part.state === state).map(({ type }) => getContentType(type).noun);
  const data = {
    userId: spark.userId,
    prompt: cutToLine(spark.prompt, longestQuote),
    path: `/project/${spark.projectId}/results/${spark.id}`,
    made: named("done"),
    failed: named("failed"),
    returned: countReturned(tx, spark),
  };
  emailUserLater(tx, { key: getEndedKey(spark.id), userId: spark.userId, kind: "sparkComplete", data }, now);
}

function countReturned(tx: Transaction, { id }: Spark): number {
  const back = and(eq(holds.sparkId, id), inArray(holds.state, ["released", "refunded"]));
  return Number(
    tx
      .select({ all: sum(holds.amount) })
      .from(holds)
      .where(back)
      .get()?.all ?? 0,
  );
}
