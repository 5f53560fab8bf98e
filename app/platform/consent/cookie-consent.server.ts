import { isSecure, nameCookie } from "~/platform/http/cookie-name.server";

const choices = ["all", "necessary", "rejected"] as const;

/** What a visitor chose of the cookies that are not needed: the button in a word, and a flag a category. */
export interface CookieConsent {
  choice: (typeof choices)[number];
  analytics: boolean;
  marketing: boolean;
}

const cookieName = nameCookie("cookie_consent");
/** Asked again after half a year. */
const cookieSeconds = 180 * 24 * 60 * 60;

/** What this browser's person chose, or null for one who was not asked yet. */
export const readCookieConsent = (request: Request): CookieConsent | null =>
  parseCookieConsent(request.headers.get("Cookie") ?? "");

/** What a Cookie header says of it; null, too, for a choice that we do not offer. */
export function parseCookieConsent(cookies: string): CookieConsent | null {
  const sent = new RegExp(`(?:^|;\\s*)${cookieName}=([a-z.]{1,40})(?:;|$)`).exec(cookies);
  const [word, ...flags] = sent?.[1]?.split(".") ?? [];
  const choice = choices.find((known) => known === word);
  if (!choice) return null;
  return { choice, analytics: flags.includes("analytics"), marketing: flags.includes("marketing") };
}

/** The choice as a cookie to set: "necessary.analytics". */
export function serializeCookieConsent({ choice, analytics, marketing }: CookieConsent): string {
  const value = [choice, analytics && "analytics", marketing && "marketing"].filter(Boolean).join(".");
  const secure = isSecure ? "; Secure" : "";
  return `${cookieName}=${value}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${secure}`;
}
