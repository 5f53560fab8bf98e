import { hasProject, hasSpark, isMade, isShared } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a client without an account comments and approves by a secret link, until it is revoked", async ({
  visitor,
  stranger,
}) => {
  await hasProject(visitor);
  await isMade(visitor, (await hasSpark(visitor, ["caption"])).documentId);
  const { page } = visitor;
  const section = page.getByRole("region", { name: "Review" });
  await page.goto(visitor.resultsPath);
  await section.getByText("Share for review").click();
  await visitor.presses("Create a link");
  await expect(visitor.toast("The link is ready")).toBeVisible();
  const { pathname } = new URL(await section.getByLabel("Link for review").inputValue());

  const client = stranger.page;
  await client.goto(pathname);
  await expect(client.getByText("a campaign for Bean There")).toBeVisible();
  await expect(client.getByText(/^Look it over, then approve it or say what should change\./)).toBeInViewport();
  await client.getByRole("link", { name: "Comment on: Captions" }).click();
  await expect(stranger.field("About")).toHaveValue("caption");
  await stranger.fills({ "Your name": "Anna", "Your comment": "The third is <b>too</b> loud." });
  await stranger.presses("Send comment");
  await expect(stranger.toast("Comment sent")).toBeVisible();
  await expect(client.getByText("The third is <b>too</b> loud.")).toBeVisible();
  const form = client.getByRole("region", { name: "Your review" });
  await form.getByLabel("Your name").fill("Anna");
  await form.getByRole("button", { name: "Request changes" }).click();
  await expect(form.getByText("by Anna")).toBeVisible();

  await page.goto(visitor.resultsPath);
  await expect(section.getByText("Share for review: changes requested; 1 comment, 1 to do")).toBeVisible();
  const standing = page.getByRole("note", { name: "Review" });
  await expect(standing.getByText("Changes requested")).toBeVisible();
  await visitor.presses(/^Mark as done ?: comment/);
  await expect(visitor.toast("Marked as done")).toBeVisible();
  await visitor.presses(/^Mark as done ?: changes requested by Anna/);
  await expect(standing).toHaveCount(0);
  await visitor.presses("Revoke the link");
  await expect(visitor.toast("The link is revoked")).toBeVisible();
  await client.goto(pathname);
  await expect(stranger.heading("404 Page Not Found")).toBeVisible();
  await expect(stranger.page.getByText("Ask whoever sent it for a new one.")).toBeVisible();
});

test("a client approves from the bar that stays at the foot of the window", async ({ visitor, stranger }) => {
  await hasProject(visitor);
  await isMade(visitor, (await hasSpark(visitor, ["caption"])).documentId);
  const client = stranger.page;
  await client.setViewportSize({ width: 375, height: 667 });
  await client.goto(await isShared(visitor));
  const bar = client.getByRole("form", { name: "Approve this campaign" });
  const approve = bar.getByRole("button", { name: "Approve" });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await bar.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await approve.click();
  await expect(client.getByRole("link", { name: "Enter your name" })).toBeVisible();
  await bar.getByLabel("Approve as").fill("Anna");
  await approve.click();
  await expect(stranger.toast("Approved")).toBeVisible();
  const given = stranger.page.getByRole("region", { name: "Approval of this campaign" });
  await expect(given.getByText("Approved by Anna")).toBeVisible();
  await expect(approve).toHaveCount(0);
});
