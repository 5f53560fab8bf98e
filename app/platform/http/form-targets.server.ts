import { config } from "~/platform/config/config.server";

const stripePages = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/**
 * Where else than here the forms of a page may end up: a browser holds a redirect after a form against the policy too. Only the pages on
 * which somebody pays lead to their provider's.
 */
export function findFormTargets(request: Request): string[] {
  const { secretKey, apiBase } = config.stripe;
  if (!secretKey || !/^\/(checkout|billing)(\/|$)/.test(new URL(request.url).pathname)) return [];
  // why: a stand-in for Stripe shows its own pages.
  return apiBase ? [...stripePages, new URL(apiBase).origin] : stripePages;
}
