import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import * as schema from "#db/schema";
import { cookiesOf, formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { actOnUser } from "~/features/administration/act-on-user.server";
import { codeLimits } from "~/features/second-factor/pass-second-step.server";
import { resetFactors } from "~/features/second-factor/remove-factor.server";
import { resetPassword } from "~/features/users/reset-password.server";
import { findUser, requireAdmin, requireAdminCaller } from "~/platform/auth/require-user.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { createSession, findSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { saveSetting } from "~/platform/settings/setting.server";
import * as profile from "~/routes/account/profile";
import * as removal from "~/routes/account/profile.factor.removal";
import * as passkeyCall from "~/routes/account/profile.passkey";
import * as page from "~/routes/account/profile.second-factor";
import * as loginCall from "~/routes/api/login";
import * as login from "~/routes/auth/login";
import * as reset from "~/routes/auth/reset-password";
import * as secondStep from "~/routes/auth/second-step";
import { answerOf } from "../studio/answer-of";

interface Answered {
  setup?: { secret: string; sealed: string; qr: { path: string; size: number } };
  codes?: string[];
  error?: Record<string, string[]> | null;
}

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const minute = 60_000;
/** The code that an app shows, now or in so many half minutes. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * (minute / 2) });

const post = async (fields: Record<string, string>, who = user, cookie?: string) => {
  const request = cookie
    ? visitorRequest("/profile/second-factor", { ...formPost(fields), headers: { Cookie: cookie } })
    : await signedInRequest(who, "/profile/second-factor", formPost(fields));
  return answerOf<Answered>(page.action, request);
};

/** An account with an app. The code that set it up is used, so the next one is of the half minute after it. */
async function withApp(who = user) {
  const { data } = await post({ intent: "begin-app", currentPassword: testPassword }, who);
  const { secret = "", sealed = "" } = data.setup ?? {};
  const added = await post({ intent: "confirm-app", setup: sealed, code: codeOf(secret) }, who);
  return { secret, codes: added.data.codes ?? [] };
}

async function givePassword(redirect = "/billing", password = testPassword) {
  const fields = { intent: "login", email: user.email, password };
  const path = `/login?redirect=${encodeURIComponent(redirect)}`;
  const { response } = await answerOf(login.action, visitorRequest(path, formPost(fields)));
  return { response, cookie: cookiesOf(response?.headers ?? new Headers()) };
}
const step = (cookie: string, fields: Record<string, string>) =>
  answerOf<Answered>(
    secondStep.action,
    visitorRequest("/login/second-step?redirect=%2Fbilling", { ...formPost(fields), headers: { Cookie: cookie } }),
  );
const isIn = async (cookie: string) => (await findUser(visitorRequest("/", { headers: { Cookie: cookie } }))) !== null;
const html = async () => {
  const { data } = await answerOf(page.loader, await signedInRequest(user, "/profile/second-factor"));
  return renderPage(page.default, { path: "/profile/second-factor", loaderData: data }).replace(/<!-- -->/g, "");
};
const told = (id = user.id) =>
  db
    .select()
    .from(schema.emails)
    .where(eq(schema.emails.userId, id))
    .all()
    .flatMap(({ kind, data }) => (kind === "secondFactor" ? [(data as { what: string }).what] : []));

describe("an authenticator app", () => {
  test("is set up with the password and a code, shows recovery codes this once, and signs out everywhere else", async () => {
    const other = cookiesOf(await createSession(visitorRequest("/login"), user.id));
    const { data } = await post({ intent: "begin-app", currentPassword: testPassword });
    const text = renderPage(page.default, {
      path: "/profile/second-factor",
      loaderData: (await answerOf(page.loader, await signedInRequest(user, "/profile/second-factor"))).data,
      actionData: data,
    });
    expect(text).toMatch(/<svg[^>]*role="img"[^>]*>.*<path d="M\d+ \d+h1v1h-1z/);
    const secret = data.setup?.secret ?? "";
    expect(text).toContain(secret.match(/.{1,4}/g)?.join(" "));
    const added = await post({ intent: "confirm-app", setup: data.setup?.sealed ?? "", code: codeOf(secret) });
    expect([added.status, added.data.codes?.length]).toEqual([201, 10]);
    expect(new Set(added.data.codes).size).toBe(10);
    expect(await isIn(other)).toBe(false);
    expect(await html()).toContain("10 left.");
    expect(told()).toEqual(["app-added"]);
    const stored = JSON.stringify([
      db.select().from(schema.authenticatorApps).all(),
      db.select().from(schema.recoveryCodes).all(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of added.data.codes ?? []) expect(stored).not.toContain(code.replace("-", ""));
  });

  test.each([
    [{ intent: "begin-app", currentPassword: "wrong" }, { currentPassword: ["This is not your password."] }],
    [{ intent: "begin-app", currentPassword: "" }, { currentPassword: ["Password is required"] }],
    [{ intent: "new-codes", currentPassword: "wrong" }, { currentPassword: ["This is not your password."] }],
  ])("is nothing that an open browser alone may change: %j", async (fields, error) => {
    const { status, data } = await post(fields);
    expect([status, data.error]).toEqual([400, error]);
  });

  test("that shows a wrong code is not added, and the same key can be tried again", async () => {
    const { data } = await post({ intent: "begin-app", currentPassword: testPassword });
    const { secret = "", sealed = "" } = data.setup ?? {};
    const wrong = await post({ intent: "confirm-app", setup: sealed, code: "000000" });
    expect([wrong.status, wrong.data.error]).toEqual([400, { code: [expect.stringContaining("This code is wrong.")] }]);
    expect(wrong.data.setup?.secret).toBe(secret);
    expect(await db.$count(schema.authenticatorApps, eq(schema.authenticatorApps.userId, user.id))).toBe(0);
    const foreign = await post({ intent: "confirm-app", setup: sealed, code: codeOf(secret) }, await makeUser());
    await expect(foreign.response).toSendToast("That took too long. Begin again.");
  });
});

describe("signing in with a second factor", () => {
  test("the password alone opens nothing, then a code of the app leads to where they were going", async () => {
    const { secret } = await withApp();
    const { response, cookie } = await givePassword();
    expect(response).toHaveRedirect("/login/second-step?redirect=%2Fbilling");
    expect(await isIn(cookie)).toBe(false);
    expect(cookie).not.toContain("sparkwright_session");
    const passed = await step(cookie, { intent: "code", code: codeOf(secret, 1) });
    expect(passed.response).toHaveRedirect("/billing");
    const session = cookiesOf(passed.response?.headers ?? new Headers());
    expect(await isIn(session)).toBe(true);
    const { data } = await answerOf(profile.loader, visitorRequest("/profile", { headers: { Cookie: session } }));
    expect(renderPage(profile.default, { path: "/profile", loaderData: data }).replace(/<!-- -->/g, "")).toMatch(
      /Signed in [^<]+ with a password and a code/,
    );
    expect((await step(cookie, { intent: "code", code: codeOf(secret, 1) })).response).toHaveRedirect(
      "/login?redirect=%2Fbilling",
    );
  });

  test("a code works once, also in another sign-in, and so does one that came before it", async () => {
    const { secret } = await withApp();
    const next = codeOf(secret, 1);
    expect((await step((await givePassword()).cookie, { intent: "code", code: next })).status).toBe(302);
    const again = await givePassword();
    for (const code of [next, codeOf(secret)]) {
      const { status, data } = await step(again.cookie, { intent: "code", code });
      expect([status, data.error]).toEqual([400, { "": ["This code is wrong, or was used already."] }]);
    }
  });

  test("a recovery code works once, as people type it, and its owner is told", async () => {
    const { codes } = await withApp();
    const typed = ` ${codes[3]?.toUpperCase().replace("-", " ")} `;
    expect((await step((await givePassword()).cookie, { intent: "code", code: typed })).response).toHaveRedirect(
      "/billing",
    );
    expect((await step((await givePassword()).cookie, { intent: "code", code: typed })).status).toBe(400);
    expect(told()).toEqual(["app-added", "recovery-used"]);
    expect(await html()).toContain("9 left.");
  });

  test("guesses end at their limit, a right code then too, whatever sign-in they come in", async () => {
    const { secret } = await withApp();
    for (let turn = 0; turn < codeLimits.quarterHour.limit; turn += 1)
      await step((await givePassword()).cookie, { intent: "code", code: "000000" });
    const { status, data } = await step((await givePassword()).cookie, { intent: "code", code: codeOf(secret, 1) });
    expect([status, data.error?.[""]]).toEqual([429, [expect.stringContaining("Too many attempts")]]);
  });

  test.each([
    [
      "a ban",
      async () =>
        actOnUser(await makeUser({ isAdmin: true }), user.id, {
          action: "ban",
          amount: 0,
          nonce: "",
          subscription: "now",
        }),
    ],
    [
      "a new password",
      () => resetPassword(createResetToken(user.id, new Date(Date.now() + minute)) ?? "", "flint and spark 7"),
    ],
    [
      "ten minutes",
      () =>
        db
          .update(schema.pendingSignIns)
          .set({ expiresAt: new Date(Date.now() - 1) })
          .run(),
    ],
  ])("%s ends a sign-in that waits for its second step", async (_, end) => {
    const { secret } = await withApp();
    const { cookie } = await givePassword();
    await end();
    expect((await step(cookie, { intent: "code", code: codeOf(secret, 1) })).response).toHaveRedirect(
      "/login?redirect=%2Fbilling",
    );
    const opened = db.select().from(schema.sessions).where(eq(schema.sessions.userId, user.id)).all();
    expect(opened.map(({ openedBy }) => openedBy)).not.toContain("password and code");
  });

  test("by a call takes the code with the password, and tells nobody else that there is one", async () => {
    const { secret } = await withApp();
    const call = async (body: object) => {
      const { response } = await answerOf(loginCall.action, visitorRequest("/api/login", jsonPost(body)));
      return {
        status: response?.status,
        answer: await response?.json(),
        cookie: cookiesOf(response?.headers ?? new Headers()),
      };
    };
    const given = { email: user.email, password: testPassword };
    const without = await call(given);
    expect([without.status, without.cookie]).toEqual([401, ""]);
    expect(without.answer).toEqual({ message: expect.stringContaining("This account has a second factor.") });
    expect((await call({ ...given, code: "000000" })).status).toBe(401);
    expect((await call({ ...given, password: "wrong guess" })).answer).toEqual({
      message: "Invalid email or password",
    });
    const { status, cookie } = await call({ ...given, code: codeOf(secret, 1) });
    expect([status, await isIn(cookie)]).toEqual([200, true]);
  });
});

describe("a second factor", () => {
  const remove = async (factor: string, currentPassword: string) =>
    answerOf<Answered>(
      removal.action,
      await signedInRequest(user, `/profile/second-factor/${factor}/removal`, formPost({ currentPassword })),
      { factor },
    );

  test("is removed with the password alone, and its recovery codes go with the last one", async () => {
    await withApp();
    expect((await remove("app", "wrong")).data.error).toEqual({ currentPassword: ["This is not your password."] });
    expect((await givePassword()).response).toHaveRedirect("/login/second-step?redirect=%2Fbilling");
    expect((await remove("app", testPassword)).response).toHaveRedirect("/profile/second-factor");
    expect((await givePassword()).response).toHaveRedirect("/billing");
    expect(await db.$count(schema.recoveryCodes, eq(schema.recoveryCodes.userId, user.id))).toBe(0);
    expect(told()).toEqual(["app-added", "app-removed"]);
  });

  test("is asked for after a new password by a link too, which opens nothing", async () => {
    await withApp();
    const [newPassword, token] = ["flint and spark 7", createResetToken(user.id, new Date(Date.now() + minute))];
    const { response } = await answerOf(
      reset.action,
      visitorRequest(`/reset-password?token=${token}`, formPost({ newPassword, confirmPassword: newPassword })),
    );
    expect(response).toHaveRedirect("/login");
    expect(await isIn(cookiesOf(response?.headers ?? new Headers()))).toBe(false);
    const entered = await givePassword("/billing", newPassword);
    expect(entered.response).toHaveRedirect("/login/second-step?redirect=%2Fbilling");
    expect(await isIn(entered.cookie)).toBe(false);
  });

  test("recovery codes have fifty bits each and are stored as passwords are", async () => {
    const { codes } = await withApp();
    for (const code of codes) expect(code).toMatch(/^[2-9a-km-np-z]{5}-[2-9a-km-np-z]{5}$/);
    const stored = db.select().from(schema.recoveryCodes).where(eq(schema.recoveryCodes.userId, user.id)).all();
    const hashes = stored.map(({ codeHash }) => codeHash);
    expect(new Set(hashes.map((hash) => hash.split("$")[4])).size).toBe(10);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22,}\$/);
  });

  test("is reset for whoever lost it, who is told", async () => {
    await withApp();
    expect(inTransaction((tx) => resetFactors(tx, user.id))).toBe(true);
    expect(inTransaction((tx) => resetFactors(tx, user.id))).toBe(false);
    expect((await givePassword()).response).toHaveRedirect("/billing");
    expect(told()).toEqual(["app-added", "reset"]);
  });

  test("new recovery codes take the place of the former ones", async () => {
    const { codes } = await withApp();
    const { data } = await post({ intent: "new-codes", currentPassword: testPassword });
    const { cookie } = await givePassword();
    expect((await step(cookie, { intent: "code", code: codes[0] ?? "" })).status).toBe(400);
    expect((await step(cookie, { intent: "code", code: data.codes?.[0] ?? "" })).response).toHaveRedirect("/billing");
  });

  test("is no passkey without the password, nor by an answer to no challenge", async () => {
    const ask = async (currentPassword: string) =>
      (
        await answerOf(
          passkeyCall.action,
          await signedInRequest(user, "/profile/second-factor/passkey", formPost({ currentPassword })),
        )
      ).response;
    expect((await ask("wrong"))?.status).toBe(400);
    const options = await (await ask(testPassword))?.json();
    expect(options).toMatchObject({ rp: { id: "localhost" }, challenge: expect.stringMatching(/^[\w-]{40,}$/) });
    const answer = JSON.stringify({
      id: "a",
      rawId: "a",
      type: "public-key",
      response: {},
      clientExtensionResults: {},
    });
    for (const sent of [answer, "no JSON", "{}"]) {
      const { status } = await post({ intent: "add-passkey", name: "My phone", answer: sent });
      expect(status).toBe(400);
    }
    expect(await db.$count(schema.passkeys, eq(schema.passkeys.userId, user.id))).toBe(0);
  });
});

describe("where administrators need one", () => {
  const rule = (adminSecondFactor: string) => saveSetting("site", { adminSecondFactor });

  test("one without is sent to add it, by pages and by calls, and goes on with it", async () => {
    const admin = await makeUser({ isAdmin: true });
    const ask = (work: (request: Request) => Promise<User>) => async () =>
      answerOf<User>(({ request }) => work(request), await signedInRequest(admin, "/admin"));
    const [asPage, asCall] = [ask(requireAdmin), ask(requireAdminCaller)];
    expect((await asPage()).data).toMatchObject({ id: admin.id });
    try {
      rule("required");
      const { response } = await asPage();
      expect(response).toHaveRedirect("/profile/second-factor");
      await expect(response).toSendToast("Second factor needed");
      expect((await asCall()).status).toBe(403);
      await withApp(admin);
      expect((await asPage()).data).toMatchObject({ id: admin.id });
      expect((await asCall()).data).toMatchObject({ id: admin.id });
    } finally {
      rule("asked");
    }
  });
});

test("a session says how it was opened, and one from before says nothing of it", async () => {
  const { response } = await givePassword();
  const session = await findSession(
    visitorRequest("/", { headers: { Cookie: cookiesOf(response?.headers ?? new Headers()) } }),
  );
  expect(session?.user.id).toBe(user.id);
  await createSession(visitorRequest("/login"), user.id);
  const { data } = await answerOf(profile.loader, await signedInRequest(user, "/profile"));
  const text = renderPage(profile.default, { path: "/profile", loaderData: data }).replace(/<!-- -->/g, "");
  expect(text.match(/Signed in [^,]+, \d+( with a password)?,/g)?.filter((line) => line.includes("with"))).toHaveLength(
    1,
  );
});
