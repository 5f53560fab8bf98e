import { chmodSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { signedUp } from "#bench/person.mjs";
import { fillDisk, mountTemporary } from "./file-system";
import { eventually, freePort, newDataDir, startSite } from "./site";

test("on a disk that fills up, the picture fails with its sparks back and the texts are made", {
  timeout: 300_000,
}, async () => {
  const dataDir = newDataDir();
  const isMounted = mountTemporary(dataDir, "40m", "rw");
  const site = await startSite({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const person = await signedUp(site.url);
  const project = await person.hasProject();

  // why 400 KB: enough for the texts in the database, too little for a poster. Who may not mount takes the right to write away instead.
  if (isMounted) fillDisk(path.join(dataDir, "filler"), 400_000);
  else forbidWriting(path.join(dataDir, "media"));

  const { documentId } = await person.asksFor(project.id, ["blog", "image", "caption"]);
  const status = await eventually(
    () => person.get(`/api/status/${documentId}`),
    (answer) => answer.status !== "pending" && answer.status !== "processing",
    240,
  );
  expect(status.parts).toEqual({ blog: "completed", image: "failed", caption: "completed" });
  expect(status.userErrorMessage).toMatch(/^Not made: image\./);
  expect((await person.get("/api/user")).sparks).toBe(5000 - 200 - 50);
});

function forbidWriting(folder: string): void {
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
}
