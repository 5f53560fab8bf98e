import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * A command that runs another one, and all that it starts, within so many bytes of memory: in a control group of the kernel's, which counts
 * them together, where this process may make one (root); else by a limit that each process has for itself.
 */
export function withinMemory(bytes: number): string[] {
  const group = newControlGroup(bytes);
  if (group) return ["/bin/sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', group];
  return ["/bin/sh", "-c", 'ulimit -d "$0"; exec "$@"', String(bytes / 1024)];
}

function newControlGroup(bytes: number): string | null {
  const isSecond = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const group = path.join(isSecond ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory", `sparkwright-test-${process.pid}`);
  try {
    mkdirSync(group);
    onTestFinished(() => removeEmptied(group));
    writeFileSync(path.join(group, isSecond ? "memory.max" : "memory.limit_in_bytes"), String(bytes));
    return group;
  } catch {
    return null;
  }
}

/** The kernel takes a moment to see that the last process has gone. */
async function removeEmptied(group: string): Promise<void> {
  while (existsSync(group) && readFileSync(path.join(group, "cgroup.procs"), "utf8") !== "") {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  rmdirSync(group);
}
