import { createHash, timingSafeEqual } from "node:crypto";
import { config } from "~/platform/config/config.server";
import { getRequestContext } from "~/platform/http/every-request.server";

interface Site {
  /** Where people reach the site. */
  origin: string;
  metricsToken: string | undefined;
}

/**
 * Whether a request may read the metrics: by the token where one is set. Without one only on a site that is reached at this very
 * machine (APP_URL), and from it: behind a proxy every visitor seems to come from here.
 */
export function mayReadMetrics(request: Request, { origin, metricsToken }: Site = config): boolean {
  if (metricsToken) return isSame(request.headers.get("Authorization") ?? "", `Bearer ${metricsToken}`);
  const cameThroughProxy = ["Forwarded", "X-Forwarded-For", "Via"].some((name) => request.headers.has(name));
  const { hostname } = new URL(origin);
  const isLocalSite = hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, ""));
  return isLocalSite && !cameThroughProxy && isLoopback(getRequestContext().clientAddress);
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
