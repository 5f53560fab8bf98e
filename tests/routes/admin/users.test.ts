import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#db/client";
import { accessTokens, adminActs, sessions, users } from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { createAccessToken } from "~/features/access-tokens/create-access-token.server";
import { listActs } from "~/features/administration/list-acts.server";
import { findStatement } from "~/features/ledger/find-statement.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { AccessRefused } from "~/features/users/access-refused";
import { signIn } from "~/features/users/sign-in.server";
import { findUser, requireCaller } from "~/platform/auth/require-user.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as log from "~/routes/admin/log";
import * as statement from "~/routes/admin/user.statement";
import * as page from "~/routes/admin/users";
import { answerOf } from "../studio/answer-of";

interface Rejected {
  error: Record<string, string[]> | null;
}

const find = (id: number) => db.select().from(users).where(eq(users.id, id)).get();
const actsOn = (id: number) => db.select().from(adminActs).where(eq(adminActs.userId, id)).all();

/** What the panel's form of this account sends, as it stands. */
async function act(admin: User, target: { id: number }, fields: Record<string, string | undefined>) {
  const now = find(target.id);
  const state = { wasAdmin: String(now?.isAdmin ?? false), wasBanned: String((now?.bannedAt ?? null) !== null) };
  const form = formPost({ nonce: randomUUID(), ...state, ...fields });
  return answerOf<Rejected>(page.action, await signedInRequest(admin, `/admin?plan=free&user=${target.id}`, form));
}

async function show(admin: User, path: string) {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, path));
  return renderPage(page.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}

const listed = async (admin: User, path: string) =>
  [...(await show(admin, path)).matchAll(/<span class="fine-print" dir="auto">(.+?)<\/span>/g)].map(([, email = ""]) =>
    email.replaceAll("<wbr/>", ""),
  );

describe("the list", () => {
  test("finds an account by the beginning of its address or names, however they are written", async () => {
    const admin = await makeUser({ isAdmin: true });
    const given = { firstName: "Zoë", lastName: "Quimby-Smith" };
    const { email } = await makeUser({ ...given, email: "zoe.quimby+news@heron-post.example" });
    for (const search of [
      "zoe.quimby+news@heron-post.example",
      "zoe.q",
      "ZOE quim",
      "smith heron",
      "zoë",
      "+news@heron",
    ])
      expect([search, await listed(admin, `/admin?search=${encodeURIComponent(search)}`)]).toEqual([search, [email]]);
    for (const search of ["quimby zzz", "uimby", '"', "*", "words:zoe OR", "%"])
      expect([search, await listed(admin, `/admin?search=${encodeURIComponent(search)}`)]).toEqual([search, []]);
  });

  test("keeps up with what changes of an account, and forgets one that is gone", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser({ firstName: "Wilhelmina" });
    db.update(users).set({ firstName: "Ottoline" }).where(eq(users.id, user.id)).run();
    expect(await listed(admin, "/admin?search=wilhelmina")).toEqual([]);
    expect(await listed(admin, "/admin?search=ottoline")).toEqual([user.email]);
    db.delete(users).where(eq(users.id, user.id)).run();
    expect(await listed(admin, "/admin?search=ottoline")).toEqual([]);
  });

  test("is narrowed by plan, ban and administration, together with a search", async () => {
    const admin = await makeUser({ isAdmin: true });
    const named = { firstName: "Narrowed" };
    const free = await makeUser(named);
    const scale = await makeUser({ ...named, plan: "scale" });
    const banned = await makeUser({ ...named, bannedAt: new Date(), banReason: "Spam" });
    const other = await makeUser({ ...named, isAdmin: true });
    const find = (filter: string) => listed(admin, `/admin?search=narrowed&${filter}`);
    expect(await find("plan=scale")).toEqual([scale.email]);
    expect(await find("banned=yes")).toEqual([banned.email]);
    expect(await find("admin=yes")).toEqual([other.email]);
    expect(await find("admin=no&banned=no&plan=free")).toEqual([free.email]);
    expect(await find("admin=all&plan=platinum")).toHaveLength(4);
    const html = await show(admin, "/admin?search=narrowed");
    expect(html).toMatch(/<svg[^>]*icon-close[^>]*>.{0,80}<\/svg>Banned/);
    expect(html).toMatch(/<svg[^>]*icon-settings[^>]*>.{0,400}<\/svg>Admin/);
  });

  test("leads through all of them, a page at a time, and back", async () => {
    const admin = await makeUser({ isAdmin: true });
    const made: string[] = [];
    for (let count = 0; count < 27; count++) made.unshift((await makeUser({ lastName: "Pagington" })).email);
    const path = "/admin?search=pagington";
    const first = await show(admin, path);
    expect(await listed(admin, path)).toEqual(made.slice(0, 25));
    const [, older = ""] = /href="(\?[^"]*before=[^"]*)"/.exec(first) ?? [];
    const second = `/admin${older.replaceAll("&amp;", "&")}`;
    expect(await listed(admin, second)).toEqual(made.slice(25));
    const [, newer = ""] = /href="(\?[^"]*after=[^"]*)"/.exec(await show(admin, second)) ?? [];
    expect(await listed(admin, `/admin${newer.replaceAll("&amp;", "&")}`)).toEqual(made.slice(0, 25));
  });
});

describe("sparks", () => {
  test("are added with a reason that their owner reads, once however often the form is sent", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser({ sparks: 100 });
    const fields = { action: "add", amount: "250", reason: "Sorry for the wait", nonce: randomUUID() };
    const { response } = await act(admin, user, fields);
    expect(response).toHaveRedirect("/admin?plan=free");
    const done = `User action performed successfully. Added 250 sparks to ${user.email}.`;
    await expect(response).toSendToast("Action completed", done);
    await act(admin, user, fields);
    expect(getAvailableSparks(user.id)).toBe(350);
    expect(findStatement(user.id, null).entries[0]?.text).toBe("Added by support: Sorry for the wait");
    expect(actsOn(user.id)).toMatchObject([
      { act: "add", adminId: admin.id, sparks: 250, reason: "Sorry for the wait" },
    ]);
  });

  test("are deducted down to zero, and it is said when there were fewer", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser({ sparks: 100 });
    const { response } = await act(admin, user, { action: "deduct", amount: "1000" });
    await expect(response).toSendToast(
      "Action completed",
      `User action performed successfully. Deducted 100 sparks from ${user.email}, which is all that was left.`,
    );
    expect(getAvailableSparks(user.id)).toBe(0);
    expect(actsOn(user.id)).toMatchObject([{ act: "deduct", sparks: -100, reason: "By an administrator" }]);
  });

  test.each(["1,250", "1 250", " 1250 "])("are written as people write numbers: %j", async (amount) => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser({ sparks: 0 });
    await act(admin, user, { action: "add", amount });
    expect(getAvailableSparks(user.id)).toBe(1_250);
  });

  test.each([
    ["1.000", "Enter a whole number from 1 to 1,000,000."],
    ["1,5", "Enter a whole number from 1 to 1,000,000."],
    ["10,00", "Enter a whole number from 1 to 1,000,000."],
    ["", "Please enter spark amount."],
    ["  ", "Please enter spark amount."],
    ["0", "Enter a whole number from 1 to 1,000,000."],
    ["-5", "Enter a whole number from 1 to 1,000,000."],
    ["1.5", "Enter a whole number from 1 to 1,000,000."],
    ["1e3", "Enter a whole number from 1 to 1,000,000."],
    ["1000001", "Enter a whole number from 1 to 1,000,000."],
    ["9".repeat(60), "Enter a whole number from 1 to 1,000,000."],
  ])("of the amount %j are not moved, and what was typed stays", async (amount, message) => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser({ sparks: 100 });
    for (const action of ["add", "deduct"]) {
      const { status, data } = await act(admin, user, { action, amount, reason: "Typed" });
      expect([status, data.error]).toEqual([400, { amount: [message] }]);
      const path = `/admin?user=${user.id}`;
      const { data: loaderData } = await answerOf(page.loader, await signedInRequest(admin, path));
      const html = renderPage(page.default, { path, loaderData, actionData: data });
      expect(html).toMatch(/name="reason"[^>]*value="Typed"/);
      expect(html).toContain(`<option value="${action}" selected=""`);
    }
    expect(getAvailableSparks(user.id)).toBe(100);
    expect(actsOn(user.id)).toEqual([]);
  });
});

describe("administrators", () => {
  test("are made and removed, and the amount plays no part in it", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    expect(await show(admin, `/admin?user=${user.id}`)).toContain('<option value="admin">Make Admin</option>');
    await act(admin, user, { action: "admin", amount: "-1" });
    expect(find(user.id)?.isAdmin).toBe(true);
    expect(await show(admin, `/admin?user=${user.id}`)).toContain('<option value="admin">Remove Admin</option>');
    await act(admin, user, { action: "admin" });
    expect(find(user.id)?.isAdmin).toBe(false);
    expect(actsOn(user.id).map(({ act }) => act)).toEqual(["make-admin", "remove-admin"]);
  });

  test("and bans are named in the message with whose account it was", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    for (const [action, what] of [
      ["admin", "is an administrator now"],
      ["admin", "is no administrator any more"],
      ["ban", "is banned now"],
      ["ban", "is not banned any more"],
    ] as const) {
      const { response } = await act(admin, user, { action });
      const done = `User action performed successfully. ${user.email} ${what}.`;
      await expect(response).toSendToast("Action completed", done);
    }
  });

  test("are not removed again by a form that is sent twice", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    const fields = { action: "admin", wasAdmin: "false" };
    await act(admin, user, fields);
    const { response } = await act(admin, user, fields);
    expect(response).toHaveRedirect("/admin?plan=free");
    expect(find(user.id)?.isAdmin).toBe(true);
    expect(actsOn(user.id)).toHaveLength(1);
  });

  test("stay one at least, whom nobody can ban either", async () => {
    const admin = await makeUser({ isAdmin: true });
    db.update(users).set({ isAdmin: false }).run();
    db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id)).run();
    // why: a banned administrator administers nothing.
    await makeUser({ isAdmin: true, bannedAt: new Date() });
    const removal = await act(admin, admin, { action: "admin" });
    expect([removal.status, removal.data.error]).toEqual([
      400,
      { "": ["Failed to perform action. This is the only administrator. Make somebody else one first."] },
    ]);
    const ban = await act(admin, admin, { action: "ban" });
    expect(ban.data.error).toEqual({ "": ["Failed to perform action. You cannot ban yourself."] });
    expect(find(admin.id)).toMatchObject({ isAdmin: true, bannedAt: null });
    expect(actsOn(admin.id)).toEqual([]);
  });

  test("cannot ban each other: whoever was banned meanwhile does nothing more", async () => {
    const [ada, grace] = [await makeUser({ isAdmin: true }), await makeUser({ isAdmin: true })];
    const request = await signedInRequest(ada, "/admin");
    await act(grace, ada, { action: "ban" });
    expect(await findUser(request)).toBeNull();
    const { response } = await act(ada, grace, { action: "ban" });
    expect(response).toHaveRedirect("/");
    expect(find(grace.id)?.bannedAt).toBeNull();
  });
});

describe("a ban", () => {
  test("ends sessions and tokens at once, refuses sign-in, and says why to nobody who does not know the password", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    const request = await signedInRequest(user, "/dashboard");
    const token = createAccessToken(user, { name: "Script", scope: "write", lifetime: "never" });
    await act(admin, user, { action: "ban" });

    expect(await findUser(request)).toBeNull();
    expect(db.select().from(sessions).where(eq(sessions.userId, user.id)).all()).toEqual([]);
    expect(db.select().from(accessTokens).where(eq(accessTokens.userId, user.id)).all()).toEqual([]);
    const call = visitorRequest("/api/projects", { headers: { Authorization: `Bearer ${token}` } });
    await expect(requireCaller(call)).rejects.toMatchObject({ status: 401 });

    const from = { address: "192.0.2.7", device: null };
    await expect(signIn({ email: user.email, password: testPassword }, from)).rejects.toThrow(
      new AccessRefused("This account is banned. If that is a mistake, please contact support."),
    );
    await expect(signIn({ email: user.email, password: "wrong" }, from)).rejects.toThrow("Invalid email or password");
    expect(actsOn(user.id)).toMatchObject([{ act: "ban", reason: "Against the terms of service" }]);
  });

  test("holds for a session that is opened in the same moment", async () => {
    const user = await makeUser();
    db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, user.id)).run();
    const Cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
    expect(await findUser(visitorRequest("/", { headers: { Cookie } }))).toBeNull();
  });

  test("that is lifted without a reason does not get that of a ban in the log", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    await act(admin, user, { action: "ban" });
    await act(admin, user, { action: "ban" });
    const logged = listActs({ userId: user.id }).acts.map(({ what, reason }) => [what, reason]);
    expect(logged).toEqual([
      ["Unbanned", "By an administrator"],
      ["Banned", "Against the terms of service"],
    ]);
  });

  test("is lifted again", async () => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    await act(admin, user, { action: "ban", reason: "Sent spam" });
    const html = await show(admin, `/admin?user=${user.id}`);
    expect(html).toContain('<option value="ban">Unban User</option>');
    expect(html).toContain("Sent spam");
    await act(admin, user, { action: "ban", reason: "Was a mistake" });
    expect(find(user.id)).toMatchObject({ bannedAt: null, banReason: null });
    const from = { address: "192.0.2.8", device: null };
    expect((await signIn({ email: user.email, password: testPassword }, from)).id).toBe(user.id);
  });
});

test("an action on an account that is gone is a 404", async () => {
  const admin = await makeUser({ isAdmin: true });
  for (const id of [999_999_999, 0]) expect((await act(admin, { id }, { action: "ban" })).status).toBe(404);
});

test("the panel shows what is known of an account, and its statement is a page of its own", async () => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser({ sparks: 4000, firstName: "Pan", lastName: "Elle" });
  makePayment(user);
  await act(admin, user, { action: "add", amount: "10", reason: "<b>Gift</b>" });
  const html = await show(admin, `/admin?user=${user.id}`);
  expect(html).toContain("Pan Elle");
  expect(html).toMatch(new RegExp(`<a href="/admin/users/${user.id}/statement"[^>]*>Spark statement</a>`));
  expect(html).toContain('<dt>Sparks left</dt><dd dir="auto">4,010</dd>');
  expect(html).toContain("&lt;b&gt;Gift&lt;/b&gt;");
  const params = { id: String(user.id) };
  const path = `/admin/users/${user.id}/statement`;
  const { data } = await answerOf(statement.loader, await signedInRequest(admin, path), params);
  const text = renderPage(statement.default, { path, loaderData: data });
  expect(text).toContain("Added by support: &lt;b&gt;Gift&lt;/b&gt;");
  expect((await answerOf(statement.loader, await signedInRequest(admin, path), { id: "0" })).status).toBe(404);
});

test("the log tells who did what to whom, and why, and can be neither changed nor cleared", async () => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser();
  await act(admin, user, { action: "deduct", amount: "70", reason: "Counted twice" });
  const { data } = await answerOf(log.loader, await signedInRequest(admin, "/admin/log"));
  const html = renderPage(log.default, { path: "/admin/log", loaderData: data }).replace(/<!-- -->/g, "");
  expect(html).toContain(`Deducted sparks (70): <a href="/admin?user=${user.id}#manage"><bdi>${user.email}</bdi></a>`);
  expect(html).toContain("Counted twice");
  expect(html).toContain(`by <bdi>${admin.email}</bdi>`);
  expect(() => db.delete(adminActs).run()).toThrow("what administrators did stays");
  expect(() => db.update(adminActs).set({ reason: "Nothing" }).run()).toThrow("what administrators did stays");
});
