import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

const waiting = "Waiting for your approval of the script";

test("a person has a film's script shown first, previews other words, approves them, and cancels the film", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.chooses(["caption"]);
  await expect(page.getByLabel("Show me the script before the video is made")).toBeHidden();
  await visitor.chooses(["caption", "video"]);
  await visitor.writesIdea("A launch for our autumn single-origin, roasted on Mondays");
  await page.getByLabel("Show me the script before the video is made").check();
  await visitor.presses("Create Spark");
  // why so long: it waits in the queue behind the films of other people's journeys.
  await expect(page.getByText(waiting).first()).toBeVisible({ timeout: 180_000 });

  await page.goto(visitor.projectPath);
  await expect(page.getByText(waiting)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^A launch for our autumn single-origin/ })
    .click();
  await page.getByRole("link", { name: "Read the script" }).click();
  await expect(page.getByText("3,300 sparks are set aside for the video.")).toBeVisible();
  await page.getByRole("textbox", { name: "Scene 1", exact: true }).fill("Monday is roasting day");
  await visitor.presses("Move down scene 1");
  await expect(page.getByRole("textbox", { name: "Scene 2", exact: true })).toHaveValue("Monday is roasting day");
  await visitor.presses("Preview");
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Monday is roasting day")).toBeVisible();
  await visitor.presses("Approve and make the video");
  await expect(visitor.toast("Script approved")).toBeVisible();

  await page.getByRole("link", { name: "Check progress" }).click();
  await page.getByRole("link", { name: "Cancel", exact: true }).click();
  await visitor.presses("Cancel Spark");
  await expect(page.getByText("Video: not made")).toBeVisible();
  expect(await visitor.balance()).toBe(5000 - 50);
});
