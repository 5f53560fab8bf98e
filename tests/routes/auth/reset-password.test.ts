import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { emails, users } from "#db/schema";
import { cookiesOf, formPost, jsonPost, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { writeEmail } from "~/features/emails/write-email.server";
import { resetLimits } from "~/features/users/request-reset.server";
import { verifyPassword } from "~/platform/auth/password.server";
import { findUser } from "~/platform/auth/require-user.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as forgotCall from "~/routes/api/forgot-password";
import * as resetCall from "~/routes/api/reset-password";
import * as forgot from "~/routes/auth/forgot-password";
import * as reset from "~/routes/auth/reset-password";
import { answerOf } from "../studio/answer-of";

let user: User;
beforeEach(async () => {
  vi.useRealTimers();
  user = await makeUser();
});

interface Rejected {
  error: Record<string, string[]> | null;
}

const askForLink = (email: string) =>
  answerOf<Rejected>(forgot.action, visitorRequest("/forgot-password", formPost({ email })));
const mailed = (who = user) => db.select().from(emails).where(eq(emails.userId, who.id)).all();

/** The link in the last e-mail. */
async function linkOf(who = user) {
  const [email] = mailed(who).slice(-1);
  if (!email) throw new Error("no e-mail");
  const { html, text } = await writeEmail(email, "https://sparks.example");
  const [link] = /https:\/\/sparks\.example\/reset-password\?token=[\w.-]+/.exec(text) ?? [];
  expect(html).toContain(`href="${link}"`);
  return new URL(link ?? "").search;
}

const chosen = { newPassword: "flint and spark", confirmPassword: "flint and spark" };
const choose = (search: string, fields: Record<string, string> = chosen) =>
  answerOf<Rejected>(reset.action, visitorRequest(`/reset-password${search}`, formPost(fields)));
const passwordIs = async (password: string) =>
  verifyPassword(db.select().from(users).where(eq(users.id, user.id)).get()?.passwordHash, password);

async function html(search: string) {
  const { data } = await answerOf(reset.loader, visitorRequest(`/reset-password${search}`));
  return renderPage(reset.default, { path: `/reset-password${search}`, loaderData: data });
}

describe("/forgot-password", () => {
  test("sends a link, and says the same to an address without an account", async () => {
    const known = await askForLink(user.email.toUpperCase());
    const unknown = await askForLink("nobody@example.com");
    for (const { response } of [known, unknown]) {
      expect(response).toHaveRedirect("/forgot-password?sent");
      const text = "If this email exists in our system, you'll receive a reset link shortly.";
      await expect(response).toSendToast("Reset link sent!", text);
    }
    expect(mailed().map(({ kind }) => kind)).toEqual(["passwordReset"]);
    expect(db.select().from(emails).where(eq(emails.recipient, "nobody@example.com")).all()).toEqual([]);
  });

  test("then says 'Check Your Email', with the ways back", async () => {
    const { data } = await answerOf(forgot.loader, visitorRequest("/forgot-password?sent"));
    const text = renderPage(forgot.default, { path: "/forgot-password?sent", loaderData: data });
    expect(text).toMatch(/<h1[^>]*>Check Your Email<\/h1>/);
    expect(text).toMatch(/<a href="\/forgot-password"[^>]*>Try Again<\/a>.*<a href="\/login"[^>]*>Back to Login<\/a>/);
  });

  test("has an e-mail field, and says where no e-mail is sent", async () => {
    const { data } = await answerOf(forgot.loader, visitorRequest("/forgot-password"));
    const text = renderPage(forgot.default, { path: "/forgot-password", loaderData: data });
    expect(text).toMatch(/type="email"/);
    expect(text).toContain("Send Reset Link");
    expect(text).toContain("Sending Reset Link...");
    expect(text).toContain("This site sends no e-mail yet.");
  });

  test.each([
    ["", "Email is required"],
    ["  ", "Email is required"],
    ["ada", "Please enter a valid email address"],
  ])("refuses %j", async (email, message) => {
    const { status, data } = await askForLink(email);
    expect([status, data.error]).toEqual([400, { email: [message] }]);
  });

  test("fills nobody's inbox, without a word of it", async () => {
    for (let turn = 0; turn < resetLimits.account.limit + 2; turn += 1)
      expect((await askForLink(user.email)).response).toHaveRedirect("/forgot-password?sent");
    expect(mailed()).toHaveLength(resetLimits.account.limit);
  });
});

describe("/reset-password", () => {
  const sessionOf = async () => cookiesOf(await createSession(visitorRequest("/login"), user.id));

  test("gives a new password by the link, ends every session, and works once", async () => {
    const cookie = await sessionOf();
    await askForLink(user.email);
    const link = await linkOf();
    expect(await html(link)).toContain("Choose a new password");
    const { response } = await choose(link);
    expect(response).toHaveRedirect("/login");
    await expect(response).toSendToast("Reset Success!", "Your password has been reset successfully.");
    expect(await passwordIs("flint and spark")).toBe(true);
    expect(await findUser(visitorRequest("/", { headers: { Cookie: cookie } }))).toBeNull();
    expect((await choose(link, { newPassword: "once again", confirmPassword: "once again" })).status).toBe(400);
    expect(await passwordIs("flint and spark")).toBe(true);
    expect(await html(link)).toContain("Invalid Reset Link");
  });

  test("ends with its hour", async () => {
    await askForLink(user.email);
    const link = await linkOf();
    const asked = Date.now();
    vi.useFakeTimers({ now: asked + 59 * 60_000, toFake: ["Date"] });
    expect(await html(link)).toContain("Choose a new password");
    vi.setSystemTime(asked + 60 * 60_000);
    expect(await html(link)).toContain("Invalid Reset Link");
    expect((await choose(link)).status).toBe(400);
  });

  test.each(["", "?token=", "?token=v1.a.b.c", `?token=${"x".repeat(200)}`])(
    "without a link that is one (%s) it says 'Invalid Reset Link' and leads to sign-in",
    async (search) => {
      const text = await html(search);
      expect(text).toMatch(/<h1[^>]*>Invalid Reset Link<\/h1>/);
      expect(text).toMatch(/<a href="\/login"[^>]*>Back to Login<\/a>/);
      expect(await passwordIs(testPassword)).toBe(true);
    },
  );

  test.each([
    [{ newPassword: "", confirmPassword: "" }, { newPassword: ["Password is required"] }],
    [
      { newPassword: "short", confirmPassword: "short" },
      { newPassword: ["Password must be at least 6 characters long"] },
    ],
    [{ newPassword: "flint and spark", confirmPassword: "other" }, { confirmPassword: ["Passwords don't match"] }],
    [
      { newPassword: "password1", confirmPassword: "password1" },
      { newPassword: [expect.stringContaining("guessers")] },
    ],
    [
      { newPassword: "Sparkwright7", confirmPassword: "Sparkwright7" },
      { newPassword: [expect.stringContaining("hardly more than the name of this site")] },
    ],
  ])("refuses %j, and the link stays good", async (fields, error) => {
    const link = `?token=${createResetToken(user.id, new Date(Date.now() + 60_000))}`;
    const { status, data } = await choose(link, fields);
    expect([status, data.error]).toEqual([400, error]);
    expect((await choose(link)).response).toHaveRedirect("/login");
  });

  test("is kept by no cache and told to no other site", async () => {
    const response = (await reset.loader({
      request: visitorRequest("/reset-password?token=x"),
      params: {},
      context: {},
    })) as unknown as { init: { headers: Record<string, string> } };
    expect(response.init.headers).toMatchObject({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
  });
});

describe("the calls", () => {
  test("POST /api/forgot-password answers alike, and POST /api/reset-password takes the link's token", async () => {
    const send = (email: string) =>
      forgotCall.action({
        request: visitorRequest("/api/forgot-password", jsonPost({ email })),
        params: {},
        context: {},
      });
    const [known, unknown] = [await send(user.email), await send("nobody@example.com")];
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);

    const token = new URLSearchParams(await linkOf()).get("token");
    const sendToken = async (given: unknown) => {
      const request = visitorRequest("/api/reset-password", jsonPost({ token: given, newPassword: "flint and spark" }));
      return (await resetCall.action({ request, params: {}, context: {} })).status;
    };
    expect([await sendToken("none"), await sendToken(token), await sendToken(token)]).toEqual([400, 200, 400]);
    expect(await passwordIs("flint and spark")).toBe(true);
  });
});
