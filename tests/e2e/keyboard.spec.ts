import { expect, test } from "#tests/e2e/journey";
import { password, type Visitor } from "#tests/e2e/visitor";

/** Moves with the tabulator alone until something of this name has the focus. */
async function tabsTo({ page }: Visitor, name: RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const its = await focused.evaluate((element) => {
      const labels = (element as HTMLInputElement).labels ?? [];
      return (
        element.getAttribute("aria-label") ??
        ([...labels].map((label) => label.innerText).join(" ") || (element as HTMLElement).innerText)
      );
    });
    if (name.test(its.trim())) {
      const outline = await focused.evaluate((element) => {
        const style = getComputedStyle(element);
        return (
          style.outlineStyle !== "none" ||
          style.boxShadow !== "none" ||
          getComputedStyle(element.parentElement ?? element).outlineStyle !== "none"
        );
      });
      expect(outline, `the focus on ${name} can be seen`).toBe(true);
      return;
    }
  }
  throw new Error(`The tabulator does not reach ${name} on ${page.url()}`);
}

test("a campaign can be made with the keyboard alone", async ({ visitor }) => {
  const { page } = visitor;
  const { keyboard } = page;
  await page.goto("/");
  await tabsTo(visitor, /^Start a Project$/);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\?tab=register/);

  for (const [label, value] of [
    [/^First name/i, "Robin"],
    [/^Last name/i, "Wright"],
    [/^Email/i, visitor.email],
    [/^Password/i, password],
    [/^Confirm/i, password],
  ] as const) {
    await tabsTo(visitor, label);
    await keyboard.type(value);
  }
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  await tabsTo(visitor, /^Create Your First Project$/);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/project/new");
  for (const [label, value] of [
    [/^Project name/i, "Bean There"],
    [/^Website/i, "https://beanthere.example"],
    [/^Description/i, "A small roastery that sells coffee by post"],
    [/^Target audience/i, "People who brew coffee at home"],
  ] as const) {
    await tabsTo(visitor, label);
    await keyboard.type(value);
  }
  await tabsTo(visitor, /^Continue$/);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/project\/\d+\/spark$/);

  await tabsTo(visitor, /idea/i);
  await keyboard.type("A launch for our autumn single-origin");
  for (const [type, isWanted] of [
    [/^Blog Post/, false],
    [/^Image/, false],
    [/^Captions/, true],
    [/^Video/, false],
  ] as const) {
    await tabsTo(visitor, type);
    if ((await page.locator(":focus").isChecked()) !== isWanted) await keyboard.press("Space");
  }
  await tabsTo(visitor, /^Create Spark$/);
  await keyboard.press("Enter");
  // why so long: it waits in the queue behind the films of other people's journeys.
  await expect(page).toHaveURL(/\/results\/\d+$/, { timeout: 180_000 });
  await tabsTo(visitor, /^Back to Project$/);
  await keyboard.press("Enter");
  await expect(visitor.heading("Bean There")).toBeVisible();
});
