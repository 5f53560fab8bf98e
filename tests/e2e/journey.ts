import { test as base, type Page } from "@playwright/test";
import { Visitor } from "#tests/e2e/visitor";

export { expect } from "@playwright/test";

/** An address that nobody else in the run has: the limits on guessing count per address. */
const ownAddress = () => `10.${octet()}.${octet()}.${octet()}`;

/** A browser whose person has answered the question about cookies; its own journey begins without. */
const answered = (baseURL: string | undefined) => ({
  name: "cookie_consent",
  value: "necessary",
  url: baseURL ?? "http://localhost",
});
const octet = () => 1 + Math.floor(Math.random() * 254);

/** Collects what must never happen on a page: console errors (a breach of the content policy is one), uncaught errors, missing files. */
function watch(page: Page, faults: string[]) {
  page.on("pageerror", (error) => {
    // why: Chromium gives up a transition between two pages when the next one is shown late; nobody's script is at fault.
    if (!/^Transition was (aborted|skipped)/.test(error.message)) faults.push(`uncaught: ${error.message}`);
  });
  page.on("console", (message) => {
    // why: Chromium writes a line for every answer of 400 and more; a page that answers so on purpose is no fault.
    const aboutAnAnswer = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !aboutAnAnswer) faults.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document";
    if (response.status() >= 400 && !isPage) faults.push(`${response.status()} ${response.url()}`);
  });
}

interface Fixtures {
  /** What went wrong in any page of the test; it has to be empty at the end. Take out what a test expects. */
  faults: string[];
  /** A person with a browser of their own, not signed in. */
  visitor: Visitor;
  /** Another person, with another browser. */
  stranger: Visitor;
}

/** A journey: `test` with people in it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.SPARKWRIGHT_URL),
  extraHTTPHeaders: async ({ extraHTTPHeaders: _ }, use) => use({ "x-forwarded-for": ownAddress() }),
  faults: async ({ baseURL: _ }, use) => {
    const faults: string[] = [];
    await use(faults);
    if (faults.length > 0) throw new Error(`Something went wrong beside the journey:\n${faults.join("\n")}`);
  },
  visitor: async ({ page, baseURL, faults }, use) => {
    watch(page, faults);
    await page.context().addCookies([answered(baseURL)]);
    const visitor = new Visitor(page);
    await use(visitor);
    await visitor.leavesNothingInTheQueue();
  },
  stranger: async ({ browser, baseURL, faults }, use) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });
    await context.addCookies([answered(baseURL)]);
    const page = await context.newPage();
    watch(page, faults);
    const stranger = new Visitor(page);
    await use(stranger);
    await stranger.leavesNothingInTheQueue();
    await context.close();
  },
});
