import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { emails } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { setSparkEmails } from "~/features/users/spark-emails.server";
import type { User } from "~/platform/auth/user";
import { cancelSpark } from "./cancel-spark.server";
import { endSpark } from "./end-spark.server";
import { makeSpark } from "./make-spark.server";

const sent = ({ id }: User) =>
  db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, id), eq(emails.kind, "sparkComplete")))
    .all();
const make = (documentId: string) =>
  makeSpark(documentId, { engine: testEngine(), signal: new AbortController().signal });

test("whoever asked for a campaign is told once that it is ready, and what is in it", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const spark = await makeWaitingSpark(user, {
    prompt: `Autumn\n coffee ${"x".repeat(200)}`,
    contentTypes: ["blog", "image"],
  });
  expect(sent(user)).toEqual([]);
  await make(spark.documentId);
  await make(spark.documentId);
  expect(sent(user).map(({ data, recipient }) => [recipient, data])).toEqual([
    [
      user.email,
      {
        ...{ firstName: "Ada", userId: user.id, prompt: `Autumn coffee ${"x".repeat(125)}…` },
        ...{ made: ["blog post", "image"], failed: [], returned: 0 },
        path: `/project/${spark.projectId}/results/${spark.id}`,
      },
    ],
  ]);
});

test("what could not be made is said, with the sparks that came back", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "caption"] });
  inTransaction((tx) => endSpark(tx, spark, { reason: "timed-out", message: "Too long." }, new Date()));
  expect(sent(user)[0]?.data).toMatchObject({ made: [], failed: ["blog post", "captions"], returned: 250 });
});

test("nobody is told of what they cancelled, nor who wants no such e-mails", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
  await cancelSpark(user, spark.id);
  setSparkEmails(user, false);
  await make((await makeWaitingSpark(user, { contentTypes: ["caption"] })).documentId);
  expect(sent(user)).toEqual([]);
  setSparkEmails(user, true);
  await make((await makeWaitingSpark(user, { contentTypes: ["caption"] })).documentId);
  expect(sent(user)).toHaveLength(1);
});
