import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withinMemory } from "../process/memory-limit";
import { type BuiltWeb, startBuiltWeb } from "./built-web";

let web: BuiltWeb;
beforeEach(async () => {
  web = await startBuiltWeb({}, withinMemory(512 * 1024 * 1024));
}, 300_000);
afterEach(() => web.stop());

/** Asks for an address as it is written, which no browser would do. */
async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [answer] = (await once(get(web.url, { path, headers, agent: false }), "response")) as [IncomingMessage];
  await answer.toArray();
  return answer;
}

function connectTo({ url }: BuiltWeb): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  // why: what is ended amid its sending fails to be written, which is what is asked for here.
  return socket.on("error", () => {});
}

describe("pages kept for visitors", () => {
  test("are kept under nothing that the sender makes up", async () => {
    const kept = (await open("/pricing")).headers.etag;
    expect(kept).toMatch(/^W\//);
    for (const path of ["/Pricing", "/pricing/", "//pricing", "/x/../pricing", "/pricing#1", "/%70ricing"]) {
      const { statusCode, headers } = await open(path);
      expect([path, statusCode, headers.etag]).toEqual([path, path === "//pricing" ? 404 : 200, undefined]);
    }
    for (const made of ["x", "allx", "zz.analytics"])
      expect((await open("/pricing", { cookie: `cookie_consent=${made}` })).headers.etag).toBe(kept);
  });
});

describe("requests that are sent without waiting for an answer", () => {
  const page = "GET /?made-up HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n";

  test("by the ten thousand end their connection, and the site goes on", async () => {
    const sockets = Array.from({ length: 20 }, () => connectTo(web));
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    for (const socket of sockets) socket.write(page.repeat(10_000));
    await Promise.all(ended);
    expect((await open("/robots.txt")).statusCode).toBe(200);
    expect((await open("/pricing")).statusCode).toBe(200);
  });
});
