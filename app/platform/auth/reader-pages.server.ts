import type { IncomingMessage, ServerResponse } from "node:http";
import { getPageState, type PageState } from "~/platform/http/every-request.server";
import { isFromElsewhere } from "~/platform/http/is-from-elsewhere";
import { type Bytes, chooseEncoding, packPage, type SentPage, sendPage } from "~/platform/http/sent-page";
import { findPageVersion, sessionCookieName } from "./session.server";

/** Milliseconds for which a page is shown again while nothing changes: it may name a time that goes on. */
const lifetime = 60_000;
/** Bytes that are kept at most, pages as they are sent with what they are kept under: of 10 KB each some 1,600. */
const mostBytes = 16 * 1024 * 1024;

interface ReaderPage extends SentPage {
  state: PageState;
  until: number;
}

/** Keeps a page for the one who asked for it, and gives the bytes that are to be sent, with what they are said in its headers. */
export type KeepReaderPage = (page: Bytes, headers: Headers) => Bytes;

/**
 * Pages of people who are signed in, as they were rendered, for a minute and until something changes that they show: each is kept under
 * everything that it was asked with, and with the version that the database counts for its account (`page_versions`). Looking that up is one
 * query, where rendering the page is a dozen and React.
 */
export function createReaderPages(findVersion = findPageVersion, now: () => number = Date.now, room = mostBytes) {
  const pages = new Map<string, ReaderPage>();
  let bytes = 0;
  const measure = (key: string, page: SentPage) => key.length + page.body.length;
  function forget(key: string): void {
    const page = pages.get(key);
    if (page) bytes -= measure(key, page);
    pages.delete(key);
  }
  function keep(key: string, page: ReaderPage): void {
    forget(key);
    pages.set(key, page);
    bytes += measure(key, page);
    for (const oldest of pages.keys()) {
      if (bytes <= room) return;
      forget(oldest);
    }
  }
  /** Null where the database does not answer: the page's own way says so to the reader. */
  function findVersionOrNull(tokenHash: string): string | null {
    try {
      return findVersion(tokenHash);
    } catch {
      return null;
    }
  }
  return {
    /** Answers with a kept page. @returns whether there was one that still holds */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = readKey(request);
      const page = key === null ? undefined : pages.get(key);
      if (key === null || !page) return false;
      const version = findVersionOrNull(page.state.tokenHash);
      if (page.until < now() || version === null || version !== page.state.version) {
        forget(key);
        return false;
      }
      sendPage(request, response, page);
      return true;
    },
    /** What keeps the page that answers this request; undefined for a request without a session and for one that changes something. */
    findKeeper(request: IncomingMessage): KeepReaderPage | undefined {
      const key = readKey(request);
      if (key === null || request.method !== "GET") return undefined;
      return (rendered, headers) => {
        const state = getPageState();
        if (!state) return rendered;
        const encoding = chooseEncoding(request.headers["accept-encoding"]);
        const page = packPage(rendered, headers, encoding);
        keep(key, { ...page, state, until: now() + lifetime });
        for (const [name, value] of page.headers) headers.set(name, value);
        return page.body;
      };
    },
  };
}

/** Everything that a page is made of beside the database; null for what is not kept. Whoever loads a page anew gets a new one. */
function readKey({ method, url = "", headers }: IncomingMessage): string | null {
  const isPlain =
    (method === "GET" || method === "HEAD") &&
    headers.authorization === undefined &&
    headers["sec-purpose"] === undefined &&
    !headers["cache-control"]?.includes("no-cache");
  const { cookie = "", host = "" } = headers;
  if (!isPlain || !cookie.includes(`${sessionCookieName}=`)) return null;
  const encoding = chooseEncoding(headers["accept-encoding"]);
  return [url, cookie, host, encoding, isFromElsewhere({ headers })].join("\n");
}
