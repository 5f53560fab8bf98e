import { type ContentType, contentTypes, type Provenance } from "~/engine/engine";
import { getReceipt, type ReceiptLine } from "~/features/ledger/get-receipt.server";
import { computeProgress, type Progress } from "~/features/sparks/get-progress.server";
import { readContent, readProvenance } from "~/features/sparks/read-content.server";
import type { Part, Spark } from "~/features/sparks/spark";
import { findParts, findSpark } from "~/features/sparks/spark.queries.server";
import type { StoredContent } from "~/features/sparks/stored-content";
import { createNotFound } from "~/platform/http/not-found.server";

/** One finished part: text as it is, files by their media ids (`getMediaUrl(mediaId)` is where the owner reads them). */
export interface ResultPart<T extends ContentType> {
  content: StoredContent[T];
  /** Who made it, with what and when. */
  provenance: Provenance | null;
}

export interface Results {
  spark: Spark;
  progress: Progress;
  /** What is done so far; a content type that was not chosen, is not done or failed is absent. */
  parts: { [T in ContentType]?: ResultPart<T> };
  /** What failed or was cancelled, with the reason in words. */
  unmade: { type: ContentType; message: string | null }[];
  /** What was not written, since nobody here writes the idea's language; null where all was. */
  unwritten: { types: ContentType[]; message: string } | null;
  /** What was made and cannot be read any more. */
  unreadable: ContentType[];
  receipt: ReceiptLine[];
}

/**
 * Everything that the results page shows of a spark, also while some of it is still being made.
 * @throws a 404 response when it is not this user's spark.
 */
export function getResults(user: { id: number }, sparkId: string | number | undefined, now = new Date()): Results {
  const spark = findSpark(user, sparkId);
  if (!spark) throw createNotFound();
  const rows = findParts(spark.id);
  const parts: Results["parts"] = Object.fromEntries(contentTypes.map((type) => [type, resultOf(rows, type)]));
  return {
    spark,
    progress: computeProgress(spark, rows, now),
    parts,
    unreadable: rows.flatMap(({ type, state }) => (state === "done" && !parts[type] ? [type] : [])),
    unwritten: findUnwritten(rows),
    unmade: rows
      .filter((part) => (part.state === "failed" && !isUnwritten(part)) || part.state === "cancelled")
      .map(({ type, errorMessage }) => ({ type, message: errorMessage })),
    receipt: getReceipt(spark.id),
  };
}

const isUnwritten = ({ state, failureReason }: Part): boolean =>
  state === "failed" && failureReason === "unsupported-language";

function findUnwritten(rows: Part[]): Results["unwritten"] {
  const unwritten = rows.filter(isUnwritten);
  if (unwritten.length === 0) return null;
  const messages = new Set(unwritten.flatMap(({ errorMessage }) => errorMessage ?? []));
  return { types: unwritten.map(({ type }) => type), message: [...messages].join(" ") };
}

function resultOf<T extends ContentType>(rows: Part[], type: T): ResultPart<T> | undefined {
  const part = rows.find((row) => row.type === type && row.state === "done");
  const content = part && readContent(type, part);
  return content && { content, provenance: readProvenance(part) };
}
