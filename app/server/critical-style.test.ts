import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createInlineStyle, type InlineStyle } from "./critical-style";

let folder: string;
let inlineStyle: InlineStyle;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sparkwright-style-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/app.css"), ".note{color:red}.unused{color:blue}");
  inlineStyle = createInlineStyle(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const link = '<link rel="stylesheet" href="/assets/app.css"/>';
const pageOf = (body: string) => `<!DOCTYPE html><html><head>${link}</head><body>${body}</body></html>`;
const kept = { isKept: true };
const newHeaders = () => new Headers({ "Content-Security-Policy": "default-src 'none'; style-src 'self'" });

test("a page gets the rules that it needs, and its whole stylesheet behind its text", async () => {
  const headers = newHeaders();
  const styled = await inlineStyle(pageOf('<p class="note">Hello</p>'), headers, kept);
  const rules = /<head><style>(.*)<\/style><\/head>/.exec(styled)?.[1] ?? "";
  expect(rules).toContain(".note{color:red}");
  expect(rules).not.toContain("unused");
  expect(styled).toContain(`<p class="note">Hello</p>${link}</body>`);
  const hash = createHash("sha256").update(rules).digest("base64");
  expect(headers.get("Content-Security-Policy")).toBe(`default-src 'none'; style-src 'self' 'sha256-${hash}'`);
});

test("another page of the same kind says its own, in the same style", async () => {
  const [one, other] = [newHeaders(), newHeaders()];
  await inlineStyle(pageOf('<p class="note">Hello</p>'), one, kept);
  const styled = await inlineStyle(pageOf('<p class="note">$& &lt;style> <b></b></p>'), other, kept);
  expect(styled).toContain('<p class="note">$& &lt;style> <b></b></p>');
  expect(styled).not.toContain("Hello");
  expect(other.get("Content-Security-Policy")).toBe(one.get("Content-Security-Policy"));
});

test("a page of another kind gets rules of its own", async () => {
  await inlineStyle(pageOf('<p class="note">Hello</p>'), newHeaders(), kept);
  expect(await inlineStyle(pageOf('<p class="unused">Hello</p>'), newHeaders(), kept)).toContain(".unused{color:blue}");
});

test("a stylesheet whose rules are all of other pages is not sent with it", async () => {
  writeFileSync(path.join(folder, "assets/other.css"), ".note .detail,.page{color:green}");
  const other = '<link rel="stylesheet" href="/assets/other.css"/>';
  const page = (body: string) => pageOf(body).replace(link, link + other);
  const styled = await inlineStyle(page('<p class="note">Hello</p>'), newHeaders(), kept);
  expect(styled).toContain(link);
  expect(styled).not.toContain(other);
  expect(await inlineStyle(page('<p class="note page">Hello</p>'), newHeaders(), kept)).toContain(other);
});

test("a page without a stylesheet stays as it is, and so does its policy", async () => {
  const headers = newHeaders();
  const page = "<!DOCTYPE html><html><head></head><body></body></html>";
  expect(await inlineStyle(page, headers, kept)).toBe(page);
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'self'");
});

test("a page that is nobody else's brings its stylesheets whole", async () => {
  const styled = await inlineStyle(pageOf('<p class="note">Hello</p>'), newHeaders(), { isKept: false });
  expect(styled).toContain("<head><style>.note{color:red}.unused{color:blue}</style></head>");
  expect(styled).toContain(`${link}</body>`);
});
