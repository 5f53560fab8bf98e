import { sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { holds, parts } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import type { PartStatus } from "./get-progress.server";
import { hasEnded, type ListedSparkRow, type Spark } from "./spark";

/** What came of a spark so far, and what it cost. */
export interface Outcome {
  /** "partial" is complete with something that was not made. */
  state: Spark["status"] | "partial";
  /** Sparks, as on the receipt. */
  charged: number;
  /** Sparks that are neither charged nor returned yet. */
  held: number;
  parts: Partial<Record<ContentType, PartStatus>>;
}

const { sparkId, type, state } = parts;
/** A list as one value, so that the query is the same for every length of it. */
const isOfThese = sql`in (select value from json_each(${sql.placeholder("ids")}))`;
const selectStates = keepQuery((reader: typeof db) =>
  reader.select({ sparkId, type, state }).from(parts).where(sql`${sparkId} ${isOfThese}`).prepare(),
);
const selectHolds = keepQuery((reader: typeof db) =>
  reader
    .select({ sparkId: holds.sparkId, state: holds.state, amount: holds.amount })
    .from(holds)
    .where(sql`${holds.sparkId} ${isOfThese}`)
    .prepare(),
);

/** Looks up what came of these sparks, and answers for each: two queries for a whole list. */
export function findOutcomes(sparks: readonly ListedSparkRow[]): (spark: ListedSparkRow) => Outcome {
  const ids = JSON.stringify(sparks.map((spark) => spark.id));
  const allParts = selectStates(db).all({ ids });
  const allHolds = selectHolds(db).all({ ids });

  return (spark) => {
    const own = allParts.filter((part) => part.sparkId === spark.id);
    const amount = (wanted: "captured" | "held") =>
      allHolds
        .filter((hold) => hold.sparkId === spark.id && hold.state === wanted)
        .reduce((total, hold) => total + hold.amount, 0);
    const done = own.filter((part) => part.state === "done").length;
    const isPartial = hasEnded(spark) && done > 0 && done < own.length;
    return {
      state: isPartial ? "partial" : spark.status,
      charged: amount("captured"),
      held: amount("held"),
      parts: Object.fromEntries(
        own
          .sort((one, other) => contentTypes.indexOf(one.type) - contentTypes.indexOf(other.type))
          .map((part) => [part.type, part.state === "done" ? "completed" : part.state]),
      ),
    };
  };
}
