import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "#db/client";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { adjustSparks } from "~/features/ledger/adjust-sparks.server";
import type { User } from "~/platform/auth/user";
import * as billing from "~/routes/account/billing";
import * as statement from "~/routes/account/billing.statement";
import { loader as csv } from "~/routes/account/billing.statement.csv";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

type Handler = Parameters<typeof answerOf>[0];
const get = async (handler: Handler, path: string) => answerOf<never>(handler, await signedInRequest(user, path));

async function html(page: { default: () => JSX.Element; loader: Handler }, path: string) {
  return renderPage(page.default, { path, loaderData: (await get(page.loader, path)).data });
}

test("the statement leads from Billing to each spark, and to the older entries", async () => {
  const { id, projectId } = await makeWaitingSpark(user, {
    contentTypes: ["blog"],
    prompt: "A launch for our autumn box",
  });
  expect(await html(billing, "/billing")).toContain('href="/billing/statement"');
  const text = await html(statement, "/billing/statement");
  expect(text).toMatch(
    new RegExp(`the blog post of spark ${id}.*href="/project/${projectId}/results/${id}".*A launch`, "s"),
  );
  expect(text).toMatch(/-200<.*4,800 left/s);
  expect(text).not.toContain("Older");
  inTransaction((tx) => {
    for (let times = 0; times < 50; times += 1)
      adjustSparks(tx, { nonce: randomUUID(), adminId: 1, userId: user.id, sparks: 1, reason: "<b>Sorry</b>" });
  });
  const newest = await html(statement, "/billing/statement");
  expect(newest).toContain("Added by support: &lt;b&gt;Sorry");
  const [, older = ""] = /href="(\/billing\/statement\?before=\d+-\d+)"/.exec(newest) ?? [];
  expect(await html(statement, older)).toMatch(/of spark.*href="\/billing\/statement"[^>]*>Newest/s);
});

test("as CSV it has every entry, and no cell that a spreadsheet runs", async () => {
  await makeWaitingSpark(user, { contentTypes: ["blog"], prompt: '=HYPERLINK("https://evil.example","x")' });
  const { response } = await get(csv, "/billing/statement.csv");
  expect(response?.headers.get("Content-Disposition")).toContain('attachment; filename="spark-statement.csv"');
  const [head, hold, grant, ...more] = ((await response?.text()) ?? "").trimEnd().split("\r\n");
  expect(head).toContain('"time","what","sparks","left","spark","idea"');
  expect(hold).toMatch(/"-200","4800","\d+","'=HYPERLINK\(""https/);
  expect(grant).toMatch(/"For a test","5000","5000","",""$/);
  expect(more).toEqual([]);
});

test("a statement is its owner's alone", async () => {
  await makeWaitingSpark(await makeUser(), { contentTypes: ["blog"] });
  expect(await html(statement, "/billing/statement")).not.toContain("blog post");
  for (const handler of [statement.loader, csv])
    expect((await answerOf(handler, visitorRequest("/billing/statement"))).response).toHaveRedirect(
      "/login?redirect=%2Fbilling%2Fstatement",
    );
});

test("Billing warns above 80 percent and not at 80, and offers Get More Sparks at zero", async () => {
  user = await makeUser({ sparks: 250 });
  await makeWaitingSpark(user, { contentTypes: ["blog"] });
  const even = await html(billing, "/billing");
  expect(even).toContain('aria-valuenow="80"');
  expect(even).not.toMatch(/billing-usage-high|Get More Sparks/);
  await makeWaitingSpark(user, { contentTypes: ["caption"] });
  const none = await html(billing, "/billing");
  expect(none).toMatch(/billing-usage-high.*All of your sparks are used.*href="\/pricing"[^>]*>.*Get More Sparks/s);
});

test("Billing says how long the sparks last, and where too little is known, that", async () => {
  expect(await html(billing, "/billing")).toContain("Too little was used lately to tell");
});
