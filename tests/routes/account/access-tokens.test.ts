import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { accessTokens } from "#db/schema";
import { cookiesOf, formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject } from "#tests/factories/sparks";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createAccessToken, mostTokens } from "~/features/access-tokens/create-access-token.server";
import { ownPasswordLimit } from "~/features/users/require-own-password.server";
import { resetPassword } from "~/features/users/reset-password.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as removal from "~/routes/account/profile.token.removal";
import * as page from "~/routes/account/profile.tokens";
import * as createSubscription from "~/routes/api/create-subscription";
import * as projects from "~/routes/api/projects";
import * as userCall from "~/routes/api/user";
import * as profileCall from "~/routes/api/user.profile";
import { answerOf } from "../studio/answer-of";

const day = 24 * 60 * 60_000;
const project = {
  name: "Bean There",
  websiteUrl: "https://beanthere.example",
  description: "A small roastery that sells coffee.",
  targetAudience: "People at home",
};

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const form = { name: "Newsletter script", scope: "read", lifetime: "90", currentPassword: testPassword };
const stored = () => db.select().from(accessTokens).where(eq(accessTokens.userId, user.id)).all();
const by = (token: string, path: string, init: RequestInit = {}) =>
  visitorRequest(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });

interface Answered {
  made?: { name: string; token: string };
  error?: Record<string, string[]> | null;
}
async function post(fields: Record<string, string>) {
  return answerOf<Answered>(page.action, await signedInRequest(user, "/profile/tokens", formPost(fields)));
}
async function html(actionData?: unknown) {
  const { data } = await answerOf(page.loader, await signedInRequest(user, "/profile/tokens"));
  return renderPage(page.default, { path: "/profile/tokens", loaderData: data, actionData });
}

describe("/profile/tokens", () => {
  test("makes a token and shows it this once; what is stored does not tell it", async () => {
    expect(await html()).toContain("No tokens yet.");
    const { status, data } = await post(form);
    expect(status).toBe(201);
    const token = data.made?.token ?? "";
    expect(token).toMatch(/^spk_[\w-]{43}$/);
    expect(await html(data)).toMatch(new RegExp(`${token}</code>`));
    expect(await html()).not.toContain(token);
    expect(await html()).toMatch(new RegExp(`spk_\\.\\.\\.${token.slice(-4)}</code>, read only`));
    expect(JSON.stringify(stored())).not.toContain(token.slice(4, -4));
  });

  test("the same form again makes no second one, and keeps what was typed", async () => {
    await post(form);
    const { status, data } = await post(form);
    expect([status, data.error]).toEqual([400, { name: ["You have a token of this name already."] }]);
    expect(await html(data)).toContain('value="Newsletter script"');
    expect(stored()).toHaveLength(1);
  });

  test.each([
    [{ ...form, name: " " }, "name", "Give the token a name, so that you know later what it is for"],
    [{ ...form, name: "x".repeat(61) }, "name", "At most 60 characters"],
    [{ ...form, scope: "admin" }, "scope", "Choose what the token may do"],
    [{ ...form, lifetime: "1000000" }, "lifetime", "Choose when the token expires"],
  ])("refuses %o", async (sent, field, message) => {
    expect((await post(sent)).data.error).toEqual({ [field]: [message] });
    expect(stored()).toEqual([]);
  });

  test.each([
    ["another password", "wrong", "This is not your password."],
    ["no password", "", "Password is required"],
  ])("makes none for whoever sits at an open browser with %s, and keeps what was typed", async (_, given, message) => {
    const { status, data } = await post({ ...form, currentPassword: given });
    expect([status, data.error]).toEqual([400, { currentPassword: [message] }]);
    expect(stored()).toEqual([]);
    const text = await html(data);
    expect(text).toContain('value="Newsletter script"');
    expect(text).not.toContain('value="wrong"');
  });

  test("is no way to guess the password", async () => {
    for (let turn = 0; turn < ownPasswordLimit.limit; turn += 1) await post({ ...form, currentPassword: `no ${turn}` });
    const { status, data } = await post(form);
    expect([status, data.error?.[""]]).toEqual([429, [expect.stringContaining("Too many attempts")]]);
    expect(stored()).toEqual([]);
  });

  test("twenty are the most", async () => {
    for (let number = 0; number < mostTokens; number++)
      createAccessToken(user, { name: `Number ${number}`, scope: "read", lifetime: "30" });
    expect((await post(form)).data.error).toEqual({
      "": ["You have 20 tokens, which is the most. Revoke one of them first."],
    });
  });

  test("one is revoked by its owner alone, and is refused from then on", async () => {
    const token = createAccessToken(user, { name: "Old", scope: "read", lifetime: "never" });
    const id = String(stored()[0]?.id);
    const stranger = await makeUser();
    const ask = async (who: User) =>
      answerOf(removal.action, await signedInRequest(who, `/profile/tokens/${id}/removal`, formPost({})), { id });
    expect((await ask(stranger)).response?.status).toBe(404);
    expect((await answerOf(userCall.loader, by(token, "/api/user"))).response?.status).toBe(200);
    const { response } = await ask(user);
    expect(response).toHaveRedirect("/profile/tokens");
    await expect(response).toSendToast("Token revoked", "Programs that use it are refused from now on.");
    expect((await answerOf(userCall.loader, by(token, "/api/user"))).response?.status).toBe(401);
  });

  test("a visitor is sent to sign in", async () => {
    for (const ask of [page.loader, page.action, removal.loader, removal.action])
      expect((await answerOf(ask, visitorRequest("/profile/tokens", formPost({})))).response?.status).toBe(302);
  });
});

describe("a call with a token", () => {
  test("is its owner's, and the page says when it was last used", async () => {
    const token = createAccessToken(user, { name: "Reads", scope: "read", lifetime: "30" });
    expect(await html()).toContain("never used");
    const { response } = await answerOf(userCall.loader, by(token, "/api/user"));
    expect(await response?.json()).toMatchObject({ id: user.id, email: user.email });
    expect(await html()).toMatch(/last used \w{3} \d+, \d{4}/);
  });

  test("that may only read makes nothing; one that may write makes a project", async () => {
    const reads = createAccessToken(user, { name: "Reads", scope: "read", lifetime: "30" });
    const refused = await answerOf(projects.action, by(reads, "/api/projects", jsonPost(project)));
    expect(refused.response?.status).toBe(403);
    expect(await refused.response?.json()).toEqual({ message: "This access token may only read." });
    const writes = createAccessToken(user, { name: "Writes", scope: "write", lifetime: "30" });
    expect((await answerOf(projects.action, by(writes, "/api/projects", jsonPost(project)))).response?.status).toBe(
      201,
    );
    const listed = await answerOf(projects.loader, by(reads, "/api/projects"));
    expect(await listed.response?.json()).toMatchObject([{ name: "Bean There" }]);
  });

  test("is refused when the token is unknown or over, whoever is signed in beside it", async () => {
    const over = createAccessToken(
      user,
      { name: "Over", scope: "read", lifetime: "30" },
      new Date(Date.now() - 31 * day),
    );
    const cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
    for (const token of [over, "spk_unknown", "x"]) {
      const { response } = await answerOf(userCall.loader, by(token, "/api/user", { headers: { Cookie: cookie } }));
      expect(response?.status).toBe(401);
      expect(response?.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
    }
    expect(await html()).toMatch(/expired \w{3} \d+, \d{4}/);
  });

  test("about money or the account itself is refused, whoever is signed in beside it", async () => {
    const token = createAccessToken(user, { name: "Writes", scope: "write", lifetime: "30" });
    const Cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
    const order = jsonPost({ planName: "launch", planPrice: 99, billingPeriod: "monthly" });
    const names = { ...jsonPost({ firstName: "Eve", lastName: "" }), method: "PUT" };
    for (const [action, path, init] of [
      [createSubscription.action, "/api/create-subscription", order],
      [profileCall.action, "/api/user/profile", names],
    ] as const)
      expect(
        (await answerOf(action, by(token, path, { ...init, headers: { ...init.headers, Cookie } }))).response?.status,
      ).toBe(401);
  });

  test("does not open another account's project", async () => {
    const stranger = await makeUser();
    makeProject(stranger);
    const token = createAccessToken(user, { name: "Reads", scope: "read", lifetime: "30" });
    const { response } = await answerOf(projects.loader, by(token, "/api/projects"));
    expect(await response?.json()).toEqual([]);
  });

  test("ends when somebody takes their account back by a new password", async () => {
    const token = createAccessToken(user, { name: "Planted", scope: "write", lifetime: "never" });
    await resetPassword(createResetToken(user.id, new Date(Date.now() + day)) ?? "", "another-flint-and-spark");
    expect((await answerOf(userCall.loader, by(token, "/api/user"))).response?.status).toBe(401);
  });
});
