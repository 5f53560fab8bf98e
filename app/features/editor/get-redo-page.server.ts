import { randomUUID } from "node:crypto";
import { getContentType } from "~/features/content-types/content-types";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { readPlan, readProvenance } from "~/features/sparks/read-content.server";
import { findHeadline, getRedoPrice } from "~/features/sparks/redo-part.server";
import type { Spark } from "~/features/sparks/spark";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redoSchema } from "./redo.schema";
import type { PresentText } from "./require-text.server";

/** What the page that has one part made again shows before anything is asked for: above all its price. */
export function getRedoPage(user: { id: number }, spark: Spark, { type, part, version }: PresentText) {
  const { title, noun } = getContentType(type, spark.format);
  const made = readProvenance(part);
  return {
    type,
    title,
    noun,
    version,
    results: `/project/${spark.projectId}/results/${spark.id}`,
    price: getRedoPrice(part),
    balance: getAvailableSparks(user.id),
    isEdited: made?.edited !== undefined || made?.revised !== undefined,
    headline: type === "image" ? (findHeadline(spark) ?? readPlan(spark)?.headline ?? null) : null,
    constraints: getHtmlConstraints(redoSchema),
    nonce: randomUUID(),
  };
}

export type RedoPage = ReturnType<typeof getRedoPage>;
