import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { PartFailure } from "../engine";
import { createHttpEdge } from "./http";

// These go through real sockets and the agent of operation: what a stand-in for fetch could not show.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const pauses: number[] = [];
const edge = (limit = 5_000) =>
  createHttpEdge({ limits: { text: limit }, wait: async (milliseconds) => void pauses.push(milliseconds) });

async function reasonOf(url: string, limit?: number): Promise<string> {
  const failure: unknown = await edge(limit)
    .fetchFor("text")(url, { method: "POST", body: "{}" })
    .catch((error: unknown) => error);
  if (!(failure instanceof PartFailure)) throw new Error(`no PartFailure but ${String(failure)}`);
  return failure.reason;
}

test("an answer arrives whole, with status and headers", async () => {
  const url = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "X-Request-Id": "7" });
    response.write('{"a":');
    response.end("1}");
  });
  const answer = await edge().fetchFor("text")(url);
  expect(await answer.json()).toEqual({ a: 1 });
  expect(answer.headers.get("x-request-id")).toBe("7");
});

test("the agent itself gives up a server that sends no headers", async () => {
  const url = await listening(() => {});
  expect(await reasonOf(url, 60)).toBe("timed-out");
});

test("the agent itself gives up a server that stops in the middle of an answer", async () => {
  const url = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"a":');
  });
  expect(await reasonOf(url, 60)).toBe("timed-out");
});

test("a connection that breaks off in the middle of an answer is told as unreachable, and asked once", async () => {
  let asked = 0;
  const url = await listening((request, response) => {
    asked += 1;
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"a":', () => request.socket.destroy());
  });
  expect(await reasonOf(url)).toBe("unreachable");
  expect(asked).toBe(1);
});

test("a refused connection is tried again twice, then told as unreachable", async () => {
  const url = await listening(() => {});
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  pauses.length = 0;
  expect(await reasonOf(url)).toBe("unreachable");
  expect(pauses).toHaveLength(2);
});

test("Retry-After may be a date", async () => {
  let asked = 0;
  const url = await listening((_, response) => {
    asked += 1;
    const isFirst = asked === 1;
    response.writeHead(isFirst ? 429 : 200, {
      "Content-Type": "application/json",
      ...(isFirst && { "Retry-After": new Date(Date.now() + 10_000).toUTCString() }),
    });
    response.end("{}");
  });
  pauses.length = 0;
  expect((await edge().fetchFor("text")(url)).status).toBe(200);
  expect(pauses).toHaveLength(1);
  // why so wide: the header has whole seconds, and the pause up to a tenth more than it says.
  expect(pauses[0]).toBeGreaterThan(1_000);
  expect(pauses[0]).toBeLessThanOrEqual(11_000);
});

test("a name that nobody knows is unreachable", async () => {
  expect(await reasonOf("http://no-such-host.invalid/v1")).toBe("unreachable");
});

test("an answer without an end is not taken into memory", async () => {
  const url = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    const chunk = "x".repeat(1_000_000);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) {}
      response.once("drain", more);
    };
    more();
  });
  expect(await reasonOf(url)).toBe("internal");
});

test("a redirect is not followed, wherever it leads", async () => {
  let reached = 0;
  const inside = await listening((_, response) => {
    reached += 1;
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  const provider = await listening((_, response) => response.writeHead(307, { Location: inside }).end());
  expect(await reasonOf(provider)).toBe("unreachable");
  expect(reached).toBe(0);
});

test.each([
  ["nested a hundred thousand levels deep", "text", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["larger than a word about a film has to be", "video", JSON.stringify({ name: "x".repeat(5_000_000) })],
] as const)("an answer in JSON that is %s is not read", async (_, kind, json) => {
  const url = await listening((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(json);
  });
  await expect(edge().fetchFor(kind)(url)).rejects.toMatchObject({ name: "PartFailure", reason: "internal" });
});

test("brackets inside of strings are no levels", async () => {
  const answer = { text: `${"[{".repeat(500)}"\\` };
  const url = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  expect(await (await edge().fetchFor("text")(url)).json()).toEqual(answer);
});
