import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { attempts, emails, secrets, settings } from "#db/schema";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { publishedApi } from "#tests/mocks/published-api";
import { renderPage } from "#tests/setup/render-page";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { sendEmail } from "~/platform/email/send-email.server";
import * as page from "~/routes/admin/settings";
import * as saveKey from "~/routes/api/emails.save-key";
import * as sendTest from "~/routes/api/emails.send-test";
import * as status from "~/routes/api/emails.status";
import { answerOf } from "../studio/answer-of";

const key = "re_that_nobody_may_see_4f2a";
const from = "Sparkwright <hello@sparkwright.example>";
const findFaults = publishedApi("resend.yaml");
const received: Record<string, unknown>[] = [];
let answer: () => Response = () => HttpResponse.json({ id: "1" });
const server = setupServer(
  http.post("https://api.resend.com/emails", async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    expect(findFaults?.("/emails", body) ?? []).toEqual([]);
    received.push({ ...body, key: request.headers.get("Authorization") });
    return answer();
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

let admin: User;
beforeEach(async () => {
  for (const table of [secrets, settings, attempts, emails]) db.delete(table).run();
  received.length = 0;
  answer = () => HttpResponse.json({ id: "1" });
  admin = await makeUser({ isAdmin: true, firstName: "Grace" });
});
afterEach(() => vi.restoreAllMocks());

type Rejected = { error: Record<string, string[]> };
const post = async (fields: Record<string, string>, who = admin) =>
  answerOf<Rejected>(page.action, await signedInRequest(who, "/settings", formPost(fields)));
async function show(actionData?: unknown) {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/settings"));
  return renderPage(page.default, { path: "/settings", loaderData: data, actionData }).replace(/<!-- -->/g, "");
}
const call = async (handler: typeof saveKey.action, body: unknown, who = admin) => {
  const { response } = await answerOf(handler, await signedInRequest(who, "/api/emails/save-key", jsonPost(body)));
  return [response?.status, await response?.json()];
};
const readStatus = async () => {
  const { response } = await answerOf(status.loader, await signedInRequest(admin, "/api/emails/status"));
  return response?.json();
};
const saved = () => post({ intent: "email-key", apiKey: key, from });

test("anybody but an administrator is sent home with 'Access Denied', and nothing is done", async () => {
  const user = await makeUser();
  for (const request of [visitorRequest("/settings"), await signedInRequest(user, "/settings")]) {
    const { response } = await answerOf(page.loader, request);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Access Denied");
  }
  const { response } = await post({ intent: "email-key", apiKey: key }, user);
  expect(response).toHaveRedirect("/");
  expect(db.select().from(secrets).all()).toEqual([]);
});

describe("the key of the e-mail provider", () => {
  test.each([
    ["", "Please enter your Resend API key."],
    ["   ", "Please enter your Resend API key."],
    ["sk_live_12345", "Invalid API key. Resend keys start with re_"],
  ])("%j is refused, on the page and by the call, and never sent back", async (apiKey, message) => {
    const { status: refused, data } = await post({ intent: "email-key", apiKey });
    expect([refused, data.error.apiKey]).toEqual([400, [message]]);
    const html = await show(data);
    expect(html).toContain(message);
    if (apiKey.trim()) expect(html + JSON.stringify(data)).not.toContain(apiKey);
    expect(await call(saveKey.action, { apiKey })).toMatchObject([400, { message, errors: { apiKey: [message] } }]);
    expect(db.select().from(secrets).all()).toEqual([]);
  });

  test("is stored sealed, shown as its last four characters, and can be forgotten", async () => {
    const { response } = await saved();
    expect(response).toHaveRedirect("/settings#email");
    await expect(response).toSendToast("API Key Saved!", "The next e-mail goes by it.");
    expect(JSON.stringify(db.select().from(secrets).all())).not.toContain("nobody");
    const html = await show();
    expect(html).toContain("ends in 4f2a");
    expect(html).not.toContain("nobody");
    expect(html).toContain("Active");
    await post({ intent: "forget-email-key" });
    expect(db.select().from(secrets).all()).toEqual([]);
    expect(await show()).toContain("Inactive");
  });

  test("needs an address to send from", async () => {
    expect(await call(saveKey.action, { apiKey: key })).toEqual([200, { success: true }]);
    expect(await readStatus()).toEqual({ configured: false, status: "inactive" });
    expect(await show()).toContain("An address to send from is missing");
    expect((await post({ intent: "email-key", apiKey: key, from: "nobody" })).data.error.from).toEqual([
      "Enter an address, or a name with an address in <>",
    ]);
  });

  test("that another ENCRYPTION_KEY sealed is said so", async () => {
    await saved();
    const own = config.encryptionKey;
    config.encryptionKey = "another-key-of-thirty-two-characters";
    try {
      expect(await show()).toContain("cannot be read with the present ENCRYPTION_KEY: enter it again");
    } finally {
      config.encryptionKey = own;
    }
  });
});

test("the status is active while e-mail goes, and inactive without a key or after a try that failed", async () => {
  expect(await readStatus()).toEqual({ configured: false, status: "inactive" });
  await saved();
  expect(await readStatus()).toEqual({ configured: true, status: "active" });
  const email = { key: "receipt:1", userId: null, recipient: "ada@example.com", kind: "receipt", data: {} };
  inTransaction((tx) => sendEmail(tx, email, new Date()));
  expect(await readStatus()).toEqual({ configured: true, status: "active" });
  db.update(emails).set({ tries: 1, problem: "Resend answered 401: no such key" }).run();
  expect(await readStatus()).toEqual({ configured: true, status: "inactive" });
  const html = await show();
  expect(html).toContain("Inactive");
  expect(html).toContain("Resend answered 401: no such key");
  expect(html).toMatch(/href="\/settings#email"[^>]*>Refresh Status/);
});

describe("a test e-mail", () => {
  const test1 = { intent: "test-email", emailType: "welcome", email: "ada@example.com", firstName: "Ada" };

  test("without a key says 'Email Not Configured'", async () => {
    const { status: refused, data } = await post(test1);
    expect([refused, data.error[""]]).toEqual([400, ["Email Not Configured"]]);
    const body = { emailType: "welcome", testData: { email: "ada@example.com", firstName: "Ada" } };
    expect(await call(sendTest.action, body)).toMatchObject([400, { message: "Email Not Configured" }]);
  });

  test.each([
    ["welcome", "Test: Welcome to Sparkwright"],
    ["sparkComplete", "Test: Your campaign is ready"],
    ["subscriptionWelcome", "Test: Your Launch plan has begun"],
    ["usageWarning", "Test: More than 80% of your sparks are used"],
  ])("of the type %s goes out, from the page and by the call", async (emailType, subject) => {
    await saved();
    await expect((await post({ ...test1, emailType })).response).toSendToast("Test Email Sent!", "To ada@example.com.");
    const body = { emailType, testData: { email: "grace@example.com", firstName: "Grace" } };
    expect(await call(sendTest.action, body)).toEqual([200, { success: true }]);
    expect(received).toMatchObject([
      { to: ["ada@example.com"], from, subject, key: `Bearer ${key}`, text: expect.stringContaining("Hi Ada,") },
      { to: ["grace@example.com"], from, subject, text: expect.stringContaining("Hi Grace,") },
    ]);
  });

  test("that is not taken says why", async () => {
    await saved();
    answer = () => HttpResponse.json({ message: "The domain is not verified." }, { status: 403 });
    const { data } = await post(test1);
    expect(data.error[""]).toEqual(["Test Email Failed: Resend did not take it: The domain is not verified."]);
    const body = { emailType: "welcome", testData: { email: "ada@example.com", firstName: "Ada" } };
    expect((await call(sendTest.action, body))[0]).toBe(400);
  });

  test.each([
    [401, { statusCode: 401, name: "validation_error", message: "API key is invalid" }, "API key is invalid."],
    [400, { statusCode: 400, name: "validation_error", message: "API key is invalid" }, "API key is invalid."],
    [401, "<html>", "it does not know it."],
  ])(
    "with a key that is refused (%i) says so in a sentence, and e-mail is inactive until one is taken",
    async (status, said, why) => {
      await saved();
      answer = () => HttpResponse.json(said, { status });
      const { data } = await post(test1);
      expect(data.error[""]).toEqual([`Test Email Failed: Resend refused the key: ${why}`]);
      expect(await readStatus()).toEqual({ configured: true, status: "inactive" });
      const html = await show();
      expect(html).toContain("Inactive");
      expect(html).toContain("the last test was not taken.");
      expect(html).toContain(`The last try: Resend refused the key: ${why}`);
      answer = () => HttpResponse.json({ id: "taken" });
      await post(test1);
      expect(await readStatus()).toEqual({ configured: true, status: "active" });
    },
  );

  test("with a key that was refused says nothing of the key that comes after it", async () => {
    await saved();
    answer = () => HttpResponse.json({ message: "API key is invalid" }, { status: 401 });
    await post(test1);
    await saved();
    expect(await readStatus()).toEqual({ configured: true, status: "active" });
  });

  test.each([
    [{ emailType: "poem" }, "emailType", "Please select a type"],
    [{ email: "ada" }, "email", "Please enter a valid email address"],
  ])("with %j is refused", async (fields, name, message) => {
    await saved();
    const { data } = await post({ ...test1, ...fields });
    expect(data.error[name]).toEqual([message]);
    expect(received).toEqual([]);
  });
});

describe("the keys of content providers", () => {
  const apiKey = "sk-ant-that-nobody-may-see-9d1c";

  test("are stored sealed, shown as their last four, and removed by a button", async () => {
    expect(await show()).toMatch(/<strong>Anthropic<\/strong><span[^>]*>No key/);
    const { response } = await post({ intent: "provider-key", provider: "anthropic", apiKey });
    await expect(response).toSendToast("API Key Saved!", "The next spark uses it.");
    expect(JSON.stringify(db.select().from(secrets).all())).not.toContain("nobody");
    const html = await show();
    expect(html).toMatch(/<strong>Anthropic<\/strong><span[^>]*>Stored here, ends in 9d1c/);
    expect(html).toMatch(/Texts<\/h3><p>Anthropic \(claude-[^)]+\), then the built-in engine\.<\/p>/);
    expect(html).toMatch(/Images<\/h3><p>The built-in engine\.<\/p>/);
    expect(html).not.toContain("nobody");
    await post({ intent: "forget-provider-key", provider: "anthropic" });
    expect(db.select().from(secrets).all()).toEqual([]);
  });

  test.each([
    ["", "Please enter the whole key"],
    ["two words here", "A key has no spaces or line breaks"],
  ])("%j is refused", async (typed, message) => {
    const { status: refused, data } = await post({ intent: "provider-key", provider: "openai", apiKey: typed });
    expect([refused, data.error.apiKey?.[0]]).toEqual([400, message]);
    expect(db.select().from(secrets).all()).toEqual([]);
  });
});

test("payments are shown as they are set", async () => {
  const html = await show();
  expect(html).toMatch(/Payments by Stripe<\/strong>.*?Not set up.*?Configuration needed/);
  expect(html).toContain("by STRIPE_SECRET_KEY");
});
