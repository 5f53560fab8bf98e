import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { builtInTemplates } from "./built-in-templates";
import { db } from "./client";
import { contentTemplates } from "./schema";
import { seed } from "./seed";

const all = () => db.select().from(contentTemplates).orderBy(contentTemplates.id).all();

test("the six templates of the specification are there", () => {
  seed(db);
  expect(
    all()
      .slice(0, 6)
      .map(({ name }) => name),
  ).toEqual([
    "Product Launch Blog Post",
    "Social Media Campaign",
    "Email Newsletter Template",
    "Google Ads Copy",
    "Case Study Template",
    "Instagram Stories Series",
  ]);
});

test("sown again, they have this version's texts, and keep their ids and their use", () => {
  seed(db);
  const before = all();
  const used = { promptTemplate: "An older text", usageCount: 7 };
  db.update(contentTemplates).set(used).where(eq(contentTemplates.key, "google-ads-copy")).run();
  seed(db);
  expect(all()).toEqual(before.map((one) => (one.key === "google-ads-copy" ? { ...one, usageCount: 7 } : one)));
});

test("every prompt has words of the project and words for the user to fill in", () => {
  for (const { promptTemplate } of builtInTemplates) {
    expect(promptTemplate).toMatch(/\[PRODUCT_NAME\]/);
    // why so few words of the project: the engine knows it, and says whom it is for by itself.
    const open = promptTemplate.match(/\[(?!PRODUCT_NAME\])[A-Z][A-Z0-9_]*\]/g);
    expect(open?.length).toBeGreaterThan(2);
    expect(promptTemplate.length).toBeLessThan(900);
  }
});
