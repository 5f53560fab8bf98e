import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { adminActs, contactMessages, newsletterSubscribers } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/admin/messages";
import * as csv from "~/routes/admin/newsletter.csv";
import { answerOf } from "../studio/answer-of";

let admin: User;
beforeEach(async () => {
  db.delete(contactMessages).run();
  db.delete(newsletterSubscribers).run();
  admin = await makeUser({ isAdmin: true });
});

const hour = 3_600_000;
const from = {
  name: "Ada <b>",
  email: "ada@example.com",
  message: "When does it\nbegin?",
  category: "billing",
} as const;
function keep(subject: string, inHours: number, given: Partial<typeof contactMessages.$inferInsert> = {}) {
  const answerBy = new Date(Date.now() + inHours * hour);
  return db
    .insert(contactMessages)
    .values({ ...from, subject, priority: "medium", answerBy, ...given })
    .returning()
    .get().id;
}
async function show(query = "") {
  const path = `/admin/messages${query}`;
  const { data } = await answerOf(page.loader, await signedInRequest(admin, path));
  return renderPage(page.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}
const subjects = (html: string) => [...html.matchAll(/<h2 dir="auto">([^<]+)/g)].map(([, subject]) => subject);
const post = async (fields: Record<string, string>, who = admin) =>
  (await answerOf(page.action, await signedInRequest(who, "/admin/messages", formPost(fields)))).response;

test("lists what waits by when it is to be answered, with priority, category and what was written", async () => {
  keep("Later", 24);
  keep("Sooner", 4, { priority: "high" });
  keep("Late", -1, { isSuspect: true });
  const html = await show();
  expect(subjects(html)).toEqual(["Late", "Sooner", "Later"]);
  expect(html.match(/>Late</g)).toHaveLength(2);
  for (const said of ["High priority", "Billing", "Perhaps a program", "Ada &lt;b&gt;", "To be answered by"])
    expect(html).toContain(said);
  expect(html).toContain('href="mailto:ada%40example.com?subject=Re%3A%20Sooner"');
});

test("one is marked as answered, and opened again; both are in the log", async () => {
  const id = keep("A question", 4);
  await expect(await post({ id: String(id), state: "answered" })).toSendToast(
    "Marked as answered",
    "“A question” by ada@example.com.",
  );
  expect(subjects(await show())).toEqual([]);
  expect(subjects(await show("?state=answered"))).toEqual(["A question"]);
  await expect(await post({ id: String(id), state: "open" })).toSendToast(
    "Opened again",
    "“A question” by ada@example.com.",
  );
  expect(subjects(await show())).toEqual(["A question"]);
  expect(
    db
      .select()
      .from(adminActs)
      .all()
      .slice(-2)
      .map(({ act }) => act),
  ).toEqual(["answer-message", "reopen-message"]);
  for (const fields of [
    { id: "0", state: "answered" },
    { id: "99999", state: "answered" },
    { id: String(id), state: "x" },
  ])
    await expect(await post(fields)).toSendToast("There is no such message");
});

test("a page at a time, none twice and none left out", async () => {
  // why the same moments: a page may end between two of one.
  const moments = [1, 2, 3].map((hours) => new Date(Date.now() + hours * hour));
  for (let turn = 0; turn < 30; turn += 1) keep(`Message ${turn}`, 0, { answerBy: moments[turn % 3] });
  const first = await show();
  const [, more = ""] = /href="\/admin\/messages(\?after=[\d.]+)"/.exec(first) ?? [];
  const seen = [...subjects(first), ...subjects(await show(more))];
  expect([seen.length, new Set(seen).size]).toEqual([30, 30]);
});

test("the newsletter's list is of those who confirmed, with a link to leave, and no cell is a formula", async () => {
  const asked = { askedAt: new Date(), confirmedAt: new Date("2026-01-31T10:00:00Z") };
  db.insert(newsletterSubscribers)
    .values([
      { email: "ada@example.com", ...asked },
      { email: "=cmd|calc@example.com", ...asked },
      { email: "unconfirmed@example.com", askedAt: new Date() },
    ])
    .run();
  expect(await show()).toContain("2 addresses have confirmed");
  const { response } = await answerOf(csv.loader, await signedInRequest(admin, "/admin/newsletter.csv"));
  expect(response?.headers.get("Content-Disposition")).toContain('filename="newsletter.csv"');
  const lines = ((await response?.text()) ?? "").trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/ada@example\.com.*2026-01-31T10:00:00\.000Z.*\/newsletter\/removal\?token=v1\./);
  expect(lines[2]).toMatch(/^"?'=cmd/);
});

test("is for administrators", async () => {
  const id = keep("A question", 4);
  const user = await makeUser();
  for (const request of [visitorRequest("/admin/messages"), await signedInRequest(user, "/admin/messages")]) {
    await expect((await answerOf(page.loader, request)).response).toSendToast("Access Denied");
    await expect((await answerOf(csv.loader, request)).response).toSendToast("Access Denied");
  }
  await expect(await post({ id: String(id), state: "answered" }, user)).toSendToast("Access Denied");
  expect(db.select().from(contactMessages).get()?.answeredAt).toBeNull();
});
