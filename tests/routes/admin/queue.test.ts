import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { adminActs, holds, paymentEvents, sparks } from "#db/schema";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { endSpark } from "~/features/sparks/end-spark.server";
import { sparkQueue } from "~/features/sparks/spark-queue.server";
import type { User } from "~/platform/auth/user";
import { QueueUnreachable } from "~/platform/jobs/queue";
import * as page from "~/routes/admin/queue";
import * as cancellation from "~/routes/admin/queue.cancellation";
import * as reconciliation from "~/routes/admin/reconciliation";
import { answerOf } from "../studio/answer-of";

let admin: User;
beforeEach(async () => {
  vi.restoreAllMocks();
  db.delete(sparks).run();
  db.delete(paymentEvents).run();
  admin = await makeUser({ isAdmin: true });
});

async function show(view: typeof page | typeof reconciliation, path: string) {
  const { data } = await answerOf(view.loader, await signedInRequest(admin, path));
  return renderPage(view.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}
const post = async (fields: Record<string, string>, who = admin) =>
  (await answerOf(page.action, await signedInRequest(who, "/admin/queue", formPost(fields)))).response;
const cancel = async (id: number | string, who = admin) =>
  (
    await answerOf(cancellation.action, await signedInRequest(who, `/admin/queue/${id}/cancellation`, formPost({})), {
      id: String(id),
    })
  ).response;
const lastAct = () => db.select().from(adminActs).all().at(-1);

test("shows what waits and what failed with its reason, by whose it is and never its idea", async () => {
  const user = await makeUser();
  const waiting = await makeWaitingSpark(user, { prompt: "A secret plan", contentTypes: ["blog"] });
  const failed = await makeWaitingSpark(user, { prompt: "A secret plan", contentTypes: ["image"] });
  inTransaction((tx) => endSpark(tx, failed, { reason: "timed-out", message: "It took too long." }, new Date()));
  const html = await show(page, "/admin/queue");
  expect(html).toMatch(
    new RegExp(`Open.*Spark ${waiting.id}: blog post.*Failed.*Spark ${failed.id}: image.*It took too long`, "s"),
  );
  expect(html).toContain(user.email);
  expect(html).not.toContain("secret");
  expect(html).toMatch(/\d+ running, \d+ waiting/);
});

test("says so while the queue's server does not answer, also to whoever asks for a spark to be queued", async () => {
  const spark = await makeWaitingSpark(await makeUser());
  vi.spyOn(sparkQueue, "depth").mockRejectedValue(new QueueUnreachable());
  vi.spyOn(sparkQueue, "enqueue").mockRejectedValue(new QueueUnreachable());
  expect(await show(page, "/admin/queue")).toContain("server does not answer: what is asked for waits");
  await expect(await post({ id: String(spark.id) })).toSendToast("The queue's server does not answer");
});

test("a spark that waits is queued again by a button, which is in the log", async () => {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user);
  const enqueue = vi.spyOn(sparkQueue, "enqueue");
  await expect(await post({ id: String(spark.id) })).toSendToast(
    "The spark is in the queue",
    `Spark ${spark.id} of ${user.email}.`,
  );
  expect(enqueue).toHaveBeenCalledWith(expect.objectContaining({ id: spark.documentId }));
  expect(lastAct()).toMatchObject({ act: "retry-spark", adminId: admin.id, subject: `Spark ${spark.id}` });
  db.update(sparks).set({ status: "complete" }).run();
  for (const id of [String(spark.id), "0", "x"])
    await expect(await post({ id })).toSendToast("This spark does not wait any more");
});

test("a spark is cancelled after a question, its sparks are back, and its owner reads who did it", async () => {
  const user = await makeUser({ sparks: 1000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
  const { data } = await answerOf(cancellation.loader, await signedInRequest(admin, "/"), { id: String(spark.id) });
  const asked = renderPage(cancellation.default, { path: "/admin/queue/1/cancellation", loaderData: data });
  expect(asked).toMatch(/<form method="post".*Cancel Spark/);
  expect(getAvailableSparks(user.id)).toBe(800);
  await expect(await cancel(spark.id)).toSendToast(
    "Spark cancelled",
    `Spark ${spark.id} of ${user.email}. The sparks for anything not made are back.`,
  );
  expect(getAvailableSparks(user.id)).toBe(1000);
  const ended = db.select().from(sparks).where(eq(sparks.id, spark.id)).get();
  expect(ended).toMatchObject({ status: "cancelled", userErrorMessage: expect.stringContaining("who run this site") });
  expect(lastAct()).toMatchObject({ act: "cancel-spark", userId: user.id });
  await expect(await cancel(spark.id)).toSendToast("This spark has ended already");
  await expect(await cancel("x")).toSendToast("This spark has ended already");
});

test("a hold past its deadline is shown, here and where everything is added up", async () => {
  const spark = await makeWaitingSpark(await makeUser(), { contentTypes: ["blog"] });
  expect(await show(page, "/admin/queue")).not.toContain("Stuck holds");
  db.update(holds)
    .set({ deadlineAt: new Date(Date.now() - 60_000) })
    .where(eq(holds.sparkId, spark.id))
    .run();
  expect(await show(page, "/admin/queue")).toMatch(new RegExp(`Stuck holds.*of spark ${spark.id}: 200 sparks`, "s"));
  expect(await show(reconciliation, "/admin/reconciliation")).toContain("A hold past its deadline");
});

test("a payment event with a problem is worked on again by a button", async () => {
  expect(await show(reconciliation, "/admin/reconciliation")).not.toContain("Work on it again");
  const event = { provider: "stripe", event: "evt_1", problem: "no such customer" } as const;
  db.insert(paymentEvents)
    .values({ ...event, type: "invoice.paid", tries: 9, settledAt: new Date(), dueAt: new Date(0) })
    .run();
  const html = await show(reconciliation, "/admin/reconciliation");
  expect(html).toContain("no such customer");
  const replay = async (fields: Record<string, string>) =>
    (await answerOf(reconciliation.action, await signedInRequest(admin, "/admin/reconciliation", formPost(fields))))
      .response;
  await expect(await replay({ provider: "stripe", event: "evt_1" })).toSendToast(
    "The event is worked on again",
    "Stripe evt_1",
  );
  expect(db.select().from(paymentEvents).get()).toMatchObject({ problem: null, tries: 0, settledAt: null });
  expect(lastAct()).toMatchObject({ act: "replay-event", subject: "stripe evt_1" });
  for (const fields of [
    { provider: "stripe", event: "evt_2" },
    { provider: "x", event: "evt_1" },
  ])
    await expect(await replay(fields)).toSendToast("No such event came");
});

test("is for administrators", async () => {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user);
  for (const request of [visitorRequest("/admin/queue"), await signedInRequest(user, "/admin/queue")])
    for (const loader of [page.loader, cancellation.loader, reconciliation.loader])
      await expect((await answerOf(loader, request, { id: String(spark.id) })).response).toSendToast("Access Denied");
  await expect(await cancel(spark.id, user)).toSendToast("Access Denied");
  await expect(await post({ id: String(spark.id) }, user)).toSendToast("Access Denied");
  expect(db.select().from(sparks).get()?.status).toBe("pending");
});
