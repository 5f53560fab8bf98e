import { spawn } from "node:child_process";
import { buildStale } from "./build.mjs";
import { checkAccess } from "./data-dir.mjs";
import { enterProject, getDataDir, makeFilesPrivate } from "./environment.mjs";
import { explainAndExit } from "./explained-error.mjs";
import { installMissingPackages } from "./packages.mjs";

/** Runs build/node/{name}.js with the rest of the words and ends with its code. @param {string[]} words */
export async function runProgram(words) {
  const [name, ...args] = words;
  // why: a file that is named relative to where npm was called, not to the project.
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  try {
    enterProject();
    checkAccess(getDataDir());
    installMissingPackages();
    await buildStale();
    makeFilesPrivate();
  } catch (error) {
    explainAndExit(error);
  }
  const child = spawn(process.execPath, ["--enable-source-maps", `build/node/${name}.js`, ...args], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", CALLED_FROM: calledFrom },
  });
  // why: a program that runs for long ends in order when whoever started it is told to.
  for (const signal of ["SIGTERM", "SIGINT"])
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  child.once("exit", (code) => process.exit(code ?? 1));
}
