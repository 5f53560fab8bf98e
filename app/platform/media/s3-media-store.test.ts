import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { getAttachmentHeader } from "./attachment";
import { describeMediaStore } from "./media-store-contract";
import { openS3MediaStore } from "./s3-media-store.server";

const directory = mkdtempSync(path.join(tmpdir(), "sparkwright-s3-"));
const server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory,
  configureBuckets: [{ name: "media", configs: [] }],
});
let endpoint = "";
let stores = 0;

beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const openStore = (deliveryOrigin: string | null) =>
  openS3MediaStore({
    bucket: "media",
    prefix: `site-${++stores}/`,
    endpoint,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    deliveryOrigin,
  });

describeMediaStore("the media store on S3", () => openStore(null));

describe("a presigned address", () => {
  const id = "ab".repeat(16);
  const asPicture = { mimeType: "image/png", disposition: null };

  test("is given where the bucket delivers, and nowhere else", async () => {
    expect(await openStore(null).presign(id, asPicture)).toBeNull();
    expect(new URL((await openStore(endpoint).presign(id, asPicture)) ?? "").origin).toBe(endpoint);
  });

  test("gives the bytes, with their type and the name to save them by", async () => {
    const store = openStore(endpoint);
    await store.put(id, { buffer: Buffer.from("0123456789") });
    const disposition = getAttachmentHeader("Plakat für Zoë.png");
    const answer = await fetch((await store.presign(id, { mimeType: "image/png", disposition })) ?? "");
    expect(await answer.text()).toBe("0123456789");
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(answer.headers.get("Content-Disposition")).toBe(disposition);
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
    const part = await fetch((await store.presign(id, asPicture)) ?? "", { headers: { Range: "bytes=2-4" } });
    expect([part.status, await part.text()]).toEqual([206, "234"]);
  });

  test("stays the same within an hour, so that a browser keeps what it fetched, and is good for an hour at least", async () => {
    const store = openStore(endpoint);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:01Z") });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const address = (await store.presign(id, asPicture)) ?? "";
    vi.setSystemTime(new Date("2026-11-23T10:59:59Z"));
    expect(await store.presign(id, asPicture)).toBe(address);
    const { searchParams } = new URL(address);
    expect(searchParams.get("X-Amz-Date")).toBe("20261123T100000Z");
    expect(searchParams.get("X-Amz-Expires")).toBe("7200");
  });

  test("is refused once its time is over", async () => {
    const store = openStore(endpoint);
    await store.put(id, { buffer: Buffer.from("x") });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3 * 3_600_000 });
    const address = (await store.presign(id, asPicture)) ?? "";
    vi.useRealTimers();
    expect((await fetch(address)).status).toBe(403);
  });
});
