import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { fillDisk, mountTemporary } from "./file-system";
import { eventually, freePort, newDataDir, type Site, startSite } from "./site";

/** Node options with which a site believes its disk full while a file is there; for users who may not mount one of their own. */
function believingFull(flag: string): string {
  const patch = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    const real = fs.statfsSync;
    fs.statfsSync = (...given) => ({ ...real(...given), ...(fs.existsSync(${JSON.stringify(flag)}) ? { bavail: 0 } : {}) });
    syncBuiltinESMExports();`;
  return `--import data:text/javascript,${encodeURIComponent(patch)}`;
}

test("on a disk that fills up while a film is made, the spark waits, says so, and goes on when there is room", {
  timeout: 420_000,
}, async () => {
  const dataDir = newDataDir();
  const isMounted = mountTemporary(dataDir, "100m", "rw");
  const filler = path.join(isMounted ? dataDir : newDataDir(), "filler");
  const site: Site = await startSite({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(isMounted ? {} : { NODE_OPTIONS: believingFull(filler) }),
  });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();
  const status = (documentId: string) => person.get(`/api/status/${documentId}`);

  const film = await person.asksFor(project.id, ["video"]);
  await eventually(
    () => status(film.documentId),
    (answer) => answer.parts.video === "processing",
    60,
  );
  const { worker } = site.children();
  // why also a second spark: it is asked for on a disk where nothing can begin.
  const post = await person.asksFor(project.id, ["blog"]);
  if (isMounted) fillDisk(filler, 0);
  else writeFileSync(filler, "");
  await eventually(
    () => status(post.documentId),
    (answer) => answer.progress.startsWith("Waiting for disk space"),
    120,
  );
  if (isMounted) {
    const waiting = await eventually(
      () => status(film.documentId),
      (answer) => answer.progress.startsWith("Waiting for disk space"),
      120,
    );
    expect(waiting).toMatchObject({ status: "processing", userErrorMessage: null });
  }

  rmSync(filler);
  for (const { documentId } of [film, post]) {
    const done = await eventually(
      () => status(documentId),
      (answer) => answer.status !== "pending" && answer.status !== "processing",
      240,
    );
    expect(done).toMatchObject({ status: "complete", userErrorMessage: null });
  }
  expect((await person.get("/api/user")).sparks).toBe(5000 - 3300 - 200);
  expect(site.children().worker, "the worker was not started again").toBe(worker);
  expect(site.said()).not.toContain("is started again");
});
