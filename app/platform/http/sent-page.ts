import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
export type Bytes = Buffer<ArrayBuffer>;

/** A rendered page as one browser takes it. */
export interface SentPage {
  headers: readonly (readonly [string, string])[];
  etag: string;
  body: Bytes;
}

/** The smallest that the browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted ?? "");
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** A page with what describes its bytes, compressed as hard as takes a millisecond or two: it is sent at once. */
export function packPage(page: Bytes, headers: Headers, encoding: Encoding): SentPage {
  return describePage(page, headers, encoding, compressNow(page, encoding));
}

/**
 * The same with the fewest bytes, for a page that many get. It takes a tenth of a second, on a thread beside the one that answers.
 */
export async function packPageSmallest(page: Bytes, headers: Headers, encoding: Encoding): Promise<SentPage> {
  return describePage(page, headers, encoding, await compressMost(page, encoding));
}

function describePage(page: Bytes, headers: Headers, encoding: Encoding, body: Bytes): SentPage {
  const etag = `W/"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  const own = new Headers(headers);
  own.set("ETag", etag);
  own.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") own.set("Content-Encoding", encoding);
  return { headers: [...own], etag, body };
}

const quickLevel = 4;

function compressNow(page: Bytes, encoding: Encoding): Bytes {
  if (encoding === "identity") return page;
  return encoding === "gzip"
    ? gzipSync(page, { level: quickLevel })
    : brotliCompressSync(page, describeBrotli(page, quickLevel));
}

async function compressMost(page: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return page;
  const body = await (encoding === "gzip"
    ? promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION })
    : promisify(brotliCompress)(page, describeBrotli(page, constants.BROTLI_MAX_QUALITY)));
  return body as Bytes;
}

const describeBrotli = (page: Bytes, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
});

/** Answers with a page that was kept, or tells a browser that it has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): void {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  if (request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Length", page.body.length);
  response.writeHead(200);
  response.end(request.method === "HEAD" ? undefined : page.body);
}
