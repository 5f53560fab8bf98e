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

test("a program that hangs is ended and started again, and one that is slow to begin is left alone", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "child-"));
  const file = path.join(folder, "heartbeat");
  const starts = path.join(folder, "starts");
  const program = path.join(folder, "program.mjs");
  writeFileSync(starts, "");
  // why 600: the first of it hangs after its sign of life, and the second has none before longer than the first was given
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
     const beat = () => writeFileSync(${JSON.stringify(file)}, String(process.hrtime.bigint() / 1_000_000n) + " 1");
     const isFirst = readFileSync(${JSON.stringify(starts)}, "utf8") === "";
     appendFileSync(${JSON.stringify(starts)}, process.pid + "\\n");
     if (isFirst) { beat(); for (;;); }
     setTimeout(() => { beat(); setInterval(beat, 20); appendFileSync(${JSON.stringify(starts)}, "well"); }, 600);`,
  );
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const heartbeat = { file, longestSilence: 300, interval: 20 };
  const child = keepRunning({ name: "web", args: [program], heartbeat, onGivenUp: () => {} });
  onTestFinished(async () => {
    await child.stop();
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(() => expect(readFileSync(starts, "utf8")).toMatch(/^\d+\n\d+\nwell$/), { timeout: 20_000 });
  expect(said.mock.calls.flat()).toEqual([
    "The web process gave no sign of life for 0.3 s and is ended.",
    expect.stringContaining("The web process ended (SIGKILL) and is started again"),
  ]);
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
