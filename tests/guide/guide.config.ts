import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config";

/** `npm run guide:pictures`: the pictures of the documentation, taken of the real screens, into `public/guide`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results/guide",
  globalSetup: "../e2e/setup/running-product.ts",
  workers: 1,
  projects: [{ name: "guide" }],
});
