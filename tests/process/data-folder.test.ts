import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { freePort, newDataDir, refusedStart, runProgram, startSite, statusOf } from "./site";

/** A site's folder as its owner left it, without starting it: a database with its tables and one account, a picture and a secret. */
function furnishedDataDir(): string {
  const dataDir = newDataDir();
  copyFileSync(inject("migratedDatabase"), path.join(dataDir, "sparkwright.db"));
  write(dataDir, "media/ab/ab000000000000000000000000000000", "a picture");
  write(dataDir, "secrets/session-secret", "s".repeat(43));
  return dataDir;
}

function write(dataDir: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  writeFileSync(path.join(dataDir, name), text);
}

/** Every file and folder below a folder that somebody else than its owner may read, write or enter. */
function openToOthers(folder: string): string[] {
  return [".", ...(readdirSync(folder, { recursive: true }) as string[])].filter(
    (name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0,
  );
}

describe("a data folder", { timeout: 180_000 }, () => {
  test("whose database was emptied is not started, and keeps its media", async () => {
    const dataDir = path.join(newDataDir(), "data");
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
    const site = await startSite(env);
    await signUpPerson(site.url);
    const archive = path.join(newDataDir(), "site.tar.gz");
    expect(runProgram(["backup", archive], env).status).toBe(0);
    expect(openToOthers(dataDir), "all of it is its owner's alone").toEqual([]);
    await site.end("SIGTERM");
    truncateSync(path.join(dataDir, "sparkwright.db"), 0);
    write(dataDir, "media/ab/ab000000000000000000000000000000", "a picture");

    const { status, stderr } = refusedStart(env);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `The database ${dataDir}/sparkwright.db is empty, but the site's files in ${dataDir}/media and ${dataDir}/secrets are there. Restore a backup: npm run db:restore -- FILE. To begin a new site instead, choose another folder with DATA_DIR.`,
    );
    expect(readFileSync(path.join(dataDir, "media/ab/ab000000000000000000000000000000"), "utf8")).toBe("a picture");
    expect(runProgram(["backup", archive], env)).toMatchObject({ status: 1, stderr });

    rmSync(path.join(dataDir, "media"), { recursive: true });
    expect(runProgram(["restore", archive], env)).toMatchObject({ status: 0 });
    expect(openToOthers(dataDir), "nor is what a restore puts back anybody else's").toEqual([]);
    const again = await startSite(env);
    expect(await statusOf(`${again.url}/healthz`)).toBe(200);
  });

  test("whose database has no account beside media, or is missing, or damaged, is told apart", () => {
    const refusal = (dataDir: string) => {
      const { status, stderr } = refusedStart({ PORT: "39999", DATA_DIR: dataDir });
      expect(status).toBe(1);
      return stderr.replaceAll(dataDir, "DATA");
    };
    const unused = furnishedDataDir();
    expect(refusal(unused)).toMatch(
      /^The database DATA\/sparkwright\.db is empty, but .* npm run db:restore -- FILE\./,
    );

    const missing = furnishedDataDir();
    rmSync(path.join(missing, "sparkwright.db"));
    expect(refusal(missing)).toMatch(/^The database DATA\/sparkwright\.db is missing, but .*db:restore/);
    expect(existsSync(path.join(missing, "sparkwright.db"))).toBe(false);

    const damaged = furnishedDataDir();
    write(damaged, "sparkwright.db", "not a database any more ".repeat(1000));
    expect(refusal(damaged)).toBe(
      "The database DATA/sparkwright.db is damaged. Restore a backup: npm run db:restore -- FILE. The damaged files are kept aside then.",
    );

    const cut = furnishedDataDir();
    rmSync(path.join(cut, "media"), { recursive: true });
    truncateSync(path.join(cut, "sparkwright.db"), 20_000);
    expect(refusal(cut)).toMatch(/^The database DATA\/sparkwright\.db is damaged\./);
  });

  test.each([
    ["media", "file", "folder"],
    ["secrets", "file", "folder"],
    ["scratch", "file", "folder"],
    ["queue.db", "folder", "file"],
    ["sparkwright.db", "folder", "file"],
    ["worker.lock", "folder", "file"],
    ["worker.heartbeat", "folder", "file"],
  ])("with a %s that is a %s is refused in a sentence, and left as it is", (name, is, kept) => {
    const dataDir = newDataDir();
    if (is === "file") write(dataDir, name, "");
    else mkdirSync(path.join(dataDir, name));
    const { status, stderr } = refusedStart({ PORT: "39999", DATA_DIR: dataDir });
    expect([status, stderr]).toEqual([
      1,
      `${dataDir}/${name} is a ${is}, but the site keeps a ${kept} of that name. Move it away, or choose another data folder with DATA_DIR.`,
    ]);
    expect(statSync(path.join(dataDir, name)).isDirectory()).toBe(is === "folder");
  });

  test("with an empty secret is refused in a sentence", () => {
    const dataDir = furnishedDataDir();
    rmSync(path.join(dataDir, "media"), { recursive: true });
    write(dataDir, "secrets/session-secret", "");
    const { status, stderr } = refusedStart({ PORT: "39999", DATA_DIR: dataDir });
    expect([status, stderr]).toEqual([
      1,
      `The secret in ${dataDir}/secrets/session-secret is empty. Restore a backup: npm run db:restore -- FILE. Or delete the file to get a new one: everybody signs in again then, and stored provider keys are entered again.`,
    ]);
  });

  test("with a damaged queue starts with a new one and says so", async () => {
    const dataDir = newDataDir();
    write(dataDir, "queue.db", "not a queue any more ".repeat(1000));
    const site = await startSite({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(site.said()).toMatch(
      /^The queue was damaged and is made anew; the damaged file lies in \S+queue\.db\.damaged-/m,
    );
    expect(site.said()).not.toContain("    at ");
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
  });

  test("belongs to the first of two sites that start at the same moment; the other never serves", async () => {
    const dataDir = newDataDir();
    const ports = [await freePort(), await freePort()];
    const answers = new Map<number, number[]>();
    const starts = ports.map((port) => startSite({ PORT: String(port), DATA_DIR: dataDir }));
    const ended = Promise.allSettled(starts).then(() => "ended" as const);
    while ((await Promise.race([ended, Promise.all(ports.map(lookAt))])) !== "ended");
    async function lookAt(port: number) {
      answers.set(port, [...(answers.get(port) ?? []), await statusOf(`http://127.0.0.1:${port}/healthz`)]);
    }
    const results = await Promise.allSettled(starts);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = results.findIndex(({ status }) => status === "rejected");
    expect(String((results[loser] as PromiseRejectedResult).reason)).toMatch(
      /The site ended with 1 and said:\nAnother Sparkwright already works on this DATA_DIR\. Stop it first, or choose another folder with DATA_DIR\.\n$/,
    );
    expect(new Set(answers.get(ports[loser] ?? 0))).toEqual(new Set([0]));
  });
});
