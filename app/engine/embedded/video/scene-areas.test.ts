import { expect, test } from "vitest";
import { getSceneArea, type Template } from "./scene-areas";

const templates: Template[] = ["high", "low", "panel", "centre"];

test("a frame whose words run from right to left is arranged from its other side", () => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
  ]) {
    for (const template of templates) {
      const [plain, mirrored] = [getSceneArea(template, size), getSceneArea(template, size, true)];
      expect(mirrored.words.x + mirrored.words.w).toBeCloseTo(1 - plain.words.x);
      expect(mirrored.middle.x).toBeCloseTo(1 - plain.middle.x);
      expect([mirrored.words.y, mirrored.words.w, mirrored.middle.y]).toEqual([
        plain.words.y,
        plain.words.w,
        plain.middle.y,
      ]);
    }
  }
  const { panel } = getSceneArea("panel", { width: 1280, height: 720 }, true);
  expect(panel).toMatchObject({ x: 0.47, w: 0.53 });
});
