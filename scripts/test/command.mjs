import { spawn } from "node:child_process";

/** @typedef {{ code: number, output: string, stdout: string }} Finished */

/**
 * Runs a program and keeps what it says. Resolves when it has ended, also when it failed or could not be started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string }} [options]
 * @returns {Promise<Finished>}
 */
export function run(program, args, { env = {}, cwd = process.cwd() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let stdout = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: 1, output: `${program}: ${error.message}\n`, stdout: "" }));
    child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}

/** The program of an installed package, e.g. "biome". @param {string} name */
export const findInstalled = (name) => `node_modules/.bin/${name}`;
