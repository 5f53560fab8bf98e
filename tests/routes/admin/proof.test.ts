import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { adminActs, attempts, emails, users } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { writeEmail } from "~/features/emails/write-email.server";
import { changePassword } from "~/features/users/change-password.server";
import { registerUser } from "~/features/users/register-user.server";
import { signIn } from "~/features/users/sign-in.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import * as printer from "~/platform/log/print-to-console.server";
import * as page from "~/routes/admin/proof";
import { answerOf } from "../studio/answer-of";

const address = "owner@sparks.example";
const from = { address: "192.0.2.9", device: null };
const former = { ...config.email };
/** What was printed on the console, and what the log said. */
let said: { email?: string; link?: string }[];
let logged: unknown[];

beforeEach(() => {
  said = [];
  logged = [];
  config.adminEmails.splice(0, config.adminEmails.length, address);
  vi.spyOn(log, "warn").mockImplementation((...line: unknown[]) => void logged.push(line));
  vi.spyOn(printer, "printToConsole").mockImplementation((text) => {
    const [, email, link] = /where (\S+) is signed in.*\n(\S+)$/.exec(text) ?? [];
    said.push({ email, link });
  });
  db.delete(users).where(eq(users.email, address)).run();
  db.delete(attempts).run();
});
afterEach(() => {
  config.adminEmails.splice(0);
  Object.assign(config.email, former);
  vi.restoreAllMocks();
});

const signUp = () =>
  registerUser({ email: address, firstName: "Olive", lastName: "Owner", password: testPassword }, from.address);
const isAdmin = (id: number) => db.select().from(users).where(eq(users.id, id)).get()?.isAdmin;
const getPath = (link: unknown) => {
  const { pathname, search } = new URL(String(link));
  return pathname + search;
};

async function show(path: string, user: User | null) {
  const request = user ? await signedInRequest(user, path) : visitorRequest(path);
  const { data } = await answerOf(page.loader, request);
  return renderPage(page.default, { path, loaderData: data });
}
const open = async (path: string, user: User | null) =>
  answerOf(page.action, user ? await signedInRequest(user, path, formPost({})) : visitorRequest(path, formPost({})));

test("an address of ADMIN_EMAILS makes nobody an administrator by being typed", async () => {
  const user = await signUp();
  expect(user.isAdmin).toBe(false);
  expect((await signIn({ email: address, password: testPassword }, from)).isAdmin).toBe(false);
  expect(isAdmin(user.id)).toBe(false);
});

test("without e-mail the console has a link, which works once, in that account, and leaves a line in the administration's log", async () => {
  const user = await signUp();
  expect(said).toMatchObject([{ email: address }]);
  const path = getPath(said[0]?.link);
  expect(await show(path, user)).toContain("This link shows that <bdi>owner@sparks.example</bdi> is yours.");
  expect(isAdmin(user.id)).toBe(false);

  const { response } = await open(path, user);
  expect(response).toHaveRedirect("/admin/dashboard");
  await expect(response).toSendToast("You are an administrator now");
  expect(isAdmin(user.id)).toBe(true);
  const acts = db.select().from(adminActs).where(eq(adminActs.userId, user.id)).all();
  expect(acts).toMatchObject([{ act: "prove-address", adminId: user.id }]);

  db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id)).run();
  expect(await show(path, user)).toContain("Invalid Link");
  expect((await open(path, user)).response).toHaveRedirect(path);
  expect(isAdmin(user.id)).toBe(false);
});

test("with e-mail the link goes to the address, and not into the log", async () => {
  Object.assign(config.email, { from: "Sparkwright <post@sparks.example>", smtpUrl: "smtp://localhost:2525" });
  const user = await signUp();
  expect(said).toEqual([]);
  const rows = db.select().from(emails).where(eq(emails.userId, user.id)).all();
  const row = rows.find(({ kind }) => kind === "administration");
  expect(row?.recipient).toBe(address);
  const { text } = await writeEmail({ kind: row?.kind ?? "", data: row?.data });
  const [link = ""] = /http\S+\/admin\/proof\?token=\S+/.exec(text) ?? [];
  await open(getPath(link), user);
  expect(isAdmin(user.id)).toBe(true);
});

test("whoever signs in later gets the link then, once on the console while it works and never in the log", async () => {
  const user = await makeUser({ email: address });
  for (let times = 0; times < 5; times++) await signIn({ email: address, password: testPassword }, from);
  expect(said).toHaveLength(1);
  const { searchParams } = new URL(String(said[0]?.link));
  expect(JSON.stringify(logged)).toContain("on the console");
  expect(JSON.stringify(logged)).not.toContain(searchParams.get("token"));
  expect(JSON.stringify(logged)).not.toContain(address);
  const { response } = await open(getPath(said[0]?.link), user);
  expect(response).toHaveRedirect("/admin/dashboard");
});

test("by e-mail it is three an hour at most", async () => {
  Object.assign(config.email, { from: "Sparkwright <post@sparks.example>", smtpUrl: "smtp://localhost:2525" });
  const user = await makeUser({ email: address });
  for (let times = 0; times < 5; times++) await signIn({ email: address, password: testPassword }, from);
  const rows = db.select().from(emails).where(eq(emails.userId, user.id)).all();
  expect(rows.filter(({ kind }) => kind === "administration")).toHaveLength(3);
});

test("the link opens nothing to a visitor, in another account, after another password, when it is damaged, or once the address is struck off", async () => {
  const user = await signUp();
  const path = getPath(said[0]?.link);
  // why named as well: another administrator to be must not be made one by this link.
  const other = await makeUser();
  config.adminEmails.push(other.email);
  expect(await show(path, null)).toContain("Sign in first");
  await open(path, null);
  expect(await show(path, other)).toContain("Invalid Link");
  await open(path, other);
  expect([isAdmin(user.id), isAdmin(other.id)]).toEqual([false, false]);

  await open(`${path.slice(0, -4)}AAAA`, user);
  config.adminEmails.splice(0);
  await open(path, user);
  config.adminEmails.push(address);
  await changePassword(user.id, "another-flint-and-spark", { keptSession: null, endsTokens: true });
  expect((await open(path, user)).response).toHaveRedirect(path);
  expect(isAdmin(user.id)).toBe(false);
});

test("the link ends after a day", async () => {
  const user = await signUp();
  const path = getPath(said[0]?.link);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60_000 + 1 });
  try {
    expect(await show(path, user)).toContain("Invalid Link");
  } finally {
    vi.useRealTimers();
  }
});

test("a log that is read and an address that is copied tell no other site of the link", async () => {
  const result = await page.loader({ request: visitorRequest("/admin/proof?token=a"), params: {}, context: {} });
  expect(result.init?.headers).toMatchObject({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
});
