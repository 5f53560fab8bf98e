import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type BuiltInTemplate, builtInTemplates } from "#db/built-in-templates";
import { templateCategories, templateIndustries } from "#db/schema";
import { sampleFillings, sampleProjects } from "#tests/factories/template-fillings";
import { noWishes } from "~/engine/brief";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import { isAds, isEmail, listAdLines, readWords } from "~/engine/written-text";
import { applyTemplate } from "./apply-template";
import { readTextFormat } from "./read-text-format";

const scratch = mkdtempSync(path.join(tmpdir(), "templates-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const placeholders = /\[([A-Z][A-Z0-9_]*)\]/g;

/** A template's idea as somebody would send it. */
function fillIn(template: BuiltInTemplate) {
  const project = sampleProjects[template.industry ?? "retail"];
  const { prompt } = applyTemplate(template, project);
  const fillings = sampleFillings[template.key] ?? {};
  return { project, fillings, idea: prompt.replace(placeholders, (open, name: string) => fillings[name] ?? open) };
}

/** The texts that the built-in engine makes of it, and the posts one by one. */
async function write(template: BuiltInTemplate) {
  const { project, idea } = fillIn(template);
  const texts: string[] = [];
  const contentTypes = template.contentTypes.filter((type) => type === "blog" || type === "caption");
  await embeddedEngine.generate(
    {
      ...{ seed: template.key, project, idea, facts: null, contentTypes, ...noWishes },
      format: readTextFormat(template.format),
      requestedAt: "2026-11-20T09:00:00.000Z",
    },
    {
      scratch,
      signal: new AbortController().signal,
      onProgress() {},
      async onPlan() {},
      async onPart(part) {
        if (part.type === "blog")
          texts.push(isEmail(part.content) ? part.content.subject : "", readWords(part.content));
        if (part.type === "caption")
          texts.push(...(isAds(part.content) ? listAdLines(part.content) : part.content.map(({ text }) => text)));
      },
      async onFailure(type, failure) {
        throw new Error(`The ${type} failed`, { cause: failure });
      },
    },
  );
  return texts.join("\n");
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

test("the specification's six come first, under its names", () => {
  expect(builtInTemplates.slice(0, 6).map(({ name }) => name)).toEqual([
    "Product Launch Blog Post",
    "Social Media Campaign",
    "Email Newsletter Template",
    "Google Ads Copy",
    "Case Study Template",
    "Instagram Stories Series",
  ]);
});

test("there is one for each category and industry, each under a name of its own", () => {
  const pairs = builtInTemplates.map(({ category, industry }) => `${category}, ${industry}`);
  const every = templateCategories.flatMap((category) =>
    templateIndustries.map((industry) => `${category}, ${industry}`),
  );
  expect(pairs.sort()).toEqual(every.sort());
  for (const field of ["key", "name", "description"] as const)
    expect(new Set(builtInTemplates.map((template) => template[field])).size).toBe(builtInTemplates.length);
});

describe.each(builtInTemplates.map((template) => [template.name, template] as const))("%s", (_, template) => {
  test("has a content type for its format, and samples for all that is open", () => {
    const needed = { email: "blog", ad: "caption", article: "blog", social: "caption" } as const;
    expect(template.contentTypes).toContain(needed[template.format]);
    const { idea, fillings } = fillIn(template);
    expect(idea).not.toMatch(placeholders);
    for (const name of Object.keys(fillings)) expect(template.promptTemplate).toContain(`[${name}]`);
  });

  test("becomes texts that say all of it, and nothing that is none of it", async () => {
    const text = await write(template);
    const said = plain(text);
    for (const filling of Object.values(fillIn(template).fillings)) {
      const words = plain(filling).trim().split(" ");
      const missing = words.filter((word) => !said.includes(word));
      expect([filling, missing]).toEqual([filling, []]);
    }
    expect(said).toContain(plain(fillIn(template).project.name).trim());
    expect(text).not.toMatch(
      /[[\]]{2}|\[[A-Z_]+\]|\.\.|,\.|\bWe have (?:its|your|the \w+ \w+ \w+s)\b|hiring|Apply now/,
    );
  });
});
