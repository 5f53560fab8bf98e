import { config } from "~/platform/config/config.server";

const stripePages = ["https://checkout.stripe.com", "https://billing.stripe.com"];
const payPalPages = ["https://www.paypal.com"];
const sandboxPages = ["https://www.sandbox.paypal.com"];

/**
 * Where else than here the forms of a page may end up: a browser holds a redirect after a form against the policy too. Only the pages on
 * which somebody pays lead to their provider's.
 */
export function findFormTargets(request: Request): string[] {
  if (!/^\/(checkout|billing)(\/|$)/.test(new URL(request.url).pathname)) return [];
  const { stripe, paypal } = config;
  return [
    ...(stripe.secretKey ? withStandIn(stripePages, stripe.apiBase) : []),
    ...(paypal ? withStandIn(isSandbox(paypal.apiBase) ? sandboxPages : payPalPages, paypal.apiBase) : []),
  ];
}

/** A stand-in shows its own pages. */
function withStandIn(pages: string[], apiBase: string | undefined): string[] {
  const isStandIn = apiBase && !new URL(apiBase).hostname.endsWith(".paypal.com");
  return isStandIn ? [...pages, new URL(apiBase).origin] : pages;
}

function isSandbox(apiBase = ""): boolean {
  return apiBase.includes("sandbox");
}
