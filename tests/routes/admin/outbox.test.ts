import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { adminActs, emails } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { emailUserLater } from "~/features/emails/email-user.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { deliverDueEmails } from "~/platform/email/deliver-emails.server";
import * as list from "~/routes/admin/outbox";
import * as one from "~/routes/admin/outbox.email";
import { answerOf } from "../studio/answer-of";

const { email } = config;
let admin: User;
beforeEach(async () => {
  db.delete(emails).run();
  admin = await makeUser({ isAdmin: true, email: `admin-${Date.now()}-${Math.random()}@example.com` });
});
afterEach(() => {
  config.email = email;
});
const isConfigured = () => {
  config.email = { ...email, from: "hello@sparkwright.example", smtpUrl: "smtp://127.0.0.1:1" };
};

/** Asks for a new password `times`, which is written and kept. */
async function keep(times = 1) {
  const user = await makeUser();
  const until = Date.now() + 3_600_000;
  for (let turn = 0; turn < times; turn += 1)
    inTransaction((tx) =>
      emailUserLater(
        tx,
        { key: `reset:${user.id}:${turn}`, userId: user.id, kind: "passwordReset", data: { userId: user.id, until } },
        new Date(),
      ),
    );
  while (db.select().from(emails).where(eq(emails.state, "waiting")).get())
    await deliverDueEmails(null, () => Promise.reject(new Error("nothing is written")), new Date(Date.now() + 1000));
  return { user, id: db.select().from(emails).get()?.id ?? 0 };
}
async function show(query = "") {
  const path = `/admin/outbox${query}`;
  const { data } = await answerOf(list.loader, await signedInRequest(admin, path));
  return renderPage(list.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}
const read = async (id: number | string) =>
  answerOf<object>(one.loader, await signedInRequest(admin, `/admin/outbox/${id}`), { id: String(id) });

test("what was kept can be read, as text and as it looks, where nothing of it can run or load", async () => {
  const { user, id } = await keep();
  const listed = await show();
  expect(listed).toContain(`<a href="/admin/outbox/${id}" dir="auto">Choose a new password</a>`);
  expect(listed).toContain(`To <bdi>${user.email}</bdi>`);
  expect(listed).toContain("Kept");
  const request = await signedInRequest(admin, `/admin/outbox/${id}`);
  const open = () => answerOf<object>(one.loader, request, { id: String(id) });
  expect(await changesDuring(open)).toBe(0);
  const html = renderPage(one.default, { path: `/admin/outbox/${id}`, loaderData: (await open()).data });
  expect(html).toContain("<h1");
  expect(html).toMatch(/<pre[^>]*>[^<]*\/reset-password\?token=/);
  expect(html).toMatch(/<iframe[^>]*sandbox=""[^>]*srcDoc="[^"]*Choose a New Password/i);
});

test("what is sent is its recipient's: listed, and not to be read", async () => {
  const { id } = await keep();
  db.update(emails).set({ state: "sent" }).run();
  expect(await show()).not.toContain(`/admin/outbox/${id}`);
  expect((await read(id)).status).toBe(404);
  db.update(emails).set({ state: "waiting" }).run();
  expect((await read(id)).status).toBe(200);
  isConfigured();
  expect((await read(id)).status).toBe(404);
  for (const wrong of ["0", "x", "999999999"]) expect((await read(wrong)).status).toBe(404);
});

test("is listed by its subject, and by its kind where it cannot be written any more", async () => {
  await keep();
  db.update(emails)
    .set({ kind: "receipt", state: "sent", data: { amount: "$35.00" } })
    .run();
  expect(await show()).toContain("<bdi>Receipt</bdi>");
  const receipt = { firstName: "Ada", isRefund: false, number: 1, name: "Ada", description: "Sparks" };
  db.update(emails)
    .set({ data: { ...receipt, amount: "$35.00", paidBy: "Visa" } })
    .run();
  expect(await show()).toContain("<bdi>Your receipt for $35.00</bdi>");
});

test("is listed a page at a time, the newest first", async () => {
  await keep(51);
  const first = await show();
  expect(first.match(/>Kept</g)).toHaveLength(50);
  const [, older = ""] = /href="\/admin\/outbox(\?before=\d+)"/.exec(first) ?? [];
  const second = await show(older);
  expect(second.match(/>Kept</g)).toHaveLength(1);
  expect(second).not.toContain("Older");
});

test("one that was given up shows why and is tried again by a button, which is in the log", async () => {
  const { user, id } = await keep();
  db.update(emails).set({ state: "failed", tries: 20, problem: "No such person." }).run();
  expect(await show()).toContain("No such person.");
  const post = async (fields: Record<string, string>, who = admin) =>
    (await answerOf(list.action, await signedInRequest(who, "/admin/outbox", formPost(fields)))).response;
  await expect(await post({ id: String(id) })).toSendToast(
    "The e-mail is tried again",
    `“Choose a new password” to ${user.email}.`,
  );
  expect(db.select().from(emails).get()).toMatchObject({ state: "waiting", tries: 0, settledAt: null });
  expect(db.select().from(adminActs).all().at(-1)).toMatchObject({ act: "retry-email", adminId: admin.id });
  for (const wrong of [String(id), "0", "x", ""])
    await expect(await post({ id: wrong })).toSendToast("This e-mail does not wait for another try");
});

test("is for administrators", async () => {
  const { id } = await keep();
  db.update(emails).set({ state: "failed" }).run();
  const user = await makeUser();
  for (const request of [visitorRequest("/admin/outbox"), await signedInRequest(user, "/admin/outbox")]) {
    await expect((await answerOf(list.loader, request)).response).toSendToast("Access Denied");
    await expect((await answerOf(one.loader, request, { id: String(id) })).response).toSendToast("Access Denied");
  }
  const form = formPost({ id: String(id) });
  await expect((await answerOf(list.action, await signedInRequest(user, "/admin/outbox", form))).response).toSendToast(
    "Access Denied",
  );
  expect(db.select().from(emails).get()?.state).toBe("failed");
});
