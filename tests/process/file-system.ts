import { spawnSync } from "node:child_process";
import { closeSync, openSync, statfsSync, writeSync } from "node:fs";
import { onTestFinished } from "vitest";

/** Puts a small file system of its own on a folder until the test ends. Needs root; says whether it worked. */
export function mountTemporary(folder: string, size: string, mode: "ro" | "rw"): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size},${mode}`, "tmpfs", folder]);
  if (status === 0) onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return status === 0;
}

/** Writes a file until no more than so many bytes are free on its disk. */
export function fillDisk(file: string, left: number): void {
  const free = () => {
    const { bavail, bsize } = statfsSync(file);
    return bavail * bsize;
  };
  const filler = openSync(file, "w");
  for (let room = free(); room > left; room = free()) {
    writeSync(filler, Buffer.alloc(Math.min(1024 * 1024, Math.max(4096, room - left))));
  }
  closeSync(filler);
}
