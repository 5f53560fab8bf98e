import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { eventually, freePort, newDataDir, runProgram, startSite } from "./site";

test("a site with a folder for backups takes one by itself, from which it could go on", {
  timeout: 240_000,
}, async () => {
  const folder = path.join(newDataDir(), "backups");
  const env = { PORT: String(await freePort()), DATA_DIR: newDataDir(), BACKUP_DIR: folder };
  const names = () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const first = await startSite(env);
  await signUpPerson(first.url);
  const taken = await eventually(names, (found) => found.some((name) => /^site-.*\.tar\.gz$/.test(name)), 180);
  expect(runProgram(["drill", folder], env)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/can be restored: [01] accounts, 0 sparks, .* the ledger adds up\.$/),
  });
  await first.end("SIGTERM");

  await startSite(env);
  expect(names(), "the next start finds that none is due").toEqual(taken);
  expect(runProgram(["backup", "--into", folder, "--keep", "1"], env).status).toBe(0);
  expect(names()).toHaveLength(1);
  for (const words of [[], ["a", "--into", folder], ["--into", folder, "--keep", "none"], ["--kept"]])
    expect(runProgram(["backup", ...words], env)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Use: /) });
  expect(runProgram(["drill", path.join(folder, "none")], env)).toMatchObject({
    status: 1,
    stderr: `There is no ${folder}/none.`,
  });
});
