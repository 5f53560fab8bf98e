import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, securityEvents } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createAccessToken } from "~/features/access-tokens/create-access-token.server";
import { revokeAccessToken } from "~/features/access-tokens/revoke-access-token.server";
import { deleteAccount } from "~/features/account/delete-account.server";
import { actOnUser } from "~/features/administration/act-on-user.server";
import { changeOwnPassword } from "~/features/users/change-own-password.server";
import { endOtherSessions } from "~/features/users/end-sessions.server";
import { registerUser } from "~/features/users/register-user.server";
import { requestReset } from "~/features/users/request-reset.server";
import { resetPassword } from "~/features/users/reset-password.server";
import { signIn } from "~/features/users/sign-in.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import { findSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { removeOldSecurityEvents } from "~/platform/security/remove-old-security-events.server";
import * as log from "~/routes/admin/log";
import * as logout from "~/routes/auth/logout";
import { type BuiltWeb, startBuiltWeb } from "../built-web";
import { answerOf } from "../studio/answer-of";

const day = 24 * 60 * 60_000;
const elsewhere = { address: "203.0.113.7", device: null };

/** What the log has of an account, the oldest first: what happened, and how. */
const eventsOf = ({ id }: { id: number }) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, id))
    .orderBy(securityEvents.id)
    .all()
    .map(({ event, detail }) => (detail === null ? event : `${event}: ${detail}`));
const lastEvent = () => db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1).get();

// why later: what files before this one did may be remembered under the same account's number, for an hour.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60 * 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What does not get through, or does. */
const anyway = (work: Promise<unknown>) => work.catch(() => undefined);

async function show(admin: User, query = "") {
  const path = `/admin/log?show=security${query}`;
  const { data } = await answerOf(log.loader, await signedInRequest(admin, path));
  return renderPage(log.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}

describe("the security log tells of", () => {
  test("a sign-up, sign-ins, and why one was refused", async () => {
    const input = { firstName: "Ada", lastName: "L", email: "ada@heron-log.example", password: "flint and spark 7" };
    const user = await registerUser(input, elsewhere.address);
    await signIn(input, elsewhere);
    await anyway(signIn({ ...input, password: "a wrong guess" }, elsewhere));
    const ban = { action: "ban", amount: 0, nonce: "", subscription: "now" } as const;
    await actOnUser(await makeUser({ isAdmin: true }), user.id, ban);
    await anyway(signIn(input, elsewhere));
    expect(eventsOf(user)).toEqual([
      "signed-up",
      "signed-in: password",
      "sign-in-refused: password",
      "banned",
      "sign-in-refused: banned",
    ]);
  });

  test("a sign-in with an address that has no account, and not of the address", async () => {
    await anyway(signIn({ email: "nobody@heron-log.example", password: "a wrong guess" }, elsewhere));
    expect(lastEvent()).toMatchObject({ event: "sign-in-refused", userId: null, detail: "unknown address" });
    expect(JSON.stringify(db.select().from(securityEvents).all())).not.toMatch(/nobody|a wrong guess/);
  });

  test("passwords, tokens, sessions and leaving", async () => {
    const user = await makeUser();
    const request = await signedInRequest(user, "/profile");
    const session = await findSession(request);
    if (!session) throw new Error("no session");
    const passwords = { currentPassword: testPassword, newPassword: "flint and spark 7" };
    await anyway(changeOwnPassword(session, { ...passwords, currentPassword: "no" }));
    await changeOwnPassword(session, passwords);
    createAccessToken(user, { name: "Reads", scope: "read", lifetime: "30" });
    revokeAccessToken(user, lastTokenId());
    await endOtherSessions(session, passwords.newPassword);
    requestReset(user.email, elsewhere.address);
    await resetPassword(createResetToken(user.id, new Date(Date.now() + day)) ?? "", "another flint 8");
    await answerOf(logout.action, await signedInRequest(user, "/logout", formPost({})));
    await deleteAccount(user, "another flint 8");
    expect(eventsOf(user)).toEqual([
      "password-refused",
      "password-changed: in the profile",
      "token-made: read only",
      "token-revoked",
      "sessions-ended: all others",
      "password-link-asked",
      "password-changed: by a link",
      "signed-out",
      "account-deleted",
    ]);
  });

  test("who became an administrator, and by whom", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    const asked = { action: "admin", amount: 0, nonce: "", subscription: "now" } as const;
    await actOnUser(admin, user.id, asked);
    await actOnUser(admin, user.id, asked);
    await Promise.resolve();
    expect(eventsOf(user)).toEqual(["administrator-made", "administrator-removed"]);
    expect(lastEvent()).toMatchObject({ userId: user.id, actorId: admin.id });
  });

  test("who looked for what is not theirs, once an hour however often", async () => {
    const user = await makeUser();
    for (let time = 0; time < 3; time++)
      await answerOf(log.loader, await signedInRequest(user, "/admin/log?show=security"));
    expect(eventsOf(user)).toEqual(["access-refused: administration"]);
  });

  test("a token that is over, or may not do what it is used for", async () => {
    const user = await makeUser();
    const make = (name: string, from?: Date) =>
      createAccessToken(user, { name, scope: "read", lifetime: "30" }, from ?? new Date());
    const ask = (token: string, method: string) =>
      anyway(requireCaller(visitorRequest("/api/projects", { method, headers: { Authorization: `Bearer ${token}` } })));
    await ask(make("Over", new Date(Date.now() - 31 * day)), "GET");
    await ask(make("Reads"), "POST");
    expect(eventsOf(user).filter((event) => !event.startsWith("token-made"))).toEqual([
      "token-refused: expired",
      "token-refused: may only read",
    ]);
  });
});

describe("seen from outside", () => {
  let web: BuiltWeb;
  beforeAll(async () => {
    web = await startBuiltWeb({ TRUST_PROXY: "1" });
  }, 300_000);
  afterAll(() => web?.stop());

  const post = (fields: Record<string, string>, headers: Record<string, string>) =>
    fetch(`${web.url}/login`, { ...formPost(fields), headers, redirect: "manual" });

  test("an event says from which network, in the log of administrators and in the program's, and nothing that was typed", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    const guess = { intent: "login", email: user.email, password: "a secret guess" };
    await post(guess, { "X-Forwarded-For": "203.0.113.77" });
    await post(guess, { "X-Forwarded-For": "2001:db8:1:2:3::4" });
    const html = await show(admin, `&user=${user.id}`);
    expect(html).toContain("<strong>Sign-in refused</strong> (password)");
    expect(html).toContain("from 203.0.113.0/24");
    expect(html).toContain("from 2001:db8:1::/48");
    expect(html).toContain(`<a href="/admin?user=${user.id}#manage"><bdi>${user.email}</bdi></a>`);
    const lines = web
      .log()
      .split("\n")
      .filter((line) => line.includes('"security"'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, event: "sign-in-refused", userId: user.id, network: "203.0.113.0/24" }),
      expect.objectContaining({ level: 40, event: "sign-in-refused", userId: user.id, network: "2001:db8:1::/48" }),
    ]);
    expect(web.log() + html).not.toMatch(/a secret guess|203\.0\.113\.77/);
    expect(web.log()).not.toContain(user.email);
  });

  test("a request from another site and a limit are told of once, and no address of somebody's with them", async () => {
    db.delete(attempts).run();
    const before = lastEvent()?.id ?? 0;
    const from = { "X-Forwarded-For": "198.51.100.9" };
    for (let time = 0; time < 3; time++) await post({}, { ...from, Origin: "https://evil.example" });
    const guess = { intent: "login", email: "limited@heron-log.example", password: "a wrong guess" };
    for (let time = 0; time < 13; time++) await post(guess, from);
    const told = db
      .select()
      .from(securityEvents)
      .all()
      .filter(({ id }) => id > before);
    expect(told.map(({ event }) => event).filter((event) => event !== "sign-in-refused")).toEqual([
      "foreign-origin",
      "limit-reached",
    ]);
    expect(told.at(-1)).toMatchObject({ event: "limit-reached", detail: "sign-in", network: "198.51.100.0/24" });
    expect(JSON.stringify(told)).not.toContain("limited@");
  });
});

describe("the log itself", () => {
  test("is for administrators, in pages, and narrowed to an account", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    for (let number = 0; number < 51; number++)
      db.insert(securityEvents).values({ event: "signed-in", userId: user.id, network: "192.0.2.0/24" }).run();
    const other = await makeUser();
    db.insert(securityEvents).values({ event: "signed-in", userId: other.id }).run();
    const html = await show(admin, `&user=${user.id}`);
    expect(html.match(/<li>/g)).toHaveLength(50);
    expect(html).not.toContain(other.email);
    const older = html.match(/href="(\/admin\/log[^"]+before=\d+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(older).toContain(`user=${user.id}`);
    expect((await show(admin, older.replace("/admin/log?show=security", ""))).match(/<li>/g)).toHaveLength(1);
    expect(await show(admin)).toContain(other.email);
  });

  test("cannot be changed, goes back ninety days, and holds no more than it is to", async () => {
    const user = await makeUser();
    const add = (days: number) =>
      db
        .insert(securityEvents)
        .values({ event: "signed-in", userId: user.id, createdAt: new Date(Date.now() - days * day) })
        .run();
    for (const days of [91, 89, 0]) add(days);
    expect(() => db.update(securityEvents).set({ event: "signed-out" }).run()).toThrow(
      "the security log is not changed",
    );
    removeOldSecurityEvents();
    expect(eventsOf(user)).toHaveLength(2);
    removeOldSecurityEvents(new Date(), 1);
    expect(eventsOf(user)).toHaveLength(1);
  });
});

const lastTokenId = () => db.$client.prepare("select max(id) from access_tokens").pluck().get() as number;
