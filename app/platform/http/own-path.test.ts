import { expect, test } from "vitest";
import { getOwnPath } from "./own-path";

test.each([
  "/",
  "/dashboard",
  "/checkout?plan=launch&billing=annual",
  "/project/1/spark#idea",
  "/a?next=//evil.example",
])("%s is on this site", (path) => expect(getOwnPath(path)).toBe(path));

test.each([
  "",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u0000/evil.example",
  " //evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  "evil.example",
  "/\r\nSet-Cookie: a=b",
  `/${"a".repeat(3000)}`,
])("%j is not, or cannot be trusted to be", (path) => expect(getOwnPath(path, "/home")).toBe("/home"));

test("nothing leads to the fallback", () => {
  expect(getOwnPath(null)).toBe("/");
  expect(getOwnPath(undefined, "/home")).toBe("/home");
});
