import type { IncomingMessage, ServerResponse } from "node:http";
import { isFromElsewhere } from "../platform/http/is-from-elsewhere";
import {
  type Bytes,
  chooseEncoding,
  type Encoding,
  encodings,
  packPage,
  type SentPage,
  sendPage,
} from "../platform/http/sent-page";

/** Milliseconds for which a rendered page is shown to other visitors: settings that an administrator changes are seen a minute later. */
const lifetime = 60_000;
/** Pages that are kept at most; a cookie that somebody made up is no reason to keep more. */
const mostPages = 100;

interface KeptPage {
  sent: Record<Encoding, SentPage>;
  until: number;
}

/** Keeps a page that every visitor sees alike, and gives the bytes that are to be sent, with what they are said in its headers. */
export type KeepPage = (page: Bytes, headers: Headers) => Bytes;

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
      sendPage(request, response, page.sent[chooseEncoding(request.headers["accept-encoding"])]);
      return true;
    },
    /** What keeps the page that answers this request; undefined for a request whose answer is nobody else's. */
    findKeeper(request: IncomingMessage): KeepPage | undefined {
      const key = readKey(request);
      if (key === null || request.method !== "GET") return undefined;
      return (rendered, headers) => {
        pages.delete(key);
        const [oldest] = pages.keys();
        if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
        const sent = packForAll(rendered, headers);
        pages.set(key, { sent, until: now() + lifetime });
        const page = sent[chooseEncoding(request.headers["accept-encoding"])];
        for (const [name, value] of page.headers) headers.set(name, value);
        return page.body;
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
  return isPlain && /^(?:(?:__Host-)?cookie_consent=[a-z.]{1,40})?$/.test(cookie)
    ? `${isFromElsewhere({ headers })} ${cookie} ${url}`
    : null;
}

const packForAll = (page: Bytes, headers: Headers): KeptPage["sent"] =>
  Object.fromEntries(encodings.map((each) => [each, packPage(page, headers, each, 11)])) as KeptPage["sent"];
