import { getSiteSettings } from "~/platform/settings/site-settings.server";

/** What somebody is told whose message was not taken. Source: the specification, the account's section 8. */
export function explainFailure(): string {
  const { supportEmail } = getSiteSettings();
  return `Failed to send message - Please try again${supportEmail ? ` or email us directly at ${supportEmail}` : ""}`;
}
