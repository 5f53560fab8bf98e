import { createHash, timingSafeEqual } from "node:crypto";
import { config } from "~/platform/config/config.server";
import { requestContext } from "~/platform/http/every-request.server";

/** Whether a request may read the metrics: by the token where one is set, else from this machine itself and through no proxy. */
export function mayReadMetrics(request: Request, token: string | undefined = config.metricsToken): boolean {
  if (token) return isSame(request.headers.get("Authorization") ?? "", `Bearer ${token}`);
  const cameThroughProxy = ["Forwarded", "X-Forwarded-For", "Via"].some((name) => request.headers.has(name));
  return !cameThroughProxy && isLoopback(requestContext().clientAddress);
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
