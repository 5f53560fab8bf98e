import { beforeEach, describe, expect, test } from "vitest";
import { signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { campaignBrief, finishedPart, hang, succeed, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderInFrame } from "#tests/setup/render-in-frame";
import { type ContentType, type Engine, PartFailure } from "~/engine/engine";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import { findParts } from "~/features/sparks/spark.queries.server";
import { sparkTimeLimits } from "~/features/sparks/spark-limits.server";
import type { User } from "~/platform/auth/user";
import * as cancellation from "~/routes/studio/cancellation";
import * as download from "~/routes/studio/download";
import * as processing from "~/routes/studio/processing";
import * as results from "~/routes/studio/results";
import { answerOf } from "./answer-of";

const everyType: ContentType[] = ["blog", "image", "caption", "video"];

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

async function made(contentTypes: ContentType[] = everyType, engine: Engine = testEngine()): Promise<Spark> {
  const spark = await makeWaitingSpark(user, { contentTypes });
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine });
  return spark;
}

const failing = (reason = "No room.") =>
  testEngine({
    image: (type, options) => options.onFailure(type, new PartFailure("disk-full", reason)),
  });

async function open<Data>(
  handler: Parameters<typeof answerOf>[0],
  spark: Spark,
  more: Record<string, string> = {},
  who = user,
) {
  const params = { id: String(spark.projectId), sparkId: String(spark.id), ...more };
  return answerOf<Data>(handler, await signedInRequest(who, "/"), params);
}

/** The frame around a page that is itself left out. */
const frameOf = (handle: unknown, loaderData: unknown) =>
  renderInFrame({ default: () => null, handle }, { loaderData });

describe("results", () => {
  test("all four parts, with the receipt", async () => {
    const spark = await made();
    const { data } = await open<ResultPage>(results.loader, spark);
    expect(data.blog).toMatchObject({ title: "Autumn, roasted", html: "<h3>Autumn, roasted</h3>\n<p>It is here.</p>" });
    expect(data.captions?.lines).toEqual([
      {
        key: "x",
        platform: "X",
        reason: "a question",
        text: "Ready for autumn?",
        count: 17,
        limit: 280,
        shortened: false,
        claims: [],
        remarks: [],
      },
    ]);
    expect(data.image).toMatchObject({
      altText: "A cup of coffee on a windowsill",
      png: expect.stringMatching(/^\/media\//),
    });
    expect(data.image?.crops).toEqual([
      expect.objectContaining({ shape: "1:1", url: expect.stringMatching(/^\/media\//) }),
    ]);
    expect(data.video?.scenes.map(({ script }) => script)).toEqual(["Autumn is here.", "Order the box."]);
    expect(new Set(data.video?.scenes.map(({ still }) => still)).size).toBe(2);
    expect(data.brief).toEqual(campaignBrief);
    expect(data.receipt.map(({ type, charged }) => [type, charged])).toEqual([
      ["blog", 200],
      ["image", 300],
      ["caption", 50],
      ["video", 3300],
    ]);
    expect(JSON.parse(data.rawStatus)).toMatchObject({ status: "complete" });
  });

  test("a script in the article is letters on the page and in the file", async () => {
    const hostile = testEngine({
      blog: async (type, options) => {
        const part = finishedPart(type, options.scratch);
        if (part.type === "blog")
          part.content = {
            ...part.content,
            title: "</title><script>1</script>",
            markdown: "# Hi\n\n<script>alert(1)</script>",
          };
        await options.onPart(part);
      },
    });
    const spark = await made(["blog"], hostile);
    const { data } = await open<ResultPage>(results.loader, spark);
    expect(data.blog?.html).not.toContain("<script");
    const file = await open(download.loader, spark, { name: "article.html" });
    expect(await file.response?.text()).not.toContain("<script");
  });

  test("what failed is said, and the rest is there", async () => {
    const spark = await made(["image", "caption"], failing());
    const { data } = await open<ResultPage>(results.loader, spark);
    expect(data.unmade).toEqual([{ type: "image", message: "No room." }]);
    expect(data.captions?.lines).toHaveLength(1);
    expect(data.receipt).toMatchObject([
      { type: "image", charged: 0, returned: 300 },
      { type: "caption", charged: 50 },
    ]);
  });

  test("a stranger, another project and ids that are none find nothing", async () => {
    const spark = await made(["caption"]);
    const stranger = await makeUser();
    for (const handler of [
      results.loader,
      processing.loader,
      cancellation.loader,
      cancellation.action,
      download.loader,
    ]) {
      for (const [who, more] of [
        [stranger, {}],
        [user, { id: "999999" }],
        [user, { sparkId: "999999" }],
        [user, { sparkId: "x" }],
      ] as const) {
        const params = { id: String(spark.projectId), sparkId: String(spark.id), name: "captions.txt", ...more };
        const request = await signedInRequest(who, "/", handler === cancellation.action ? { method: "POST" } : {});
        expect((await answerOf(handler, request, params)).status).toBe(404);
      }
    }
  });
});

describe("downloads", () => {
  test.each([
    ["article.md", "text/markdown", "autumn-roasted.md", "# Autumn, roasted\n\nIt is here."],
    ["article.txt", "text/plain", "autumn-roasted.txt", "Autumn, roasted\n\nIt is here.\n"],
    ["captions.txt", "text/plain", "captions.txt", "X (17 of 280)\n\nReady for autumn?\n"],
  ])("%s", async (name, mimeType, fileName, text) => {
    const { response } = await open(download.loader, await made(["blog", "caption"]), { name });
    expect(response?.headers.get("Content-Type")).toBe(`${mimeType}; charset=utf-8`);
    expect(response?.headers.get("Content-Disposition")).toContain(`attachment; filename="${fileName}"`);
    expect(response?.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response?.text()).toBe(text);
  });

  test("a file of a part that is not there, and an unknown name, are 404", async () => {
    const spark = await made(["caption"]);
    for (const name of ["article.md", "toString", "../secrets"]) {
      expect((await open(download.loader, spark, { name })).status).toBe(404);
    }
  });
});

describe("processing", () => {
  interface Shown {
    progress: { status: string; percent: number; parts: { type: string; state: string }[] };
    userErrorMessage: string | null;
    receipt: { held: number; returned: number }[];
    balance: number;
  }

  test("a waiting spark shows its parts and what is held", async () => {
    const { data } = await open<Shown>(processing.loader, await makeWaitingSpark(user));
    expect(data.progress).toMatchObject({
      status: "pending",
      parts: [
        { type: "blog", state: "pending" },
        { type: "caption", state: "pending" },
      ],
    });
    expect(data.receipt.map(({ held }) => held)).toEqual([200, 50]);
  });

  /** What the page answers while the film is being made and these other types are done. */
  async function openInTheMaking<Data>(types: ContentType[], query = "") {
    const spark = await makeWaitingSpark(user, { contentTypes: [...types, "video"] });
    const stop = new AbortController();
    const making = makeSpark(spark.documentId, { signal: stop.signal, engine: testEngine({ video: hang }) });
    await expect.poll(() => findParts(spark.id).filter(({ state }) => state === "done")).toHaveLength(types.length);
    const { id, projectId } = spark;
    const request = await signedInRequest(user, `/project/${projectId}/processing/${id}${query}`);
    const params = { id: String(projectId), sparkId: String(id) };
    const answer = await answerOf<Data>(processing.loader, request, params);
    stop.abort(new Error("enough"));
    await making.catch(() => {});
    return { ...answer, results: `/project/${projectId}/results/${id}` };
  }

  test.each<ContentType[][]>([[["caption"]], [["image"]], [["blog", "image", "caption"]]])(
    "goes to the results once image or captions are there: %j",
    async (types) => {
      const { response, results } = await openInTheMaking(types);
      expect(response).toHaveRedirect(results);
    },
  );

  test("stays where there is an article alone", async () => {
    const { response, data } = await openInTheMaking<{ leadsOn: boolean }>(["blog"]);
    expect([response, data.leadsOn]).toEqual([undefined, false]);
  });

  test("stays where somebody came back to see how far the rest is", async () => {
    const { response, data } = await openInTheMaking<{ leadsOn: boolean }>(["caption"], "?steps");
    expect([response, data.leadsOn]).toEqual([undefined, false]);
  });

  test("what is finished is there to be seen while the rest is being made", async () => {
    type Seen = { glimpses: Record<string, { title?: string; text?: string; url?: string } | null> };
    const { data } = await openInTheMaking<Seen>(["blog", "image", "caption"], "?steps");
    expect(data.glimpses).toEqual({
      blog: { title: "Autumn, roasted" },
      image: { url: expect.stringMatching(/^\/media\//), altText: "A cup of coffee on a windowsill" },
      caption: { text: "Ready for autumn?" },
      video: null,
    });
  });

  test("without scripts it loads itself again ever less often, and not at all where that is paused", async () => {
    type Loaded = Parameters<typeof processing.handle.refreshWithoutScripts>[0];
    const { id, projectId } = await makeWaitingSpark(user);
    const refreshAt = async (elapsedSeconds: number, query = "") => {
      const request = await signedInRequest(user, `/project/${projectId}/processing/${id}${query}`);
      const params = { id: String(projectId), sparkId: String(id) };
      const { data } = await answerOf<Loaded>(processing.loader, request, params);
      const html = frameOf(processing.handle, { ...data, progress: { ...data.progress, elapsedSeconds } });
      return /<noscript><meta http-equiv="refresh" content="(\d+)"/.exec(html)?.[1];
    };
    const after = await Promise.all([0, 10, 30, 90, 3600].map((seconds) => refreshAt(seconds)));
    expect(after).toEqual(["3", "5", "10", "15", "15"]);
    expect(await refreshAt(0, "?pause")).toBeUndefined();
  });

  test("a finished one goes to its results by a whole new page", async () => {
    const spark = await made(["caption"]);
    const { response } = await open(processing.loader, spark);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect(response?.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  test("a failed one says why, and that its sparks are back", async () => {
    const spark = await made(["image"], failing("The disk is full."));
    const { data } = await open<Shown>(processing.loader, spark);
    expect(data.progress.status).toBe("failed");
    expect(data.userErrorMessage).toContain("The disk is full.");
    expect(data.receipt).toMatchObject([{ returned: 300 }]);
    expect(data.balance).toBe(5000);
  });
});

describe("results that are opened early", () => {
  test("lead to the progress while there is nothing to see", async () => {
    const spark = await makeWaitingSpark(user);
    const { response } = await open(results.loader, spark);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/processing/${spark.id}`);
  });

  test("show what is there and look for more every 15 seconds, until all is done", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "caption"] });
    let early: ResultPage | undefined;
    const engine = testEngine({
      caption: async (...given) => {
        early = (await open<ResultPage>(results.loader, spark)).data;
        await succeed(...given);
      },
    });
    await makeSpark(spark.documentId, { signal: new AbortController().signal, engine });
    expect(early).toMatchObject({ blog: { title: "Autumn, roasted" }, progress: { hasEnded: false } });
    expect(frameOf(results.handle, early)).toContain('<meta http-equiv="refresh" content="15"/>');
    const { data } = await open<ResultPage>(results.loader, spark);
    expect(frameOf(results.handle, data)).not.toContain('http-equiv="refresh"');
  });
});

describe("cancellation", () => {
  const press = async (spark: Spark) =>
    answerOf(cancellation.action, await signedInRequest(user, "/", { method: "POST" }), {
      id: String(spark.projectId),
      sparkId: String(spark.id),
    });

  test("asks first, and changes nothing by being looked at", async () => {
    const spark = await makeWaitingSpark(user);
    const { data } = await open<{ prompt: string }>(cancellation.loader, spark);
    expect(data.prompt).toBe(spark.prompt);
    expect(getAvailableSparks(user.id)).toBe(4750);
  });

  test("gives the sparks back and says so", async () => {
    const spark = await makeWaitingSpark(user);
    const { response } = await press(spark);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    await expect(response).toSendToast("Spark cancelled", "The sparks for anything not made are back.");
    expect(getAvailableSparks(user.id)).toBe(5000);
  });

  test("says so too where something was made, which stays", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "video"] });
    const engine = testEngine({
      video: async (...given) => {
        const { response } = await press(spark);
        await expect(response).toSendToast("Spark cancelled", "The sparks for anything not made are back.");
        return hang(...given);
      },
    });
    const pace = { ...sparkTimeLimits, look: 10, heartbeat: 10 };
    await makeSpark(spark.documentId, { signal: new AbortController().signal, engine, pace });
    const { data } = await open<ResultPage>(results.loader, spark);
    expect(data.spark.status).toBe("complete");
    expect(data.progress.parts).toMatchObject([{ state: "completed" }, { type: "video", state: "cancelled" }]);
    expect(getAvailableSparks(user.id)).toBe(4800);
  });

  test("leaves a finished spark as it is", async () => {
    const spark = await made(["caption"]);
    const { response } = await press(spark);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect(getAvailableSparks(user.id)).toBe(4950);
  });
});
