import { config } from "~/platform/config/config.server";

/** What Stripe's card field loads and shows. Source: https://docs.stripe.com/security/guide#content-security-policy */
const sources = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: "https://api.stripe.com",
};

/** What the content policy allows for the card field: on the checkout alone, and only where there is one. */
export function findCardFieldSources(request: Request): typeof sources | null {
  const isCheckout = new URL(request.url).pathname === "/checkout";
  return isCheckout && config.stripe.publishableKey ? sources : null;
}
