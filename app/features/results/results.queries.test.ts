import { expect, test } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure } from "~/engine/engine";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findMedia } from "~/platform/media/media.queries.server";
import { getResults } from "./results.queries.server";

test("results hold what was made, what was not and why, and the receipt", async () => {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image", "caption"] });
  const engine = testEngine({
    caption: (type, { onFailure }) => onFailure(type, new PartFailure("quota", "The provider's quota is used up.")),
  });
  await makeSpark(spark.documentId, { engine, signal: new AbortController().signal });

  const results = getResults(user, spark.id);
  expect(results.spark.status).toBe("complete");
  expect(results.parts.blog).toMatchObject({
    content: { title: "Autumn, roasted" },
    provenance: { engine: "embedded" },
  });
  expect(results.parts.image?.content.altText).toBe("A cup of coffee on a windowsill");
  expect(findMedia(user, results.parts.image?.content.png.mediaId)).toMatchObject({ fileName: "poster.png" });
  expect(results.parts.caption).toBeUndefined();
  expect(results.unmade).toEqual([{ type: "caption", message: "The provider's quota is used up." }]);
  expect(results.receipt).toEqual([
    { type: "blog", title: "Blog Post", held: 200, charged: 200, returned: 0 },
    { type: "image", title: "Image", held: 300, charged: 300, returned: 0 },
    { type: "caption", title: "Captions", held: 50, charged: 0, returned: 50 },
  ]);
});

test("what was not written for its language is told once, apart from what failed", async () => {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image", "caption"] });
  const message = "The built-in writer writes in English only.";
  const fails: Parameters<typeof testEngine>[0] = {
    blog: (type, { onFailure }) => onFailure(type, new PartFailure("unsupported-language", message)),
    caption: (type, { onFailure }) => onFailure(type, new PartFailure("unsupported-language", message)),
  };
  await makeSpark(spark.documentId, { engine: testEngine(fails), signal: new AbortController().signal });
  const results = getResults(user, spark.id);
  expect(results.unmade).toEqual([]);
  expect(results.unwritten).toEqual({ types: ["blog", "caption"], message });
});

test("a stranger's results are a 404", async () => {
  const spark = await makeWaitingSpark(await makeUser());
  const stranger = await makeUser();
  expect(() => getResults(stranger, spark.id)).toThrow(expect.objectContaining({ status: 404 }));
});
