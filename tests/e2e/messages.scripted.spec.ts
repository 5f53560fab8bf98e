import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a form that is sent with gaps says so in the product's words, not in the browser's", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/login?tab=register");
  await visitor.presses("Sign Up");
  await expect(visitor.field("First name")).toHaveAccessibleDescription(/First name is required/);
  await expect(visitor.field("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);

  await page.goto("/login");
  await visitor.fills({ Email: "nobody" });
  await visitor.presses("Sign In");
  await expect(visitor.field("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);

  await hasProject(visitor);
  await page.goto("/project/new");
  await visitor.presses("Continue");
  await expect(visitor.field("Project name")).toHaveAccessibleDescription(/Project name is required/);

  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("Short");
  await visitor.chooses(["caption"]);
  await visitor.presses("Create Spark");
  await expect(page.getByLabel(/idea/i)).toHaveAccessibleDescription(
    /Please write at least 10 characters to get good results/,
  );
});
