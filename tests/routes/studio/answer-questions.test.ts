import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { campaignBrief, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import type { FactName } from "~/engine/message/message";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { ListedSparkRow, Spark } from "~/features/sparks/spark";
import { findSparks } from "~/features/sparks/spark.queries.server";
import type { SparkInput } from "~/features/sparks/spark.schema";
import { readFacts } from "~/features/sparks/stated-facts.server";
import type { User } from "~/platform/auth/user";
import { claimKeptForm } from "~/platform/http/kept-form.server";
import * as page from "~/routes/studio/results";
import { answerOf } from "./answer-of";

let user: User;
beforeEach(async () => {
  user = await makeUser({ sparks: 600 });
});

/** A finished spark (250 sparks) that left these questions open. */
async function made(given: Partial<SparkInput> = {}, facts: FactName[] = ["when", "steps"]): Promise<Spark> {
  const input = sparkInput(makeProject(user), { prompt: "Announce 20% off all yarn", ...given });
  const spark = await createSpark(user, input);
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  const questions = facts.map((fact) => ({ fact, text: `What of ${fact}?` }));
  db.update(sparks)
    .set({ plan: { ...campaignBrief, questions } })
    .where(eq(sparks.id, spark.id))
    .run();
  return spark;
}

interface Rejected {
  error: Record<string, string[]>;
  initialValue: Record<string, unknown>;
}
const paramsOf = (spark: Spark) => ({ id: String(spark.projectId), sparkId: String(spark.id) });
const pathOf = (spark: Spark) => `/project/${spark.projectId}/results/${spark.id}`;
const send = async (spark: Spark, fields: Record<string, string | string[]>, who = user) =>
  answerOf<Rejected>(page.action, await signedInRequest(who, pathOf(spark), formPost(fields)), paramsOf(spark));
const open = async (spark: Spark) =>
  (await answerOf<ResultPage>(page.loader, await signedInRequest(user, pathOf(spark)), paramsOf(spark))).data;

const newest = () => findSparks(user)[0] as ListedSparkRow;

test("the results ask what the campaign left open, and offer what the balance pays for", async () => {
  const spark = await made();
  expect((await open(spark)).again).toMatchObject({
    questions: [
      { name: "answer1", text: "What of when?", isList: false },
      { name: "answer2", text: "What of steps?", isList: true },
    ],
    balance: 350,
    contentTypes: ["blog", "caption"],
  });
  await createSpark(user, sparkInput(makeProject(user), { contentTypes: ["image"] }));
  expect((await open(spark)).again).toMatchObject({ balance: 50, contentTypes: ["caption"] });
});

test("the questions that the engine left are kept with its plan", async () => {
  const spark = await createSpark(user, sparkInput(makeProject(user)));
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  expect((await open(spark)).again?.questions.map(({ text }) => text)).toEqual(
    campaignBrief.questions.map(({ text }) => text),
  );
});

test("nothing is asked where nothing is open, nor of a plan from before there were questions", async () => {
  const spark = await made({}, []);
  expect((await open(spark)).again).toBeNull();
  const { questions: _, ...plan } = campaignBrief;
  db.update(sparks).set({ plan }).where(eq(sparks.id, spark.id)).run();
  expect(await open(spark)).toMatchObject({ again: null, brief: { headline: campaignBrief.headline } });
});

test("the campaign is made again, from the same with the answers as facts, at its cost", async () => {
  const spark = await made({ visualStyle: "Warm", facts: { where: "at 12 Mill Lane" } });
  expect((await open(spark)).again?.questions.map(({ text }) => text)).toEqual(["What of when?", "What of steps?"]);
  const { response } = await send(spark, {
    answer1: "until 30 November",
    answer2: "Come in\r\n\r\n- Choose",
    contentTypes: ["caption"],
    nonce: "n",
  });
  expect(response).toHaveRedirect(`/project/${spark.projectId}/processing/${newest().id}`);
  await expect(response).toSendToast("Spark Created!");
  expect(newest()).toMatchObject({ prompt: spark.prompt, visualStyle: "Warm", contentTypes: ["caption"] });
  expect(readFacts(newest())).toEqual({
    where: "at 12 Mill Lane",
    when: "until 30 November",
    steps: ["Come in", "Choose"],
  });
  expect(getAvailableSparks(user.id)).toBe(300);

  await send(spark, {
    answer1: "until 30 November",
    answer2: "Come in\n- Choose",
    contentTypes: "caption",
    nonce: "n",
  });
  expect(findSparks(user)).toHaveLength(2);
});

test.each<[string, string, Partial<SparkInput>, string]>([
  ["adds to", "10 to 4", { facts: { when: "on Saturday 21 March" } }, "on Saturday 21 March, 10 to 4"],
  [
    "takes the place of",
    "Saturday 21 March, 10 to 4",
    { facts: { when: "on Saturday 21 March" } },
    "Saturday 21 March, 10 to 4",
  ],
  [
    "is added to what was read of",
    "10 to 4",
    { prompt: "Announce 20% off all yarn until 30 November" },
    "until 30 November, 10 to 4",
  ],
])("an answer %s what is known", async (_, answer1, given, when) => {
  const spark = await made(given);
  await send(spark, { answer1, contentTypes: "caption" });
  expect(readFacts(newest())).toMatchObject({ when });
});

test("two answers for one fact are both kept", async () => {
  const spark = await made({ facts: { proof: ["4.8 of 5"] } }, ["proof", "proof"]);
  await send(spark, { answer1: "212 reviews", answer2: "since 1987", contentTypes: "caption" });
  expect(readFacts(newest())).toEqual({ proof: ["4.8 of 5", "212 reviews", "since 1987"] });
});

test("a balance that is too small is told with 402, and the answers stay", async () => {
  const spark = await made();
  const fields = { answer1: "until 30 November", answer2: "Come in", contentTypes: ["blog", "image"] };
  const { status, data } = await send(spark, fields);
  expect(status).toBe(402);
  expect(data.error[""]?.[0]).toBe("Insufficient Spark Balance");
  expect(data.initialValue).toMatchObject(fields);
  expect(findSparks(user)).toHaveLength(1);
  expect(getAvailableSparks(user.id)).toBe(350);
});

test("a form without an answer, without a type or with too much makes nothing and says why", async () => {
  const spark = await made();
  const empty = await send(spark, { answer1: " ", contentTypes: "caption" });
  expect([empty.status, empty.data.error[""]]).toEqual([
    400,
    ["Nothing was made again", "Answer at least one question, so that there is more to say."],
  ]);
  const wrong = await send(spark, { answer1: "x".repeat(501), answer2: "Come in" });
  expect(wrong.data).toMatchObject({
    error: {
      answer1: [expect.stringContaining("500 characters or fewer")],
      contentTypes: ["Please select at least one content type"],
    },
    initialValue: { answer2: "Come in" },
  });
  expect(findSparks(user)).toHaveLength(1);
});

test("nobody answers for somebody else, and whoever was signed out finds the answers again", async () => {
  const spark = await made();
  const fields = { answer1: "until 30 November", contentTypes: "caption" };
  expect((await send(spark, fields, await makeUser())).status).toBe(404);
  const { response } = await answerOf(page.action, visitorRequest(pathOf(spark), formPost(fields)), paramsOf(spark));
  expect(response).toHaveRedirect(`/login?redirect=${encodeURIComponent(pathOf(spark))}`);
  const visit = await signedInRequest(user, pathOf(spark));
  const headers = { Cookie: `${cookiesOf(response?.headers ?? new Headers())}; ${visit.headers.get("Cookie")}` };
  await claimKeptForm(new Request(visit, { headers }), user.id);
  const { data } = await answerOf<{ kept: object }>(page.loader, new Request(visit, { headers }), paramsOf(spark));
  expect(data.kept).toEqual(fields);
  expect(findSparks(user)).toHaveLength(1);
});
