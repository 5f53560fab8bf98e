import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
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

/**
 * A page with what describes its bytes.
 * @param level How hard to compress, 0 to 11: the last one is for a page that many get, the fourth for one that is sent at once.
 */
export function packPage(page: Bytes, headers: Headers, encoding: Encoding, level: number): SentPage {
  const etag = `W/"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  const own = new Headers(headers);
  own.set("ETag", etag);
  own.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") own.set("Content-Encoding", encoding);
  return { headers: [...own], etag, body: compressPage(page, encoding, level) };
}

function compressPage(page: Bytes, encoding: Encoding, level: number): Bytes {
  if (encoding === "identity") return page;
  if (encoding === "gzip") return gzipSync(page, { level: Math.min(level, 9) });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  return brotliCompressSync(page, { params });
}

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
