import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { holds } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";

/** What one content type of a spark cost, in sparks. While it is being made, `held` is neither charged nor returned yet. */
export interface ReceiptLine {
  type: ContentType;
  /** The content type in words. */
  title: string;
  held: number;
  charged: number;
  returned: number;
}

const selectHolds = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(holds)
    .where(eq(holds.sparkId, sql.placeholder("sparkId")))
    .orderBy(asc(holds.id))
    .prepare(),
);

/** The receipt of a spark in the order of the content types. */
export function getReceipt(sparkId: number): ReceiptLine[] {
  return selectHolds(db)
    .all({ sparkId })
    .map(({ type, amount, state }) => ({
      type,
      // why here: the page that shows it in the browser would load the whole registry for four words.
      title: getContentType(type).title,
      held: amount,
      charged: state === "captured" ? amount : 0,
      returned: state === "released" || state === "refunded" ? amount : 0,
    }))
    .sort((one, other) => contentTypes.indexOf(one.type) - contentTypes.indexOf(other.type));
}
