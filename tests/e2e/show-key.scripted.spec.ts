import { expect, test } from "#tests/e2e/journey";

test("a key that is typed is shown, and hidden again, by a button", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/quick-setup");
  const key = visitor.field("Image generation API key");
  await key.fill("0a1b2c3d");
  await expect(key).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(key).toHaveAttribute("type", "text");
  await expect(key).toHaveValue("0a1b2c3d");
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(key).toHaveAttribute("type", "password");
});
