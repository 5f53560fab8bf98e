import { findViolationsInLightAndDark } from "#tests/e2e/axe";
import { isAdministrator } from "#tests/e2e/furnished";
import { test as base, expect } from "#tests/e2e/journey";
import { serveModels } from "#tests/mocks/serve-models";
import { startProduct } from "../../scripts/test/start-product.mjs";

interface Site {
  url: string;
  dataDir: string;
  models: string;
}

/** why a product of its own: who makes the content, and what is free, would change for every other journey. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const models = await serveModels("small-model");
      const product = await startProduct();
      await use({ url: product.url, dataDir: product.dataDir, models: models.url });
      await product.stop();
      await models.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test("an administrator connects a server of their own, names its model, tests it, and forgets its key", async ({
  visitor,
  site,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  await isAdministrator(visitor, site.dataDir);
  await page.goto("/settings");
  await visitor.fills({ Address: "models.example", "Server’s key": "own-server-key-7777" });
  await visitor.pressesUnchecked("Save the server");
  await expect(page.getByRole("link", { name: /^Enter an address that begins with http/ })).toBeVisible();
  await expect(visitor.field("Address")).toHaveValue("models.example");
  await expect(visitor.field("Server’s key")).toHaveValue("");

  await visitor.fills({ Address: site.models, "Server’s key": "own-server-key-7777" });
  await visitor.presses("Save the server");
  await expect.poll(() => visitor.toast("Server saved").isVisible()).toBe(true);
  const server = page.getByRole("listitem").filter({ hasText: "Own model server" });
  await expect(server.getByText("Stored here, ends in 7777")).toBeVisible();

  await visitor.presses("Test Own model server");
  await expect.poll(() => visitor.toast("The test failed").isVisible()).toBe(true);
  await expect(server.getByText("It knows no model named llama3.2.")).toBeVisible();

  await page.getByText("Change who is asked for texts").click();
  await visitor.field("Asked first").selectOption("Own model server");
  await visitor.fills({ "Model of the first": "small-model" });
  await visitor.presses("Save the order");
  await expect.poll(() => visitor.toast("Order saved").isVisible()).toBe(true);
  const texts = page.getByRole("region", { name: "Texts" });
  await expect(texts.getByText("Own model server (small-model), then the built-in engine")).toBeVisible();

  await visitor.presses("Test Own model server");
  await expect.poll(() => visitor.toast("The test went well").isVisible()).toBe(true);
  await expect(
    server.getByText(/^small-model answered in (?:less than )?\d+\.\d s\. It took 31 tokens in and 5 out/),
  ).toBeVisible();
  await server.getByText("1 model that the key of Own model server offers").click();
  await expect(server.getByRole("listitem").filter({ hasText: /^small-model$/ })).toBeVisible();
  await expect(server.getByText(/^Good delivered/)).toBeVisible();
  if (javaScriptEnabled !== false) expect(await findViolationsInLightAndDark(page)).toEqual([]);

  await visitor.presses("Remove the key of Own model server");
  await expect.poll(() => visitor.toast("API key removed").isVisible()).toBe(true);
  await expect(server.getByText("Used without a key of its own")).toBeVisible();
  await page.goto("/admin/log");
  await expect(page.getByText("Own model server: good")).toBeVisible();
});

test("an administrator sets the support address and the free sparks, and others see them", async ({
  visitor,
  stranger,
  site,
}) => {
  const { page } = visitor;
  await isAdministrator(visitor, site.dataDir);
  await page.goto("/settings");
  await visitor.fills({ "Support address": "help@example.com", "Free sparks a month": "many" });
  await visitor.presses("Save the settings");
  await expect(page.getByRole("link", { name: "Enter a whole number from 0 to 1,000,000" })).toBeVisible();
  await expect(visitor.field("Support address")).toHaveValue("help@example.com");
  await visitor.fills({ "Free sparks a month": "7,500" });
  await visitor.presses("Save the settings");
  await expect.poll(() => visitor.toast("Settings saved").isVisible()).toBe(true);
  await stranger.page.goto("/contact");
  await expect(stranger.page.getByRole("link", { name: "help@example.com" })).toBeVisible();
  await stranger.signsUp();
  await expect(stranger.page.getByText("7,500").first()).toBeVisible();
});
