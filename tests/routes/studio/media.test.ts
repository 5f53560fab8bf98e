import { SqliteError } from "better-sqlite3";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { DiskFull } from "#db/disk-full";
import { attempts, media as mediaTable } from "#db/schema";
import { signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { getHourlyLimit } from "~/features/plans/limit-rate.server";
import { getStorageQuota } from "~/features/plans/storage-quota.server";
import type { User } from "~/platform/auth/user";
import * as rateLimit from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import { acceptUpload } from "~/platform/media/accept-upload.server";
import { findMediaId } from "~/platform/media/media";
import { countUploadedBytes, findMedia } from "~/platform/media/media.queries.server";
import { MediaUnreachable, storageAway } from "~/platform/media/media-store";
import { mediaStore } from "~/platform/media/media-store.server";
import { storeMedia } from "~/platform/media/store-media.server";
import * as upload from "~/routes/api/upload.image";
import * as media from "~/routes/studio/media";
import { answerOf } from "./answer-of";

const largeFile = { fileName: "picture.jpg", mimeType: "image/jpeg" };

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

const picture = async () =>
  new File(
    [
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "tan" } })
        .png()
        .toBuffer(),
    ],
    "a.png",
  );

describe("/media/{id}", () => {
  const ask = async (who: User | null, id: string, headers: Record<string, string> = {}) => {
    const path = `/media/${id}`;
    const request = who ? await signedInRequest(who, path, { headers }) : visitorRequest(path, { headers });
    return (await answerOf(media.loader, request, { id })).response;
  };

  test("its owner gets the file and ranges of it", async () => {
    const { id, bytes } = await acceptUpload(user, await picture());
    const whole = await ask(user, id);
    expect(whole?.headers.get("Content-Type")).toBe("image/jpeg");
    expect((await whole?.arrayBuffer())?.byteLength).toBe(bytes);
    const part = await ask(user, id, { Range: "bytes=0-1" });
    expect(part?.status).toBe(206);
    expect(new Uint8Array((await part?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(new Uint8Array([0xff, 0xd8]));
  });

  test("says so, and when to come again, while the store cannot be reached", async () => {
    const { id } = await acceptUpload(user, await picture());
    const failing = vi.spyOn(mediaStore, "find").mockRejectedValueOnce(new Error("connect ECONNREFUSED"));
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    const answer = await ask(user, id);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("Retry-After")).toBe("60");
    expect(await answer?.text()).toContain("cannot be reached");
    expect(logged).toHaveBeenCalledOnce();
    failing.mockRestore();
    logged.mockRestore();
  });

  test("for a stranger and for ids that are none it does not exist", async () => {
    const { id } = await acceptUpload(user, await picture());
    expect((await ask(await makeUser(), id))?.status).toBe(404);
    expect((await ask(user, "0".repeat(32)))?.status).toBe(404);
    expect((await ask(user, "../../secrets/session-secret"))?.status).toBe(404);
    expect(await ask(null, id)).toHaveRedirect(`/login?redirect=%2Fmedia%2F${id}`);
  });
});

describe("POST /api/upload/image", () => {
  const send = async (who: User | null, image: File | string | undefined) => {
    const body = new FormData();
    if (image !== undefined) body.append("image", image);
    const init = { method: "POST", body };
    const request = who
      ? await signedInRequest(who, "/api/upload/image", init)
      : visitorRequest("/api/upload/image", init);
    const { response } = await answerOf(upload.action, request);
    return { status: response?.status, body: await response?.json() };
  };

  test("answers with the address of the stored picture", async () => {
    const { status, body } = await send(user, await picture());
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}$/);
    expect(findMedia(user, findMediaId(body.url) ?? "")).toMatchObject({ width: 9, height: 9 });
  });

  test.each([
    ["a page", new File(["<!doctype html>"], "a.png", { type: "image/png" })],
    ["an SVG", new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "a.svg", { type: "image/svg+xml" })],
    ["an empty file", new File([], "a.png", { type: "image/png" })],
    ["text instead of a file", "hello"],
    ["nothing", undefined],
  ])("refuses %s", async (_what, image) => {
    expect(await send(user, image)).toEqual({
      status: 400,
      body: {
        title: "Invalid file type",
        message: "Please upload an image file (JPG, PNG, GIF, etc.)",
        errors: { image: ["Please upload an image file (JPG, PNG, GIF, etc.)"] },
      },
    });
  });

  test("refuses a picture over 10 MB, and reads no more than 11 MB", async () => {
    const tooLarge = await send(user, new File([new Uint8Array(10.5 * 1024 * 1024)], "a.png"));
    expect(tooLarge).toMatchObject({ status: 400, body: { message: "Please upload an image smaller than 10MB" } });
    expect((await send(user, new File([new Uint8Array(12 * 1024 * 1024)], "a.png"))).status).toBe(413);
  });

  test("refuses what the plan has no room for, and says how much is used", async () => {
    await storeMedia({ userId: user.id, ...largeFile, buffer: Buffer.alloc(1) });
    db.update(mediaTable)
      .set({ bytes: getStorageQuota("free") })
      .where(eq(mediaTable.userId, user.id))
      .run();
    const { status, body } = await send(user, await picture());
    expect(status).toBe(403);
    expect(body).toMatchObject({ title: "Upload failed", message: expect.stringContaining("100 MB of 100 MB") });
    expect((await send(await makeUser({ plan: "launch" }), await picture())).status).toBe(200);
  });

  test("refuses more pictures than an hour has room for, and says when to come again", async () => {
    rateLimit.takeAttempts([{ key: `uploads:${user.id}`, limit: 1, windowSeconds: 3600 }]);
    db.update(attempts)
      .set({ count: getHourlyLimit("free", "uploads") })
      .where(eq(attempts.key, `uploads:${user.id}`))
      .run();
    expect(await send(user, await picture())).toMatchObject({ status: 429 });
  });

  test("says 507 when the disk is full, 500 when it cannot say why, and stores nothing", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(mediaStore, "put").mockRejectedValueOnce(new DiskFull("full")).mockRejectedValueOnce(new Error("torn"));
    expect(await send(user, await picture())).toMatchObject({
      status: 507,
      body: { message: "There is no room left to store this picture. We have been told; please try again later." },
    });
    expect(await send(user, await picture())).toMatchObject({
      status: 500,
      body: { title: "Upload failed", message: "Could not upload the image. Please try again." },
    });
    expect(countUploadedBytes(user)).toBe(0);
  });

  test("says 503 and when to come again while the bucket is away", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(mediaStore, "put").mockRejectedValueOnce(new MediaUnreachable("away"));
    const { status, body } = await send(user, await picture());
    expect(status).toBe(503);
    expect(body).toMatchObject({ title: "Upload failed", message: storageAway.message });
    expect(countUploadedBytes(user)).toBe(0);
  });

  test("says 507 when the full disk is met by the count of uploads already", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(rateLimit, "takeAttempts").mockImplementationOnce(() => {
      throw new SqliteError("database or disk is full", "SQLITE_FULL");
    });
    expect(await send(user, await picture())).toMatchObject({ status: 507, body: { title: "Upload failed" } });
  });

  test("refuses a visitor, and any other method", async () => {
    expect((await send(null, await picture())).status).toBe(401);
    const { response } = await answerOf(upload.loader, await signedInRequest(user, "/api/upload/image"));
    expect([response?.status, response?.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
