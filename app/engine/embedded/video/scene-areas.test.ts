import { expect, test } from "vitest";
import { chooseTemplate, getSceneArea, type Template } from "./scene-areas";
import type { Scene } from "./scene-scripts";

const templates: Template[] = ["high", "low", "panel", "centre", "words"];

test("a point with nothing to show has the frame for its words, and the call its button", () => {
  const scene = (kind: Scene["kind"]): Scene => ({
    kind,
    kicker: "",
    line: "",
    detail: "",
    script: "",
    seconds: 4,
    number: 1,
  });
  expect(chooseTemplate(scene("point"), "plain")).toBe("words");
  expect(chooseTemplate(scene("point"), "drawn")).toBe("panel");
  expect(chooseTemplate(scene("action"), "plain")).toBe("centre");
});

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
