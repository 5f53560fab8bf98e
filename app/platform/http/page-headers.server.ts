import { randomBytes } from "node:crypto";
import { config } from "~/platform/config/config.server";
import { findTagManager, tagManagerSources } from "~/platform/consent/find-tag-manager.server";
import { findBlogPictureSources } from "./blog-picture-sources.server";
import { findCardFieldSources } from "./card-field-sources.server";
import { findEmailPreviewStyle } from "./email-preview-sources.server";
import { findFormTargets } from "./form-targets.server";
import { findPayPalButtonSources } from "./paypal-button-sources.server";
import { chooseCacheControl } from "./private-pages";

/**
 * Writes the headers that every page carries, above all its content security policy, and gives the nonce that scripts within the page name;
 * none for a page that has none, which is then the same for everybody. Style attributes are allowed because React writes measured widths
 * into them.
 * @param page.isHydrated Whether the page hands its data to React in the browser, in a script within the page.
 */
export function addPageHeaders(
  request: Request,
  headers: Headers,
  page: { isHydrated?: boolean } = {},
): { nonce: string | undefined } {
  // why: in development Vite injects its own inline styles and speaks over a web socket.
  const development = config.isDevelopment;
  const tagManager = findTagManager(request) ? tagManagerSources : null;
  const card = findCardFieldSources(request);
  const paypal = findPayPalButtonSources(request);
  const nonce = page.isHydrated || tagManager || card || paypal ? randomBytes(16).toString("base64") : undefined;
  const frames = [card?.frame, paypal?.frame].filter(Boolean);
  const bucket = config.mediaBucket?.deliveryOrigin ?? undefined;
  const also = (sources: string | undefined) => (sources ? ` ${sources}` : "");
  const policy = [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""} 'inline-speculation-rules'${also(tagManager?.script)}${also(card?.script)}${also(paypal?.script)}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : paypal ? ` 'nonce-${nonce}'` : ""}${also(findEmailPreviewStyle(request))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also(bucket)}${also(tagManager?.image)}${also(paypal?.image)}${also(findBlogPictureSources(request))}`,
    `media-src 'self'${also(bucket)}`,
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}${also(tagManager?.connect)}${also(card?.connect)}${also(paypal?.connect)}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...findFormTargets(request)].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (config.origin.startsWith("https:")) policy.push("upgrade-insecure-requests");
  headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // why: PayPal's buttons open its page in a window that has to speak to this one.
  if (paypal) headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  // why private: pages show who is signed in, so no cache between us and the visitor may keep them. No `Vary: Cookie` beside it: a
  // toast changes the cookies, and the back button would then fetch the spark form anew, with a nonce that knows nothing of the spark.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", chooseCacheControl(new URL(request.url).pathname));
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) headers.append("Vary", "Sec-Purpose");
  return { nonce };
}
