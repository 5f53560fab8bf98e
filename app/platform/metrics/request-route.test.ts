import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findRequestRoute, knownWords } from "./request-route";

test.each([
  ["/", "/"],
  ["/login", "/login"],
  ["/project/12/spark", "/project/:id/spark"],
  ["/project/12/results/7/download/blog.md", "/project/:id/results/:id/download/:id"],
  ["/media/0123456789abcdef0123456789abcdef", "/media/:id"],
  ["/api/status/5f1c2b9e-6a55-4a0e-9d3c-0f3a2b1c4d5e", "/api/status/:id"],
  ["/project/12.data", "/project/:id"],
  ["/assets/root-x1.css", "/assets"],
  ["/favicon.ico", "/public"],
])("%s counts as %s", (path, route) => {
  expect(findRequestRoute(path, 200)).toBe(route);
});

test("what is not there counts as one, however many paths are tried", () => {
  expect(findRequestRoute("/wp-login-1", 404)).toBe("unmatched");
  expect(findRequestRoute("/wp-login-2", 404)).toBe("unmatched");
});

test("a page that sends visitors to sign in counts as one, whatever stands in for an id", () => {
  const tried = ["one", "two", "three"].map((word) => findRequestRoute(`/project/${word}/spark`, 302));
  expect(new Set(tried)).toEqual(new Set(["/project/:id/spark"]));
  expect(findRequestRoute("/api".repeat(50), 401)).toBe("unmatched");
});

test("knows every word of the site map", () => {
  const siteMap = readFileSync("app/routes.ts", "utf8");
  const addresses = [...siteMap.matchAll(/route\("([^"]+)"/g)].map(([, address = ""]) => address);
  const words = addresses.flatMap((address) => address.split("/")).filter((word) => !/^[:*]/.test(word));
  expect(words).toContain("healthz");
  expect(words.filter((word) => !knownWords.has(word))).toEqual([]);
});
