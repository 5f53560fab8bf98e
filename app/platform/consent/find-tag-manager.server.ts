import { config } from "~/platform/config/config.server";
import { isSecretAddress } from "~/platform/http/secret-address";
import { readCookieConsent } from "./cookie-consent.server";

/** The tag manager that a page loads, and whether it may serve marketing too. */
export interface TagManager {
  id: string;
  marketing: boolean;
}

/** The tag manager for this browser: null where none is configured, before analytics is accepted, and on a page whose address is a key. */
export function findTagManager(request: Request): TagManager | null {
  if (config.tagManagerId === undefined || isSecretAddress(new URL(request.url).pathname)) return null;
  const consent = readCookieConsent(request);
  return consent?.analytics ? { id: config.tagManagerId, marketing: consent.marketing } : null;
}

/** Where it loads from and reports to, by the policy's directives. Source: Google's guide to Tag Manager with a content security policy. */
export const tagManagerSources = {
  script: "https://www.googletagmanager.com",
  image: "https://www.googletagmanager.com https://*.google-analytics.com",
  connect: "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
} as const;
