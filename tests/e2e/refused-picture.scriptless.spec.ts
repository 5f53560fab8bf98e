import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a file that is no picture is refused with the reason", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A film about the bag our coffee comes in");
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  await page.getByLabel(/Reference image/i).setInputFiles({
    name: "bag.png",
    mimeType: "image/png",
    buffer: Buffer.from("<script>alert(1)</script> and no picture at all"),
  });
  await visitor.presses("Create Spark");
  await expect(page.getByText(/Please upload an image file/).first()).toBeVisible();
  await expect(page.getByLabel(/idea/i)).toHaveValue("A film about the bag our coffee comes in");
  expect(await visitor.balance()).toBe(5000);
});
