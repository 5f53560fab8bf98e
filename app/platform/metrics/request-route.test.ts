import { expect, test } from "vitest";
import { requestRoute } from "./request-route";

test.each([
  ["/", "/"],
  ["/login", "/login"],
  ["/project/12/spark", "/project/:id/spark"],
  ["/project/12/results/7/download/blog.md", "/project/:id/results/:id/download/blog.md"],
  ["/media/0123456789abcdef0123456789abcdef", "/media/:id"],
  ["/api/status/5f1c2b9e-6a55-4a0e-9d3c-0f3a2b1c4d5e", "/api/status/:id"],
  ["/project/12.data", "/project/:id"],
  ["/assets/root-x1.css", "/assets"],
  ["/favicon.ico", "/public"],
])("%s counts as %s", (path, route) => {
  expect(requestRoute(path, 200)).toBe(route);
});

test("what is not there counts as one, however many paths are tried", () => {
  expect(requestRoute("/wp-login-1", 404)).toBe("unmatched");
  expect(requestRoute("/wp-login-2", 404)).toBe("unmatched");
});
