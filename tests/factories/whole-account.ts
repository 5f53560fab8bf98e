import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import * as tables from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { recordAct } from "~/features/administration/record-act.server";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { storeMedia } from "~/platform/media/store-media.server";

export interface WholeAccount {
  user: User;
  spark: Spark;
  /** A word that stands in every text of this account and of no other. */
  mark: string;
}

/** An account that has something in every table that can hold something of one. */
export async function makeWholeAccount(mark: string): Promise<WholeAccount> {
  const user = await makeUser({ sparks: 50_000, email: `${mark}@example.com` });
  await createSession(visitorRequest("/login"), user.id);
  const project = makeProject(user, { name: `The ${mark}` });
  const input = sparkInput(project, { prompt: `The idea of ${mark}`, contentTypes: ["blog", "image"] });
  const spark = await createSpark(user, input, randomUUID());
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
  await storeMedia({
    userId: user.id,
    buffer: Buffer.from(`upload of ${mark}`),
    fileName: "own.png",
    mimeType: "image/png",
  });
  addReviews(user, spark, mark);
  addRecommendations(user, project.id, mark);
  addPurchases(user, mark);
  addTemplate(user, mark);
  addLetters(user, mark);
  return { user, spark, mark };
}

function addReviews(user: User, spark: Spark, mark: string) {
  const [part] = db.select().from(tables.parts).where(eq(tables.parts.sparkId, spark.id)).all();
  db.insert(tables.partVersions)
    .values({ partId: part?.id ?? 0, content: { mark }, provenance: {} })
    .run();
  createReviewLink(user, spark);
  const link = db.select().from(tables.reviewLinks).where(eq(tables.reviewLinks.sparkId, spark.id)).get();
  const said = { linkId: link?.id ?? 0, name: `Client of ${mark}` };
  db.insert(tables.reviewComments)
    .values({ ...said, text: "Fine" })
    .run();
  db.insert(tables.reviewDecisions)
    .values({ ...said, verdict: "approved", contentHashes: {} })
    .run();
}

function addRecommendations(user: User, projectId: number, mark: string) {
  const words = { title: mark, description: mark, prompt: mark, reasoning: mark, category: "season" };
  const { id: recommendationId } = db
    .insert(tables.recommendations)
    .values({ projectId, digest: mark, type: "blog", ...words, confidence: 50, place: 1, proposedAt: new Date() })
    .returning()
    .get();
  db.insert(tables.recommendationRequests).values({ projectId, keywords: mark }).run();
  db.insert(tables.recommendationUses).values({ userId: user.id, recommendationId, action: "used" }).run();
}

function addPurchases(user: User, mark: string) {
  const { id: userId } = user;
  const payment = `in_${mark}`;
  makePayment(user, { payment, paidBy: `Card of ${mark}` });
  const sold = { amount: 9900, currency: "usd" };
  db.insert(tables.orders)
    .values({ userId, nonce: mark, provider: "stripe", kind: "pack", sparks: 3300, ...sold, state: "paid" })
    .run();
  const period = { periodStart: new Date(1), periodEnd: new Date(2), createdAt: new Date(1), readAt: new Date(1) };
  db.insert(tables.subscriptions)
    .values({
      ...{ userId, provider: "stripe", subscription: `sub_${mark}`, state: "cancelled", plan: "launch" },
      ...{ renewsAs: "launch", billing: "monthly", cancelsAtPeriodEnd: false, ...sold, ...period },
    })
    .run();
  db.insert(tables.namedMoneyBack)
    .values({ provider: "stripe", kind: "refund", reference: `re_${mark}`, purchase: payment })
    .run();
  db.insert(tables.billingDetails)
    .values({ userId, name: `Company of ${mark}` })
    .run();
  db.insert(tables.paymentCustomers)
    .values({ userId, provider: "stripe", customer: `cus_${mark}` })
    .run();
  const lot = db.select().from(tables.lots).where(eq(tables.lots.userId, userId)).get();
  db.insert(tables.clawbacks)
    .values({ key: `clawback:${mark}`, lotId: lot?.id ?? 0, userId, asked: 1, voided: 0 })
    .run();
  db.insert(tables.disputes)
    .values({ id: `dp_${mark}`, userId, state: "won" })
    .run();
}

function addTemplate({ id: userId }: User, mark: string) {
  const words = { name: mark, description: "", promptTemplate: `Say [WHAT] of ${mark}.` };
  db.insert(tables.contentTemplates)
    .values({ key: `own:${mark}`, userId, ...words, category: "blog", format: "article", contentTypes: ["blog"] })
    .run();
}

function recordsAct(userId: number, reason: string) {
  inTransaction((tx) => recordAct(tx, { id: userId }, { act: "unban", userId, reason }));
}

function addLetters({ id: userId, email }: User, mark: string) {
  db.insert(tables.contactMessages)
    .values({
      ...{ userId, name: mark, email, subject: "A question", category: "other", priority: "low", message: mark },
      answerBy: new Date(),
    })
    .run();
  // why another number than the account's: by its address alone it is this account's.
  db.insert(tables.newsletterSubscribers)
    .values({ id: userId + 1000, email, askedAt: new Date() })
    .run();
  recordsAct(userId, mark);
  const secret = { userId, sealedSecret: `sealed ${randomUUID()}`, lastStep: 1 };
  db.insert(tables.authenticatorApps).values(secret).run();
  const passkey = {
    name: mark,
    credentialId: mark,
    publicKey: Buffer.from(`key ${randomUUID()}`),
    counter: 0,
    transports: [],
  };
  db.insert(tables.passkeys)
    .values({ userId, ...passkey })
    .run();
  db.insert(tables.recoveryCodes)
    .values({ userId, codeHash: `hash ${randomUUID()}` })
    .run();
  const expiresAt = new Date(Date.now() + 60_000);
  db.insert(tables.pendingSignIns)
    .values({ userId, tokenHash: `pending ${randomUUID()}`, expiresAt })
    .run();
  const challenge = { askedIn: `asked ${randomUUID()}`, challenge: `challenge ${randomUUID()}` };
  db.insert(tables.passkeyChallenges)
    .values({ userId, ...challenge, expiresAt })
    .run();
  db.insert(tables.securityEvents).values({ userId, event: "signed-in", detail: mark }).run();
  db.insert(tables.accessTokens)
    .values({ userId, name: mark, tokenHash: `hash of ${mark}`, ending: "abcd", scope: "read" })
    .run();
  db.insert(tables.keptForms)
    .values({
      ...{ tokenHash: `hash of ${mark}`, userId, path: "/", values: { idea: mark }, file: Buffer.from(mark) },
      expiresAt: new Date(Date.now() + 60_000),
    })
    .run();
}
