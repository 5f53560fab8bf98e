import { startProduct } from "../../../scripts/test/start-product.mjs";

/** Starts the product once for all journeys; SPARKWRIGHT_URL names one that runs already. Returns what stops it. */
export default async function runningProduct() {
  if (process.env.SPARKWRIGHT_URL) return;
  const product = await startProduct({ log: "test-results/product.log" });
  process.env.SPARKWRIGHT_URL = product.url;
  process.env.SPARKWRIGHT_DATA = product.dataDir;
  return product.stop;
}
