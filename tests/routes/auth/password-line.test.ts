import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts, users } from "#db/schema";
import { formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { hashPassword, passwordWork, verifyPassword } from "~/platform/auth/password.server";
import { makeRecoveryCodes } from "~/platform/auth/recovery-code.server";
import { createResetToken } from "~/platform/auth/reset-token.server";
import type { User } from "~/platform/auth/user";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import * as deletionForm from "~/routes/account/profile.deletion";
import * as factorForm from "~/routes/account/profile.factor.removal";
import * as changeForm from "~/routes/account/profile.password";
import * as sessionForm from "~/routes/account/profile.session.removal";
import * as sessionsForm from "~/routes/account/profile.sessions.removal";
import * as tokensForm from "~/routes/account/profile.tokens";
import * as loginCall from "~/routes/api/login";
import * as registerCall from "~/routes/api/register";
import * as loginPage from "~/routes/auth/login";
import * as resetPage from "~/routes/auth/reset-password";

type Handler = (given: ActionFunctionArgs) => unknown;

/** What came back, from a page or a call. */
async function answerOf<Data>(handler: Handler, request: Request) {
  const result = await handler({ request, params: {}, context: {} });
  if (result instanceof Response) {
    const text = await result.text();
    return { status: result.status, headers: result.headers, data: (text ? JSON.parse(text) : null) as Data };
  }
  const { data, init } = result as { data: Data; init: ResponseInit | null };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data };
}

/** Hashes under way, by what is hashed; each lasts until it is ended. */
const underWay = vi.hoisted(() => ({ holds: false, ends: [] as { password: string; end(): void }[] }));

// why: how many hashes are under way at once is asked, and real ones end when they like.
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  const hold = (password: string) =>
    underWay.holds ? new Promise<void>((end) => underWay.ends.push({ password, end })) : Promise.resolve();
  return {
    ...real,
    hash: async (password: string, options: object) => {
      await hold(password);
      return real.hash(password, options);
    },
    verify: async (hashed: string, password: string) => {
      await hold(password);
      return real.verify(hashed, password);
    },
  };
});

let user: User;
beforeEach(async () => {
  user = await makeUser();
  // why: the decoy is made once in a process.
  await verifyPassword(undefined, "warm");
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
async function endAll() {
  underWay.holds = false;
  while (underWay.ends.length > 0) {
    for (const { end } of underWay.ends.splice(0)) end();
    await turn();
  }
  await Promise.all(begun.splice(0));
}
afterEach(endAll);

const begun: Promise<unknown>[] = [];
/** Asks for so many hashes, which last until the test is over. */
async function fill(number: number) {
  underWay.holds = true;
  for (let one = 0; one < number; one++) begun.push(hashPassword(`password ${one}`));
  await turn();
}
const { atOnce, waiting } = passwordWork;

describe("the work on passwords", () => {
  test("two are worked on at once in the whole process, in the order in which they came", async () => {
    await fill(4);
    begun.push(verifyPassword(undefined, "a fifth"));
    await turn();
    expect(underWay.ends.map(({ password }) => password)).toEqual(["password 0", "password 1"]);
    underWay.ends.shift()?.end();
    await begun[0];
    await turn();
    expect(underWay.ends.map(({ password }) => password)).toEqual(["password 1", "password 2"]);
  });

  test("beyond those that may wait one more is refused, until one has ended", async () => {
    await fill(atOnce + waiting);
    await expect(hashPassword("one more")).rejects.toThrow(TooManyRequests);
    await expect(verifyPassword(undefined, "one more")).rejects.toThrow(TooManyRequests);
    expect(underWay.ends.map(({ password }) => password)).toEqual(["password 0", "password 1"]);
    await endAll();
    expect(await verifyPassword(await hashPassword("one more"), "one more")).toBe(true);
  });

  test("the ten recovery codes of an account take one place", async () => {
    underWay.holds = true;
    begun.push(makeRecoveryCodes());
    await turn();
    expect(underWay.ends).toHaveLength(1);
  });
});

describe("while as many passwords wait as may", () => {
  const said = "Too many people sign in or sign up at this moment. Please try again in a minute.";
  const newcomer = { firstName: "Mary", lastName: "Shelley", email: "mary@example.com", password: "frankenstein" };
  const signUp = { intent: "register", ...newcomer, confirmPassword: "frankenstein" };
  const tries = () => db.select().from(attempts).all();

  interface Shown {
    error: Record<string, string[]> | null;
    initialValue: Record<string, string>;
  }

  beforeEach(async () => {
    db.delete(attempts).run();
    await fill(atOnce + waiting);
  });

  test("signing up is a 429 that says when to come again, keeps what was typed apart from the passwords, and counts nothing", async () => {
    const { status, headers, data } = await answerOf<Shown>(
      loginPage.action,
      visitorRequest("/login", formPost(signUp)),
    );
    expect(status).toBe(429);
    expect(headers.get("Retry-After")).toBe("5");
    expect(data.error).toEqual({ "": [said] });
    expect(data.initialValue).toEqual({
      intent: "register",
      firstName: "Mary",
      lastName: "Shelley",
      email: "mary@example.com",
    });
    expect(db.select().from(users).where(eq(users.email, "mary@example.com")).all()).toEqual([]);
    expect(tries()).toEqual([]);
  });

  test("signing in is a 429, and no failure of the account", async () => {
    const typed = { intent: "login", email: user.email, password: testPassword };
    const { status, data } = await answerOf<Shown>(loginPage.action, visitorRequest("/login", formPost(typed)));
    expect(status).toBe(429);
    expect(data.initialValue).toEqual({ intent: "login", email: user.email });
    expect(tries()).toEqual([]);
  });

  test("the calls of sign-in and sign-up answer 429 with the sentence", async () => {
    const login = jsonPost({ email: user.email, password: testPassword });
    for (const { status, headers, data } of [
      await answerOf(loginCall.action, visitorRequest("/api/login", login)),
      await answerOf(registerCall.action, visitorRequest("/api/register", jsonPost(newcomer))),
    ]) {
      expect(status).toBe(429);
      expect(headers.get("Retry-After")).toBe("5");
      expect(data).toEqual({ message: said });
    }
    expect(tries()).toEqual([]);
  });

  test("a new password by a link is a 429, and its link works afterwards", async () => {
    const path = `/reset-password?token=${createResetToken(user.id, new Date(Date.now() + 3_600_000))}`;
    const chosen = { newPassword: "flint and spark", confirmPassword: "flint and spark" };
    const { status, data } = await answerOf<Shown>(resetPage.action, visitorRequest(path, formPost(chosen)));
    expect(status).toBe(429);
    expect(data.error).toEqual({ "": [said] });
    await endAll();
    const again = await answerOf(resetPage.action, visitorRequest(path, formPost(chosen)));
    expect(again).toMatchObject({ status: 302 });
    expect(again.headers.get("Location")).toBe("/login");
  });

  test("a change of one's own password is a 429, and no wrong password", async () => {
    const typed = { currentPassword: testPassword, newPassword: "flint and spark", confirmPassword: "flint and spark" };
    const request = await signedInRequest(user, "/profile/password", formPost(typed));
    const { status, data } = await answerOf<Shown>(changeForm.action, request);
    expect(status).toBe(429);
    expect(data.error).toEqual({ "": [said] });
    expect(tries()).toEqual([]);
  });
});

test.each([
  ["/reset-password", resetPage],
  ["/profile/password", changeForm],
  ["/profile/deletion", deletionForm],
  ["/profile/tokens", tokensForm],
  ["/profile/session/removal", sessionForm],
  ["/profile/sessions/removal", sessionsForm],
  ["/profile/factor/removal", factorForm],
])("%s hands on when to come again", (_, { headers }) => {
  const given = {
    actionHeaders: new Headers({ "Retry-After": "5" }),
    loaderHeaders: new Headers({ "Referrer-Policy": "no-referrer" }),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  };
  expect(new Headers(headers(given)).get("Retry-After")).toBe("5");
});
