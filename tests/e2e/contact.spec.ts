import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a person finds help from home in a new tab, is told what is missing, sends a message and another", async ({
  visitor,
  context,
}) => {
  await hasProject(visitor);
  const { page } = visitor;
  await page.goto("/");
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  await actions.getByLabel("Quick actions", { exact: true }).click();
  const opening = context.waitForEvent("page");
  await actions.getByRole("link", { name: "Help" }).click();
  const help = await opening;
  await expect(help).toHaveURL("/contact");
  await help.close();

  await page.getByRole("contentinfo").getByRole("link", { name: "Help Center" }).click();
  await expect(visitor.field("Email")).toHaveValue(visitor.email);
  await visitor.fills({ Subject: "Plan", Message: "When does my allowance begin anew?" });
  await visitor.pressesUnchecked("Send Message");
  await expect(page.getByRole("link", { name: "Please select a category" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Subject must be at least 5 characters" })).toBeVisible();
  await expect(visitor.field("Message")).toHaveValue("When does my allowance begin anew?");
  await visitor.fills({ Subject: "My plan" });
  await visitor.field("Category").selectOption("billing");
  await visitor.presses("Send Message");
  await expect(visitor.heading("Message Sent!")).toBeVisible();
  await page.getByRole("link", { name: "Send Another Message" }).click();
  await expect(visitor.field("Message")).toHaveValue("");
});
