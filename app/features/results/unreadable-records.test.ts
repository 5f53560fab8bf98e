import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { parts, sparks } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { findSaidBefore } from "~/features/sparks/find-said-before.server";
import { findSparkStatus } from "~/features/sparks/find-spark-status.server";
import { listSparks } from "~/features/sparks/list-sparks.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { getResultPage } from "./get-result-page.server";

/** A finished campaign of which one record was changed behind the product's back. */
async function campaignWith(change: (sparkId: number) => void) {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "caption"] });
  await makeSpark(spark.documentId, { engine: testEngine(), signal: new AbortController().signal });
  change(spark.id);
  return { user, spark, page: await getResultPage(user, String(spark.projectId), String(spark.id)) };
}

test.each([
  ["no JSON", "{ broken"],
  ["of another shape", JSON.stringify({ title: 7 })],
  ["of a later version", JSON.stringify({ version: 99, title: "A title" })],
])("a part whose record is %s is named on its page, and the others are shown", async (_, stored) => {
  const { user, spark, page } = await campaignWith((id) =>
    db.run(sql`update parts set content = ${stored} where spark_id = ${id} and type = 'blog'`),
  );
  expect(page).toMatchObject({ unreadable: ["blog"], unmade: [] });
  expect(page.blog).toBeUndefined();
  expect(page.captions?.lines).toHaveLength(1);
  expect(findSparkStatus(user, spark.documentId)).toMatchObject({
    blogContent: null,
    captionOptions: ["Ready for autumn?"],
  });
  expect(findSaidBefore({ id: 0, userId: user.id }).size).toBeGreaterThanOrEqual(0);
});

test.each([
  ["blog", { format: "email", subject: "Hello", preheader: "", text: 7 }],
  ["caption", { format: "ad", headlines: "none" }],
  ["caption", { format: "poem", lines: [] }],
])("a %s in a format that cannot be read is named on its page", async (type, stored) => {
  const { page } = await campaignWith((id) =>
    db.run(sql`update parts set content = ${JSON.stringify(stored)} where spark_id = ${id} and type = ${type}`),
  );
  expect(page.unreadable).toEqual([type]);
});

test("a plan or a provenance that cannot be read is left out", async () => {
  const { page } = await campaignWith((id) => {
    db.update(sparks)
      .set({ plan: { version: 2 } })
      .where(eq(sparks.id, id))
      .run();
    db.update(parts).set({ provenance: "who knows" }).where(eq(parts.sparkId, id)).run();
  });
  expect([page.brief, page.blog?.provenance, page.captions?.provenance, page.unreadable]).toEqual([
    null,
    null,
    null,
    [],
  ]);
});

test.each([
  ["{ broken", []],
  ['"blog"', []],
  ["null", []],
  ['["blog",7]', ["blog"]],
])("a spark whose content types are stored as %s is listed with the others, and has its page", async (stored, read) => {
  const { user, spark } = await campaignWith((id) =>
    db.run(sql`update sparks set content_types = ${stored} where id = ${id}`),
  );
  const listed = listSparks(user, spark.projectId, { limit: 9, offset: 0 });
  expect(listed.map(({ contentTypes }) => contentTypes)).toEqual([read]);
  expect((await getResultPage(user, String(spark.projectId), String(spark.id))).captions?.lines).toHaveLength(1);
});
