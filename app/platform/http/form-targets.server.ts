import { config } from "~/platform/config/config.server";
import { findPayPalSite } from "~/platform/config/paypal-site";

const stripePages = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/**
 * Where else than here the forms of a page may end up: a browser holds a redirect after a form against the policy too. Only the pages on
 * which somebody pays lead to their provider's.
 */
export function findFormTargets(request: Request): string[] {
  if (!/^\/(checkout|billing)(\/|$)/.test(new URL(request.url).pathname)) return [];
  const { stripe, paypal } = config;
  return [
    ...(stripe.secretKey ? stripePages : []),
    // why: a stand-in for Stripe shows its own pages.
    ...(stripe.secretKey && stripe.apiBase ? [new URL(stripe.apiBase).origin] : []),
    ...(paypal ? [findPayPalSite(paypal.apiBase)] : []),
  ];
}
