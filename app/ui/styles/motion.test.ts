import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(`app/${file}`, "utf8"));

test("nothing moves for ever: a page that waits costs nothing", () => {
  expect(styles.length).toBeGreaterThan(5);
  for (const css of styles) expect(css).not.toMatch(/animation[^;]*\binfinite\b/);
});

test("no transition lays a page out again with each frame", () => {
  for (const css of styles) {
    for (const [transition] of css.matchAll(/transition:[^;]*/g))
      expect(transition).not.toMatch(/\b(width|height|margin|padding|inset|top|left|all)\b/);
  }
});
