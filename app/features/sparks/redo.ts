import { z } from "zod";
import { readRecord } from "~/platform/records/read-record.server";
import type { Spark } from "./spark";

/** What a spark that makes one part of another again keeps of it. */
export interface Redo {
  /** The new piece waits beside the present one in place of taking its place. */
  keepsEdit: boolean;
  /** The content that the person saw when they asked, from `hashContent`. */
  seen: string;
  /** The line of the campaign, so that the new piece tells the same story; null where it was never stored. */
  headline: string | null;
  /** What the look follows from: that of the present piece where only its words change. Null for another look. */
  seed: string | null;
}

const readers = {
  1: z.object({
    keepsEdit: z.boolean(),
    seen: z.string(),
    headline: z.string().nullable(),
    seed: z.string().nullable(),
  }),
};

/** What is kept of a part that is made again; null for a spark that stands alone. */
export function readRedo(spark: Pick<Spark, "id" | "redo">): Redo | null {
  return spark.redo === null ? null : (readRecord(`the redo of spark ${spark.id}`, readers, spark.redo) ?? null);
}
