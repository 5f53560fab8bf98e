import type { ServerResponse } from "node:http";
import { config } from "~/platform/config/config.server";
import { chooseCacheControl } from "./private-pages";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // why: not `no-referrer`, which makes browsers send `Origin: null` with our own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // why: what is not a page of ours, which has its own, runs nothing and stands in no frame, however a browser reads it.
  "Content-Security-Policy":
    "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

// why: one year, the shortest that counts as lasting; about other names under the domain the operator decides.
const strictTransport = `max-age=31536000${config.hstsSubdomains ? "; includeSubDomains" : ""}`;

/**
 * Puts the headers on a response that every response carries, static files and errors too. A header that the answer sets
 * itself wins, so they are added only when the head is written.
 */
export function addDefaultHeaders(response: ServerResponse, path: string, requestId: string): void {
  const headers: Record<string, string> = {
    ...always,
    // why: redirects, errors and the data behind a page say nothing of their own, and they too belong to the one who asked.
    "Cache-Control": chooseCacheControl(path),
    "X-Request-Id": requestId,
  };
  if (config.origin.startsWith("https:")) headers["Strict-Transport-Security"] = strictTransport;

  const writeHead = response.writeHead;
  response.writeHead = function withDefaults(this: ServerResponse, ...given: unknown[]) {
    if (!this.headersSent) {
      for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    return Reflect.apply(writeHead, this, given);
  } as typeof response.writeHead;
}
