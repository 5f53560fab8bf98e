import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as everyRequest from "~/platform/http/every-request.server";
import { createReaderPages } from "./reader-pages.server";

let server: Server;
let url: string;
let now: number;
let rendered: number;
/** What the database counts for the one session that there is. */
let version: string | null;
/** Bytes that may be kept: of a few of these pages. */
const room = 2_000;
let findVersion: () => string | null;

/** A site that renders a page of its own for each request, and keeps it. */
beforeEach(async () => {
  now = 0;
  rendered = 0;
  version = "1.1";
  findVersion = () => version;
  vi.spyOn(everyRequest, "getPageState").mockImplementation(() => ({ tokenHash: "hash", version: version ?? "" }));
  const pages = createReaderPages(
    () => findVersion(),
    () => now,
    room,
  );
  server = createServer((request, response) => {
    if (pages.answer(request, response)) return;
    const page = Buffer.from(`<p>page ${++rendered}</p>`);
    const headers = new Headers({ "Content-Type": "text/html", "X-Policy": "strict" });
    const sent = pages.findKeeper(request)?.(page, headers) ?? page;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const session = "sparkwright_session=abc";
const ask = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${url}/a`, { ...init, headers: { cookie: session, "sec-fetch-site": "same-origin", ...headers } });
const read = async (headers?: Record<string, string>) => (await ask(headers)).text();

test("a page is shown again as long as nothing changes, for a minute", async () => {
  expect([await read(), await read()]).toEqual(["<p>page 1</p>", "<p>page 1</p>"]);
  now = 60_001;
  expect(await read()).toBe("<p>page 2</p>");
});

test("a change makes it anew at once", async () => {
  await read();
  version = "2.1";
  expect([await read(), await read()]).toEqual(["<p>page 2</p>", "<p>page 2</p>"]);
});

test("a session that ended gets nothing that was kept", async () => {
  await read();
  version = null;
  expect(await read()).toBe("<p>page 2</p>");
});

test("a database that does not answer leaves the answer to the page itself", async () => {
  await read();
  findVersion = () => {
    throw new Error("database is locked");
  };
  expect(await read()).toBe("<p>page 2</p>");
});

test.each([
  ["another session", { cookie: "sparkwright_session=xyz" }],
  ["the same session with another cookie, a message for instance", { cookie: `${session}; toast=hello` }],
  ["somebody who comes from elsewhere", { "sec-fetch-site": "cross-site", accept: "text/html" }],
  ["a page that is loaded anew", { "cache-control": "no-cache" }],
  ["a page fetched ahead", { "sec-purpose": "prefetch" }],
  ["a visitor", { cookie: "cookie_consent=all" }],
  ["a program with a token", { authorization: "Bearer x" }],
])("%s gets a page of its own", async (_who, headers) => {
  await read();
  expect(await read(headers)).toBe("<p>page 2</p>");
  expect(await read()).toBe("<p>page 1</p>");
});

test("what is not kept is not shown to whoever asks plainly", async () => {
  await read({ "cache-control": "no-cache" });
  await ask({}, { method: "POST" });
  expect(await read()).toBe("<p>page 3</p>");
});

/** Asks as a browser does: `fetch` of Node adds that it wants the page anew where it names the one that it has. */
async function open(headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
  const answer = await request(`${url}/a`, {
    method,
    headers: { cookie: session, "sec-fetch-site": "same-origin", ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
}

test("a browser that has the page is told so, and HEAD gets no body", async () => {
  const first = await open({});
  const again = await open({ "if-none-match": String(first.headers.etag) });
  expect([again.status, again.body.length, again.headers["x-policy"]]).toEqual([304, 0, "strict"]);
  const head = await open({}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, "13"]);
});

test.each(["rendered", "kept"])("it is sent as the browser takes it: %s", async (time) => {
  if (time === "kept")
    await Promise.all([open({ "accept-encoding": "gzip, br" }), open({ "accept-encoding": "gzip" })]);
  const br = await open({ "accept-encoding": "gzip, br" });
  expect([br.headers["content-encoding"], br.headers.vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(br.body).toString()).toMatch(/^<p>page [12]<\/p>$/);
  const gzip = await open({ "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toMatch(/^<p>page [12]<\/p>$/);
  const plain = await open({});
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, "<p>page 3</p>"]);
});

test("of many pages the oldest go", async () => {
  await read();
  for (let count = 0; count < 40; count++) await read({ cookie: `${session}${count}` });
  expect(await read({ cookie: `${session}39` })).toBe("<p>page 41</p>");
  expect(await read()).toBe("<p>page 42</p>");
});

test("a page that changes takes the room of the former one", async () => {
  await read({ cookie: `${session}0` });
  for (let count = 0; count < 100; count++) {
    version = `${count}.1`;
    await read();
  }
  version = "1.1";
  expect(await read({ cookie: `${session}0` })).toBe("<p>page 1</p>");
});

test("a page that is larger than the room is sent and not kept", async () => {
  const cookie = `${session}; other=${"x".repeat(room)}`;
  expect([await read({ cookie }), await read({ cookie })]).toEqual(["<p>page 1</p>", "<p>page 2</p>"]);
});
