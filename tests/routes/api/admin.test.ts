import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { adminActs, subscriptions, users } from "#db/schema";
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

/** A subscription to Launch that is paid for, unless something else is said. */
function subscribe(user: User, given: Partial<typeof subscriptions.$inferInsert>) {
  const { plan = "launch" } = given;
  const [now, later] = [new Date(), new Date(Date.now() + 86_400_000)];
  db.insert(subscriptions)
    .values({
      ...{ userId: user.id, provider: "stripe", subscription: `sub_${user.id}`, state: "active", plan, renewsAs: plan },
      ...{ billing: "monthly", amount: 9_900, currency: "usd", cancelsAtPeriodEnd: false, createdAt: now },
      ...{ periodStart: now, periodEnd: later, readAt: now, ...given },
    })
    .run();
}

test("the list has every account with what it is, has and made, the newest first", async () => {
  const admin = await makeUser({ isAdmin: true });
  const user = await makeUser({ sparks: 1000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption", "blog"] });
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  makePayment(user);
  const renews = new Date(Date.now() + 20 * 86_400_000);
  const [paying, leaving] = [await makeUser(), await makeUser()];
  subscribe(paying, { plan: "amplify", periodEnd: renews });
  subscribe(leaving, { cancelsAtPeriodEnd: true });
  db.update(users).set({ plan: "amplify" }).where(eq(users.id, paying.id)).run();
  const banned = await makeUser();
  await act(admin, banned.id, { action: "ban" });
  const { response } = await answerOf(list, await signedInRequest(admin, "/api/admin/users"));
  const rows = await response?.json();
  const rowOf = (who: User) => rows.find(({ id }: { id: number }) => id === who.id);
  expect(rows.map(({ id }: { id: number }) => id).slice(0, 5)).toEqual(
    [banned, leaving, paying, user, admin].map(({ id }) => id),
  );
  expect(rowOf(paying)).toMatchObject({ subscriptionPlan: "amplify", nextBillingDate: renews.toISOString() });
  // why null: nothing is billed any more.
  expect(rowOf(leaving).nextBillingDate).toBeNull();
  expect(rowOf(banned).isBanned).toBe(true);
  expect(rowOf(user)).toEqual({
    ...{ id: user.id, firstName: "Ada", lastName: "Lovelace", email: user.email, isAdmin: false, isBanned: false },
    ...{ subscriptionPlan: "free", sparks: 1000, sparksUsed: 250, nextBillingDate: null },
    paymentMethod: "Card",
    contentStats: { blog: 1, image: 0, captions: 1, video: 0 },
    createdAt: user.createdAt.toISOString(),
  });
  expect(rowOf(admin)).toMatchObject({ isAdmin: true, isBanned: false, paymentMethod: null, sparksUsed: 0 });
});

test("the figures are dollars, accounts and sparks", async () => {
  const admin = await makeUser({ isAdmin: true });
  const ask = async () => (await answerOf(stats, await signedInRequest(admin, "/api/admin/stats"))).response?.json();
  const before = await ask();
  expect(Object.keys(before).sort()).toEqual(["activeSubscriptions", "totalRevenue", "totalSparksUsed", "totalUsers"]);
  const user = await makeUser();
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption", "blog"] });
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  makePayment(user);
  subscribe(user, {});
  subscribe(await makeUser(), { state: "cancelled", endedAt: new Date() });
  expect(await ask()).toEqual({
    totalUsers: before.totalUsers + 2,
    activeSubscriptions: before.activeSubscriptions + 1,
    totalSparksUsed: before.totalSparksUsed + 250,
    totalRevenue: before.totalRevenue + 35,
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
