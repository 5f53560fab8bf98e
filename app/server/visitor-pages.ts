import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { isFromElsewhere } from "../platform/http/is-from-elsewhere";
import {
  type Bytes,
  chooseEncoding,
  type Encoding,
  packPage,
  packPageSmallest,
  type SentPage,
  sendPage,
} from "../platform/http/sent-page";

/** Milliseconds for which a rendered page is shown to other visitors: settings that an administrator changes are seen a minute later. */
const lifetime = 60_000;

interface KeptPage {
  /** As it was rendered. */
  page: Bytes;
  headers: Headers;
  until: number;
  /** As it was sent so far, or begins to be made smaller for whoever comes next. */
  sent: Map<Encoding, SentPage>;
  /** The encodings in which it was asked for again. */
  wanted: Set<Encoding>;
}

/** Keeps a page that every visitor sees alike, and gives the bytes that are to be sent, with what they are said in its headers. */
export type KeepPage = (page: Bytes, headers: Headers) => Bytes;

interface VisitorPagesOptions {
  /** The addresses of pages that every visitor sees alike. */
  paths: ReadonlySet<string>;
  /** The answer about cookies, as the pages read it. */
  parseConsent: (cookies: string) => { analytics: boolean } | null;
  now?: () => number;
}

/**
 * Pages that are the same for every visitor, rendered once a minute. A visitor is who sends no cookie but the answer about cookies; a query, a
 * call's token or a page fetched ahead gets an answer of its own. Whoever comes from elsewhere gets a page with its style in it, so theirs is
 * another one than that of whoever goes on from page to page.
 *
 * Nothing of what a page is kept under is the sender's to make up, or everybody could have new ones made without end: the address is one of
 * `paths`, letter by letter, and the cookie counts for what the page shows of it. What is asked for again is compressed as hard as goes, on
 * another thread and one page at a time.
 */
export function createVisitorPages({ paths, parseConsent, now = Date.now }: VisitorPagesOptions) {
  const pages = new Map<string, KeptPage>();
  let compressing = Promise.resolve();
  /** What a page is kept under; null for a request that is not a plain visitor's. */
  function findKey(request: IncomingMessage): string | null {
    if (!paths.has(request.url ?? "") || !isPlain(request)) return null;
    // why: whoever answered is not asked again, and who accepted analytics has a page that loads them. Nothing else of it is on a page.
    const consent = parseConsent(request.headers.cookie ?? "");
    return `${isFromElsewhere(request)} ${consent === null ? "unasked" : consent.analytics} ${request.url}`;
  }
  function findSent(kept: KeptPage, encoding: Encoding): SentPage {
    const sent = kept.sent.get(encoding) ?? packPage(kept.page, kept.headers, encoding);
    kept.sent.set(encoding, sent);
    return sent;
  }
  /** why in turn: it must leave the process's other threads to whatever else waits for them. */
  function compressLater(kept: KeptPage, encoding: Encoding): void {
    if (kept.wanted.has(encoding)) return;
    kept.wanted.add(encoding);
    const compress = async () => {
      if (kept.until >= now()) kept.sent.set(encoding, await packPageSmallest(kept.page, kept.headers, encoding));
    };
    // why ignored: what was sent so far is still there to be sent.
    compressing = compressing.then(compress).catch(() => {});
  }
  return {
    /** Answers with a kept page. @returns whether there was one */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = findKey(request);
      const kept = key === null ? undefined : pages.get(key);
      if (!kept || kept.until < now()) return false;
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      sendPage(request, response, findSent(kept, encoding));
      compressLater(kept, encoding);
      return true;
    },
    /** What keeps the page that answers this request; undefined for a request whose answer is nobody else's. */
    findKeeper(request: IncomingMessage): KeepPage | undefined {
      const key = findKey(request);
      if (key === null || request.method !== "GET") return undefined;
      return (page, headers) => {
        const kept: KeptPage = {
          page,
          headers: new Headers(headers),
          until: now() + lifetime,
          sent: new Map(),
          wanted: new Set(),
        };
        pages.set(key, kept);
        const sent = findSent(kept, chooseEncoding(request.headers["accept-encoding"]));
        for (const [name, value] of sent.headers) headers.set(name, value);
        return sent.body;
      };
    },
  };
}

/** The addresses of the pages that say of themselves that every visitor sees them alike. */
export function listVisitorPaths({ routes }: ServerBuild): Set<string> {
  const isAlike = (handle: unknown) => (handle as { isSameForVisitors?: boolean } | undefined)?.isSameForVisitors;
  const alike = Object.values(routes).filter((route) => route && isAlike(route.module.handle));
  return new Set(alike.map((route) => `/${route?.path ?? ""}`));
}

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.authorization === undefined &&
  headers["sec-purpose"] === undefined &&
  /^(?:(?:__Host-)?cookie_consent=[a-z.]{1,40})?$/.test(headers.cookie ?? "");
