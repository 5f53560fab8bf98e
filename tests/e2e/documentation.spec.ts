import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";

test("a visitor opens a section of the guide, searches the questions and narrows them by a chip", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Documentation" }).click();
  await expect(visitor.heading("Documentation")).toBeVisible();

  const guide = page.getByRole("region", { name: "User guide" });
  await expect(guide.getByText("Press Use Template on the one that fits.")).toBeHidden();
  await guide.getByRole("heading", { name: "Templates", exact: true }).click();
  await expect(guide.getByText("Press Use Template on the one that fits.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search the questions" }).fill("sparks");
  await visitor.presses("Search");
  const faq = page.getByRole("region", { name: "Frequently asked questions" });
  await expect(faq.getByText("What is a project, and what is a spark?")).toBeVisible();
  await faq.getByRole("link", { name: "Billing & Plans" }).click();
  await expect(faq.getByText("What is a project, and what is a spark?")).toBeHidden();
  await faq.getByText("Do unused sparks carry over?").click();
  await expect(faq.getByText("Plan sparks are for the month they came with.")).toBeVisible();

  await page.getByRole("searchbox").fill("no such words");
  await visitor.presses("Search");
  await expect(visitor.heading("No FAQs found")).toBeVisible();
  await faq.getByRole("link", { name: "Contact Support" }).click();
  await expect(page).toHaveURL("/contact");
});

test("an access token is made on the profile, shown once, and revoked", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Manage access tokens" }).click();
  await visitor.fills({ Name: "Newsletter script", "Your password": password });
  await visitor.presses("Create token");
  await expect(visitor.heading("Your token Newsletter script")).toBeVisible();
  const token = await page.locator("#made-token-secret").innerText();

  const read = await page.request.get("/api/projects", { headers: { Authorization: `Bearer ${token}` } });
  expect(await read.json()).toMatchObject([{ name: visitor.projectName }]);

  await page.goto("/profile/tokens");
  await expect(page.getByText(token)).toHaveCount(0);
  await visitor.presses("Revoke Newsletter script");
  await expect(visitor.toast("Token revoked")).toBeVisible();
  const refused = await page.request.get("/api/projects", { headers: { Authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
});
