import { administratorPages, openPages, signedInPages } from "#tests/e2e/every-page";
import { test } from "#tests/e2e/journey";
import { takeScreenshots } from "./take-screenshots";

test("open pages", async ({ visitor: { page } }, info) => {
  for (const { name, path } of openPages) {
    await page.goto(path);
    await takeScreenshots(page, info, name);
  }
});

test("pages of a signed-in person", async ({ visitor }, info) => {
  for await (const { name, path } of signedInPages(visitor)) {
    await visitor.page.goto(path);
    await takeScreenshots(visitor.page, info, name);
  }
});

test("pages of the administration", async ({ visitor }, info) => {
  for await (const { name, path } of administratorPages(visitor)) {
    await visitor.page.goto(path);
    await takeScreenshots(visitor.page, info, name);
  }
});
