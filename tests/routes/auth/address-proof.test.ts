import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { attempts, emails, users } from "#db/schema";
import { cookiesOf, formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { testPassword } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { deleteAccount } from "~/features/account/delete-account.server";
import { emailUserLater } from "~/features/emails/email-user.server";
import { writeEmail } from "~/features/emails/write-email.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { holdSparks } from "~/features/ledger/hold-sparks.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import * as root from "~/root";
import * as registerCall from "~/routes/api/register";
import * as forgotPassword from "~/routes/auth/forgot-password";
import * as login from "~/routes/auth/login";
import * as resetPassword from "~/routes/auth/reset-password";
import * as page from "~/routes/public/emails.confirmation";

const former = { ...config.email };
const configureEmail = () =>
  Object.assign(config.email, { from: "Sparkwright <post@sparks.example>", smtpUrl: "smtp://localhost:2525" });
let address: string;
let count = 0;
beforeEach(() => {
  configureEmail();
  db.delete(attempts).run();
  db.delete(emails).run();
  address = `ada-${++count}@beanthere.example`;
});
afterEach(() => {
  Object.assign(config.email, former);
  vi.useRealTimers();
});

async function signUp(names = { firstName: "Ada", lastName: "Lovelace" }): Promise<User> {
  const fields = { intent: "register", email: address, password: testPassword, confirmPassword: testPassword };
  const { status } = await answerOf(login.action, visitorRequest("/login", formPost({ ...fields, ...names })));
  expect(status).toBe(302);
  return readUser();
}

function readUser(): User {
  const row = db.select().from(users).where(eq(users.email, address)).get();
  if (!row) throw new Error("no account");
  const { passwordHash: _, ...user } = row;
  return user;
}

const kinds = () =>
  db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, address))
    .all()
    .map(({ kind }) => kind);

async function readLink(kind: string): Promise<string> {
  const row = db
    .select()
    .from(emails)
    .where(eq(emails.recipient, address))
    .all()
    .findLast((email) => email.kind === kind);
  const { text } = await writeEmail({ kind: row?.kind ?? "", data: row?.data });
  const { pathname, search } = new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? "http://nowhere");
  return pathname + search;
}

async function show(path: string, user: User | null) {
  const request = user ? await signedInRequest(user, path) : visitorRequest(path);
  const { data } = await answerOf(page.loader, request);
  return renderPage(page.default, { path, loaderData: data });
}
const press = async (path: string, user: User | null = null) =>
  (
    await answerOf(
      page.action,
      user ? await signedInRequest(user, path, formPost({})) : visitorRequest(path, formPost({})),
    )
  ).response;

describe("where e-mail is sent, a new account", () => {
  test("gets no sparks and one e-mail, until the link in it was opened and confirmed", async () => {
    const user = await signUp();
    expect(getAvailableSparks(user.id)).toBe(0);
    expect(kinds()).toEqual(["addressProof"]);

    const path = await readLink("addressProof");
    expect(path).toMatch(/^\/emails\/confirmation\?token=/);
    expect(await show(path, null)).toContain(`This link shows that <bdi>${address}</bdi> is yours.`);
    // why: mail programs open links to look at them.
    expect(getAvailableSparks(user.id)).toBe(0);

    const pressed = await press(path);
    expect(pressed).toHaveRedirect("/login");
    await expect(pressed).toSendToast("Email address confirmed");
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(kinds()).toEqual(["addressProof", "welcome"]);
    expect(await show(path, null)).toContain("Your email address is confirmed");
    expect(await press(path, readUser())).toHaveRedirect("/");
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(kinds()).toEqual(["addressProof", "welcome"]);
  });

  test("is told on every page what it waits for, and no longer once it is there", async () => {
    const fields = { firstName: "Ada", lastName: "L", email: address, password: testPassword };
    const posted = { intent: "register", confirmPassword: testPassword, ...fields };
    const { response } = await answerOf(login.action, visitorRequest("/login", formPost(posted)));
    await expect(response).toSendToast(
      "Welcome to the product",
      `Open the link that we sent to ${address} to get your free sparks.`,
    );
    const Cookie = cookiesOf(response?.headers ?? new Headers());
    const look = async () =>
      (await answerOf<{ user: { isUnproven: boolean } }>(root.loader, visitorRequest("/", { headers: { Cookie } })))
        .data;
    expect((await look()).user.isUnproven).toBe(true);
    await press(await readLink("addressProof"));
    expect((await look()).user.isUnproven).toBe(false);
  });

  test("by the call has a balance of 0", async () => {
    const body = { firstName: "Ada", lastName: "Lovelace", email: address, password: testPassword };
    const answered = await registerCall.action({
      request: visitorRequest("/api/register", jsonPost(body)),
      params: {},
      context: {},
    });
    expect(await (answered as Response).json()).toMatchObject({ email: address, sparks: 0 });
  });

  test("cannot spend, and no sweep and no month gives it sparks", async () => {
    const user = await signUp();
    const spend = () =>
      inTransaction((tx) =>
        holdSparks(tx, user, { id: 1, holdDeadline: new Date() }, [{ type: "caption", amount: 50 }]),
      );
    expect(spend).toThrow();
    await sweepSparks();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 24 * 60 * 60_000 });
    await sweepSparks();
    expect(getAvailableSparks(user.id)).toBe(0);
  });

  test("gets no other e-mail, not even when it is deleted", async () => {
    const user = await signUp();
    const data = { used: 4500, total: 5000, remaining: 500, since: "Jan 1", until: "Feb 1" };
    inTransaction((tx) =>
      emailUserLater(tx, { key: "usage", userId: user.id, kind: "usageWarning", data }, new Date()),
    );
    await deleteAccount(user, testPassword);
    expect(kinds().filter((kind) => kind !== "addressProof")).toEqual([]);
  });

  test("can have the link sent again, three times an hour", async () => {
    const user = await signUp();
    expect(await show("/emails/confirmation", user)).toContain("Send Another Link");
    for (let times = 0; times < 2; times++) {
      const pressed = await press("/emails/confirmation", user);
      expect(pressed).toHaveRedirect("/emails/confirmation");
      await expect(pressed).toSendToast("Link sent");
    }
    await expect(await press("/emails/confirmation", user)).toSendToast(
      "Too many attempts. Please try again in 60 minutes.",
    );
    expect(kinds()).toHaveLength(3);
  });

  test("proves its address by a new password too, which it gets as ever", async () => {
    const user = await signUp();
    await answerOf(forgotPassword.action, visitorRequest("/forgot-password", formPost({ email: address })));
    expect(kinds()).toEqual(["addressProof", "passwordReset"]);
    const path = await readLink("passwordReset");
    const typed = { newPassword: "another flint", confirmPassword: "another flint" };
    await answerOf(resetPassword.action, visitorRequest(path, formPost(typed)));
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(readUser().unprovenSince).toBeNull();
  });

  test("is not proven by a link that is damaged, ran out or is of another address", async () => {
    const user = await signUp();
    const path = await readLink("addressProof");
    expect(await press(`${path.slice(0, -4)}AAAA`)).toHaveRedirect(`${path.slice(0, -4)}AAAA`);
    expect(await show("/emails/confirmation?token=v1.a.b.c", null)).toContain("Invalid link");
    db.update(users)
      .set({ email: `other-${address}` })
      .where(eq(users.id, user.id))
      .run();
    expect(await show(path, null)).toContain("Invalid link");
    db.update(users).set({ email: address }).where(eq(users.id, user.id)).run();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 24 * 60 * 60_000 + 1 });
    expect(await show(path, null)).toContain("Invalid link");
    expect(getAvailableSparks(user.id)).toBe(0);
  });

  test("is greeted by no name that a stranger typed, and the page is kept by no cache", async () => {
    await signUp({ firstName: "Zebulon", lastName: "Quux" });
    const row = db.select().from(emails).where(eq(emails.recipient, address)).get();
    const { text, html } = await writeEmail({ kind: row?.kind ?? "", data: row?.data });
    expect(text + html).not.toMatch(/Zebulon|Quux/);
    const result = await page.loader({
      request: visitorRequest("/emails/confirmation?token=a"),
      params: {},
      context: {},
    });
    expect(result.init?.headers).toMatchObject({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
  });
});

describe("where no e-mail is sent, a new account", () => {
  beforeEach(() => void Object.assign(config.email, former));

  test("has its sparks at once, and keeps them when e-mail is configured later", async () => {
    const user = await signUp();
    expect(getAvailableSparks(user.id)).toBe(5000);
    configureEmail();
    expect(await show("/emails/confirmation", user)).toContain("Your email address is confirmed");
  });

  test("that was opened before e-mail was taken away gets its own by the same button", async () => {
    configureEmail();
    const user = await signUp();
    Object.assign(config.email, former);
    await expect(await press("/emails/confirmation", user)).toSendToast("Email address confirmed");
    expect(getAvailableSparks(user.id)).toBe(5000);
  });
});

test.each([
  ["firstName", "Win at evil.com", "Please leave out web and e-mail addresses"],
  ["lastName", "https://evil.example", "Please leave out web and e-mail addresses"],
  ["firstName", "ada@evil.com", "Please leave out web and e-mail addresses"],
  ["firstName", "Ada\nBcc: x", "Please leave out line breaks and other control characters"],
  ["lastName", "Ada\u2028Lovelace", "Please leave out line breaks and other control characters"],
])("a name that holds an address or a line break is refused: %s %j", async (field, value, message) => {
  const fields = { intent: "register", firstName: "Ada", lastName: "L", email: address, password: testPassword };
  const posted = formPost({ ...fields, confirmPassword: testPassword, [field]: value });
  const { data, status } = await answerOf<{ error: Record<string, string[]>; initialValue: object }>(
    login.action,
    visitorRequest("/login", posted),
  );
  expect(status).toBe(400);
  expect(data.error[field]).toContain(message);
  expect(data.initialValue).toMatchObject({ [field]: value });
  expect(db.select().from(users).where(eq(users.email, address)).all()).toEqual([]);
});
