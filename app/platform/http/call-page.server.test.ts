import { expect, test } from "vitest";
import { visitorRequest } from "#tests/factories/requests";
import { readCallPage } from "./call-page.server";

const page = (query: string, total: number) => readCallPage(visitorRequest(`/api/projects${query}`), total, 10);

test("a list that fits into one answer has no other pages", () => {
  expect(page("", 10)).toEqual({ limit: 10, offset: 0, headers: {} });
});

test("each page leads to the others, and keeps the rest of the query", () => {
  expect(page("", 25).headers.Link).toBe('</api/projects?page=2>; rel="next", </api/projects?page=3>; rel="last"');
  expect(page("?q=a&page=3", 25)).toEqual({
    limit: 10,
    offset: 20,
    headers: { Link: '</api/projects?q=a&page=1>; rel="first", </api/projects?q=a&page=2>; rel="prev"' },
  });
});

test("beyond the end is an empty page that leads back", () => {
  expect(page("?page=9", 25)).toMatchObject({
    offset: 80,
    headers: { Link: expect.stringContaining('page=3>; rel="prev"') },
  });
});

test.each(["0", "-1", "1.5", "two", "1e3", "", "99999999999999999999"])("?page=%s is refused", async (asked) => {
  let refused: unknown;
  try {
    page(`?page=${asked}`, 25);
  } catch (error) {
    refused = error;
  }
  expect(refused).toMatchObject({ status: 400 });
  expect(await (refused as Response).json()).toMatchObject({ errors: { page: [expect.any(String)] } });
});
