import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";
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

describeMediaStore("the media store on S3", () =>
  openS3MediaStore({
    bucket: "media",
    prefix: `site-${++stores}/`,
    endpoint,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  }),
);
