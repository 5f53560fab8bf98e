import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepRunning } from "./child.mjs";

test("a program that cannot even be started says so, and does not keep the site from ending", async () => {
  const node = process.execPath;
  onTestFinished(() => {
    process.execPath = node;
  });
  // why: as after an update that took the running Node's file away.
  process.execPath = "/nowhere/node";
  let stop = async () => {};
  const reason = await new Promise<string>((resolve) => {
    ({ stop } = keepRunning({ name: "web", args: [], onGivenUp: resolve }));
  });
  expect(reason).toMatch(/^web could not be started: .*ENOENT/);
  await stop();
});

test("a thread that a supervised program starts lives until its work is done", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "child-"));
  const said = path.join(folder, "said.txt");
  const thread = path.join(folder, "thread.mjs");
  const program = path.join(folder, "program.mjs");
  writeFileSync(thread, `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(said)}, "done");`);
  writeFileSync(
    program,
    `import { Worker } from "node:worker_threads"; new Worker(${JSON.stringify(thread)}); setInterval(() => {}, 1000);`,
  );
  const child = keepRunning({ name: "web", args: [program], onGivenUp: () => {} });
  onTestFinished(async () => {
    await child.stop();
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(() => expect(readFileSync(said, "utf8")).toBe("done"), { timeout: 10_000 });
});
