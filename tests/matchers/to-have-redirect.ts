/** Passes when `received` is a Response with a redirecting status and, where `to` is given, just that Location. */
export function toHaveRedirect(received: unknown, to?: string) {
  if (!(received instanceof Response)) {
    return { pass: false, message: () => `expected a Response, got ${String(received)}` };
  }
  const location = received.headers.get("Location");
  const redirects = received.status >= 300 && received.status < 400 && location !== null;
  return {
    pass: redirects && (to === undefined || location === to),
    message: () => `expected a redirect${to ? ` to ${to}` : ""}, got ${received.status} to ${location ?? "nowhere"}`,
  };
}
