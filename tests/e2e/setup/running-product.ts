import { startProduct } from "../../../scripts/test/start-product.mjs";
import { testWebhookSecret } from "../../mocks/in-memory-stripe";
import { serveStripe } from "../../mocks/serve-stripe";

/** Starts the product once for all journeys, with a stand-in for Stripe; SPARKWRIGHT_URL names one that runs already. Returns what stops it. */
export default async function runningProduct() {
  if (process.env.SPARKWRIGHT_URL) return;
  const stripe = await serveStripe();
  const env = {
    STRIPE_SECRET_KEY: "sk_test_that_nobody_may_see",
    STRIPE_WEBHOOK_SECRET: testWebhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const product = await startProduct({ log: "test-results/product.log", env });
  process.env.SPARKWRIGHT_URL = product.url;
  process.env.SPARKWRIGHT_DATA = product.dataDir;
  return async () => {
    await product.stop();
    await stripe.stop();
  };
}
