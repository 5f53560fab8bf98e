import { defineConfig } from "@playwright/test";
import { findSystemChromium } from "./scripts/test/chromium.mjs";

const scriptedOnly = /\.scripted\.spec\.ts$/;
const scriptlessOnly = /\.scriptless\.spec\.ts$/;
/** A client that knows only HTTP, forms and links: no browser. */
const withoutBrowser = /\.http\.spec\.ts$/;

/**
 * Journeys through one real product, started for the run. Each `*.spec.ts` is run twice, with scripts on and off;
 * the endings above mark those that have a meaning in one way only.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/e2e/setup/running-product.ts",
  fullyParallel: true,
  // why three on two cores: a journey waits for pages and films more than it computes
  workers: 3,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findSystemChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--in-process-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        // why: no journey may depend on Stripe's own script; the one about the card field brings one.
        "--host-resolver-rules=MAP *.stripe.com ~NOTFOUND",
      ],
    },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // why: nobody watches, and fades between pages took half of a journey's time; tests that are about motion ask for it themselves.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
  },
  projects: [
    { name: "scripted", testIgnore: [scriptlessOnly, withoutBrowser] },
    { name: "scriptless", testIgnore: [scriptedOnly, withoutBrowser], use: { javaScriptEnabled: false } },
    { name: "http", testMatch: withoutBrowser },
  ],
});
