import { beforeEach, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { subscriptions } from "#db/schema";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { quickTips } from "~/features/dashboard/quick-tips";
import { grantFreeAllowance } from "~/features/ledger/grant-free-allowance.server";
import { cancelSpark } from "~/features/sparks/cancel-spark.server";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/account/dashboard";
import { answerOf } from "../studio/answer-of";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

async function html(of = user) {
  const { data } = await answerOf(page.loader, await signedInRequest(of, "/dashboard"));
  return renderPage(page.default, { path: "/dashboard", loaderData: data });
}

const linksIn = (text: string) =>
  [...text.matchAll(/<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)<\/a>/gs)].map(([, href, label]) => [
    label,
    href,
  ]);

test("a visitor is sent to sign in, and back", async () => {
  const { response } = await answerOf(page.loader, visitorRequest("/dashboard"));
  expect(response).toHaveRedirect("/login?redirect=%2Fdashboard");
});

test("it welcomes, and leads to a new project, the projects, the content, the prices and the plans", async () => {
  const text = await html();
  expect(text).toContain("Welcome back, <bdi>Ada</bdi>");
  expect(linksIn(text)).toEqual([
    ["Create New Project", "/project/new"],
    ["My Projects", "/"],
    ["View My Content", "/my-content"],
    ["Purchase Extra Sparks", "/pricing"],
    ["Upgrade Plan", "/pricing"],
    ["View Billing History", "/billing"],
    ["Edit Profile", "/profile"],
  ]);
});

test("sparks that are held and spent count as used, and those that came back do not", async () => {
  await makeWaitingSpark(user);
  const cancelled = await makeWaitingSpark(user, { contentTypes: ["image"] });
  cancelSpark(user, cancelled.id);
  const text = await html();
  expect(text).toMatch(/aria-label="250 of 5,000 used since [^"]*"[^>]*aria-valuenow="5"/);
  expect(text).toMatch(/4,750<\/span>.*left/);
  expect(text).not.toContain("usage-warning");
});

test("somebody else's sparks are not counted", async () => {
  await makeWaitingSpark(await makeUser());
  expect(await html()).toContain("0 of 5,000 used");
});

test("the bar warns above 80 percent, and not at 80", async () => {
  const even = await makeUser({ sparks: 250 });
  await makeWaitingSpark(even, { contentTypes: ["blog"] });
  expect(await html(even)).toContain('aria-valuenow="80"');
  expect(await html(even)).not.toContain("usage-warning");
  await makeWaitingSpark(even, { contentTypes: ["caption"] });
  expect(await html(even)).toContain("usage-warning");
});

test("without sparks it offers Get More Sparks in place of a new project", async () => {
  const text = await html(await makeUser({ sparks: 0 }));
  expect(linksIn(text)[0]).toEqual(["Get More Sparks", "/pricing"]);
  expect(text).not.toContain("Create New Project");
  expect(text).toContain("All of your sparks are used.");
});

test("last month's use is over with its month", async () => {
  const early = await makeUser({ createdAt: new Date(Date.now() - 40 * 86_400_000) });
  vi.useFakeTimers({ now: Date.now() - 35 * 86_400_000, toFake: ["Date"] });
  await makeWaitingSpark(early);
  vi.useRealTimers();
  inTransaction((tx) => grantFreeAllowance(tx, early));
  await makeWaitingSpark(early);
  expect(await html(early)).toContain("250 of 9,750 used");
});

test("the plan, when its next sparks come, the address and since when", async () => {
  const text = await html(await makeUser({ createdAt: new Date("2025-01-07T10:00:00Z"), email: "ada@bean.example" }));
  expect(text).toMatch(/Free<\/span>.*5,000<\/span>.*more on [A-Z][a-z]{2} 7, \d{4}/);
  expect(text).toContain('<dd dir="auto">ada@bean.example</dd>');
  expect(text).toContain("<dd>Jan 7, 2025</dd>");
  expect(await html(await makeUser({ plan: "amplify" }))).toContain("Amplify</span>");
});

test("one of the 13 tips is shown", async () => {
  makeProject(user);
  const text = await html();
  expect(text).toContain("Quick Tip");
  expect(quickTips.filter((tip) => text.includes(tip.replaceAll("'", "&#x27;")))).toHaveLength(1);
  expect(text).toContain("1 project<");
});

test("somebody who pays reads when the next payment is, or when their plan ends", async () => {
  expect(await html()).not.toContain("Next payment");
  const now = new Date("2026-01-31T12:00:00Z");
  db.insert(subscriptions)
    .values({
      ...{ userId: user.id, provider: "stripe", subscription: "sub_dashboard", state: "active", plan: "launch" },
      ...{ renewsAs: "launch", billing: "monthly", amount: 9900, currency: "usd", cancelsAtPeriodEnd: false },
      ...{ periodStart: now, periodEnd: new Date("2026-02-28T12:00:00Z"), createdAt: now, readAt: now },
    })
    .run();
  expect(await html()).toContain("Next payment: $99.00 on Feb 28, 2026");
  db.update(subscriptions).set({ cancelsAtPeriodEnd: true }).run();
  const cancelled = await html();
  expect(cancelled).toContain("Ends on Feb 28, 2026");
  expect(cancelled).not.toContain("Next payment");
  db.update(subscriptions).set({ cancelsAtPeriodEnd: false, state: "past_due" }).run();
  const due = await html();
  expect(due).not.toContain("Next payment");
  expect(due).toContain("Go to Billing");
});
