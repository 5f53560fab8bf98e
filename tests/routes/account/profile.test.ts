import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { accessTokens, sessions, users } from "#db/schema";
import { cookiesOf, formPost, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createAccessToken } from "~/features/access-tokens/create-access-token.server";
import { ownPasswordLimit } from "~/features/users/require-own-password.server";
import { verifyPassword } from "~/platform/auth/password.server";
import { findUser } from "~/platform/auth/require-user.server";
import { createSession, findSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/account/profile";
import * as password from "~/routes/account/profile.password";
import * as sessionRemoval from "~/routes/account/profile.session.removal";
import * as otherSessions from "~/routes/account/profile.sessions.removal";
import * as profileCall from "~/routes/api/user.profile";
import { answerOf } from "../studio/answer-of";

let user: User;
/** The browser that asks. */
let cookie: string;
beforeEach(async () => {
  user = await makeUser({ createdAt: new Date("2026-01-07T12:00:00Z") });
  cookie = await signIn();
});

const signIn = async (who = user) => cookiesOf(await createSession(visitorRequest("/login"), who.id));
const ask = (path: string, init: RequestInit = {}) => visitorRequest(path, { ...init, headers: { Cookie: cookie } });
const isSignedIn = async (sent: string) =>
  (await findUser(visitorRequest("/", { headers: { Cookie: sent } }))) !== null;
const publicIdOf = async (sent: string) =>
  (await findSession(visitorRequest("/", { headers: { Cookie: sent } })))?.publicId ?? "";
const saved = () => db.select().from(users).where(eq(users.id, user.id)).get();

async function html() {
  const { data } = await answerOf(page.loader, ask("/profile"));
  return renderPage(page.default, { path: "/profile", loaderData: data });
}

interface Rejected {
  error: Record<string, string[]> | null;
}

describe("/profile", () => {
  test("shows the names to change, the address that stays, and since when, the id and the status", async () => {
    const text = await html();
    expect(text).toMatch(/<input[^>]*name="firstName"[^>]*value="Ada"/);
    expect(text).toMatch(/<input[^>]*name="lastName"[^>]*value="Lovelace"/);
    expect(text).toMatch(new RegExp(`<input(?=[^>]*value="${user.email}")(?=[^>]*disabled="")[^>]*type="email"`));
    expect(text).toMatch(/Email cannot be changed, <a href="\/contact">contact support<\/a>/);
    expect(text).toMatch(new RegExp(`Jan 7, 2026</dd>.*User ID</dt><dd[^>]*>${user.id}</dd>.*Active</dd>`));
    expect(text).toMatch(/<a href="\/dashboard"[^>]*>Cancel<\/a>/);
    expect(text).toMatch(/Back to Dashboard/);
  });

  test("saves the names, empty ones too, and leads to the dashboard", async () => {
    const { response } = await answerOf(page.action, ask("/profile", formPost({ firstName: " Grace ", lastName: "" })));
    expect(response).toHaveRedirect("/dashboard");
    await expect(response).toSendToast("Profile Updated", "Your profile has been updated successfully.");
    expect(saved()).toMatchObject({ firstName: "Grace", lastName: "", email: user.email });
  });

  test("keeps what was typed where a name is too long", async () => {
    const firstName = "x".repeat(101);
    const { status, data } = await answerOf<Rejected>(page.action, ask("/profile", formPost({ firstName })));
    expect([status, data.error]).toEqual([400, { firstName: ["At most 100 characters"] }]);
    expect(renderPage(page.default, { path: "/profile", loaderData: await loaded(), actionData: data })).toContain(
      firstName,
    );
    expect(saved()?.firstName).toBe("Ada");
  });

  test("another address than the account's is refused beside the field, which shows the account's, and nothing changes", async () => {
    const sent = formPost({ firstName: "Grace", email: "other@example.com" });
    const { status, data } = await answerOf<Rejected>(page.action, ask("/profile", sent));
    expect([status, data.error]).toEqual([400, { email: ["Email cannot be changed, contact support"] }]);
    const text = renderPage(page.default, { path: "/profile", loaderData: await loaded(), actionData: data });
    expect(text).toMatch(/<p class="field-error" id="[^"]*email-error">Email cannot be changed, contact support<\/p>/);
    expect(text).toMatch(new RegExp(`<input(?=[^>]*value="${user.email}")(?=[^>]*disabled="")[^>]*type="email"`));
    expect(text).not.toContain("other@example.com");
    expect(saved()).toMatchObject({ firstName: "Ada", email: user.email });
    const same = await answerOf(page.action, ask("/profile", formPost({ email: user.email.toUpperCase() })));
    expect(same.response).toHaveRedirect("/dashboard");
  });

  test("a visitor is sent to sign in", async () => {
    for (const { loader } of [page, password, otherSessions])
      expect((await answerOf(loader, visitorRequest("/profile"))).response?.status).toBe(302);
    expect((await answerOf(page.action, visitorRequest("/profile", formPost({})))).response?.status).toBe(302);
  });
});

const loaded = async () => (await answerOf(page.loader, ask("/profile"))).data;

describe("PUT /api/user/profile", () => {
  const put = async (body: unknown) => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const request = visitorRequest("/api/user/profile", { method: "PUT", body: JSON.stringify(body), headers });
    const response = await profileCall.action({ request, params: {}, context: {} });
    return [response.status, await response.json()];
  };

  test("changes the names", async () => {
    expect(await put({ firstName: "Grace", lastName: "Hopper", email: user.email.toUpperCase() })).toEqual([
      200,
      { success: true },
    ]);
    expect(saved()).toMatchObject({ firstName: "Grace", lastName: "Hopper" });
  });

  test.each([
    { first_name: "Grace", last_name: "Hopper" },
    { first_name: "Grace", lastName: "Hopper" },
  ])("changes them under their second names too: %j", async (names) => {
    expect(await put(names)).toEqual([200, { success: true }]);
    expect(saved()).toMatchObject({ firstName: "Grace", lastName: "Hopper" });
  });

  test("and not the address", async () => {
    const message = "Email cannot be changed, contact support";
    expect(await put({ firstName: "Grace", lastName: "Hopper", email: "other@example.com" })).toEqual([
      400,
      { message, errors: { email: [message] } },
    ]);
    expect(saved()).toMatchObject({ firstName: "Ada", email: user.email });
  });
});

describe("a new password", () => {
  const change = (fields: Record<string, string>) =>
    answerOf<Rejected>(password.action, ask("/profile/password", formPost(fields)));
  const valid = { currentPassword: testPassword, newPassword: "flint and spark", confirmPassword: "flint and spark" };

  test("takes the place of the current one, and ends every other session", async () => {
    const other = await signIn();
    const { response } = await change(valid);
    expect(response).toHaveRedirect("/profile");
    expect(await verifyPassword(saved()?.passwordHash, "flint and spark")).toBe(true);
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
  });

  test("leaves the access tokens, or ends them where that is asked for", async () => {
    for (const name of ["Newsletter script", "Shop"]) createAccessToken(user, { name, scope: "read", lifetime: "30" });
    const tokens = () => db.$count(accessTokens, eq(accessTokens.userId, user.id));
    const { data } = await answerOf(password.loader, ask("/profile/password"));
    const text = renderPage(password.default, { path: "/profile/password", loaderData: data }).replace(/<!-- -->/g, "");
    expect(text).toMatch(/name="revokeTokens"(?![^>]*checked)/);
    expect(text).toContain("Revoke my access tokens too: <bdi>Shop, Newsletter script</bdi>");
    const { response: kept } = await change(valid);
    await expect(kept).toSendToast("Password changed", "You are signed out everywhere else.");
    expect(await tokens()).toBe(2);
    const { response } = await change({ ...valid, currentPassword: valid.newPassword, revokeTokens: "on" });
    await expect(response).toSendToast(
      "Password changed",
      "You are signed out everywhere else, and your access tokens are revoked.",
    );
    expect(await tokens()).toBe(0);
  });

  test("offers no tokens to revoke to whoever has none", async () => {
    const { data } = await answerOf(password.loader, ask("/profile/password"));
    expect(renderPage(password.default, { path: "/profile/password", loaderData: data })).not.toContain("revokeTokens");
  });

  test.each([
    [{ currentPassword: "wrong" }, { currentPassword: ["This is not your password."] }],
    [
      { newPassword: "short", confirmPassword: "short" },
      { newPassword: ["Password must be at least 6 characters long"] },
    ],
    [{ confirmPassword: "another" }, { confirmPassword: ["Passwords don't match"] }],
    [
      { currentPassword: "", newPassword: "", confirmPassword: "" },
      { currentPassword: ["Password is required"], newPassword: ["Password is required"] },
    ],
    [
      { newPassword: "password1", confirmPassword: "password1" },
      { newPassword: [expect.stringContaining("guessers")] },
    ],
    [
      { newPassword: "Lovelace1815", confirmPassword: "Lovelace1815" },
      { newPassword: [expect.stringContaining("hardly more than your name or e-mail address")] },
    ],
  ])("%j is refused, and nothing changes", async (given, error) => {
    const { status, data } = await change({ ...valid, ...given });
    expect([status, data.error]).toEqual([400, error]);
    expect(await verifyPassword(saved()?.passwordHash, testPassword)).toBe(true);
  });

  test("is not found by guessing the current one", async () => {
    for (let turn = 0; turn < ownPasswordLimit.limit; turn += 1)
      await change({ ...valid, currentPassword: `no ${turn}` });
    const { status, data } = await change(valid);
    expect([status, data.error?.[""]]).toEqual([429, [expect.stringContaining("Too many attempts")]]);
  });
});

describe("sessions", () => {
  const end = (id: string, currentPassword: string | undefined) => {
    const request = ask(`/profile/sessions/${id}/removal`, formPost({ currentPassword }));
    return answerOf<Rejected>(sessionRemoval.action, request, { id });
  };
  const endOthers = (currentPassword: string | undefined) =>
    answerOf<Rejected>(otherSessions.action, ask("/profile/sessions/removal", formPost({ currentPassword })));

  test("are listed, this one first, each other one with a way to end it", async () => {
    const other = await signIn();
    await signIn(await makeUser());
    const text = await html();
    expect(text.match(/This browser|Another browser/g)).toEqual(["This browser", "Another browser"]);
    expect(text).toContain(`href="/profile/sessions/${await publicIdOf(other)}/removal"`);
    expect(text).not.toContain(`href="/profile/sessions/${await publicIdOf(cookie)}/removal"`);
  });

  test("are listed for as long as they open something: 90 days at most", async () => {
    const other = await signIn();
    const id = await publicIdOf(other);
    const opened = new Date(Date.now() - 90 * 24 * 60 * 60_000);
    db.update(sessions).set({ createdAt: opened }).where(eq(sessions.publicId, id)).run();
    expect(await isSignedIn(other)).toBe(false);
    expect(await html()).not.toContain("Another browser");
  });

  test("each by the name of its browser, where it says one", async () => {
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";
    await createSession(visitorRequest("/login", { headers: { "User-Agent": agent } }), user.id);
    const text = (await html()).replace(/<!-- -->/g, "");
    expect(text).toContain("<strong>Firefox on Windows</strong>");
    expect(text).toMatch(/Sign out<span[^>]*> Firefox on Windows of /);
    expect(text).toContain("<strong>This browser</strong>");
  });

  test("end one by one, and nobody's but one's own", async () => {
    const [other, foreign] = [await signIn(), await signIn(await makeUser())];
    for (const sent of [other, foreign]) {
      const { response } = await end(await publicIdOf(sent), testPassword);
      expect(response).toHaveRedirect("/profile#sessions");
    }
    expect([await isSignedIn(other), await isSignedIn(foreign), await isSignedIn(cookie)]).toEqual([false, true, true]);
  });

  test("end for nobody who does not know the password", async () => {
    const other = await signIn();
    const id = await publicIdOf(other);
    for (const sent of ["wrong", undefined]) {
      const message = sent === undefined ? "Password is required" : "This is not your password.";
      for (const { status, data } of [await end(id, sent), await endOthers(sent)])
        expect([status, data.error]).toEqual([400, { currentPassword: [message] }]);
    }
    expect(await isSignedIn(other)).toBe(true);
  });

  test("one says which it is before it ends, and one that is over or another's leads back", async () => {
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";
    const opened = await createSession(visitorRequest("/login", { headers: { "User-Agent": agent } }), user.id);
    const show = async (id: string) => answerOf(sessionRemoval.loader, ask(`/profile/sessions/${id}/removal`), { id });
    const path = "/profile/sessions/1/removal";
    const { data } = await show(await publicIdOf(cookiesOf(opened)));
    expect(renderPage(sessionRemoval.default, { path, loaderData: data })).toMatch(/Firefox on Windows, signed in/);
    expect((await show("none")).response).toHaveRedirect("/profile#sessions");
    expect((await show(await publicIdOf(await signIn(await makeUser())))).response).toHaveRedirect("/profile#sessions");
  });

  test("or all but this one together", async () => {
    await signIn();
    await signIn();
    expect(await html()).toContain("Sign out everywhere else");
    expect((await endOthers(testPassword)).response).toHaveRedirect("/profile#sessions");
    const left = db.select().from(sessions).where(eq(sessions.userId, user.id)).all();
    expect([left.length, await isSignedIn(cookie)]).toEqual([1, true]);
  });
});
