import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config";

/** `npm run screenshots`: pictures of every screen and state, with scripts on and off, in the folder `screenshots`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: "../../test-results/screens",
  globalSetup: "../e2e/setup/running-product.ts",
  workers: 2,
  timeout: 15 * 60_000,
  // why: the content policy would refuse the style that a picture is taken with.
  use: { ...journeys.use, bypassCSP: true },
  projects: [{ name: "scripts" }, { name: "no-scripts", use: { javaScriptEnabled: false } }],
});
