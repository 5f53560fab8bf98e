import { expect, test } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import type { GenerateOptions } from "~/engine/engine";
import { makeSpark } from "./make-spark.server";

const signal = new AbortController().signal;

test("a spark knows what the account's earlier ones said, and nothing of other accounts", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const stranger = await makeUser({ sparks: 10_000 });
  const given: (readonly string[])[] = [];
  const engine = testEngine({
    caption: async (_type, options: GenerateOptions) => {
      given.push([...(options.saidBefore ?? [])]);
    },
  });
  for (const owner of [user, user, stranger]) {
    const spark = await makeWaitingSpark(owner, { contentTypes: ["blog", "caption"] });
    await makeSpark(spark.documentId, { engine, signal });
  }
  expect(given).toEqual([[], ["it is here"], []]);
});
