/** Pages, and what stands below them, that show money, somebody's data or the site's. */
const privatePages = [
  "admin",
  "billing",
  "checkout",
  "dashboard",
  "payment-success",
  "profile",
  "quick-setup",
  "settings",
];

const isPrivate = new RegExp(`^/(?:${privatePages.join("|")})(?:[/.]|$)`);

/**
 * How an answer may be kept that says nothing of it itself. No cache between us and the reader keeps any; what shows money or somebody's data is
 * not kept by the browser either, so that the back button shows it to nobody who comes after.
 */
export function chooseCacheControl(path: string): string {
  return isPrivate.test(path) ? "private, no-store" : "private, no-cache";
}
