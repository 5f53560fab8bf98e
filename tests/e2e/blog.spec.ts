import { readFile } from "node:fs/promises";
import { hasBlogPost, isAdministrator } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("an administrator has a draft written, previews it, uploads a picture and publishes it; a visitor reads it", async ({
  visitor,
  stranger,
}) => {
  const { page } = visitor;
  await isAdministrator(visitor);
  const title = `Links that clients approve by ${visitor.email.slice(8, 24)}`;
  await page.goto("/admin/blog");
  await expect(visitor.heading("Create Blog Post")).toBeVisible();
  await visitor.fills({
    Title: title,
    Idea: "Clients approve a campaign by a link that ends after a week. They read it without an account and comment on each part.",
  });
  const before = await visitor.balance();
  await visitor.presses("Write with Sparkwright");
  await expect(page.getByText("Your draft is in the form.")).toBeVisible();
  expect(await visitor.balance()).toBe(before);
  await expect(visitor.field("Title")).toHaveValue(title);
  await expect(visitor.field("Content")).toHaveValue(/approve a campaign/i);

  const content = `${await visitor.field("Content").inputValue()}\n\n## By **hand**\n\nOne more word of ours, typed below the draft.`;
  await visitor.fills({ Content: content, "What the image shows": "Apples in a row" });
  await page.getByLabel("Upload an image").setInputFiles({
    name: "apples.webp",
    mimeType: "image/webp",
    buffer: await readFile("public/showcase/demo.webp"),
  });
  await visitor.presses("Upload image");
  await expect(page.getByText("Image uploaded")).toBeVisible();
  await expect(visitor.field("Image URL")).toHaveValue(/^\/blog\/media\/[0-9a-f]{32}$/);
  await expect(visitor.field("Content")).toHaveValue(content);

  await visitor.presses("Preview");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "By hand" })).toBeVisible();
  await visitor.field("Published").check();
  await visitor.presses("Create Blog Post");
  await expect(visitor.toast("Blog post has been created successfully.")).toBeVisible();
  await expect(visitor.field("Title")).toHaveValue("");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(row.getByText("Published on")).toBeVisible();
  await expect(page.getByRole("region", { name: "All posts" })).toHaveCSS("max-height", "800px");

  await stranger.page.goto("/");
  await stranger.page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await stranger.page.getByRole("link", { name: title }).click();
  await expect(stranger.heading(title)).toBeVisible();
  await expect(stranger.page.getByRole("heading", { name: "By hand", level: 2 })).toBeVisible();
  const picture = stranger.page.getByRole("img", { name: "Apples in a row" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(640);

  await row.getByRole("link", { name: `Delete: ${title}` }).click();
  await visitor.presses("Delete Blog Post");
  await expect(visitor.toast("Blog Deleted")).toBeVisible();
  await stranger.page.reload();
  await expect(stranger.heading("404 Page Not Found")).toBeVisible();
});

test("an administrator edits a post in two tabs and changes its address", async ({ visitor, context }) => {
  const { page } = visitor;
  await isAdministrator(visitor);
  const post = await hasBlogPost(visitor);
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: `Edit: ${post.title}` }).click();
  await expect(visitor.heading("Edit Blog Post")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());

  await visitor.fills({ Content: "Too short" });
  await visitor.pressesUnchecked("Update Blog Post");
  await expect(page.getByRole("link", { name: "Content must be at least 50 characters" })).toBeVisible();
  await expect(visitor.field("Content")).toHaveValue("Too short");
  await visitor.fills({
    Content: "Long enough by now, and about the very same thing as before.",
    Address: `${post.slug}-anew`,
  });
  await visitor.presses("Update Blog Post");
  await expect(visitor.toast("Blog post has been updated successfully.")).toBeVisible();
  await expect(visitor.heading("Create Blog Post")).toBeVisible();
  await page.goto(post.path);
  await expect(page).toHaveURL(`${post.path}-anew`);
  await expect(page.getByText("Long enough by now")).toBeVisible();

  await other.getByLabel("Title").fill("From the other tab");
  await other.getByRole("button", { name: "Update Blog Post" }).click();
  const conflict = other.getByRole("alert");
  await expect(conflict.getByText("Nothing was overwritten.")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("From the other tab");
  await other.getByRole("link", { name: "Use the saved one" }).click();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue(post.title);
  await expect(other.getByRole("textbox", { name: "Address" })).toHaveValue(`${post.slug}-anew`);
  await other.getByRole("link", { name: "New Post" }).click();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await other.close();
});
