import { describe, expect, test } from "vitest";
import { beanThere } from "#tests/factories/sparks";
import {
  projectCallSchema,
  projectConstraints,
  projectLimits,
  projectSchema,
  projectSettingsSchema,
} from "./project.schema";

function messages(given: object): Record<string, string[] | undefined> {
  const parsed = projectSchema.safeParse(given);
  const found: Record<string, string[]> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join(".");
    found[field] = [...(found[field] ?? []), issue.message];
  }
  return found;
}

describe("a project", () => {
  test("needs four things, in the spec's words", () => {
    const needed = {
      name: ["Project name is required"],
      websiteUrl: ["Website or Social Media URL is required"],
      description: ["Description must be at least 10 characters"],
      targetAudience: ["Target audience is required"],
    };
    expect(messages({})).toEqual(needed);
    expect(messages({ name: " ", websiteUrl: "", description: "too short ", targetAudience: "\n" })).toEqual(needed);
    expect(messages({ ...beanThere, description: "Just ten!!" })).toEqual({});
  });

  test.each([
    "beanthere",
    "not a url",
    "javascript:alert(1)",
    "javascript:1",
    "ftp://beanthere.example",
    "https://",
    "https:beanthere.example",
    "//beanthere.example",
    "ada@beanthere.example",
    "@beanthere",
    "beanthere.",
    "3.5",
  ])("has no address like %s", (websiteUrl) => {
    expect(messages({ ...beanThere, websiteUrl })).toEqual({ websiteUrl: ["Must be a valid URL"] });
  });

  test.each([
    ["beanthere.example", "https://beanthere.example"],
    [" www.instagram.com/bean.there ", "https://www.instagram.com/bean.there"],
    ["kaffeerösterei.example:8443/a?b=c#d", "https://kaffeerösterei.example:8443/a?b=c#d"],
    ["http://beanthere.example", "http://beanthere.example"],
    ["HTTPS://beanthere.example", "HTTPS://beanthere.example"],
  ])("completes the address %s", (typed, websiteUrl) => {
    expect(projectSchema.parse({ ...beanThere, websiteUrl: typed }).websiteUrl).toBe(websiteUrl);
    expect(projectCallSchema.parse({ ...beanThere, websiteUrl: undefined, url: typed }).websiteUrl).toBe(websiteUrl);
  });

  test("is trimmed, and what is left out is null", () => {
    const { brandVoice, problemBeingSolved, facts, ...rest } = beanThere;
    expect(projectSchema.parse({ ...rest, name: "  Bean There ", brandVoice: "  " })).toEqual(beanThere);
    const { name, websiteUrl, description, targetAudience } = beanThere;
    const none = {
      brandVoice: null,
      defaultCallToAction: null,
      defaultSeoKeywords: null,
      problemBeingSolved: null,
      facts: null,
    };
    const needed = { name, websiteUrl, description, targetAudience };
    expect(projectSchema.parse(needed)).toEqual({ ...needed, ...none });
  });

  test("bounds every text", () => {
    expect(messages({ ...beanThere, name: "x".repeat(projectLimits.name + 1) })).toEqual({
      name: ["Must be 120 characters or fewer"],
    });
    expect(messages({ ...beanThere, brandVoice: "x".repeat(projectLimits.paragraph + 1) })).toHaveProperty(
      "brandVoice",
    );
  });

  test("counts the end of a line as one character, as the browser does that let it through", () => {
    const lines = `${"a\n".repeat(projectLimits.paragraph / 2 - 1)}ab`;
    const sent = lines.replaceAll("\n", "\r\n");
    const parsed = projectSchema.parse({ ...beanThere, description: sent, brandVoice: sent });
    expect(parsed).toMatchObject({ description: lines, brandVoice: lines });
  });

  test("has facts one a line, without list marks and empty lines, up to 40 of 300 characters", () => {
    const parsed = projectSchema.parse({ ...beanThere, facts: "- Open daily\r\n\r\n  • 12 Mill Lane \r\nFrom £12-15" });
    expect(parsed.facts).toBe("Open daily\n12 Mill Lane\nFrom £12-15");
    expect(projectSchema.parse({ ...beanThere, facts: " \n- \n" }).facts).toBeNull();
    const most = Array(projectLimits.facts).fill("Open daily");
    expect(messages({ ...beanThere, facts: most.join("\n") })).toEqual({});
    expect(messages({ ...beanThere, facts: [...most, "One more"].join("\n") })).toEqual({
      facts: ["Must be 40 lines or fewer"],
    });
    expect(messages({ ...beanThere, facts: `Short\nOpen ${"x".repeat(projectLimits.fact)}` })).toEqual({
      facts: [`Each line must be 300 characters or fewer: “Open ${"x".repeat(25)}…” is longer`],
    });
  });

  test("tells the browser its limits", () => {
    expect(projectConstraints).toMatchObject({ name: { required: true }, description: { minLength: 10 } });
    expect(projectConstraints.brandVoice?.required).not.toBe(true);
  });
});

test("settings have their own words for what is empty, and otherwise the rules of creation", () => {
  const problems = (given: object) =>
    Object.fromEntries(
      (projectSettingsSchema.safeParse(given).error?.issues ?? []).map((one) => [one.path[0], one.message]),
    );
  expect(problems({ name: " ", websiteUrl: "", description: " ", targetAudience: "" })).toEqual({
    name: "Project name is required",
    websiteUrl: "Website/Social Media URL is required",
    description: "Project description is required",
    targetAudience: "Target audience is required",
  });
  expect(problems({ ...beanThere, websiteUrl: "beans", description: "short" })).toEqual({
    websiteUrl: "Must be a valid URL",
    description: "Description must be at least 10 characters",
  });
});

test("a call may use the second name of a doubled field", () => {
  const { websiteUrl, defaultCallToAction, defaultSeoKeywords, ...rest } = beanThere;
  const second = { ...rest, url: websiteUrl, callToAction: defaultCallToAction, seoKeywords: defaultSeoKeywords };
  expect(projectCallSchema.parse(second)).toEqual(beanThere);
  expect(projectCallSchema.parse({ ...beanThere, url: "https://other.example" }).websiteUrl).toBe(websiteUrl);
  expect(projectCallSchema.safeParse([]).success).toBe(false);
  expect(projectCallSchema.safeParse(null).success).toBe(false);
});
