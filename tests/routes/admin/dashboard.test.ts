import { rmSync, writeFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { getDataPath } from "#db/data-dir";
import { lastEvents, siteTotals, subscriptions } from "#db/schema";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { checkSystem } from "~/features/administration/check-system.server";
import { describeThousands } from "~/features/administration/describe-measure";
import { getProviderEvent, noteEvent } from "~/features/administration/last-events.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { startHeartbeat } from "~/platform/jobs/heartbeat.server";
import * as page from "~/routes/admin/dashboard";
import { answerOf } from "../studio/answer-of";

async function show(admin: User) {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/admin/dashboard"));
  return renderPage(page.default, { path: "/admin/dashboard", loaderData: data }).replace(/<!-- -->/g, "");
}

let subscribed = 0;
function subscribes(user: User, given: Partial<typeof subscriptions.$inferInsert> = {}) {
  const plan = given.plan ?? "launch";
  const now = new Date("2026-01-31T12:00:00Z");
  db.insert(subscriptions)
    .values({
      ...{ userId: user.id, provider: "stripe", subscription: `sub_${++subscribed}`, state: "active", plan },
      ...{ renewsAs: plan, billing: "monthly", amount: 1, currency: "usd", cancelsAtPeriodEnd: false },
      ...{ periodStart: now, periodEnd: now, createdAt: now, readAt: now },
      ...given,
    } as typeof subscriptions.$inferInsert)
    .run();
}

test("anybody but an administrator is sent home, and told why", async () => {
  for (const request of [
    visitorRequest("/admin/dashboard"),
    await signedInRequest(await makeUser(), "/admin/dashboard"),
  ]) {
    const { response } = await answerOf(page.loader, request);
    expect(response).toHaveRedirect("/");
    await expect(response).toSendToast("Access Denied");
  }
});

describe("the figures", () => {
  test("are those of the site: active subscriptions by plan, what they bring a month, who subscribed last", async () => {
    const admin = await makeUser({ isAdmin: true });
    expect(await show(admin)).toContain("Nobody has subscribed yet.");
    const user = await makeUser();
    subscribes(user, { plan: "launch" });
    subscribes(user, { plan: "launch", billing: "annual" });
    subscribes(user, { plan: "scale" });
    subscribes(user, { plan: "amplify", state: "past_due" });
    inTransaction((tx) => {
      const day = new Date().toISOString().slice(0, 10);
      tx.insert(siteTotals).values({ name: "sparks_used", day, amount: 12_345 }).run();
    });
    const html = await show(admin);
    expect(html).toContain('<dt>Active Subscriptions</dt><dd class="figure">3</dd>');
    expect(html).toContain('<dt>Monthly Revenue</dt><dd class="figure">$777</dd>');
    expect(html).toContain('<dt>Sparks Used</dt><dd class="figure">12.3K</dd>');
    const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).toContain("Creator ($99) Launch 2 67%");
    expect(text).toContain("Pro ($249) Amplify 0 0%");
    expect(text).toContain("Agency ($599) Scale 1 33%");
    expect(text).toContain(`${user.email} Jan 31, 2026 Amplify past due`);
    expect(text).toContain(`${user.email} Jan 31, 2026 Scale active`);
  });

  test("of thirty days are drawn, and stand in a table", async () => {
    const html = await show(await makeUser({ isAdmin: true }));
    const [chart = ""] = /<section class="admin-chart" aria-labelledby="sparks-used">.*?<\/section>/s.exec(html) ?? [];
    expect(chart.match(/<rect/g)).toHaveLength(30);
    expect(chart.match(/<th scope="row">/g)).toHaveLength(30);
    expect(chart).toMatch(/<td>12,345<\/td><\/tr><\/tbody>/);
    expect(chart).toMatch(/<rect x="580" y="1" width="16" height="148">/);
  });

  test.each([
    [0, "0"],
    [999, "999"],
    [1000, "1K"],
    [12_345, "12.3K"],
    [1_234_567, "1,234.6K"],
  ])("of %i sparks are %s", (amount, said) => {
    expect(describeThousands(amount)).toBe(said);
  });
});

describe("the system's status", () => {
  const former = { providers: { ...config.providers }, email: { ...config.email } };
  afterEach(() => {
    Object.assign(config.providers, former.providers);
    Object.assign(config.email, former.email);
    vi.useRealTimers();
  });
  const check = async (name: string, now = new Date()) => (await checkSystem(now)).find((each) => each.name === name);

  test("says 'Configuration needed' of what is not configured, and of nothing else", async () => {
    const checks = await checkSystem();
    const needed = checks.filter(({ text }) => text === "Configuration needed").map(({ name }) => name);
    expect(needed).toEqual(["Payments by Stripe", "Payments by PayPal", "E-mail"]);
    Object.assign(config.email, { from: "post@sparks.example", smtpUrl: "smtp://localhost:2525" });
    expect(await check("E-mail")).toMatchObject({ state: "ok", text: "0 waiting; none sent yet." });
  });

  test("follows the worker's sign of life", async () => {
    rmSync(getDataPath("worker.heartbeat"), { force: true });
    expect(await check("Workflow automation")).toMatchObject({ state: "bad", text: "The worker is not running." });
    const stop = startHeartbeat("worker");
    expect(await check("Workflow automation")).toMatchObject({ state: "ok" });
    stop();
    writeFileSync(getDataPath("worker.heartbeat"), "1 1000000");
    expect(await check("Workflow automation")).toMatchObject({ state: "bad", text: "The worker does not answer." });
    rmSync(getDataPath("worker.heartbeat"), { force: true });
  });

  test("says how long the oldest spark waits", async () => {
    expect(await check("Queue")).toMatchObject({ state: "ok", text: "0 waiting, 0 running." });
    await makeWaitingSpark(await makeUser(), { contentTypes: ["caption"] });
    const later = new Date(Date.now() + 31 * 60_000);
    const found = await check("Queue", later);
    expect(found?.state).toBe("warn");
    expect(found?.text).toMatch(/the oldest waits for 31 minutes\.$/);
  });

  test("says when a provider last delivered and last failed", async () => {
    expect(await check("Content providers")).toMatchObject({ text: "The built-in engine makes everything." });
    Object.assign(config.providers, { keys: { openai: "sk-test" } });
    expect(await check("OpenAI")).toMatchObject({ state: "ok", text: "Not asked yet." });
    const now = new Date();
    noteEvent(getProviderEvent("openai", "delivered"), "blog: gpt", new Date(now.getTime() - 3_600_000));
    noteEvent(getProviderEvent("openai", "failed"), "image: quota", new Date(now.getTime() - 120_000));
    expect(await check("OpenAI", now)).toMatchObject({
      state: "warn",
      text: "delivered 1 hour ago (blog: gpt); failed 2 minutes ago (image: out of quota, or asked too often).",
    });
    noteEvent(getProviderEvent("openai", "delivered"), "blog: gpt", now);
    expect(await check("OpenAI", now)).toMatchObject({ state: "ok" });
  });

  test("knows the last backup, and when it is too old", async () => {
    db.delete(lastEvents).run();
    expect(await check("Backups")).toMatchObject({ state: "warn", text: "None was taken yet: run npm run db:backup." });
    const now = new Date();
    noteEvent("backup", "12.0 MB", new Date(now.getTime() - 5 * 3_600_000));
    expect(await check("Backups", now)).toMatchObject({
      state: "ok",
      text: "The last was taken 5 hours ago, 12.0 MB.",
    });
    const later = new Date(now.getTime() + 3 * 86_400_000);
    expect(await check("Backups", later)).toMatchObject({ state: "warn" });
  });

  test("notices a clock that was set back", async () => {
    expect(await check("Clock")).toMatchObject({ state: "ok" });
    expect(await check("Clock", new Date(Date.now() - 2.5 * 86_400_000))).toMatchObject({
      state: "bad",
      text: "It is 2 days behind the newest entry of the ledger.",
    });
  });
});
