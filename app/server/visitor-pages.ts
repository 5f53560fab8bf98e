import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isFromElsewhere } from "./is-from-elsewhere";

/** Milliseconds for which a rendered page is shown to other visitors: settings that an administrator changes are seen a minute later. */
const lifetime = 60_000;
/** Pages that are kept at most; a cookie that somebody made up is no reason to keep more. */
const mostPages = 100;

interface KeptPage {
  /** What the page was rendered with, but for what describes its own bytes. */
  headers: [string, string][];
  bodies: Record<"br" | "gzip" | "identity", Buffer<ArrayBuffer>>;
  etag: string;
  until: number;
}

/** Keeps a page that every visitor sees alike, and gives the bytes that are to be sent, with what they are said in its headers. */
export type KeepPage = (html: string, headers: Headers) => Buffer<ArrayBuffer>;

/**
 * Pages that are the same for every visitor, rendered and compressed once a minute. A visitor is who sends no cookie but the answer about
 * cookies; a query, a call's token or a page fetched ahead gets an answer of its own. Whoever comes from elsewhere gets a page with its style
 * in it, so theirs is another one than that of whoever goes on from page to page.
 */
export function createVisitorPages(now: () => number = Date.now) {
  const pages = new Map<string, KeptPage>();
  return {
    /** Answers with a kept page. @returns whether there was one */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = readKey(request);
      const page = key === null ? undefined : pages.get(key);
      if (!page || page.until < now()) return false;
      for (const [name, value] of page.headers) response.setHeader(name, value);
      response.setHeader("ETag", page.etag);
      response.setHeader("Vary", "Accept-Encoding");
      if (request.headers["if-none-match"]?.includes(page.etag)) {
        response.writeHead(304).end();
        return true;
      }
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const body = page.bodies[encoding];
      if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
      response.setHeader("Content-Length", body.length);
      response.writeHead(200);
      response.end(request.method === "HEAD" ? undefined : body);
      return true;
    },
    /** What keeps the page that answers this request; undefined for a request whose answer is nobody else's. */
    findKeeper(request: IncomingMessage): KeepPage | undefined {
      const key = readKey(request);
      if (key === null || request.method !== "GET") return undefined;
      return (html, headers) => {
        pages.delete(key);
        const [oldest] = pages.keys();
        if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
        const page = { ...compress(html), headers: [...headers], until: now() + lifetime };
        pages.set(key, page);
        const encoding = chooseEncoding(request.headers["accept-encoding"]);
        headers.set("ETag", page.etag);
        headers.set("Vary", "Accept-Encoding");
        if (encoding !== "identity") headers.set("Content-Encoding", encoding);
        return page.bodies[encoding];
      };
    },
  };
}

/** What a page is kept under; null for a request that is not a plain visitor's. */
function readKey({ method, url = "", headers }: IncomingMessage): string | null {
  const isPlain =
    (method === "GET" || method === "HEAD") &&
    !url.includes("?") &&
    headers.authorization === undefined &&
    headers["sec-purpose"] === undefined;
  const cookie = headers.cookie ?? "";
  return isPlain && /^(?:cookie_consent=[a-z.]{1,40})?$/.test(cookie)
    ? `${isFromElsewhere({ headers })} ${cookie} ${url}`
    : null;
}

function compress(html: string): Pick<KeptPage, "bodies" | "etag"> {
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } });
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { bodies: { br, gzip: gzipSync(identity, { level: 9 }), identity }, etag };
}

/** The smallest that the browser takes. */
function chooseEncoding(accepted: string | undefined): keyof KeptPage["bodies"] {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted ?? "");
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
