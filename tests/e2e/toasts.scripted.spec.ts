import { stopClock } from "#tests/e2e/clock";
import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a toast leaves after five seconds", async ({ visitor }) => {
  const { page } = visitor;
  await stopClock(page);
  await visitor.signsUp();
  // why: the message is in the page before the script that counts its seconds has run
  await page.waitForLoadState("load");
  const toast = visitor.toast(/Welcome to/);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(4_999);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1);
  await expect(toast).toBeHidden();
});

test("a new toast takes the place of the one before", async ({ visitor }) => {
  const { page } = visitor;
  await stopClock(page);
  await hasProject(visitor);
  await visitor.createsProject();
  await expect(visitor.toast("Project Created")).toBeVisible();
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  const field = page.getByLabel(/Reference image/i);
  await field.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(visitor.toast("Invalid file type")).toBeVisible();
  await expect(visitor.toast("Project Created")).toBeHidden();
  await field.setInputFiles("tests/e2e/pictures/bag.png");
  await expect(visitor.toast("Image uploaded successfully")).toBeVisible();
  await expect(visitor.toast("Invalid file type")).toBeHidden();
});

test("F8 brings the focus to the messages, and the toast's button closes it", async ({ visitor }) => {
  const { page } = visitor;
  await stopClock(page);
  await visitor.signsUp();
  await page.waitForLoadState("load");
  await expect(visitor.toast(/Welcome to/)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /messages/i })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(visitor.toast(/Welcome to/)).toBeHidden();
});

for (const { across, leaves } of [
  { across: 51, leaves: true },
  { across: 49, leaves: false },
]) {
  test(`a swipe of ${across} pixels to the right ${leaves ? "dismisses" : "keeps"} a toast`, async ({ visitor }) => {
    const { page } = visitor;
    await stopClock(page);
    await visitor.signsUp();
    await page.waitForLoadState("load");
    const toast = visitor.toast(/Welcome to/);
    const box = await toast.boundingBox();
    if (!box) throw new Error("The toast is not shown");
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + across / 2, box.y + 5);
    await page.mouse.move(box.x + 5 + across, box.y + 5);
    await page.mouse.up();
    if (leaves) await expect(toast).toBeHidden();
    else await expect(toast).toBeVisible();
  });
}

test("of two messages that a page comes with, the later is shown", async ({ visitor }) => {
  const { page } = visitor;
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const both = '<p data-toast="true">Signed out</p><p data-toast="true">Sign in again</p>';
    const body = (await response.text()).replace('data-toast-slot="true">', (slot) => slot + both);
    await route.fulfill({ response, body });
  });
  await page.goto("/login");
  await expect(page.getByText("Sign in again", { exact: true })).toBeVisible();
  await expect(page.getByText("Signed out", { exact: true })).toBeHidden();
});
