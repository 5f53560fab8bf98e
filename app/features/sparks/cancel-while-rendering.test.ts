import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { getDataPath } from "#db/data-dir";
import { media } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import type { Engine } from "~/engine/engine";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { cancelSpark } from "./cancel-spark.server";
import { makeSpark } from "./make-spark.server";
import { findSpark } from "./spark.queries.server";

/** Milliseconds: plenty for a slow machine; the render stops far sooner, which `npm run bench` measures. */
const patience = 60_000;

test("a spark that is cancelled while its video renders ends, gives the sparks back and leaves no file", {
  timeout: patience,
}, async () => {
  const user = await makeUser({ sparks: 10_000 });
  const spark = await makeWaitingSpark(user, { contentTypes: ["video"] });
  let reached = 0;
  const engine: Engine = {
    generate: (brief, options) =>
      embeddedEngine.generate(brief, {
        ...options,
        onProgress(progress) {
          reached = progress.fraction;
          options.onProgress(progress);
          if (reached > 0.2) cancelSpark(user, spark.id);
        },
      }),
  };

  await makeSpark(spark.documentId, { engine, signal: new AbortController().signal });

  expect(reached).toBeGreaterThan(0.2);
  expect(reached).toBeLessThan(1);
  expect(findSpark(user, spark.id)?.status).toBe("cancelled");
  expect(getAvailableSparks(user.id)).toBe(10_000);
  expect(reconcileLedger()).toEqual([]);
  expect(db.select().from(media).where(eq(media.sparkId, spark.id)).all()).toEqual([]);
  expect(readdirSync(getDataPath("scratch"))).toEqual([]);
});
