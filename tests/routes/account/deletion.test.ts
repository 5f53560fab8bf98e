import { existsSync } from "node:fs";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#db/client";
import { emails, holds, invoices, ledgerTransactions, media, payments, sparks, users } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser, testPassword } from "#tests/factories/users";
import { makeWholeAccount } from "#tests/factories/whole-account";
import { renderPage } from "#tests/setup/render-page";
import { accountRecords } from "~/features/account/account-records";
import { writeEmail } from "~/features/emails/write-email.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { registerUser } from "~/features/users/register-user.server";
import { ownPasswordLimit } from "~/features/users/require-own-password.server";
import { findUser } from "~/platform/auth/require-user.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/account/profile.deletion";
import { answerOf } from "../studio/answer-of";

const post = async (user: User, currentPassword = testPassword) =>
  answerOf<{ error: Record<string, string[]> | null }>(
    page.action,
    await signedInRequest(user, "/profile/deletion", formPost({ currentPassword })),
  );

async function html(user: User) {
  const { data } = await answerOf(page.loader, await signedInRequest(user, "/profile/deletion"));
  return renderPage(page.default, { path: "/profile/deletion", loaderData: data }).replace(/<!-- -->/g, "");
}

const isThere = (user: User) => db.select().from(users).where(eq(users.id, user.id)).get() !== undefined;
const countAll = () =>
  Object.fromEntries(
    accountRecords.map(({ name, table }) => [name, db.select({ all: sql<number>`count(*)` }).from(table).get()?.all]),
  );

describe("an account that is deleted", () => {
  test("takes everything of its own along, and nothing of another's", async () => {
    const before = countAll();
    const { user, mark } = await makeWholeAccount("heron");
    const other = await makeWholeAccount("plover");
    const files = db.select().from(media).where(eq(media.userId, user.id)).all();
    const theirs = db.select().from(media).where(eq(media.userId, other.user.id)).all();
    const paid = db.select().from(payments).where(eq(payments.userId, user.id)).get();
    const withBoth = countAll();

    const { response } = await post(user);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Account deleted", "Everything of yours has been removed. Goodbye.");

    const stays = {
      payments: 1,
      invoices: 1,
      "spark-entries": 1,
      "spark-postings": 1,
      "money-back": 1,
      "administrators-acts": 1,
      "security-events": 1,
    };
    for (const [name, all] of Object.entries(countAll())) {
      // why halves: both have as much of everything, beside what was there before.
      const hers = ((withBoth[name] ?? 0) - (before[name] ?? 0)) / 2;
      if (name === "emails" || name in stays) continue;
      expect([name, all]).toEqual([name, (before[name] ?? 0) + hers]);
    }
    for (const { id } of files) expect(existsSync(mediaPath(id))).toBe(false);
    for (const { id } of theirs) expect(existsSync(mediaPath(id))).toBe(true);
    expect(db.select().from(media).where(eq(media.userId, user.id)).all()).toEqual([]);
    expect(
      db.$client
        .prepare("select count(*) from content_search where content_search match ?")
        .pluck()
        .get(`u${user.id}x${mark}`),
    ).toBe(0);

    const kept = db
      .select()
      .from(payments)
      .where(eq(payments.id, paid?.id ?? 0))
      .get();
    expect(kept).toMatchObject({ userId: null, paidBy: null, amount: 3500, payment: paid?.payment });
    const invoice = db
      .select()
      .from(invoices)
      .where(eq(invoices.paymentId, paid?.id ?? 0))
      .get();
    expect(JSON.stringify(invoice?.document)).toContain("heron@example.com");
  });

  test("signs out everywhere, and is forgotten by the browser", async () => {
    const user = await makeUser();
    const elsewhere = cookiesOf(await createSession(visitorRequest("/login"), user.id));
    const { response } = await post(user);
    expect(await findUser(visitorRequest("/", { headers: { Cookie: elsewhere } }))).toBeNull();
    const set = response?.headers.getSetCookie().join("\n") ?? "";
    expect(set).toMatch(/sparkwright_session=[^;]*; Max-Age=0/);
    expect(set).toMatch(/sparkwright_device=[^;]*; Max-Age=0/);
    expect(response?.headers.get("Clear-Site-Data")).toBe('"cache"');
  });

  test("leaves its address free for another", async () => {
    const user = await makeUser();
    await post(user);
    const again = await registerUser(
      { email: user.email, firstName: "Ada", lastName: "", password: "flint and spark" },
      "10.1.2.3",
    );
    expect(again.id).not.toBe(user.id);
  });

  test("is told by a last e-mail, which says what stays", async () => {
    const { user } = await makeWholeAccount("egret");
    await post(user);
    const left = db.select().from(emails).where(eq(emails.recipient, user.email)).all();
    expect(left.map(({ kind, userId }) => [kind, userId])).toEqual([["accountDeleted", null]]);
    const { subject, text } = await writeEmail({ kind: "accountDeleted", data: left[0]?.data });
    expect([subject, text]).toEqual(["Your account is deleted", expect.stringContaining("invoices stay on our books")]);
    expect(text).toContain("you had an account at");
  });
});

describe("its sparks", () => {
  // why: the whole accounts of other tests have a payment that went back.
  const faults = () => reconcileLedger().filter(({ kind }) => kind !== "refund-shortfall");

  test("what is on the way is cancelled, and the ledger adds up", async () => {
    const user = await makeUser({ sparks: 1_000 });
    const spark = await makeWaitingSpark(user);
    expect(await html(user)).toContain("1 spark on the way: cancelled.");
    await post(user);
    expect(db.select().from(sparks).where(eq(sparks.id, spark.id)).get()).toBeUndefined();
    expect(db.select().from(holds).where(eq(holds.userId, user.id)).all()).toEqual([]);
    const entries = db.select().from(ledgerTransactions).where(eq(ledgerTransactions.userId, user.id)).all();
    expect(entries.map(({ kind }) => kind)).toEqual(["grant", "hold", "hold", "release", "release", "expire"]);
    const held = db.$client.prepare(
      "select coalesce(sum(amount), 0) from postings where user_id = ? and account in ('available', 'held')",
    );
    expect(held.pluck().get(user.id)).toBe(0);
    expect(faults()).toEqual([]);
  });

  test("a lot that went without being written off is found", async () => {
    const user = await makeUser({ sparks: 70 });
    db.delete(users).where(eq(users.id, user.id)).run();
    expect(faults()).toEqual([
      {
        kind: "lot-differs-from-postings",
        detail: expect.stringMatching(/is gone, and its postings still hold 70 sparks/),
      },
    ]);
  });
});

describe("is refused", () => {
  test("with another password, and nothing is gone", async () => {
    const user = await makeUser();
    const { status, data } = await post(user, "wrong");
    expect([status, data.error]).toEqual([400, { currentPassword: ["This is not your password."] }]);
    expect(isThere(user)).toBe(true);
    const { data: loaded } = await answerOf(page.loader, await signedInRequest(user, "/profile/deletion"));
    const text = renderPage(page.default, { path: "/profile/deletion", loaderData: loaded, actionData: data });
    expect(text).toContain("This is not your password.");
    expect(text).not.toContain('value="wrong"');
  });

  test("without a password", async () => {
    const { status, data } = await post(await makeUser(), "");
    expect([status, data.error]).toEqual([400, { currentPassword: ["Password is required"] }]);
  });

  test("to whoever guesses", async () => {
    const user = await makeUser();
    for (let turn = 0; turn < ownPasswordLimit.limit; turn += 1) await post(user, `no ${turn}`);
    expect((await post(user)).status).toBe(429);
    expect(isThere(user)).toBe(true);
  });

  test("to the only administrator, and to no other", async () => {
    const admins = db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).all();
    db.update(users)
      .set({ isAdmin: false })
      .where(
        inArray(
          users.id,
          admins.map(({ id }) => id),
        ),
      )
      .run();
    const user = await makeUser({ isAdmin: true });
    const { status, data } = await post(user);
    expect([status, data.error?.[""]]).toEqual([409, [expect.stringContaining("only administrator")]]);
    await makeUser({ isAdmin: true });
    expect((await post(user)).response).toHaveRedirect("/");
  });

  test("a visitor is sent to sign in", async () => {
    for (const handler of [page.loader, page.action]) {
      const { response } = await answerOf(handler, visitorRequest("/profile/deletion", formPost({})));
      expect(response?.headers.get("Location")).toMatch(/^\/login/);
    }
  });
});

test("the page says what goes and what stays", async () => {
  const { user } = await makeWholeAccount("siskin");
  const text = await html(user);
  expect(text).toMatch(/1 project and everything made in it/);
  expect(text).toMatch(/[\d,]+ sparks you have left/);
  expect(text).toMatch(/Your invoices with the name and address on them, since the law wants them kept/);
  expect(text).toContain('href="/profile/export"');
  expect(text).toContain("The log of what administrators did and why, where it is about your account");
  const other = await html(await makeUser());
  expect(other).not.toContain("Your invoices");
  expect(other).not.toContain("The log of what administrators did");
});

test("no e-mail of another's goes with it", async () => {
  const before = db.select({ all: sql<number>`count(*)` }).from(emails).where(isNull(emails.userId)).get()?.all ?? 0;
  await post(await makeUser());
  expect(db.select({ all: sql<number>`count(*)` }).from(emails).where(isNull(emails.userId)).get()?.all).toBe(
    before + 1,
  );
});
