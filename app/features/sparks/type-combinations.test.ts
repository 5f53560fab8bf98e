import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { combinations, shownFor } from "./type-combinations";

test("every way to choose has its cost", () => {
  const cost = (...types: string[]) => combinations.find((one) => one.types.join() === types.join())?.cost;
  expect(combinations).toHaveLength(16);
  expect(cost()).toBe(0);
  expect(cost("caption")).toBe(50);
  expect(cost("blog", "image")).toBe(500);
  expect(cost("blog", "image", "caption", "video")).toBe(3850);
});

test("the style sheet has a rule for each of them, and the rule asks for just those boxes", () => {
  const css = readFileSync("app/features/sparks/spark-form.css", "utf8").replace(/\s+/g, "");
  for (const { key, types } of combinations) {
    const boxes = ["blog", "image", "caption", "video"].map((type) => {
      const ticked = `:has([value="${type}"]:checked)`;
      return types.some((chosen) => chosen === type) ? ticked : `:not(${ticked})`;
    });
    expect(css, key).toContain(`.spark-form${boxes.join("")}.for:not(.for-${key})`);
  }
});

test("an element is shown for the combinations that it names", () => {
  expect(shownFor(combinations.filter(({ cost }) => cost > 3500))).toBe(
    "for for-0101 for-0111 for-1011 for-1101 for-1111",
  );
});
