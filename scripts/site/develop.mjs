import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { checkDataDir } from "./data-dir.mjs";
import { takeDataLock } from "./data-lock.mjs";
import { enterProject, getDataDir, makeFilesPrivate } from "./environment.mjs";
import { explainAndExit } from "./explained-error.mjs";
import { installMissingPackages } from "./packages.mjs";
import { checkPortIsFree, getListenAddress } from "./port.mjs";
import { prepare, superviseSite } from "./serve.mjs";

// why not build/node: that one belongs to `npm start`, which trusts it as long as the sources are those it was built from.
const output = "build/development";

/** Runs Vite's server for the site, and a worker that is built and started anew on every change. */
export async function develop() {
  try {
    enterProject();
    checkDataDir(getDataDir());
    installMissingPackages();
    takeDataLock(getDataDir());
    await checkPortIsFree(getListenAddress());
    await buildAndWatch();
    makeFilesPrivate();
    prepare([`${output}/prepare.js`], "development");
    await superviseSite({
      web: { args: ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev"] },
      worker: { args: ["--enable-source-maps", `${output}/worker.js`] },
      nodeEnv: "development",
      onRunning: (worker) => restartOnChange(worker),
    });
  } catch (error) {
    explainAndExit(error);
  }
}

/** Resolves after the first build. */
function buildAndWatch() {
  const vite = spawn(
    process.execPath,
    [
      "--import",
      new URL("./end-with-parent.mjs", import.meta.url).href,
      "node_modules/vite/bin/vite.js",
      "build",
      "--watch",
      "--config",
      "vite.node.config.ts",
      "--outDir",
      output,
    ],
    { stdio: ["ignore", "pipe", "inherit", "ipc"], env: { ...process.env, NODE_ENV: "development" } },
  );
  process.once("exit", () => vite.kill());
  return new Promise((resolve, reject) => {
    vite.stdout?.on("data", (chunk) => /built in/.test(String(chunk)) && resolve(undefined));
    vite.once("exit", () => reject(new Error("The worker cannot be built.")));
  });
}

/** @param {import("./serve.mjs").Child} worker */
function restartOnChange(worker) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(output, () => {
    clearTimeout(timer);
    timer = setTimeout(() => worker.restart(), 300);
  });
}
