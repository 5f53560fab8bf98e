import { hasAccount } from "#tests/e2e/furnished";
import { test as base, expect } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";
import { startProduct } from "../../scripts/test/start-product.mjs";

/** why a product of its own: browsers give passkeys to names alone, and the others are reached at a number. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const product = await startProduct({ env: { APP_URL: "" } });
      await use(product.url.replace("127.0.0.1", "localhost"));
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site),
});

test("a person adds a passkey and signs in with it", async ({ visitor, baseURL, faults }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto("/profile/second-factor");
  const form = page.locator("form[data-passkey]");
  await form.getByLabel("Name of the passkey").fill("My phone");
  await form.getByLabel("Your password").fill("wrong guess");
  await visitor.presses("Add a passkey");
  await expect(form.getByText("This is not your password.")).toBeVisible();
  // why here: a refused call is what this step is about
  expect(faults.splice(0)).toEqual([`400 ${baseURL}/profile/second-factor/passkey`]);
  await form.getByLabel("Your password").fill(password);
  await visitor.presses("Add a passkey");
  await expect(visitor.heading("Your recovery codes")).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove My phone" })).toBeVisible();

  await visitor.signsOut();
  await visitor.signsIn({ at: "/login?redirect=%2Fbilling" });
  await visitor.presses("Use a passkey");
  await expect(page).toHaveURL(`${baseURL}/billing`);
  await page.goto("/profile");
  await expect(page.getByText(/with a password and a passkey/)).toBeVisible();
});
