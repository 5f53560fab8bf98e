import { setImmediate } from "node:timers/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Furnished, fillExample, fillPath, furnish, pictureForm, signIn } from "#tests/calls/caller";
import { DescribedSite, type Json, type Operation } from "#tests/calls/described";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { testPayPal } from "#tests/mocks/in-memory-paypal";
import { servePayPal } from "#tests/mocks/serve-paypal";
import { serveResend } from "#tests/mocks/serve-resend";
import { serveStripe } from "#tests/mocks/serve-stripe";
import { type BuiltWeb, startBuiltWeb } from "#tests/routes/built-web";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import { createAccessToken } from "~/features/access-tokens/create-access-token.server";
import { hourlyLimits, limitRate } from "~/features/plans/limit-rate.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import siteMap from "~/routes";

// Every call that /api/openapi.json describes, asked over HTTP with good and with bad input; every answer is held to the description.

let paypal: Awaited<ReturnType<typeof servePayPal>>;
let web: BuiltWeb;
let stripe: Awaited<ReturnType<typeof serveStripe>>;
let resend: Awaited<ReturnType<typeof serveResend>>;
let site: DescribedSite;
let own: Furnished;
let stranger: Furnished;
let admin: Furnished;

beforeAll(async () => {
  [paypal, stripe, resend] = await Promise.all([servePayPal(), serveStripe(), serveResend()]);
  const { clientId, clientSecret } = testPayPal;
  web = await startBuiltWeb({
    ...{ PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_API_BASE: paypal.url },
    ...{ STRIPE_SECRET_KEY: "sk_test_that_nobody_may_see", STRIPE_API_BASE: stripe.url },
    ...{
      RESEND_API_KEY: "re_that_nobody_may_see",
      RESEND_API_BASE: resend.url,
      MAIL_FROM: "hello@sparkwright.example",
    },
  });
  site = await DescribedSite.read(web.url);
  [own, stranger, admin] = [await furnish(), await furnish(), await furnish({ isAdmin: true })];
}, 300_000);
afterAll(async () => {
  await web?.stop();
  await paypal?.stop();
  await stripe?.stop();
  await resend?.stop();
});

const whoMakes = ({ isOpen, isAdminOnly }: Operation) => (isOpen ? null : isAdminOnly ? admin : own);

interface Sent {
  who?: Furnished | null;
  path?: string;
  method?: string;
  body?: BodyInit | null;
  headers?: Record<string, string>;
}

/** Sends an operation's documented example, those of visitors without a session and those of administrators with one of theirs, but for what is given, and answers with the status and what is not as described. */
async function call(operation: Operation, { who = whoMakes(operation), path, method, body, headers = {} }: Sent = {}) {
  const example =
    operation.body &&
    (operation.body.type === "application/json" ? exampleOf(operation, who ?? own) : await pictureForm());
  const type: Record<string, string> =
    operation.body?.type === "application/json" ? { "Content-Type": "application/json" } : {};
  const response = await fetch(web.url + (path ?? fillPath(operation, who ?? own)), {
    method: method ?? operation.method,
    redirect: "manual",
    headers: { ...(who ? { Cookie: who.cookie } : {}), ...type, ...headers },
    body: body === undefined ? example : body,
  });
  const allow = response.headers.get("Allow");
  const text = await response.clone().text();
  return { status: response.status, allow, text, faults: await site.findFaults(operation, response) };
}

const exampleOf = (operation: Operation, who: Furnished) => JSON.stringify(fillExample(operation, who));

/** Sends every operation that `picks` and expects each to answer with this status, as it is described. */
async function expectOfEach(
  status: number | ((operation: Operation) => number),
  picks: (operation: Operation) => boolean,
  sent: (operation: Operation) => Sent | Promise<Sent>,
) {
  const wrong: string[] = [];
  const picked = site.operations.filter(picks);
  for (const operation of picked) {
    const wanted = typeof status === "number" ? status : status(operation);
    const answer = await call(operation, await sent(operation));
    if (answer.status !== wanted || answer.faults.length > 0) {
      wrong.push(
        `${operation.name}: ${answer.status} for ${wanted}: ${answer.text.slice(0, 200)} ${answer.faults.join("; ")}`,
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(picked.length).toBeGreaterThan(0);
}

/** Read only where the first name of the field is absent. */
const secondNames = ["url", "callToAction", "seoKeywords", "username", "first_name", "last_name"];

const changes = ({ method }: Operation) => method !== "GET";
const takesJson = ({ body }: Operation) => body?.type === "application/json";
const success = ({ responses }: Operation) => Number(Object.keys(responses).find((status) => status.startsWith("2")));

describe("the document", () => {
  test("is OpenAPI 3.1, and may be kept by any cache until it changes", async () => {
    expect(await new Validator().validate(structuredClone(site.document) as unknown as Json)).toMatchObject({
      valid: true,
    });
    const first = await fetch(`${web.url}/api/openapi.json`);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=300");
    const again = await fetch(`${web.url}/api/openapi.json`, {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("has every call of the site map, with just the methods that it answers", async () => {
    const isCall = (path: string | undefined) =>
      /^(api|paypal)\//.test(path ?? "") && !["api/*", "api/openapi.json"].includes(path ?? "");
    const routes = siteMap.filter(({ path }) => isCall(path)).map(({ path }) => `/${path?.replace(/:(\w+)/g, "{$1}")}`);
    expect([...new Set(site.operations.map(({ path }) => path))].sort()).toEqual(routes.sort());
    for (const path of routes) {
      const methods = site.operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const refused = await fetch(web.url + path.replace(/\{\w+\}/, "1"), {
        method: "PATCH",
        headers: { Cookie: own.cookie },
      });
      expect([path, refused.status, refused.headers.get("Allow")?.split(", ").sort()]).toEqual([
        path,
        405,
        methods.sort(),
      ]);
    }
  });
});

describe("good input", () => {
  test("gets from every operation what is described", async () => {
    await expectOfEach(
      success,
      () => true,
      async ({ isAdminOnly }) => ({ who: await furnish({ isAdmin: isAdminOnly }) }),
    );
  });

  test("is taken under the second names too", async () => {
    const example = fillExample(site.get("createProject"), own) as Json;
    const { websiteUrl, defaultCallToAction: _call, defaultSeoKeywords: _words, ...rest } = example;
    const second = { url: websiteUrl, callToAction: "Taste it today", seoKeywords: "coffee, post" };
    const body = JSON.stringify({ ...rest, ...second });
    expect(site.isDescribed(site.get("createProject").body?.schema ?? {}, JSON.parse(body))).toBe(true);
    const saved = {
      ...{ ...second, websiteUrl },
      ...{ defaultCallToAction: second.callToAction, defaultSeoKeywords: second.seoKeywords },
    };
    for (const [name, status] of [
      ["createProject", 201],
      ["changeProject", 200],
    ] as const) {
      const answer = await call(site.get(name), { body });
      expect(answer).toMatchObject({ status, faults: [] });
      if (name === "createProject") expect(JSON.parse(answer.text)).toMatchObject(saved);
    }
    const path = fillPath(site.get("readProject"), own);
    expect(JSON.parse((await call(site.get("readProject"), { path })).text)).toMatchObject(saved);
    const { firstName: first_name, lastName: last_name, ...account } = fillExample(site.get("register"), own) as Json;
    const registered = await call(site.get("register"), {
      body: JSON.stringify({ ...account, first_name, last_name }),
    });
    expect(registered).toMatchObject({ status: 200, faults: [] });
    expect(JSON.parse(registered.text)).toMatchObject({ firstName: first_name, lastName: last_name });
    const names = JSON.stringify({ first_name: "Grace", last_name: "Hopper" });
    expect(await call(site.get("changeProfile"), { body: names })).toMatchObject({ status: 200, faults: [] });
    expect(JSON.parse((await call(site.get("readUser"))).text)).toMatchObject({
      firstName: "Grace",
      lastName: "Hopper",
    });
    const { email: username, ...login } = fillExample(site.get("login"), own) as Json;
    expect(site.isDescribed(site.get("login").body?.schema ?? {}, { ...login, username })).toBe(true);
    expect(site.isDescribed(site.get("login").body?.schema ?? {}, login)).toBe(false);
    expect(await call(site.get("login"), { body: JSON.stringify({ ...login, username }) })).toMatchObject({
      status: 200,
      faults: [],
    });
  });

  test.each([
    [
      "all four types",
      testEngine(),
      { contentTypes: ["blog", "image", "caption", "video"] as const, facts: { offer: "20% off", proof: [] } },
    ],
    ["an e-mail and ads", embeddedEngine, { contentTypes: ["blog", "caption"] as const, format: "email" as const }],
    ["ads", embeddedEngine, { contentTypes: ["caption"] as const, format: "ad" as const }],
  ])("gets what was made of %s as it is described", async (_, engine, given) => {
    const spark = await makeWaitingSpark(own.user, { ...given, contentTypes: [...given.contentTypes] });
    await makeSpark(spark.documentId, { engine, signal: new AbortController().signal });
    const made = { sparkId: spark.id, documentId: spark.documentId, projectId: spark.projectId };
    for (const name of ["readStatus", "readSpark", "listSparks"]) {
      const path = fillPath(site.get(name), made);
      expect(await call(site.get(name), { path })).toMatchObject({ status: 200, faults: [] });
    }
    expect((await call(site.get("readStatus"), { path: `/api/status/${spark.documentId}` })).text).toContain(
      '"complete"',
    );
  });
});

describe("bad input", () => {
  test("of a visitor is a 401", async () => {
    await expectOfEach(
      401,
      ({ isOpen }) => !isOpen,
      () => ({ who: null }),
    );
  });

  test.each([
    ["PayPal's id", "GET", "/paypal/setup"],
    ["an order", "POST", "/paypal/order"],
    ["a capture", "POST", "/paypal/order/1/capture"],
    ["a PayPal subscription", "POST", "/paypal/subscription"],
    ["a subscription", "POST", "/api/create-subscription"],
    ["a payment", "POST", "/api/payment-success"],
    ["the names", "PUT", "/api/user/profile"],
    ["a test e-mail", "POST", "/api/emails/send-test"],
    ["the figures", "GET", "/api/admin/stats"],
    ["an act", "POST", "/api/admin/users/1/action"],
  ])("of an access token about money, the account or the site (%s) is a 401", async (_, method, path) => {
    const token = createAccessToken(admin.user, { name: `${method} ${path}`, scope: "write", lifetime: "30" });
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const body = method === "GET" ? undefined : "{}";
    expect((await fetch(web.url + path, { method, headers, body })).status).toBe(401);
    expect((await fetch(`${web.url}/api/user`, { headers })).status).toBe(200);
  });

  test("of somebody who is no administrator is a 403, for administrators' calls", async () => {
    await expectOfEach(
      403,
      ({ isAdminOnly }) => isAdminOnly,
      () => ({ who: own }),
    );
  });

  test("of an administrator whose page was opened in another session is a 403", async () => {
    await expectOfEach(
      403,
      ({ isAdminOnly }) => isAdminOnly,
      () => ({ headers: { "x-session-id": "00000000-0000-4000-8000-000000000000" } }),
    );
  });

  test.each(["stranger", "0", "07", "999999999", "x", "%F0%9F%98%80"])("about %s is a 404", async (id) => {
    await expectOfEach(
      404,
      ({ path, isAdminOnly }) =>
        path.includes("{") &&
        !(isAdminOnly && id === "stranger") &&
        (id !== "stranger" || !path.includes("content-templates")),
      (operation) => ({
        path: id === "stranger" ? fillPath(operation, stranger) : operation.path.replace(/\{\w+\}/, id),
      }),
    );
  });

  test("about a stranger's project in the body is a 404", async () => {
    await expectOfEach(
      404,
      ({ body }) => Boolean(body?.example && "projectId" in (body.example as Json)),
      (operation) => ({ body: exampleOf(operation, stranger) }),
    );
  });

  test.each(["", "{", "null", "[]", '"a"', '{"a":1}'])("of the body %j is a 400", async (body) => {
    await expectOfEach(400, takesJson, () => ({ body }));
  });

  test("of a form without its file, or with one that is no picture, is a 400", async () => {
    const isForm = ({ body }: Operation) => body?.type === "multipart/form-data";
    await expectOfEach(400, isForm, () => ({ body: new FormData() }));
    await expectOfEach(400, isForm, async () => ({ body: await pictureForm(new Uint8Array(9)) }));
  });

  test("of every field, one after the other, is a 400 that names it; so is every field that is left out", async () => {
    const wrong: string[] = [];
    for (const operation of site.operations.filter(takesJson)) {
      const { properties = {}, required = [] } = (operation.body?.schema ?? {}) as {
        properties?: Json;
        required?: string[];
      };
      const good = fillExample(operation, own) as Json;
      for (const field of Object.keys(properties)) {
        if (secondNames.includes(field)) continue;
        const bodies = [
          { ...good, [field]: [[]] },
          ...(required.includes(field) ? [{ ...good, [field]: undefined }] : []),
        ];
        for (const body of bodies) {
          const { status, text, faults } = await call(operation, { body: JSON.stringify(body) });
          const isNamed =
            status === 400 && Object.keys(JSON.parse(text).errors).some((path) => path.split(".")[0] === field);
          if (!isNamed || faults.length > 0)
            wrong.push(`${operation.name}.${field}: ${status} ${text} ${faults.join("; ")}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("of another type is a 415", async () => {
    await expectOfEach(
      415,
      ({ body }) => body !== null,
      () => ({ body: "a", headers: { "Content-Type": "text/plain" } }),
    );
  });

  test("of a compressed body is a 415", async () => {
    await expectOfEach(415, takesJson, () => ({ headers: { "Content-Encoding": "gzip" } }));
  });

  test("that is too large is a 413", async () => {
    const body = new Uint8Array(1024 * 1024 + 1);
    await expectOfEach(413, takesJson, () => ({ body }));
    // why less without an account: everybody may have it read.
    const isOpen = (operation: Operation) => takesJson(operation) && operation.isOpen;
    await expectOfEach(413, isOpen, () => ({ body: new Uint8Array(32 * 1024 + 1) }));
    await expectOfEach(
      413,
      ({ body }) => body?.type === "multipart/form-data",
      async () => ({ body: await pictureForm(new Uint8Array(12 * 1024 * 1024)) }),
    );
  });

  test("of another site is a 403", async () => {
    await expectOfEach(403, changes, () => ({ headers: { Origin: "https://evil.example" } }));
  });

  test("by another method is a 405 that names those which are answered", async () => {
    await expectOfEach(
      405,
      () => true,
      () => ({ method: "PATCH", body: "{}" }),
    );
  });

  test.each(["0", "-1", "1.5", "x", "1000000000"])("of page %s is a 400", async (page) => {
    await expectOfEach(
      400,
      ({ query }) => query.includes("page"),
      ({ path }) => ({ path: `${path}?page=${page}` }),
    );
  });

  test("of an idempotency key that is too long is a 400", async () => {
    const headers = { "Idempotency-Key": "x".repeat(101) };
    const answer = await call(site.get("createSpark"), { headers });
    expect(answer).toMatchObject({ status: 400, faults: [] });
  });

  test("of a key that came with another body is a 422", async () => {
    const headers = { "Idempotency-Key": "one" };
    const send = (prompt: string) =>
      call(site.get("createSpark"), {
        headers,
        body: JSON.stringify({ ...(fillExample(site.get("createSpark"), own) as Json), prompt }),
      });
    expect(await send("A launch for our autumn beans")).toMatchObject({ status: 201, faults: [] });
    expect(await send("A launch for our winter beans")).toMatchObject({ status: 422, faults: [] });
  });

  test("of somebody without sparks is a 402", async () => {
    const poor = await furnish({ sparks: 60 });
    const body = exampleOf(site.get("createSpark"), poor);
    const refused = await call(site.get("createSpark"), { who: poor, body });
    expect(refused).toMatchObject({ status: 402, faults: [] });
    // why 10: of the 60, 50 are held for the spark that is on its way.
    expect(JSON.parse(refused.text)).toEqual({
      message:
        "You don't have enough sparks for this generation. Please upgrade your plan or purchase additional credits.",
      ...{ needed: 50, available: 10 },
    });
  });

  test("of an address or a password that is not theirs is a 401, of an address that is taken a 400", async () => {
    const body = JSON.stringify({ email: own.user.email, password: "not the password" });
    expect(await call(site.get("login"), { body })).toMatchObject({ status: 401, faults: [] });
    const again = { ...(fillExample(site.get("register"), own) as Json), email: own.user.email };
    expect(await call(site.get("register"), { body: JSON.stringify(again) })).toMatchObject({
      status: 400,
      faults: [],
    });
  });

  test("that comes too often is a 429", async () => {
    const busy = await furnish();
    for (const act of Object.keys(hourlyLimits) as (keyof typeof hourlyLimits)[]) {
      exhaust(busy, act);
      // why after each: a connection that idles for so long is given up by its own timer, before the site closes it.
      await setImmediate();
    }
    await expectOfEach(
      429,
      // why not downloads: they are limited by how many are on their way, which a test of the process holds.
      ({ name, responses, isOpen, isAdminOnly }) =>
        "429" in responses && name !== "downloadItem" && !isOpen && !isAdminOnly,
      (operation) => ({ who: busy, ...(takesJson(operation) ? { body: exampleOf(operation, busy) } : {}) }),
    );
    const user = await makeUser();
    const guess = JSON.stringify({ email: user.email, password: "not the password" });
    let answer = await call(site.get("login"), { body: guess });
    for (let guesses = 0; answer.status === 401 && guesses < 50; guesses++)
      answer = await call(site.get("login"), { body: guess });
    expect(answer).toMatchObject({ status: 429, faults: [] });
  });
});

test("a session that is over opens nothing", async () => {
  const cookie = await signIn(own.user);
  const who = { ...own, cookie };
  expect(await call(site.get("logout"), { who })).toMatchObject({ status: 200, faults: [] });
  expect(await call(site.get("readUser"), { who })).toMatchObject({ status: 401, faults: [] });
});

function exhaust({ user }: Furnished, act: keyof typeof hourlyLimits): void {
  try {
    for (;;) limitRate(user, act);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
  }
}
