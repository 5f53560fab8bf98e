import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookiesOf, formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser, testPassword } from "#tests/factories/users";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { getSparkReview } from "~/features/reviews/get-spark-review.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { type BuiltWeb, startBuiltWeb } from "./built-web";

let plain: BuiltWeb;
let behindProxy: BuiltWeb;

beforeAll(async () => {
  plain = await startBuiltWeb();
  behindProxy = await startBuiltWeb({ APP_URL: "https://sparks.example", TRUST_PROXY: "1" });
}, 300_000);

afterAll(async () => {
  await plain?.stop();
  await behindProxy?.stop();
});

/** What comes back for bytes that no HTTP library would send. */
function sendRaw(web: BuiltWeb, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(web.url).port), "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("end", () => resolve(answer));
  });
}

test("a connection outlives what a proxy keeps, so that no request meets one that we are closing", async () => {
  const { headers } = await fetch(`${plain.url}/favicon.svg`);
  expect(headers.get("Keep-Alive")).toBe("timeout=125");
});

describe("every response", () => {
  test.each([
    ["a page", "/login", 200],
    ["a static file", "/favicon.svg", 200],
    ["an unknown address", "/no-such-page", 404],
    ["a call", "/api/user", 401],
  ])("carries the headers that keep browsers careful: %s", async (_, path, status) => {
    const { headers, status: answered } = await fetch(plain.url + path);
    expect(answered).toBe(status);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Content-Security-Policy")).toMatch(/object-src 'none'|default-src 'none'/);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
  });

  test.each(["/login", "/_root.data", "/project/new", "/media/0", "/project/new.data", "/no-such-page"])(
    "stays out of every cache that people share: %s",
    async (path) => {
      const { headers } = await fetch(plain.url + path, { redirect: "manual" });
      expect(headers.get("Cache-Control")).toContain("private");
    },
  );

  test.each(["/", "/login", "/pricing"])("shows a page as it is now: the browser asks each time: %s", async (path) => {
    const { headers } = await fetch(plain.url + path);
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
  });

  test.each(["/api/user", "/api/status/0"])("keeps what a call answered nowhere: %s", async (path) => {
    const { headers } = await fetch(plain.url + path);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  test.each([
    ...["/dashboard", "/profile", "/profile/password", "/profile/tokens", "/profile/deletion", "/checkout?plan=scale"],
    ...[
      "/payment-success",
      "/billing",
      "/billing/statement",
      "/billing/details",
      "/settings",
      "/quick-setup",
      "/admin",
    ],
    ...["/admin/dashboard", "/admin/log", "/admin/outbox", "/admin/messages", "/admin/queue", "/admin/reconciliation"],
    "/billing.data",
  ])("that shows money or somebody's data is kept by no browser: %s", async (path) => {
    const Cookie = (await signedInRequest(await makeUser({ isAdmin: true }), "/")).headers.get("Cookie") ?? "";
    const { headers } = await fetch(plain.url + path, { headers: { Cookie }, redirect: "manual" });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("of a review says nothing of its address to anybody, and the log does not name it", async () => {
    const user = await makeUser();
    const spark = await makeWaitingSpark(user, { contentTypes: ["caption"] });
    await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
    createReviewLink(user, spark);
    const { pathname } = new URL(
      getSparkReview(requireSpark(user, spark.projectId, spark.id), visitorRequest("/"))?.link?.url ?? "",
    );
    const token = pathname.split("/").at(-1) ?? "";
    const { status, headers } = await fetch(plain.url + pathname);
    expect(status).toBe(200);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    const form = formPost({ intent: "comment", name: "Anna" });
    const hidden = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    const rejected = await fetch(plain.url + pathname, { ...form, headers: hidden });
    expect([rejected.status, rejected.headers.get("Referrer-Policy")]).toEqual([400, "no-referrer"]);
    // why: over plain HTTP to another machine browsers name no site, and a form without an origin would be refused.
    const named = await sendRaw(plain, `GET ${pathname} HTTP/1.1\r\nHost: studio.local\r\nConnection: close\r\n\r\n`);
    expect(named.toLowerCase()).toContain("referrer-policy: same-origin");
    expect(plain.log()).toContain("/review/[hidden]");
    expect(plain.log()).not.toContain(token);
  });

  test("leaves a static file to the caches", async () => {
    const { headers } = await fetch(`${plain.url}/favicon.svg`);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("lets a file whose name changes with its content stay for good", async () => {
    const page = await (await fetch(`${plain.url}/login`)).text();
    const asset = /"(\/assets\/[^"]+\.css)"/.exec(page)?.[1];
    const { headers } = await fetch(plain.url + asset);
    expect(headers.get("Cache-Control")).toContain("immutable");
  });

  test("has one line in the log, under the response's name, without the query", async () => {
    const response = await fetch(`${plain.url}/login?redirect=%2Fsecret-token`);
    await response.text();
    const id = response.headers.get("X-Request-Id") ?? "";
    await expect.poll(() => plain.log()).toContain(id);
    const line = plain
      .log()
      .split("\n")
      .filter((entry) => entry.includes(id));
    expect(line).toHaveLength(1);
    expect(JSON.parse(line[0] ?? "")).toMatchObject({ method: "GET", path: "/login", status: 200 });
    expect(plain.log()).not.toContain("secret-token");
  });
});

describe("a file that is text", () => {
  test("says how it is written", async () => {
    const page = await (await fetch(`${plain.url}/login`)).text();
    const style = /"(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? "";
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    for (const [path, type] of [
      [style, "text/css"],
      [script, "text/javascript"],
      ["/favicon.svg", "image/svg+xml"],
      ["/robots.txt", "text/plain"],
      ["/sitemap.xml", "application/xml"],
      ["/blog/rss.xml", "application/rss+xml"],
      ["/no-such-page", "text/html"],
    ] as const)
      expect([path, (await fetch(plain.url + path)).headers.get("Content-Type")]).toEqual([
        path,
        `${type}; charset=utf-8`,
      ]);
  });
});

describe("a site that is HTTPS", () => {
  test("says so to browsers, and hands out cookies for HTTPS alone", async () => {
    const { email } = await makeUser();
    const response = await fetch(`${behindProxy.url}/api/login`, jsonPost({ email, password: testPassword }));
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
    const cookies = response.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-sparkwright_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookies[1]).toMatch(/^__Host-session_id=.*Secure/);
  });

  test("binds every cookie to this very host", async () => {
    const { email } = await makeUser();
    const post = (path: string, fields: Record<string, string>, cookie = "") =>
      fetch(behindProxy.url + path, {
        ...formPost(fields),
        headers: { Origin: "https://sparks.example", Cookie: cookie },
        redirect: "manual",
      });
    const signedIn = await post("/login", { intent: "login", email, password: testPassword });
    const session = cookiesOf(signedIn.headers);
    const answers = [
      signedIn,
      await post("/cookies", { choice: "all" }),
      await post("/content-templates/selection", { templateId: "1" }, session),
      await post("/project/new", { name: "Bean There" }),
      await post("/logout", {}, session),
    ];
    const names = answers.flatMap(({ headers }) => headers.getSetCookie().map((cookie) => cookie.split("=")[0] ?? ""));
    for (const name of [
      "sparkwright_session",
      "session_id",
      "sparkwright_device",
      "toast",
      "cookie_consent",
      "kept_form",
      "selectedTemplate",
    ])
      expect(names).toContain(`__Host-${name}`);
    expect(names.filter((name) => !name.startsWith("__Host-"))).toEqual([]);
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/(;|$)/);
    for (const cookie of cookies) expect(cookie).toMatch(/Secure/);
  });

  test("speaks for the names below its own only where the operator says so", async () => {
    const ask = async (web: BuiltWeb) => (await fetch(`${web.url}/login`)).headers.get("Strict-Transport-Security");
    expect(await ask(behindProxy)).toBe("max-age=31536000");
    const whole = await startBuiltWeb({ APP_URL: "https://sparks.example", HSTS_SUBDOMAINS: "true" });
    expect(await ask(whole)).toBe("max-age=31536000; includeSubDomains");
    await whole.stop();
  });

  test("knows its own pages by its configured origin alone", async () => {
    const post = (Origin: string) =>
      fetch(`${behindProxy.url}/login`, { ...formPost({ intent: "login" }), headers: { Origin } });
    expect((await post("https://sparks.example")).status).toBe(400);
    for (const origin of [behindProxy.url, "http://localhost:3000", "http://sparks.example"]) {
      expect((await post(origin)).status).toBe(403);
    }
  });
});

describe("limits", () => {
  const guess = (web: BuiltWeb, from: string) =>
    fetch(`${web.url}/api/login`, {
      method: "POST",
      body: JSON.stringify({ email: "nobody@example.com", password: "a wrong guess" }),
      headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    });

  test("count by the address that a trusted proxy names, not by what the client claims", async () => {
    for (let n = 0; n < 10; n++) expect((await guess(behindProxy, `198.51.100.${n}, 203.0.113.1`)).status).toBe(401);
    expect((await guess(behindProxy, "198.51.100.99, 203.0.113.1")).status).toBe(429);
    expect((await guess(behindProxy, "203.0.113.2")).status).toBe(401);
  });

  test("do not believe the header where no proxy is trusted", async () => {
    for (let n = 0; n < 10; n++) expect((await guess(plain, `198.51.100.${n}`)).status).toBe(401);
    expect((await guess(plain, "198.51.100.99")).status).toBe(429);
  });
});

describe("a person who guessed too often", () => {
  test("gets the page back with the reason, and when to come back", async () => {
    const form = formPost({ intent: "login", email: "guessed@example.com", password: "a wrong guess" });
    const guess = () => fetch(`${behindProxy.url}/login`, { ...form, headers: { "X-Forwarded-For": "203.0.113.77" } });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("Login Failed");
    expect(page).toContain("Too many attempts. Please try again in 15 minutes.");
    expect(page).toContain('value="guessed@example.com"');
    expect(page).not.toContain("a wrong guess");
  });
});

describe("a form refused for its origin", () => {
  test("is explained in the log where no address is configured, once", async () => {
    const post = () =>
      fetch(`${plain.url}/login`, { ...formPost({ intent: "login" }), headers: { Origin: "https://sparks.example" } });
    expect((await post()).status).toBe(403);
    expect((await post()).status).toBe(403);
    await expect.poll(() => plain.log().split("set APP_URL to it")).toHaveLength(2);
    expect(plain.log()).toContain("https://sparks.example");
  });
});

describe("what no browser sends", () => {
  test.each([
    ["an absolute address", "GET http://evil.example/login HTTP/1.1\r\nHost: evil.example", 200],
    ["a Host that is none", "GET /login HTTP/1.1\r\nHost: a b/c", 400],
    ["a Host with a port that is none", "GET /login HTTP/1.1\r\nHost: localhost:99999", 400],
    ["a Host that is no address of four numbers", "GET /login HTTP/1.1\r\nHost: 256.256.256.256", 400],
    ["a Host that is no address in brackets", "GET /login HTTP/1.1\r\nHost: [:::]", 400],
    ["a Host in an alphabet that it does not keep to", "GET /login HTTP/1.1\r\nHost: xn--a", 400],
    ["such a Host at a page that is kept", "GET /pricing HTTP/1.1\r\nHost: xn--a", 400],
    ["such a Host at a file", "GET /favicon.svg HTTP/1.1\r\nHost: xn--a", 400],
    ["such a Host at a call", "GET /api/user HTTP/1.1\r\nHost: localhost:99999", 400],
    ["an address in brackets", "GET /login HTTP/1.1\r\nHost: [::1]:3000", 200],
    ["a name in another alphabet", "GET /login HTTP/1.1\r\nHost: xn--bcher-kva.example", 200],
    ["no Host", "GET /login HTTP/1.0", 200],
    ["a path that cannot be decoded", "GET /% HTTP/1.1\r\nHost: x", 404],
    ["a path that looks like another host", "GET //evil.example/x HTTP/1.1\r\nHost: x", 404],
    ["a query that cannot be decoded", "GET /login?redirect=%ff%00% HTTP/1.1\r\nHost: x", 200],
    ["a method for tracing", "TRACE /login HTTP/1.1\r\nHost: x", 405],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x", 405],
    ["the framework's former protocol", "GET /login?_data=root HTTP/1.1\r\nHost: x", 200],
  ])("%s is answered, and without a stack trace", async (_, head, status) => {
    const answer = await sendRaw(plain, `${head}\r\nConnection: close\r\n\r\n`);
    expect(Number(answer.split(" ")[1])).toBe(status);
    expect(answer).not.toMatch(/node_modules|at Object\./);
    expect(plain.log()).not.toMatch(/URIError|node_modules/);
  });

  test("a path that looks like another host redirects at most within this one", async () => {
    const answer = await sendRaw(plain, "GET //evil.example/%2e%2e HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(answer).not.toMatch(/^location: *(\/\/|\/\\|[a-z]+:)/im);
  });
});
