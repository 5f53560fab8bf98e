import { writeFile } from "node:fs/promises";
import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

/** The path of a file that says it is a picture, of so many bytes. A path is quick where the bytes would first go to the browser. */
async function writeLarge(bytes: number) {
  const file = test.info().outputPath(`${bytes}.png`);
  await writeFile(file, Buffer.alloc(bytes));
  return file;
}

test("a picture is uploaded when it is chosen, shown, and can be taken out again", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  await page.getByLabel(/Reference image/i).setInputFiles("tests/e2e/pictures/bag.png");
  await expect(visitor.toast("Image uploaded successfully")).toBeVisible();
  await expect(page.getByRole("img", { name: "Your reference" })).toBeVisible();

  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(visitor.toast("Image removed")).toBeVisible();
  await expect(page.getByRole("img", { name: "Your reference" })).toHaveCount(0);
});

test("a file that says it is no picture, or is over 10 MB, is refused before it is sent", async ({
  visitor,
  faults,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  const field = page.getByLabel(/Reference image/i);

  await field.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(visitor.toast("Invalid file type")).toBeVisible();
  await expect(visitor.toast("Please upload an image file (JPG, PNG, GIF, etc.)")).toBeVisible();

  await field.setInputFiles(await writeLarge(10 * 1024 * 1024 + 1));
  await expect(visitor.toast("File too large")).toBeVisible();
  await expect(visitor.toast("Please upload an image smaller than 10MB")).toBeVisible();
  expect(faults).toEqual([]);

  await page.getByRole("button", { name: "Close message" }).click();
  await expect(field).toHaveAccessibleDescription(/Please upload an image smaller than 10MB/);
  await field.setInputFiles("tests/e2e/pictures/bag.png");
  await expect(page.getByRole("img", { name: "Your reference" })).toBeVisible();
  await expect(field).not.toHaveAccessibleDescription(/smaller than 10MB/);

  await field.setInputFiles(await writeLarge(10 * 1024 * 1024));
  await expect(field).toHaveAccessibleDescription(/Please upload an image file/);
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^400 .*\/api\/upload\/image$/)]);
});

test("a file that only says it is a picture is refused by the server", async ({ visitor, faults }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.chooses(["video"]);
  await page.getByText("Optional Details (Advanced)").click();
  const buffer = Buffer.from("<script>alert(1)</script> and no picture at all");
  await page.getByLabel(/Reference image/i).setInputFiles({ name: "bag.png", mimeType: "image/png", buffer });
  await expect(visitor.toast("Invalid file type")).toBeVisible();
  await expect(page.getByRole("img", { name: "Your reference" })).toHaveCount(0);
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^400 .*\/api\/upload\/image$/)]);
});
