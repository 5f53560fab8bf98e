import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findInstalled, run } from "./command.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's Chromium: what CHROMIUM_PATH names, else the first on the PATH, else the usual places. Undefined when there is none. */
export function findSystemChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere].find(isProgram);
}

/** Playwright's own Chromium where it was downloaded before. */
async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Debian's package, as root or by sudo without a question. */
async function installDebianChromium() {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", ...args];
    return run(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  await aptGet("update", "-q");
  return aptGet("install", "-q", "-y", "--no-install-recommends", "chromium");
}

/**
 * A Chromium to test with: the system's, else Playwright's, else Debian's package; installs one of the last two when there is none.
 * @returns {Promise<{ path: string } | { error: string }>}
 */
export async function ensureChromium() {
  const there = findSystemChromium() ?? (await playwrightChromium());
  if (there) return { path: there };

  const download = await run(findInstalled("playwright"), ["install", "--with-deps", "chromium"]);
  const downloaded = download.code === 0 ? await playwrightChromium() : undefined;
  if (downloaded) return { path: downloaded };

  const debian = await installDebianChromium();
  const packaged = findSystemChromium();
  if (packaged) return { path: packaged };
  return { error: `No Chromium could be installed.\n${download.output}\n${debian.output}` };
}
