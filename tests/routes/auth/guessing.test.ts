import type { ActionFunctionArgs } from "@remix-run/node";
import { like } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { attempts } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { cookiesOf, formPost, visitorRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { signUpLimits } from "~/features/users/register-user.server";
import { signInLimits } from "~/features/users/sign-in.server";
import { action } from "~/routes/auth/login";

const argumentsFor = (request: Request): ActionFunctionArgs => ({ request, params: {}, context: {} });

interface Answered {
  status: number;
  headers: Headers;
  error?: unknown;
}

/** 302 when it was accepted. */
async function post(fields: Record<string, string>, Cookie = ""): Promise<Answered> {
  const request = visitorRequest("/login", { ...formPost(fields), headers: { Cookie } });
  const answered = await action(argumentsFor(request));
  if (!("data" in answered)) return answered;
  return {
    status: answered.init?.status ?? 0,
    headers: new Headers(answered.init?.headers),
    error: answered.data.error,
  };
}

const signInAs = (email: string, password = "a wrong guess", cookies = "") =>
  post({ intent: "login", email, password }, cookies);
const signUpAs = (email: string) =>
  post({
    intent: "register",
    firstName: "Ann",
    lastName: "O'Nym",
    email,
    password: testPassword,
    confirmPassword: testPassword,
  });

/** As many of one kind as there are, all at once: a guesser does not wait for answers. */
const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000);

beforeEach(() => {
  db.delete(attempts).run();
});

test("guesses at one account end at their limit, even a right one then, and say when to come back", async () => {
  const user = await makeUser();
  const guesses = await times(signInLimits.accountFromAddress.limit, () => signInAs(user.email));
  expect(new Set(guesses.map((guess) => guess.status))).toEqual(new Set([400]));

  const right = await signInAs(user.email, testPassword);
  expect(right.status).toBe(429);
  expect(right.error).toEqual({
    "": [expect.stringMatching(/^Too many attempts\. Please try again in 15 minutes\.$/)],
  });
  expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(600);

  expect((await signInAs((await makeUser()).email, testPassword)).status).toBe(302);
});

test("an unknown address is counted like a known one", async () => {
  await times(signInLimits.accountFromAddress.limit, () => signInAs("nobody@example.com"));
  expect((await signInAs("nobody@example.com")).status).toBe(429);
});

test("one client cannot try one password on many accounts", async () => {
  const guesses = await times(signInLimits.address.limit + 1, (n) => signInAs(`person-${n}@example.com`));
  expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(1);
});

test("an office may sign in as often as it likes: only failures count", async () => {
  const user = await makeUser();
  for (let n = 0; n < signInLimits.accountFromAddress.limit - 1; n++) await signInAs(user.email);
  expect((await signInAs(user.email, testPassword)).status).toBe(302);
  for (let n = 0; n < signInLimits.accountFromAddress.limit - 1; n++) await signInAs(user.email);
  expect((await signInAs(user.email, testPassword)).status).toBe(302);
});

test("a flood from one client writes nothing once its limit is met, whatever accounts it names", async () => {
  await signInAs("first@example.com");
  db.update(attempts).set({ count: signInLimits.address.limit }).where(like(attempts.key, "sign-in:from:%")).run();
  const flood = () => times(100, (n) => signInAs(`other-${n}@example.com`));
  expect(await changesDuring(flood)).toBe(0);
});

test("a stranger's guesses from many networks do not lock out a browser that was signed in before", async () => {
  const owner = await makeUser();
  const known = cookiesOf((await signInAs(owner.email, testPassword)).headers);
  db.insert(attempts)
    .values({ key: `sign-in:${owner.email}`, count: signInLimits.account.limit, windowEndsAt: inAnHour() })
    .run();
  expect((await signInAs(owner.email, testPassword)).status).toBe(429);
  expect((await signInAs(owner.email, testPassword, known)).status).toBe(302);

  const device = known.split("; ").find((cookie) => cookie.startsWith("sparkwright_device="));
  await times(signInLimits.accountFromDevice.limit, () => signInAs(owner.email, "a wrong guess", device));
  expect((await signInAs(owner.email, testPassword, device)).status).toBe(429);
});

test("a browser is known for the accounts that were opened in it, and by its own signature alone", async () => {
  const owner = await makeUser();
  const guesser = await makeUser();
  const known = cookiesOf((await signInAs(guesser.email, testPassword)).headers);
  db.insert(attempts)
    .values({ key: `sign-in:${owner.email}`, count: signInLimits.account.limit, windowEndsAt: inAnHour() })
    .run();
  expect((await signInAs(owner.email, testPassword, known)).status).toBe(429);

  const claim = { id: "5b0e4a43-8a3e-4d6c-9d53-0d9a7a9f2c11", users: [owner.id] };
  const forged = `sparkwright_device=${encodeURIComponent(btoa(JSON.stringify(claim)))}`;
  expect((await signInAs(owner.email, testPassword, forged)).status).toBe(429);
});

test("sifting a list for addresses that have accounts ends soon, and then every answer is the same", async () => {
  const owner = await makeUser();
  for (let n = 0; n < signUpLimits.takenAddresses.limit; n++) {
    expect((await signUpAs(owner.email)).status).toBe(400);
  }
  expect((await signUpAs(owner.email)).status).toBe(429);
  expect((await signUpAs("fresh@example.com")).status).toBe(429);
});

test("sifting with all posts at once gets no further", async () => {
  const owner = await makeUser();
  const statuses = (await times(100, () => signUpAs(owner.email))).map((answered) => answered.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(signUpLimits.takenAddresses.limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - signUpLimits.takenAddresses.limit);
});

test("sixty accounts from one address in a minute are not let through, and an office gets its own within minutes", async () => {
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await signUpAs(`flood-${n}@example.com`)).status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual(Array.from({ length: 40 }, () => 429));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
  try {
    for (let n = 0; n < 20; n++) expect((await signUpAs(`office-${n}@example.com`)).status).not.toBe(429);
    expect((await signUpAs("office-20@example.com")).status).toBe(429);
  } finally {
    vi.useRealTimers();
  }
});

test("accounts are not unlimited for one client", async () => {
  await signUpAs("first@example.com");
  db.update(attempts).set({ count: signUpLimits.accounts.limit }).run();
  expect((await signUpAs("second@example.com")).status).toBe(429);
});
