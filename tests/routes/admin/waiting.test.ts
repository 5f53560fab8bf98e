import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { contactMessages, emails, paymentEvents, paymentFindings, sparks } from "#db/schema";
import { signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import type { User } from "~/platform/auth/user";
import * as root from "~/root";
import * as page from "~/routes/admin/log";
import { answerOf } from "../studio/answer-of";

let admin: User;
beforeEach(async () => {
  for (const table of [contactMessages, emails, paymentEvents, paymentFindings, sparks]) db.delete(table).run();
  admin = await makeUser({ isAdmin: true });
});

/** What the navigation of a page for administrators says, a line a page. */
async function readTabs(): Promise<string[]> {
  const path = "/admin/log";
  const request = await signedInRequest(admin, path);
  const { data: loaderData } = await answerOf(page.loader, request);
  const { data: rootData } = await answerOf(root.loader, request);
  const html = renderPage(page.default, { path, loaderData, rootData });
  const [navigation = ""] = /<nav class="tabs" aria-label="Administration">.*?<\/nav>/s.exec(html) ?? [];
  return [...navigation.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, text = ""]) => text.replace(/<[^>]*>/g, ""));
}

function writeMessages(count: number) {
  const message = {
    name: "Ada",
    email: "ada@example.com",
    subject: "Hello",
    category: "other",
    priority: "low",
  } as const;
  const rows = Array.from({ length: count }, () => ({ ...message, message: "A question", answerBy: new Date() }));
  db.insert(contactMessages).values(rows).run();
}

function writeEmails(states: readonly (typeof emails.$inferSelect)["state"][]) {
  const email = { recipient: "ada@example.com", kind: "welcome", data: {}, dueAt: new Date() };
  const rows = states.map((state, at) => ({ ...email, state, key: `test:${at}` }));
  db.insert(emails).values(rows).run();
}

test("the administration says nothing of pages where nothing waits", async () => {
  writeEmails(["sent"]);
  expect(await readTabs()).toEqual([
    "Statistics",
    "Users",
    "Blog",
    "Queue",
    "Messages",
    "Outbox",
    "Reconciliation",
    "Log",
    "Settings",
  ]);
});

test("how many messages, sparks, e-mails and findings wait stands beside their pages' names", async () => {
  writeMessages(3);
  const answered = db.select().from(contactMessages).get()?.id ?? 0;
  db.update(contactMessages).set({ answeredAt: new Date() }).where(eq(contactMessages.id, answered)).run();
  const user = await makeUser();
  await makeWaitingSpark(user);
  const ended = await makeWaitingSpark(user);
  db.update(sparks).set({ status: "failed" }).where(eq(sparks.id, ended.id)).run();
  writeEmails(["sent", "waiting", "kept", "failed"]);
  const event = { type: "invoice.paid", tries: 9, settledAt: new Date(), dueAt: new Date(0) };
  db.insert(paymentEvents)
    .values([
      { ...event, provider: "stripe", event: "evt_1", problem: "no such customer" },
      { ...event, provider: "stripe", event: "evt_2" },
    ])
    .run();
  const tabs = await readTabs();
  expect(tabs).toContain("Messages 2 to answer");
  expect(tabs).toContain("Queue 1 not ended");
  expect(tabs).toContain("Outbox 3 not sent");
  expect(tabs).toContain("Reconciliation 1 to look at");
});

test("a count beyond 99 says so, and no more", async () => {
  writeMessages(101);
  expect(await readTabs()).toContain("Messages 99+ to answer");
});

test("nothing is counted for pages outside of the administration, nor for anybody but its administrators", async () => {
  writeMessages(1);
  const readUser = async (user: User, path: string) =>
    (await answerOf<{ user: { waiting: object | null } }>(root.loader, await signedInRequest(user, path))).data.user;
  expect((await readUser(admin, "/settings")).waiting).toMatchObject({ "/admin/messages": 1 });
  expect((await readUser(admin, "/dashboard")).waiting).toBeNull();
  expect((await readUser(await makeUser(), "/admin")).waiting).toBeNull();
});
