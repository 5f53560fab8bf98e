import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseCookieConsent } from "../platform/consent/cookie-consent.server";
import { isFromElsewhere } from "../platform/http/is-from-elsewhere";
import { createVisitorPages } from "./visitor-pages";

let server: Server;
let url: string;
let now: number;
let rendered: number;
/** What every page says; undefined for its number. */
let page: string | undefined;

/** A site that renders a page of its own for each request, and keeps it where it may. */
beforeEach(async () => {
  now = 0;
  rendered = 0;
  page = undefined;
  const pages = createVisitorPages({ paths: new Set(["/a", "/b"]), parseConsent: parseCookieConsent, now: () => now });
  server = createServer((request, response) => {
    if (pages.answer(request, response)) return;
    const style = isFromElsewhere(request) ? "<style>p{}</style>" : "";
    rendered += 1;
    const html = page ?? `${style}<p>page ${rendered}</p>`;
    const headers = new Headers({ "Content-Type": "text/html", "X-Policy": "strict" });
    const kept = pages.findKeeper(request)?.(Buffer.from(html), headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.end(kept ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Opens a page as a browser does. */
const open = async (headers: Record<string, string>) =>
  (await fetch(`${url}/a`, { headers: { accept: "text/html,*/*", ...headers } })).text();
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers: { "sec-fetch-site": "same-origin", ...headers } })).text();

test.each([
  ["a typed address", { "sec-fetch-site": "none" }, true],
  ["a link on another site", { "sec-fetch-site": "cross-site" }, true],
  ["a link on this site", { "sec-fetch-site": "same-origin" }, false],
  ["an old browser's first page", {}, true],
  ["an old browser's link on another site", { referer: "https://example.com/" }, true],
] as const)("%s: the style comes with the page %s", async (_what, headers, isStyled) => {
  for (const _time of ["rendered", "kept"]) expect((await open(headers)).includes("<style>")).toBe(isStyled);
});

test("an old browser's link on this site: the page alone", async () => {
  expect(await open({ referer: `${url}/b` })).toBe("<p>page 1</p>");
});

test("a program that asks for anything: the page alone", async () => {
  expect(await open({ accept: "*/*" })).toBe("<p>page 1</p>");
});

test("a page is rendered once for all visitors, and anew after a minute", async () => {
  expect([await read("/a"), await read("/a"), await read("/b")]).toEqual([
    "<p>page 1</p>",
    "<p>page 1</p>",
    "<p>page 2</p>",
  ]);
  now = 60_001;
  expect(await read("/a")).toBe("<p>page 3</p>");
});

test.each([
  ["a session", "/a", { cookie: "sparkwright_session=x" }],
  ["a session beside an answer about cookies", "/a", { cookie: "cookie_consent=all; sparkwright_session=x" }],
  ["a query", "/a?b=1", {}],
  ["a token", "/a", { authorization: "Bearer x" }],
  ["a page that is fetched ahead", "/a", { "sec-purpose": "prefetch" }],
] as const)("%s gets a page of its own, which nobody else gets", async (_what, path, headers) => {
  await read("/a");
  expect(await read(path, headers)).toBe("<p>page 2</p>");
  expect(await read(path, headers)).toBe("<p>page 3</p>");
  expect(await read("/a")).toBe("<p>page 1</p>");
});

test("whoever answered about cookies sees another page than who did not", async () => {
  await read("/a");
  expect(await read("/a", { cookie: "cookie_consent=necessary" })).toBe("<p>page 2</p>");
  expect(await read("/a", { cookie: "cookie_consent=necessary" })).toBe("<p>page 2</p>");
});

test("what is kept carries the page's headers, is compressed as the browser takes it, and is not sent twice", async () => {
  await read("/a");
  const kept = await fetch(`${url}/a`, {
    headers: { "accept-encoding": "gzip;q=0, br", "sec-fetch-site": "same-origin" },
  });
  expect(Object.fromEntries(kept.headers)).toMatchObject({
    "content-type": "text/html",
    "x-policy": "strict",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  });
  const again = await fetch(`${url}/a`, {
    headers: { "if-none-match": kept.headers.get("etag") ?? "", "sec-fetch-site": "same-origin" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await fetch(`${url}/a`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a post is never answered by what is kept", async () => {
  await read("/a");
  expect(await (await fetch(`${url}/a`, { method: "POST" })).text()).toContain("page 2");
  expect(await read("/a")).toBe("<p>page 1</p>");
});

test("a choice about cookies that we do not offer counts as none", async () => {
  await read("/a");
  for (const made of ["x", "zz", "allofthem", "allanalytics"])
    expect(await read("/a", { cookie: `cookie_consent=${made}` })).toBe("<p>page 1</p>");
  expect(rendered).toBe(1);
});

test("whoever accepted analytics sees another page than who did not, and further words change nothing", async () => {
  await read("/a", { cookie: "cookie_consent=necessary" });
  expect(await read("/a", { cookie: "cookie_consent=necessary.marketing.x.y" })).toBe("<p>page 1</p>");
  expect(await read("/a", { cookie: "cookie_consent=necessary.analytics" })).toBe("<p>page 2</p>");
});

test.each(["/A", "/a/", "//a", "/%61", "/c", "/a;b"])(
  "%s is none of the site's own addresses, and is kept for nobody",
  async (path) => {
    expect([await read(path), await read(path)]).toEqual(["<p>page 1</p>", "<p>page 2</p>"]);
  },
);

test("an address with a fragment or a step upwards, which no browser sends, is kept for nobody", async () => {
  const sendRaw = async (path: string) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const [answer] = (await once(get(url, { path, headers }), "response")) as [IncomingMessage];
    return text(answer);
  };
  for (const path of ["/a#1", "/b/../a"]) {
    const [first, second] = [await sendRaw(path), await sendRaw(path)];
    expect(second, path).not.toBe(first);
  }
});

test("what is asked for again is made smaller beside the answers, and stays the same page", async () => {
  page = readFileSync(import.meta.filename, "utf8");
  const sizeOf = async () => {
    const answer = await request(`${url}/a`, { headers: { "accept-encoding": "br", "sec-fetch-site": "same-origin" } });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
    return { size: bytes.length, etag: answer.headers.etag };
  };
  const first = await sizeOf();
  expect(await sizeOf()).toEqual(first);
  await expect.poll(async () => (await sizeOf()).size).toBeLessThan(first.size);
  expect((await sizeOf()).etag).toBe(first.etag);
});
