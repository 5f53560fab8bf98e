import type { ServerResponse } from "node:http";
import { config } from "~/platform/config/config.server";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // why: not `no-referrer`, which makes browsers send `Origin: null` with our own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // why: redirects, errors and the data behind a page say nothing of their own, and they too belong to the one who asked.
  "Cache-Control": "private, no-cache",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/**
 * Puts the headers on a response that every response carries, static files and errors too. A header that the answer sets
 * itself wins, so they are added only when the head is written.
 */
export function addDefaultHeaders(response: ServerResponse, requestId: string): void {
  const headers: Record<string, string> = { ...always, "X-Request-Id": requestId };
  // why: one year, the shortest that counts as lasting; other names under the domain are not ours to decide about.
  if (config.origin.startsWith("https:")) headers["Strict-Transport-Security"] = "max-age=31536000";

  const writeHead = response.writeHead;
  response.writeHead = function withDefaults(this: ServerResponse, ...given: unknown[]) {
    if (!this.headersSent) {
      for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    return Reflect.apply(writeHead, this, given);
  } as typeof response.writeHead;
}
