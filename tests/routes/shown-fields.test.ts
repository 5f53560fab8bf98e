import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import { orders, paymentCustomers, projects, sparks, subscriptions, users } from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { getSparkReview } from "~/features/reviews/get-spark-review.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findMadePart, listVersionEntries, replaceContent } from "~/features/sparks/part-versions.server";
import type { Spark } from "~/features/sparks/spark";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { type BuiltWeb, builtRoutes, startBuiltWeb } from "./built-web";

/** What the database knows and no page or call shows, as columns are named. */
const internalNames = [
  ...["passwordHash", "tokenHash", "publicId", "isBanned", "userId", "sealed"],
  ...["claimedBy", "attempts", "heartbeatAt", "deadlineAt", "startedAt", "finishedAt", "failureReason", "sourceKey"],
  ...["readAt", "sealedToken", "contentHashes"],
];
/** And some of it by its value, under whatever name. */
const internalValues = {
  nonce: "the-nonce-of-the-spark",
  claimedBy: "the-host:4711:claim",
  customer: "the-customer-at-the-provider",
  subscription: "the-subscription-at-the-provider",
  checkout: "the-checkout-at-the-provider",
  payment: "the-payment-at-the-provider",
};

const types = ["complete", "failed", "processing"] as const;
const contentTypes = ["blog" as const, "caption" as const, "video" as const];

let web: BuiltWeb;
let cookie: string;
let pages: { address: string; text: string }[];

beforeAll(async () => {
  const user = await makeUser({ sparks: 20_000 });
  cookie = cookiesOf(await createSession(visitorRequest("/login"), user.id));
  const project = makeProject(user, { brandVoice: "Warm and plain" });
  const documents: string[] = [];
  for (const status of types) {
    const spark = await createSpark(user, sparkInput(project, { contentTypes }), `${internalValues.nonce}-${status}`);
    if (status === "complete")
      await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
    else db.update(sparks).set({ status }).where(eq(sparks.id, spark.id)).run();
    documents.push(spark.documentId);
  }
  db.update(sparks).set({ claimedBy: internalValues.claimedBy, heartbeatAt: new Date() }).run();
  const [complete] = db.select().from(sparks).orderBy(sparks.id).all();
  if (!complete) throw new Error("No spark was made");
  buySubscription(user);
  web = await startBuiltWeb({ STRIPE_SECRET_KEY: "sk_test_nothing", STRIPE_WEBHOOK_SECRET: "whsec_nothing" });
  pages = [];
  for (const address of [...(await addresses(documents)), ...furnish(user, complete)]) {
    const response = await fetch(web.url + address, { headers: { Cookie: cookie }, redirect: "manual" });
    if (response.status === 200) pages.push({ address, text: await response.text() });
  }
}, 300_000);

afterAll(() => web?.stop());

/** A subscription, an order and a payment as their provider names them. */
function buySubscription({ id: userId }: User): void {
  const { nonce, customer, checkout, subscription, payment } = internalValues;
  const [now, provider] = [new Date(), "stripe" as const];
  const bought = { userId, provider, plan: "amplify" as const, billing: "monthly" as const };
  const paid = { amount: 24_900, currency: "usd" };
  db.insert(paymentCustomers).values({ userId, provider, customer }).run();
  db.insert(orders)
    .values({ ...bought, ...paid, nonce, kind: "plan", sparks: 30_000, state: "paid", checkout })
    .run();
  const period = {
    periodStart: now,
    periodEnd: new Date(now.getTime() + 30 * 86_400_000),
    createdAt: now,
    readAt: now,
  };
  db.insert(subscriptions)
    .values({
      ...bought,
      ...paid,
      ...period,
      subscription,
      state: "active",
      renewsAs: "amplify",
      cancelsAtPeriodEnd: false,
    })
    .run();
  makePayment({ id: userId } as User, {
    ...paid,
    payment,
    subscription,
    kind: "period",
    description: "Amplify, monthly",
  });
}

/** Has a version, and a link for review; answers with the addresses that need more than an id to be there. */
function furnish(user: User, spark: Spark): string[] {
  const article = findMadePart(spark.id, "blog");
  if (!article) throw new Error("No article was made");
  const content = { ...(article.content as object), title: "Changed" };
  replaceContent(article, content, { engine: "embedded", model: "", madeAt: "2026-01-01T00:00:00.000Z" }, new Date());
  const [version] = listVersionEntries(article.id);
  createReviewLink(user, spark);
  const link = getSparkReview(requireSpark(user, "1", String(spark.id)), new Request("http://localhost/"))?.link;
  const results = `/project/1/results/${spark.id}`;
  return [
    ...["edit/blog", "edit/caption", "edit/video", "again/blog", "again/video", "versions/blog"].map(
      (page) => `${results}/${page}`,
    ),
    `${results}/versions/blog/${version?.id}`,
    new URL(link?.url ?? "", "http://localhost").pathname,
    ...["/checkout", "/payment-success", "/billing/cancellation", "/billing/change"],
  ].flatMap((path) => {
    const query = { "/checkout": "?pack=3300", "/billing/change": "?plan=launch" }[path] ?? "";
    return [path + query, `${path}.data${query}`];
  });
}

/** Every address of the built site, in each state of a spark: pages with the data behind them, calls as they are. */
async function addresses(documents: string[]): Promise<string[]> {
  const found = (await builtRoutes()).flatMap(({ address }) => {
    if (address.startsWith("/api/status/")) return documents.map((id) => `/api/status/${id}`);
    return types.map((_, index) => address.replace(/(\/(?:processing|results|sparks)\/)1\b/, `$1${index + 1}`));
  });
  const isCall = (address: string) => /^\/(api|healthz|metrics|media)/.test(address);
  return [...new Set(found)].flatMap((address) =>
    isCall(address) ? [address] : [address, address === "/" ? "/_root.data" : `${address}.data`],
  );
}

test("the account is furnished, and its pages and calls answer", () => {
  expect(db.select({ id: projects.id }).from(projects).all()).toEqual([{ id: 1 }]);
  expect(db.select({ id: users.id }).from(users).all()).toEqual([{ id: 1 }]);
  expect(db.select({ status: sparks.status }).from(sparks).all()).toEqual(types.map((status) => ({ status })));
  const answered = pages.map(({ address }) => address);
  for (const address of [
    ...["/_root.data", "/project/1.data", "/project/1/settings.data", "/project/1/spark.data", "/brand-voice.data"],
    ...["/project/1/results/1.data", "/project/1/processing/3.data", "/api/projects", "/api/projects/1", "/api/sparks"],
    ...["/api/sparks/1", "/api/user", "/my-content.data", "/dashboard.data", "/profile.data", "/billing.data"],
    ...["edit/blog", "edit/video", "again/video", "versions/blog"].map((page) => `/project/1/results/1/${page}.data`),
    ...["/checkout.data?pack=3300", "/payment-success.data", "/billing/cancellation.data"],
    ...["/billing/statement.data", "/billing/details.data", "/api/billing-history", "/api/content-library"],
  ]) {
    expect(answered).toContain(address);
  }
});

test("no loader gives what only the database has to know", () => {
  for (const { address, text } of pages) {
    // why not there: it describes the calls of administrators, who see more.
    const isDocument = address === "/api/openapi.json";
    const names = internalNames.filter(
      (name) => (!isDocument && text.includes(`"${name}"`)) || text.includes(`\\"${name}\\"`),
    );
    const values = Object.values(internalValues).filter((value) => text.includes(value));
    expect([...names, ...values], address).toEqual([]);
  }
});
