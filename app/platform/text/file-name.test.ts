import { expect, test } from "vitest";
import { toFileName } from "./file-name";

test.each([
  ["Bean There: autumn / winter", "Bean-There-autumn-winter"],
  ["Café Ørsted, 珈琲店", "Café-Ørsted,-珈琲店"],
  ["../../etc/passwd", "etc-passwd"],
  ["C:\\boot.ini\u0000", "C-boot.ini"],
  ["\u202Egpj.exe", "gpj.exe"],
])("%j is saved as %j", (text, name) => {
  expect(toFileName(text, "campaign")).toBe(name);
});

test.each(["", "///", "...", "NUL", "\u200B"])("%j has no name of its own", (text) => {
  expect(toFileName(text, "campaign")).toBe("campaign");
});

test("a long name is cut by characters, not through one", () => {
  expect([...toFileName("🙂".repeat(200), "campaign")]).toHaveLength(60);
});
