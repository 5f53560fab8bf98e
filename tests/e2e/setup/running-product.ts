import { startProduct } from "../../../scripts/test/start-product.mjs";
import { testPayPal } from "../../mocks/in-memory-paypal";
import { testWebhookSecret } from "../../mocks/in-memory-stripe";
import { servePayPal } from "../../mocks/serve-paypal";
import { serveStripe } from "../../mocks/serve-stripe";

/** Starts the product once for all journeys, with stand-ins for Stripe and PayPal; SPARKWRIGHT_URL names one that runs already. Returns what stops it. */
export default async function runningProduct() {
  if (process.env.SPARKWRIGHT_URL) return;
  const [stripe, paypal] = await Promise.all([serveStripe(), servePayPal()]);
  const env = {
    STRIPE_SECRET_KEY: "sk_test_that_nobody_may_see",
    STRIPE_PUBLISHABLE_KEY: "pk_test_that_everybody_may_see",
    STRIPE_WEBHOOK_SECRET: testWebhookSecret,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: testPayPal.clientId,
    PAYPAL_CLIENT_SECRET: testPayPal.clientSecret,
    PAYPAL_WEBHOOK_ID: testPayPal.webhookId,
    PAYPAL_API_BASE: paypal.url,
    // why: only a site that counts visits asks about cookies.
    GTM_ID: "GTM-JOURNEY",
  };
  const product = await startProduct({ log: "test-results/product.log", env });
  process.env.SPARKWRIGHT_URL = product.url;
  process.env.STRIPE_STAND_IN = stripe.url;
  process.env.SPARKWRIGHT_DATA = product.dataDir;
  return async () => {
    await product.stop();
    await Promise.all([stripe.stop(), paypal.stop()]);
  };
}
