import { config } from "~/platform/config/config.server";
import { findPayPalSite } from "~/platform/config/paypal-site";

/** What PayPal's buttons load and show. Source: https://developer.paypal.com/sdk/js/configuration/ */
const sources = {
  script: "https://*.paypal.com https://*.paypalobjects.com",
  frame: "https://*.paypal.com",
  connect: "https://*.paypal.com",
  image: "https://*.paypal.com https://*.paypalobjects.com",
};

/** What the content policy allows for PayPal's buttons: on the checkout alone, and only where PayPal takes payments. */
export function findPayPalButtonSources(request: Request): typeof sources | null {
  if (!config.paypal || new URL(request.url).pathname !== "/checkout") return null;
  const site = findPayPalSite(config.paypal.apiBase);
  // why: a stand-in brings buttons of its own.
  return site.endsWith(".paypal.com") ? sources : { script: site, frame: site, connect: site, image: site };
}
