import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import * as fs from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { getDataPath } from "#db/data-dir";
import { media, users } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { log } from "~/platform/log/log.server";
import { findMedia, findPicture } from "./media.queries.server";
import { mediaStore } from "./media-store.server";
import { removeMedia } from "./remove-media.server";
import { removeOrphans } from "./remove-orphans.server";
import { serveFile } from "./serve-file.server";
import { storeMedia } from "./store-media.server";

// why: a disk that is really full cannot be had in a test; everything else writes as it does.
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

let owner: { id: number };
let stranger: { id: number };

beforeAll(() => {
  const add = (email: string) =>
    db.insert(users).values({ email, passwordHash: "-", firstName: "A", lastName: "B" }).returning().get();
  owner = add("owner@example.com");
  stranger = add("stranger@example.com");
});

const store = (text = "0123456789", fileName = "poster.png") =>
  storeMedia({ userId: owner.id, buffer: Buffer.from(text), fileName, mimeType: "image/png", width: 4, height: 5 });

const ask = (headers: Record<string, string> = {}, search = "") =>
  new Request(`http://localhost/media/x${search}`, { headers });

test("stores bytes and a file, each with its row", async () => {
  const row = await store();
  expect(row).toMatchObject({ bytes: 10, width: 4, height: 5, fileName: "poster.png" });
  const copy = await storeMedia({
    userId: owner.id,
    path: mediaPath(row.id),
    fileName: "b.png",
    mimeType: "image/png",
  });
  expect(await fs.readFile(mediaPath(copy.id), "utf8")).toBe("0123456789");
  expect(readdirSync(getDataPath("media", "drafts"))).toEqual([]);
});

test("a full disk is named, and leaves neither a row nor a file", async () => {
  vi.mocked(fs.writeFile).mockRejectedValueOnce(Object.assign(new Error("no space"), { code: "ENOSPC" }));
  const before = db.select().from(media).all().length;
  await expect(store()).rejects.toMatchObject({ name: "DiskFull", code: "ENOSPC" });
  expect(db.select().from(media).all()).toHaveLength(before);
  expect(readdirSync(getDataPath("media", "drafts"))).toEqual([]);
});

test("only the owner finds a file, and no path can be smuggled in", async () => {
  const { id } = await store();
  expect(findMedia(owner, id)?.id).toBe(id);
  expect(findMedia(stranger, id)).toBeNull();
  expect(findPicture(owner, `/media/${id}`)?.id).toBe(id);
  expect(findPicture(stranger, `/media/${id}`)).toBeNull();
  expect(findPicture(owner, `https://elsewhere.example/media/${id}`)).toBeNull();
  expect(findMedia(owner, "../../sparkwright.db")).toBeNull();
  expect(() => mediaPath("../../sparkwright.db")).toThrow(RangeError);
});

test("serves the whole file with headers that keep it private and inert", async () => {
  const response = await serveFile(ask(), await store());
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("0123456789");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": "10",
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
  });
  expect(response.headers.get("Cache-Control")).toMatch(/^private.*immutable/);
  expect(response.headers.get("Content-Disposition")).toBeNull();
});

test.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-30", "0123456789", "bytes 0-9/10"],
  ["bytes=5-100", "56789", "bytes 5-9/10"],
])("serves the range %s", async (range, text, contentRange) => {
  const response = await serveFile(ask({ Range: range }), await store());
  expect(response.status).toBe(206);
  expect(await response.text()).toBe(text);
  expect(response.headers.get("Content-Range")).toBe(contentRange);
  expect(response.headers.get("Content-Length")).toBe(String(text.length));
});

test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("refuses the range %s", async (range) => {
  const response = await serveFile(ask({ Range: range }), await store());
  expect(response.status).toBe(416);
  expect(response.headers.get("Content-Range")).toBe("bytes */10");
});

test.each(["bytes=4-2", "bytes=a-b", "bytes=0-1,3-4", "lines=1-2", "bytes=-"])(
  "answers %s with the whole",
  async (range) => {
    const response = await serveFile(ask({ Range: range }), await store());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("0123456789");
  },
);

test("a reader that has the file gets 304, a stale If-Range the whole", async () => {
  const row = await store();
  const etag = (await serveFile(new Request("http://localhost/m", { method: "HEAD" }), row)).headers.get("ETag") ?? "";
  expect((await serveFile(ask({ "If-None-Match": etag }), row)).status).toBe(304);
  const stale = await serveFile(ask({ Range: "bytes=0-1", "If-Range": '"other"' }), row);
  expect(stale.status).toBe(200);
  await stale.text();
});

test("?download saves under the file's name, whatever letters it has", async () => {
  const response = await serveFile(ask({}, "?download"), await store("x", 'Grüße "a"/b 東京.png'));
  await response.text();
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="Grue _a__b .png"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22a%22%2Fb%20%E6%9D%B1%E4%BA%AC.png`,
  );
});

test("a row whose bytes are gone is a 404", async () => {
  const row = await store();
  await fs.rm(mediaPath(row.id));
  expect((await serveFile(ask(), row)).status).toBe(404);
});

test("removal takes the row and the bytes", async () => {
  const { id } = await store();
  await removeMedia(id);
  expect(findMedia(owner, id)).toBeNull();
  expect(existsSync(mediaPath(id))).toBe(false);
});

describe("files without a row", () => {
  const old = new Date(Date.now() + 2 * 3_600_000);
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  const stray = async () => {
    const id = randomBytes(16).toString("hex");
    await mediaStore.put(id, { buffer: Buffer.from("x") });
    return id;
  };
  const isKept = async (id: string) => (await mediaStore.find(id)) !== null;
  const areIn = async (area: "kept" | "orphans", ids: string[]) => {
    const listed: string[] = [];
    for await (const { id } of mediaStore.list(area)) if (ids.includes(id)) listed.push(id);
    return listed.length;
  };

  test("are set aside after an hour and deleted two weeks later; what has a row or is young stays", async () => {
    const kept = await store();
    const orphans = [await stray(), await stray()];
    expect(await removeOrphans()).toMatchObject({ setAside: 0 });
    expect(await removeOrphans(old)).toEqual({ setAside: 2, putBack: 0, deleted: 0 });
    expect(await areIn("orphans", orphans)).toBe(2);
    expect(await isKept(kept.id)).toBe(true);

    await removeOrphans(days(13));
    expect(await areIn("orphans", orphans)).toBe(2);
    expect(await removeOrphans(days(15))).toMatchObject({ deleted: 2 });
    expect(await areIn("orphans", orphans)).toBe(0);
    expect(await isKept(kept.id)).toBe(true);
  });

  test("come back when the database knows them again", async () => {
    const row = await store();
    db.delete(media).where(eq(media.id, row.id)).run();
    expect(await removeOrphans(old)).toMatchObject({ setAside: 1 });
    expect(await isKept(row.id)).toBe(false);

    db.insert(media).values(row).run();
    expect(await removeOrphans(old)).toMatchObject({ putBack: 1 });
    expect(await (await serveFile(ask(), row)).text()).toBe("0123456789");
  });

  test("are all left alone when the database knows too few of them, and the log says so", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const rows = [];
    for (let file = 0; file < 16; file++) rows.push(await store());
    db.delete(media).run();
    expect(await removeOrphans(days(100))).toEqual({ setAside: 0, putBack: 0, deleted: 0 });
    expect(
      await areIn(
        "kept",
        rows.map(({ id }) => id),
      ),
    ).toBe(16);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ orphans: expect.any(Number) }), expect.any(String));
  });
});

describe("a store that delivers by itself", () => {
  const address = "https://bucket.example/site/kept/x?signed";
  const deliver = () => vi.spyOn(mediaStore, "presign").mockResolvedValueOnce(address);

  test("is where a picture is fetched, for less long than the address is good for", async () => {
    deliver();
    const answer = await serveFile(ask(), await store());
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(address);
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=1800");
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  test("is told the name to save it by", async () => {
    const presign = deliver();
    const row = await store();
    await serveFile(ask({}, "?download"), row);
    expect(presign).toHaveBeenCalledWith(row.id, {
      mimeType: "image/png",
      disposition: expect.stringContaining('attachment; filename="poster.png"'),
    });
  });

  test("does not deliver subtitles, which a player takes from the page's own origin only", async () => {
    const presign = vi.spyOn(mediaStore, "presign");
    const row = { ...(await store("WEBVTT")), mimeType: "text/vtt" };
    const answer = await serveFile(ask(), row);
    expect([answer.status, await answer.text()]).toEqual([200, "WEBVTT"]);
    expect(presign).not.toHaveBeenCalled();
  });
});
