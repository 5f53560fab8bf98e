import { expect, test } from "vitest";
import { builtInTemplates } from "#db/built-in-templates";
import { beanThere } from "#tests/factories/sparks";
import { sparkLimits } from "~/features/sparks/spark.schema";
import { applyTemplate } from "./apply-template";

function applied(promptTemplate: string, more: Partial<typeof beanThere> = {}) {
  return applyTemplate({ promptTemplate, contentTypes: ["blog"] }, { ...beanThere, ...more });
}

test("a project's own words take the place of what it says something about", () => {
  const { prompt, open, contentTypes } = applied(
    "[PRODUCT_NAME] ([WEBSITE]) for [TARGET_AUDIENCE]: [PROBLEM]. [CALL_TO_ACTION], [KEYWORDS], [BRAND_VOICE].",
    { problemBeingSolved: "Bitter\n coffee at the office. ", brandVoice: "Warm" },
  );
  expect(prompt).toBe(
    "Bean There (https://beanthere.example) for Commuters who drink two coffees a day: Bitter coffee at the office. " +
      "Order the autumn box, single-origin coffee, coffee subscription, Warm.",
  );
  expect(open).toEqual([]);
  expect(contentTypes).toEqual(["blog"]);
});

test("the others stay, each named once", () => {
  const { prompt, open } = applied("[PRODUCT_NAME]: [QUOTE], [PROBLEM] and again [QUOTE]. [sic] [A b]");
  expect(prompt).toBe("Bean There: [QUOTE], [PROBLEM] and again [QUOTE]. [sic] [A b]");
  expect(open).toEqual(["[QUOTE]", "[PROBLEM]"]);
});

test("a project's text is text, whatever it looks like", () => {
  const { prompt, open } = applied("[PRODUCT_NAME] and [QUOTE]", { name: "$& [QUOTE] $1" });
  expect(prompt).toBe("$& [QUOTE] $1 and [QUOTE]");
  expect(open).toEqual(["[QUOTE]"]);
});

test("a long text ends after a whole word, and a long address is left to the user", () => {
  const long = "people who roast ".repeat(25).trim();
  const { prompt, open } = applied("[TARGET_AUDIENCE]|[WEBSITE]", {
    targetAudience: long,
    websiteUrl: `https://beanthere.example/${"x".repeat(200)}`,
  });
  const [audience = ""] = prompt.split("|");
  expect(audience.length).toBeGreaterThan(150);
  expect(audience.length).toBeLessThanOrEqual(160);
  expect(long.startsWith(`${audience} `)).toBe(true);
  expect(open).toEqual(["[WEBSITE]"]);
});

test.each(builtInTemplates.map((template) => [template.name, template] as const))(
  "%s fits into the form even with the longest words, and the engine finds the product in it",
  (_, template) => {
    const endless = "x".repeat(3000);
    const { prompt } = applyTemplate(template, {
      ...beanThere,
      name: "x".repeat(120),
      targetAudience: endless,
      defaultCallToAction: endless,
      defaultSeoKeywords: endless,
      problemBeingSolved: endless,
    });
    expect(prompt.length).toBeLessThanOrEqual(sparkLimits.prompt);
    expect(applyTemplate(template, beanThere).prompt).toContain("Bean There");
  },
);
