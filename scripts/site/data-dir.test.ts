import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Nobody's, on every Linux. */
const nobody = 65_534;

/** A folder with the check itself, which another user may read, and a data folder beside it. */
function makePlace() {
  const place = mkdtempSync(path.join(tmpdir(), "data-dir-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  chmodSync(place, 0o755);
  for (const name of ["data-dir.mjs", "explained-error.mjs"])
    copyFileSync(path.join(import.meta.dirname, name), path.join(place, name));
  const data = path.join(place, "data");
  mkdirSync(path.join(data, "media"), { recursive: true });
  chmodSync(data, 0o777);
  chmodSync(path.join(data, "media"), 0o777);
  return { place, data };
}

function check({ place, data }: { place: string; data: string }): string {
  const script = `import("./data-dir.mjs").then(({ checkDataDir }) => checkDataDir(${JSON.stringify(data)})).catch((error) => console.log(error.message))`;
  const isRoot = process.getuid?.() === 0;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], {
    cwd: place,
    encoding: "utf8",
    // why: whoever is root may read and write anything.
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  return (stdout + stderr).trim();
}

test("a database that belongs to another user is one sentence, with what to do", () => {
  const site = makePlace();
  expect(check(site)).toBe("");
  const database = path.join(site.data, "sparkwright.db");
  writeFileSync(database, "", { mode: 0o600 });
  chmodSync(database, process.getuid?.() === 0 ? 0o600 : 0o000);
  expect(check(site)).toBe(
    process.getuid?.() === 0
      ? `${database} belongs to the user with the id 0, and this is the user ${nobody}. Start as that user, or give the data folder to this one: chown -R ${nobody} ${site.data}`
      : `${database} cannot be read and written (EACCES). Give this user both rights.`,
  );
});
