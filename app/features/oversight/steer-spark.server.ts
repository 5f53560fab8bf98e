import { and, eq, inArray } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { sparks, users } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { getQueuePriority } from "~/features/plans/plans";
import { endSpark } from "~/features/sparks/end-spark.server";
import { makeSparkLater } from "~/features/sparks/make-spark-later.server";
import { openStatuses, unendedStatuses } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";

/** Whose spark it is. */
interface Steered {
  email: string;
}

/** Puts a spark that waits into the queue again; one that is there already stays where it is. Answers with whose it is; null for one that has ended. */
export async function retrySpark(admin: User, id: number, now = new Date()): Promise<Steered | null> {
  const row = db
    .select({ documentId: sparks.documentId, plan: users.plan, email: users.email })
    .from(sparks)
    .innerJoin(users, eq(users.id, sparks.userId))
    .where(and(eq(sparks.id, id), inArray(sparks.status, [...openStatuses])))
    .get();
  if (!row) return null;
  inTransaction((tx) => recordAct(tx, admin, { act: "retry-spark", subject: `Spark ${id}` }, now));
  await makeSparkLater(row.documentId, getQueuePriority(row.plan));
  return { email: row.email };
}

/** Ends somebody's spark: what is made stays, the sparks for the rest are back at once. Answers as above. */
export function cancelAnySpark(admin: User, id: number, now = new Date()): Steered | null {
  return inTransaction((tx) => {
    const open = and(eq(sparks.id, id), inArray(sparks.status, [...unendedStatuses]));
    const found = tx
      .select({ spark: sparks, email: users.email })
      .from(sparks)
      .innerJoin(users, eq(users.id, sparks.userId))
      .where(open)
      .get();
    if (!found) return null;
    const { spark, email } = found;
    const message = "This was cancelled by the people who run this site.";
    endSpark(tx, spark, { reason: "cancelled", message, endsWaiting: true }, now);
    recordAct(tx, admin, { act: "cancel-spark", userId: spark.userId, subject: `Spark ${id}` }, now);
    return { email };
  });
}
