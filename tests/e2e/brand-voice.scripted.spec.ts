import { findViolationsInLightAndDark } from "#tests/e2e/axe";
import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { voiceSamples } from "#tests/factories/voice-samples";

test("characters are counted while they are typed, and there is nothing to press before there is something to read", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/brand-voice");
  const analyze = page.getByRole("button", { name: "Analyze Brand Voice" });
  await expect(analyze).toBeDisabled();
  await expect(page.getByText("0 of 50,000 characters")).toBeVisible();
  await visitor.fills({ "Your writing": "   " });
  await expect(analyze).toBeDisabled();
  await visitor.fills({ "Your writing": "We roast on Mondays." });
  await expect(page.getByText("20 of 50,000 characters")).toBeVisible();
  await expect(analyze).toBeEnabled();

  await visitor.presses("Add another sample");
  await expect(visitor.field("Sample 2")).toBeFocused();
  await visitor.fills({ "Sample 2": "It is here." });
  await expect(page.getByText("31 of 50,000 characters")).toBeVisible();
});

test("axe finds nothing on an analysis of any tone, in light or dark", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  for (const [kind, samples] of Object.entries(voiceSamples)) {
    await page.goto("/brand-voice");
    await visitor.fills({ "Your writing": samples[0] });
    await visitor.presses("Analyze Brand Voice");
    await expect(visitor.heading("Tone Analysis")).toBeVisible();
    expect(await findViolationsInLightAndDark(page), kind).toEqual([]);
  }
});
