import { type ContentType, contentTypes } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import { getReceipt, type ReceiptLine } from "~/features/ledger/get-receipt.server";
import { computeProgress } from "~/features/sparks/get-progress.server";
import { findProposals } from "~/features/sparks/part-versions.server";
import { findRedos, getRedoPrice } from "~/features/sparks/redo-part.server";
import { isOpen, type Spark } from "~/features/sparks/spark";
import { findParts } from "~/features/sparks/spark.queries.server";

/** Milliseconds for which a page still says that something was not made again. */
const saidFor = 24 * 60 * 60 * 1000;

/** What a page says of parts that are made again: what is on its way or failed lately, what waits beside an edit, and the prices. */
export function getRedos(original: Spark, now = new Date()) {
  const redos = findRedos(original.id);
  const latest = contentTypes.flatMap((type) => redos.find((redo) => redo.contentTypes.includes(type)) ?? []);
  return {
    underWay: latest.filter(isOpen).map((redo) => ({
      ...nameType(redo),
      percent: computeProgress(redo, findParts(redo.id), now).percent,
    })),
    failed: latest
      .filter(({ status, finishedAt }) => {
        const isLate = finishedAt === null || now.getTime() - finishedAt.getTime() > saidFor;
        return status === "failed" && !isLate;
      })
      .map((redo) => ({ ...nameType(redo), message: redo.userErrorMessage })),
    proposals: findProposals(original.id).map(({ type, id }) => ({
      type,
      id,
      title: getContentType(type, original.format).title,
    })),
    prices: Object.fromEntries(
      findParts(original.id)
        .filter(({ state }) => state === "done")
        .map((part) => [part.type, getRedoPrice(part, now)]),
    ) as Partial<Record<ContentType, number>>,
    receipt: [...redos].reverse().flatMap((redo, index) => getLines(redo, index + 1)),
  };
}

function nameType({ contentTypes: [type = "blog"], format }: Spark) {
  return { type, title: getContentType(type, format).title };
}

/** What a redo cost; a free one, too, is on the receipt. */
function getLines(redo: Spark, number: number): ReceiptLine[] {
  const [type = "blog"] = redo.contentTypes;
  const lines = getReceipt(redo.id);
  const free = { type, title: getContentType(type).title, held: 0, charged: 0, returned: 0 };
  return (lines.length > 0 ? lines : [free]).map((line) => ({
    ...line,
    title: `${line.title}, redo ${number}${lines.length > 0 ? "" : " (free)"}`,
  }));
}
