import { expect, onTestFinished, test } from "vitest";
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
