import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentTypeEntries, getContentType, getSparkCost, sortContentTypes, wholeCampaignCost } from "./content-types";

test("each type costs what the specification says, and together they cost the sum", () => {
  expect(Object.fromEntries(contentTypeEntries.map(({ type, cost }) => [type, cost]))).toEqual({
    blog: 200,
    image: 300,
    caption: 50,
    video: 3300,
  });
  expect(getSparkCost([])).toBe(0);
  expect(getSparkCost(["blog", "image"])).toBe(500);
  expect(wholeCampaignCost).toBe(3850);
});

test("no two types share a name or a place on a page", () => {
  const sayings = (["title", "noun", "description", "step", "offer", "tile", "statusField", "folder"] as const).map(
    (key) => contentTypeEntries.map((entry) => JSON.stringify(entry[key])),
  );
  const places = (["home", "results"] as const).map((page) => contentTypeEntries.map(({ place }) => `${place[page]}`));
  for (const row of [...sayings, ...places]) expect(new Set(row).size).toBe(contentTypeEntries.length);
});

test("a format renames the type that it makes, and nothing else of it", () => {
  expect(getContentType("blog", "email")).toMatchObject({ title: "E-mail", folder: "email", cost: 200, type: "blog" });
  expect(getContentType("caption", "ad")).toMatchObject({ title: "Ads", folder: "ads", statusField: "captionOptions" });
  for (const format of ["email", "ad"] as const)
    expect(getContentType("image", format)).toEqual(getContentType("image"));
  expect(getContentType("blog", "ad")).toEqual(getContentType("blog", null));
});

test("they can be listed by any figure", () => {
  expect(sortContentTypes(({ cost }) => -cost).map(({ type }) => type)).toEqual(["video", "image", "blog", "caption"]);
  expect(sortContentTypes(({ place }) => place.results)[0]?.type).toBe("image");
});

test("the spark form's style sheet has a place for each of them in its sum", () => {
  const css = readFileSync("app/features/sparks/spark-form.css", "utf8");
  for (const [index] of contentTypeEntries.entries()) {
    expect(css).toContain(`.type-card:nth-child(${index + 1}) :checked`);
    expect(css).toContain(`var(--chosen-${index + 1}, 0)`);
  }
});
