import { rmSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { mediaPath } from "#tests/factories/media-path";
import { readZip } from "#tests/factories/read-zip";
import { signedInRequest } from "#tests/factories/requests";
import { makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { type ContentType, PartFailure } from "~/engine/engine";
import { contentTypeEntries } from "~/features/content-types/content-types";
import { getResultPage } from "~/features/results/get-result-page.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { findSparkStatus } from "~/features/sparks/find-spark-status.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import { findMediaId } from "~/platform/media/media";
import { mediaStore } from "~/platform/media/media-store.server";
import * as download from "~/routes/studio/download";
import { answerOf } from "./answer-of";

const everyType: ContentType[] = ["blog", "image", "caption", "video"];

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

async function made(contentTypes = everyType, engine = testEngine(), name = "Bean There"): Promise<Spark> {
  const spark = await createSpark(user, sparkInput(makeProject(user, { name }), { contentTypes }), crypto.randomUUID());
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine });
  return spark;
}

async function archiveOf(spark: Spark, who = user) {
  const params = { id: String(spark.projectId), sparkId: String(spark.id), name: "campaign.zip" };
  return answerOf(download.loader, await signedInRequest(who, "/"), params);
}

const unpacked = async (response: Response | undefined) =>
  readZip(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));

test("holds all of a campaign, each file under its own name", async () => {
  const spark = await made();
  const { response } = await archiveOf(spark);
  expect(response?.headers.get("Content-Type")).toBe("application/zip");
  expect(response?.headers.get("Content-Disposition")).toContain(`filename="Bean-There-${spark.id}.zip"`);
  const files = await unpacked(response);
  expect([...files.keys()].sort()).toEqual([
    "article/autumn-roasted.html",
    "article/autumn-roasted.md",
    "article/autumn-roasted.txt",
    "captions/captions.csv",
    "captions/captions.txt",
    "images/alt-text.txt",
    "images/poster-1x1.png",
    "images/poster.png",
    "images/poster.webp",
    "video/scenes/scene-1.mp4",
    "video/scenes/scene-1.png",
    "video/scenes/scene-2.mp4",
    "video/scenes/scene-2.png",
    "video/script.txt",
    "video/subtitles.srt",
    "video/subtitles.vtt",
    "video/video-poster.png",
    "video/video.mp4",
  ]);
  expect(String(files.get("article/autumn-roasted.md"))).toBe("# Autumn, roasted\n\nIt is here.");
  expect(String(files.get("captions/captions.csv"))).toContain('"1","X","a question","Ready for autumn?","17","280"');
  expect(String(files.get("images/alt-text.txt"))).toBe("A cup of coffee on a windowsill\n");
  expect(String(files.get("video/video.mp4"))).toBe("the bytes of film.mp4");
  expect(String(files.get("video/script.txt"))).toContain("Scene 2\nOrder the box.");
});

test("each content type has its folder, and its field in the status, by the registry's names", async () => {
  const spark = await made();
  const files = await unpacked((await archiveOf(spark)).response);
  const folders = new Set([...files.keys()].map((name) => name.split("/")[0]));
  expect([...folders].sort()).toEqual(contentTypeEntries.map(({ folder }) => folder).sort());
  const status = findSparkStatus(user, spark.documentId) as unknown as Record<string, unknown>;
  for (const { statusField } of contentTypeEntries) expect(status[statusField]).toBeTruthy();
});

test("a partly made campaign gives what is there", async () => {
  const engine = testEngine({
    image: (type, options) => options.onFailure(type, new PartFailure("quota", "Used up.")),
  });
  const files = await unpacked((await archiveOf(await made(["image", "caption"], engine))).response);
  expect([...files.keys()]).toEqual(["captions/captions.csv", "captions/captions.txt"]);
});

test("a project's name in any script becomes a safe file name", async () => {
  const spark = await made(["caption"], testEngine(), "../Café: 珈琲\u202E");
  const { response } = await archiveOf(spark);
  const header = response?.headers.get("Content-Disposition") ?? "";
  expect(decodeURIComponent(header)).toContain(`filename*=UTF-8''Café-珈琲-${spark.id}.zip`);
});

test("a file whose bytes are gone is left out, and the rest arrives", async () => {
  const spark = await made();
  const { video } = await getResultPage(user, String(spark.projectId), String(spark.id));
  rmSync(mediaPath(findMediaId(video?.film) ?? ""));
  const files = await unpacked((await archiveOf(spark)).response);
  expect(files.has("video/video.mp4")).toBe(false);
  expect(files.has("video/subtitles.srt")).toBe(true);
});

test("a file that goes while the archive is read breaks the archive off, and nothing else", async () => {
  const { response } = await archiveOf(await made());
  vi.spyOn(mediaStore, "read").mockImplementation(async function* () {
    yield Buffer.from("the first bytes");
    throw new Error("It has been deleted.");
  });
  await expect(response?.arrayBuffer()).rejects.toThrow("It has been deleted.");
});

test("a file whose length changes while the archive is read breaks the archive off", async () => {
  const { response } = await archiveOf(await made());
  vi.spyOn(mediaStore, "read").mockImplementation(async function* () {
    yield Buffer.from("other bytes than there were");
  });
  await expect(response?.arrayBuffer()).rejects.toThrow("unexpected number of bytes");
});

test("a reader who leaves keeps no file open", async () => {
  let open = 0;
  vi.spyOn(mediaStore, "read").mockImplementation(async function* () {
    open += 1;
    try {
      for (;;) yield Buffer.alloc(100_000);
    } finally {
      open -= 1;
    }
  });
  const reader = (await archiveOf(await made(["image"]))).response?.body?.getReader();
  await vi.waitFor(async () => {
    await reader?.read();
    expect(open).toBe(1);
  });
  await reader?.cancel();
  await vi.waitFor(() => expect(open).toBe(0));
});

test("is there for its owner alone, and only once something is made", async () => {
  const spark = await made(["caption"]);
  expect((await archiveOf(spark, await makeUser())).status).toBe(404);
  const failed = await made(
    ["image"],
    testEngine({ image: (type, options) => options.onFailure(type, new PartFailure("quota", "Used up.")) }),
  );
  expect((await archiveOf(failed)).status).toBe(404);
});
