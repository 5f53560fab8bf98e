import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { getClientAddress } from "./client-address.server";
import { addDefaultHeaders } from "./default-headers.server";
import { isFromAnotherSite } from "./own-origins.server";
import { hideSecret } from "./secret-address";

/** What the pages of a session are made of: its name in the database, and the version of what they show, read before anything that they show. */
export interface PageState {
  tokenHash: string;
  version: string;
}

interface RequestContext {
  /** Names the request in the log and in the X-Request-Id header. */
  id: string;
  clientAddress: string;
  foreign: boolean;
  response: ServerResponse;
  pageState?: PageState;
  /** The account whose session or token it came with, once that is known. */
  userId?: number;
}

interface Watch {
  contexts: AsyncLocalStorage<RequestContext>;
  stop(): void;
}

const channel = "http.server.request.start";

// why: while developing, this module is loaded again after each change; there must still be one store and one subscription.
const shared = globalThis as { sparkwrightWatch?: Watch };
shared.sparkwrightWatch ??= { contexts: new AsyncLocalStorage(), stop() {} };
const watch = shared.sparkwrightWatch;

/** What is known of the request being answered. Outside of one, as in the worker, the address is "unknown". */
export function getRequestContext(): Pick<RequestContext, "id" | "clientAddress" | "userId"> {
  return watch.contexts.getStore() ?? { id: "none", clientAddress: "unknown" };
}

/** Remembers whose request this is, for the security log. */
export function noteAccount(userId: number): void {
  const context = watch.contexts.getStore();
  if (context) context.userId = userId;
}

/** Remembers the state that this request found first: what was read after it may be newer, and never older. */
export function notePageState(state: PageState): void {
  const context = watch.contexts.getStore();
  if (context) context.pageState ??= state;
}

/** The state that this request's page is made of; undefined for a visitor's. */
export const getPageState = (): PageState | undefined => watch.contexts.getStore()?.pageState;

/**
 * For answers that are too large to wait in memory: gives a function that resolves when the request's connection has taken what was
 * written so far, with false when the reader has gone. (The framework writes as fast as it can read, whatever the reader takes.)
 */
export function createConnectionPace(): () => Promise<boolean> {
  const response = watch.contexts.getStore()?.response;
  return async () => {
    if (response?.writableNeedDrain) await drainOrEnd(response);
    return !response?.destroyed;
  };
}

/** Calls back once the answer to this request was taken, or its reader has gone. Without a connection, as in tests, at once. */
export function watchAnswer(run: () => void): void {
  const response = watch.contexts.getStore()?.response;
  if (response && !response.destroyed) response.once("close", run);
  else run();
}

function drainOrEnd(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off("drain", settle).off("close", settle);
      resolve();
    };
    response.on("drain", settle).on("close", settle);
  });
}

/** Whether a page of another site sent this request. */
export function isForeign(request: Request): boolean {
  const context = watch.contexts.getStore();
  // why: without a context the headers are still as they were sent.
  if (context) return context.foreign;
  return isFromAnotherSite({
    secFetchSite: request.headers.get("Sec-Fetch-Site"),
    origin: request.headers.get("Origin"),
  });
}

/**
 * Sees every request of this process's HTTP servers before any framework does, static files included: names it, finds out who
 * sent it, gives its response the default headers and writes its line in the log.
 */
export function watchEveryRequest(): void {
  watch.stop();
  const onStart = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // why: the rest of what a connection sent before it was ended is answered by nobody.
    if (request.socket.destroyed) return;
    const context: RequestContext = {
      id: randomUUID(),
      clientAddress: getClientAddress(
        request.socket.remoteAddress,
        request.headers["x-forwarded-for"]?.toString(),
        config.trustedProxies,
      ),
      foreign: isFromAnotherSite(
        {
          secFetchSite: request.headers["sec-fetch-site"]?.toString() ?? null,
          origin: request.headers.origin ?? null,
        },
        request.socket.localAddress,
      ),
      response,
    };
    if (context.foreign) hintAtOrigin(request.headers.origin);
    normalizeRequest(request);
    addDefaultHeaders(response, request.url ?? "/", context.id);
    writeAccessLine(request, response, context.id);
    drainWhenAnswered(request, response);
    watch.contexts.enterWith(context);
  };
  subscribe(channel, onStart);
  watch.stop = () => unsubscribe(channel, onStart);
}

let isHintGiven = false;

/** Whoever puts the site behind a domain and forgets to say so finds every form refused; the log tells them why, once. */
function hintAtOrigin(origin: string | undefined): void {
  if (isHintGiven || config.originIsConfigured || !origin || origin === "null") return;
  isHintGiven = true;
  log.warn(
    { origin, ownOrigin: config.origin },
    "refused a form from another origin; if it is this site's own, set APP_URL to it",
  );
}

/**
 * Takes away what the framework would misread, or read in a second way. Its own origin check trusts Host and X-Forwarded-Host and
 * answers 500; ours has judged by now, and the form and call readers answer 403. `_data` is its former protocol, which skips that
 * check and which no page of ours speaks. An address or a method that it cannot read would be a 500 too.
 */
function normalizeRequest(request: IncomingMessage): void {
  delete request.headers.origin;
  delete request.headers["x-forwarded-host"];
  // why ours: HTTP/1.0 needs none. One that names no host is the server's to refuse.
  request.headers.host ||= new URL(config.origin).host;
  if (request.method === "TRACE") request.method = "OPTIONS";

  const sent = request.url ?? "/";
  const [asked = "/", ...rest] = (sent.startsWith("/") ? sent : absolutePath(sent)).split("?");
  // why: an escape that spells no character makes the framework write a stack trace into the log; as plain letters it is an unknown address.
  const path = isReadable(asked) ? asked : asked.replaceAll("%", "%25");
  const query = new URLSearchParams(rest.join("?"));
  request.url = rest.length > 0 ? `${path}?${rest.join("?")}` : path;
  if (query.has("_data")) {
    query.delete("_data");
    request.url = query.size > 0 ? `${path}?${query}` : path;
  }
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Of an address as a proxy is asked for it, the part that concerns us. */
function absolutePath(address: string): string {
  if (!URL.canParse(address)) return "/";
  const { pathname, search } = new URL(address);
  return (pathname.startsWith("/") ? pathname : "/") + search;
}

/** One line a request, without the query, which may hold a token, and without a path that is one. Files are worth a line only while looking for something. */
function writeAccessLine(request: IncomingMessage, response: ServerResponse, id: string): void {
  const start = performance.now();
  const method = request.method;
  const path = hideSecret(request.url?.split("?")[0] ?? "");
  response.once("close", () => {
    const line = {
      id,
      method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    const quiet = path === "/healthz" || (/\.[a-z0-9]+$/i.test(path) && !path.endsWith(".data"));
    log[quiet ? "debug" : "info"](line, "request");
  });
}

/**
 * Lets the rest of a refused body run into nothing. Node does so only for bodies that nobody began to read; without it a browser
 * that is still sending would never look at the answer.
 */
function drainWhenAnswered(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data");
    request.resume();
  });
}
