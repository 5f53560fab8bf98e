import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { adminActs, users } from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { jsonPost, signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { User } from "~/platform/auth/user";
import { loader as stats } from "~/routes/api/admin.stats";
import { action } from "~/routes/api/admin.user.action";
import { loader as list } from "~/routes/api/admin.users";
import { answerOf } from "../studio/answer-of";

async function act(admin: User, userId: number | string, body: unknown) {
  const request = await signedInRequest(admin, `/api/admin/users/${userId}/action`, jsonPost(body));
  const { response, status } = await answerOf(action, request, { userId: String(userId) });
  return { status, body: await response?.json() };
}
const find = (id: number) => db.select().from(users).where(eq(users.id, id)).get();

test("the list has every account with what it is, has and made, the newest first", async () => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser({ sparks: 1000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption", "blog"] });
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  makePayment(user);
  const { response } = await answerOf(list, await signedInRequest(admin, "/api/admin/users"));
  const rows = await response?.json();
  expect(rows[0]).toEqual({
    ...{ id: user.id, firstName: "Ada", lastName: "Lovelace", email: user.email, isAdmin: false, isBanned: false },
    ...{ subscriptionPlan: "free", sparks: 1000, sparksUsed: 250, nextBillingDate: null },
    paymentMethod: expect.any(String),
    contentStats: { blog: 1, image: 0, captions: 1, video: 0 },
    createdAt: user.createdAt.toISOString(),
  });
  expect(rows[1]).toMatchObject({ id: admin.id, isAdmin: true, paymentMethod: null });
});

test("the figures are dollars, accounts and sparks", async () => {
  const admin = await makeUser({ isAdmin: true });
  const { response } = await answerOf(stats, await signedInRequest(admin, "/api/admin/stats"));
  expect(await response?.json()).toEqual({
    totalUsers: db.select().from(users).all().length,
    activeSubscriptions: 0,
    totalSparksUsed: 250,
    totalRevenue: 35,
  });
});

test("an action adds, deducts, makes and removes an administrator, bans and unbans", async () => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser({ sparks: 100 });
  const nonce = randomUUID();
  for (let times = 0; times < 2; times++)
    expect(await act(admin, user.id, { action: "add", amount: 50, nonce })).toEqual({
      status: 200,
      body: { success: true, sparks: 50 },
    });
  expect(getAvailableSparks(user.id)).toBe(150);
  expect((await act(admin, user.id, { action: "deduct", amount: 1000 })).body).toEqual({ success: true, sparks: -150 });
  await act(admin, user.id, { action: "admin" });
  expect(find(user.id)?.isAdmin).toBe(true);
  await act(admin, user.id, { action: "admin" });
  await act(admin, user.id, { action: "ban", reason: "Spam" });
  expect(find(user.id)).toMatchObject({ isAdmin: false, banReason: "Spam" });
  await act(admin, user.id, { action: "ban" });
  expect(find(user.id)?.bannedAt).toBeNull();
  const done = db.select({ act: adminActs.act }).from(adminActs).where(eq(adminActs.userId, user.id)).all();
  expect(done.map((each) => each.act)).toEqual(["add", "deduct", "make-admin", "remove-admin", "ban", "unban"]);
});

test.each([
  [{ action: "add" }, { amount: ["Please enter spark amount."] }],
  [{ action: "deduct", amount: -5 }, { amount: ["Enter a whole number from 1 to 1,000,000."] }],
  [{ action: "add", amount: 1.5 }, { amount: ["Enter a whole number from 1 to 1,000,000."] }],
  [{ action: "promote" }, { action: ["Choose an action."] }],
])("%j is a 400 that says why, and nothing is done", async (body, errors) => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser({ sparks: 100 });
  expect(await act(admin, user.id, body)).toMatchObject({ status: 400, body: { errors } });
  expect(getAvailableSparks(user.id)).toBe(100);
});

test("an administrator who bans themselves gets a 403, and an account that is not there is a 404", async () => {
  const admin = await makeUser({ isAdmin: true });
  expect(await act(admin, admin.id, { action: "ban" })).toEqual({
    status: 403,
    body: { message: "You cannot ban yourself." },
  });
  expect((await act(admin, 999_999_999, { action: "ban" })).status).toBe(404);
});
