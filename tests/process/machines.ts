import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import { buildStale } from "../../scripts/site/build.mjs";
import { freePort, newDataDir, type WhenDone } from "./site";

export interface BucketUnderTest {
  /** What a site and its render workers need to find it. */
  env: Record<string, string>;
  /** Refuses every connection from now on, as a partition does. */
  leave(): Promise<void>;
  /** Answers again, with what it held. */
  comeBack(): Promise<void>;
}

/** A bucket on a server of its own on loopback, which speaks S3. */
export async function startBucket(whenDone: WhenDone = onTestFinished): Promise<BucketUnderTest> {
  const directory = mkdtempSync(path.join(tmpdir(), "sparkwright-bucket-"));
  const port = await freePort();
  const configureBuckets = ["media", "replica"].map((name) => ({ name, configs: [] }));
  const open = async () => {
    const server = new S3rver({ port, address: "127.0.0.1", silent: true, directory, configureBuckets });
    listDeepFolders(server.store);
    await server.run();
    return server;
  };
  let server: S3rver | undefined = await open();
  const leave = async () => {
    const leaving = server;
    server = undefined;
    await leaving?.close();
  };
  whenDone(async () => {
    await leave();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    env: {
      MEDIA_URL: "s3://media/site",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    leave,
    async comeBack() {
      server ??= await open();
    },
  };
}

/** This server leaves out a folder that holds nothing but folders, where any other names it among the common prefixes. */
function listDeepFolders(store: S3rver["store"]): void {
  const listObjects = store.listObjects.bind(store);
  store.listObjects = async (bucket, options) => {
    const { delimiter, prefix = "" } = options;
    if (!delimiter) return listObjects(bucket, options);
    const { objects } = await listObjects(bucket, { prefix });
    const findFolder = (key: string) => key.slice(0, key.indexOf(delimiter, prefix.length) + 1);
    return {
      objects: objects.filter(({ key }) => findFolder(key) === ""),
      commonPrefixes: [...new Set(objects.map(({ key }) => findFolder(key)).filter(Boolean))].sort(),
      isTruncated: false,
    };
  };
}

export interface RenderWorkerUnderTest {
  process: ChildProcess;
  said(): string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/** Runs `npm run worker`'s program in an empty folder's surroundings; resolves once it is ready, or with what it said when it ended before. */
export async function startRenderWorker(
  env: Record<string, string>,
  whenDone: WhenDone = onTestFinished,
): Promise<RenderWorkerUnderTest> {
  // why: a site that is started after it would build anew, and be of another version.
  await buildStale();
  const { PATH, HOME } = process.env;
  const dataDir = newDataDir(whenDone);
  const child = spawn(process.execPath, ["build/node/render-worker.js"], {
    env: { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "info", DATA_DIR: path.join(dataDir, "none"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  whenDone(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (text.includes("The render worker is ready")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => resolve());
  });
  return { process: child, said: () => text, ended };
}
