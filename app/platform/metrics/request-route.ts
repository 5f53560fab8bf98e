/** Every fixed part of an address of the site map (app/routes.ts); a test holds the two together. */
export const knownWords: ReadonlySet<string> = new Set([
  "about",
  "admin",
  "again",
  "analyze",
  "api",
  "archive",
  "billing",
  "billing-history",
  "blog",
  "brand-voice",
  "brief",
  "cancellation",
  "capture",
  "change",
  "checkout",
  "comment",
  "contact",
  "content-library",
  "content-templates",
  "cookies",
  "create-project",
  "create-subscription",
  "dashboard",
  "deletion",
  "demo",
  "design",
  "details",
  "documentation",
  "download",
  "edit",
  "examples",
  "export",
  "forgot-password",
  "healthz",
  "image",
  "invoice",
  "login",
  "logout",
  "media",
  "metrics",
  "my-content",
  "new",
  "openapi.json",
  "order",
  "password",
  "payment-method",
  "payment-success",
  "paypal",
  "pdf",
  "pricing",
  "privacy",
  "processing",
  "profile",
  "project",
  "projects",
  "recommendation",
  "recommendations",
  "refund",
  "refunds",
  "register",
  "removal",
  "reset-password",
  "results",
  "review",
  "revocation",
  "robots.txt",
  "rss.xml",
  "script",
  "selection",
  "sessions",
  "settings",
  "setup",
  "sitemap.xml",
  "spark",
  "sparks",
  "statement",
  "statement.csv",
  "stats",
  "status",
  "stripe",
  "subscription",
  "template",
  "terms",
  "tokens",
  "track",
  "upload",
  "user",
  "versions",
  "video",
  "voice",
  "webhooks",
]);

/** Longer than any address of the site map. */
const mostSegments = 8;

/**
 * The page or call behind a path, for counting: whatever is no word of ours becomes ":id", files of the build one name, and what was
 * not found one name too, so that nobody can fill the memory with invented paths.
 */
export function findRequestRoute(path: string, status: number): string {
  if (status === 404 || status === 405) return "unmatched";
  if (path.startsWith("/assets/")) return "/assets";
  if (/\.[a-z0-9]+$/i.test(path) && !path.endsWith(".data") && !path.includes("/download/")) return "/public";
  const segments = path
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean);
  if (segments.length > mostSegments) return "unmatched";
  return `/${segments.map((segment) => (knownWords.has(segment) ? segment : ":id")).join("/")}`;
}
