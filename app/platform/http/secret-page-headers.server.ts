import { config } from "~/platform/config/config.server";

/** The headers of a page whose address is a key: kept by no cache, told to no other site, listed by no search engine. */
export function getSecretPageHeaders(request: Request): Record<string, string> {
  return {
    "Cache-Control": "private, no-store",
    "Referrer-Policy": sendsFetchSite(request) ? "no-referrer" : "same-origin",
    "X-Robots-Tag": "noindex",
  };
}

/**
 * Whether browsers say by `Sec-Fetch-Site` where a request to this address comes from: over HTTPS and on the machine itself. Elsewhere
 * only `Origin` does, and a page with `no-referrer` leaves even that out of its forms, so that they would be refused as foreign.
 */
function sendsFetchSite(request: Request): boolean {
  const { hostname } = new URL(request.url);
  return config.origin.startsWith("https:") || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
