import { getAttachmentHeader } from "~/platform/media/attachment";
import { type DeliveredText, getDeliveredFiles } from "./delivered-files.server";
import type { Results } from "./results.queries.server";

/** A text of a spark as a file to save; undefined for an unknown name and for a part that is not there. */
export function findTextFile(results: Pick<Results, "parts">, name: string | undefined): DeliveredText | undefined {
  return getDeliveredFiles(results)
    .flatMap(({ texts }) => texts)
    .find((text) => text.name === name);
}

/** A text file as an answer that browsers save and never show, whatever is in it. */
export async function respondWithFile({ fileName, mimeType, write }: DeliveredText): Promise<Response> {
  return new Response(await write(), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": getAttachmentHeader(fileName),
      "Content-Type": `${mimeType}; charset=utf-8`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
