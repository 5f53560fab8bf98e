import type { Page } from "@playwright/test";
import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

const phone = { width: 375, height: 667 };

/** What lies over the controls of a page's main part when each is brought to the foot of the window, and when to its head. */
function findCovered(page: Page) {
  return page
    .getByRole("main")
    .locator("input:not([type=hidden]), textarea, select, button")
    .evaluateAll((controls) =>
      controls.flatMap((control) =>
        (["end", "start"] as const).flatMap((block) => {
          control.scrollIntoView({ block, behavior: "instant" });
          const { x, y, width, height } = control.getBoundingClientRect();
          if (width === 0 || height === 0) return [];
          const over = document.elementFromPoint(x + width / 2, y + height / 2);
          if (!over || control.contains(over) || over.contains(control)) return [];
          return [`${control.outerHTML.slice(0, 80)} behind ${over.outerHTML.slice(0, 80)}`];
        }),
      ),
    );
}

for (const path of ["/", "/login", "/login?tab=register", "/contact"]) {
  test(`the question about cookies lies over no control of ${path} on a phone`, async ({ visitor: { page } }) => {
    await page.context().clearCookies();
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Cookies" })).toBeInViewport();
    expect(await findCovered(page)).toEqual([]);
  });
}

test("no message lies over the buttons of the question about cookies", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.context().clearCookies({ name: "cookie_consent" });
  for (const size of [phone, { width: 667, height: 375 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await page.goto(`${visitor.projectPath}/spark?templateId=1&templateApplied=true`);
    await expect(visitor.toast("Template Applied!")).toBeVisible();
    const banner = page.getByRole("region", { name: "Cookies" });
    for (const isOpen of [false, true]) {
      if (isOpen) await banner.getByText("Preferences", { exact: true }).click();
      const covered = await banner.locator("button, summary").evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const over = height > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
          return over?.closest("[data-toast-region]") ? [`${button.textContent} at ${y} of ${innerHeight}`] : [];
        }),
      );
      expect(covered).toEqual([]);
    }
  }
});

test("a message lies over no control of the form that it comes with", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  for (const size of [phone, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await page.goto(`${visitor.projectPath}/spark?templateId=1&templateApplied=true`);
    const message = await visitor.toast("Template Applied!").boundingBox();
    const field = await page.getByLabel("Your idea").boundingBox();
    const button = await page.getByRole("button", { name: "Create Spark" }).first().boundingBox();
    const end = (message?.y ?? 0) + (message?.height ?? 0);
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThanOrEqual(Math.min(field?.y ?? 0, button?.y ?? 0));
  }
});

test("the quick actions lie over no text: on a phone they have a bar, on a desk they stand beside the page", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  const actions = page.getByRole("navigation", { name: "Quick actions" });
  const button = actions.getByLabel("Quick actions", { exact: true });
  for (const [width, isBeside] of [
    [375, false],
    [1263, false],
    [1264, true],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    await expect(button).toBeInViewport();
    const [bar, round] = [await actions.boundingBox(), await button.boundingBox()];
    const content = await page.getByRole("main").getByRole("region", { name: "Your Projects" }).boundingBox();
    const edge = (content?.x ?? 0) + (content?.width ?? 0);
    if (isBeside) expect(round?.x).toBeGreaterThanOrEqual(edge);
    else {
      expect(bar?.x).toBeLessThanOrEqual(content?.x ?? 0);
      expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeGreaterThanOrEqual(edge);
      const colours = await actions.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(colours.slice(1)).toContain(colours[0]);
    }
  }
});
