import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { ledgerTransactions, media, projects, sessions, sparks, users } from "#db/schema";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { createSession } from "~/platform/auth/session.server";
import { type BuiltRoute, type BuiltWeb, builtRoutes, startBuiltWeb } from "./built-web";

const methods = ["POST", "PUT", "PATCH", "DELETE"];
const megabyte = 1024 * 1024;

/** They answer 404 to everything, and change nothing. */
const answerNothing = ["routes/public/not-found", "routes/api/unknown"];

let web: BuiltWeb;
let routes: BuiltRoute[];
let cookie: string;

beforeAll(async () => {
  const user = await makeUser();
  cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
  routes = await builtRoutes();
  web = await startBuiltWeb();
}, 300_000);

afterAll(() => web?.stop());

/** Every way in which the framework lets a browser reach the action of a route. */
const waysTo = ({ id, address }: BuiltRoute) => [
  address,
  address === "/" ? "/_root.data" : `${address}.data`,
  address === "/" ? "/?index&_data=routes%2Fpublic%2Fhome" : `${address}?_data=${encodeURIComponent(id)}`,
];

async function send(path: string, method: string, headers: Record<string, string>): Promise<number> {
  const isCall = path.startsWith("/api/");
  const response = await fetch(web.url + path, {
    method,
    redirect: "manual",
    headers: {
      Cookie: cookie,
      "Content-Type": isCall ? "application/json" : "application/x-www-form-urlencoded",
      ...headers,
    },
    body: isCall ? '{"name":"A","email":"a@example.com"}' : "intent=login&name=A&email=a%40example.com",
  });
  await response.arrayBuffer();
  return response.status;
}

const rows = () =>
  [users, sessions, projects, sparks, media, ledgerTransactions].map(
    (table) => db.select({ rows: count() }).from(table).get()?.rows,
  );

describe("another site", () => {
  test.each([
    ["by its origin", { Origin: "https://evil.example" }],
    ["by a sandboxed frame's origin", { Origin: "null" }],
    ["by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
    ["by a neighbour's address", { "Sec-Fetch-Site": "same-site" }],
    ["with a Host that agrees with it", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
  ])(
    "known %s reaches no action of any route, whatever the method",
    async (_, headers) => {
      const before = rows();
      const reached: string[] = [];
      for (const route of routes) {
        for (const path of waysTo(route)) {
          for (const method of methods) {
            const status = await send(path, method, headers);
            const refused = answerNothing.includes(route.id) ? [404] : route.hasAction ? [403] : [403, 405];
            if (!refused.includes(status)) reached.push(`${method} ${path}: ${status}`);
          }
        }
      }
      expect(reached).toEqual([]);
      expect(rows()).toEqual(before);
    },
    120_000,
  );

  test("is what makes the difference: our own pages get in", async () => {
    const shut: string[] = [];
    // why an administrator: nobody else gets into all of them.
    const signIn = async () => {
      const { id } = await makeUser({ isAdmin: true });
      cookie = cookiesOf(await createSession(visitorRequest("/login"), id));
    };
    await signIn();
    for (const route of routes.filter(({ hasAction }) => hasAction)) {
      const status = await send(route.address, "POST", { Origin: web.url, "Sec-Fetch-Site": "same-origin" });
      if (status === 403 || status >= 500) shut.push(`${route.address}: ${status}`);
      // why: logging out is one of the actions, and the next one needs somebody signed in.
      await signIn();
    }
    expect(shut).toEqual([]);
    expect(routes.filter(({ hasAction }) => hasAction).length).toBeGreaterThan(8);
  });
});

/**
 * Posts pieces of one megabyte without saying how many there will be, and sends the last one too, as a browser does, whatever was
 * answered by then; Node's own client stops in the middle. Resolves with the status, or 0 when no answer arrived.
 */
async function flood(path: string, type: string, megabytes: number): Promise<number> {
  const socket = connect(Number(new URL(web.url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes;
  });
  const piece = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(megabyte, "a"), Buffer.from("\r\n")]);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const body = [Buffer.from(head), ...Array<Buffer>(megabytes).fill(piece), Buffer.from("0\r\n\r\n")];
  await pipeline(Readable.from(body), socket, { end: false });
  if (!answer) await once(socket, "data");
  socket.destroy();
  return Number(answer.split(" ")[1] ?? 0);
}

describe("a body of 100 MB whose length nobody said", () => {
  test.each([
    ["/login", "application/x-www-form-urlencoded"],
    ["/login", "multipart/form-data; boundary=x"],
    ["/login.data", "application/x-www-form-urlencoded"],
    ["/project/new", "application/x-www-form-urlencoded"],
    ["/api/login", "application/json"],
    ["/api/projects", "application/json"],
    ["/api/upload/image", "multipart/form-data; boundary=x"],
  ])("is a 413 at %s (%s), in little memory", async (path, type) => {
    const before = web.peakMemory();
    expect(await flood(path, type, 100)).toBe(413);
    expect(web.peakMemory() - before).toBeLessThan(64 * megabyte);
  });

  test("gets no route to fail or to keep the connection waiting", async () => {
    const failed: string[] = [];
    for (const { address } of routes) {
      const status = await flood(address, "application/x-www-form-urlencoded", 12);
      if (status < 200 || status >= 500) failed.push(`${address}: ${status}`);
    }
    expect(failed).toEqual([]);
  }, 60_000);

  test("leaves the connection usable: an error page arrives and says what happened", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(`${web.url}/login`, { method: "POST", headers, body: "a".repeat(20 * megabyte) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("at most 64 KB fit in");
  });
});
