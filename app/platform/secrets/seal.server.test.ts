import { expect, test } from "vitest";
import { seal, unseal } from "./seal.server";

const key = "k".repeat(40);

test("a sealed secret opens under its name, and does not show what it is", () => {
  const sealed = seal("sk-secret-äö", "provider-key:openai", key);
  expect(sealed).not.toContain("secret");
  expect(unseal(sealed, "provider-key:openai", [key])).toBe("sk-secret-äö");
});

test("the same secret looks different each time", () => {
  expect(seal("one", "name", key)).not.toBe(seal("one", "name", key));
});

test.each([
  ["another key", (sealed: string) => unseal(sealed, "name", ["x".repeat(40)])],
  ["another name", (sealed: string) => unseal(sealed, "other", [key])],
  ["a changed text", (sealed: string) => unseal(`${sealed.slice(0, -2)}AA`, "name", [key])],
  ["a cut tag", (sealed: string) => unseal(sealed.replace(/^(v1\.[^.]+\.....)[^.]+/, "$1"), "name", [key])],
  ["no sealed text", () => unseal("sk-in-plain-text", "name", [key])],
  ["an unknown version", (sealed: string) => unseal(sealed.replace("v1", "v2"), "name", [key])],
])("%s opens nothing", (_, open) => {
  expect(open(seal("a secret", "name", key))).toBeNull();
});

test("with two keys the one that fits opens", () => {
  const old = "o".repeat(40);
  expect(unseal(seal("one", "name", old), "name", [key, old])).toBe("one");
  expect(unseal(seal("two", "name", key), "name", [key, old])).toBe("two");
});
