import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findInstalled, run } from "./command.mjs";
import { installDebianPackage, isRoot } from "./debian-package.mjs";

/** Debian's Chromium without a window. A journey costs two fifths less of it than of the whole browser. */
const headlessShell = "chromium-headless-shell";
const names = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
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

/** Debian's headless Chromium where root runs the tests, which is a container or CI; on a person's own machine nothing is installed that can be done without. */
async function preferHeadlessShell() {
  const there = findSystemChromium();
  if (process.env.CHROMIUM_PATH || there?.endsWith(headlessShell) || !isRoot()) return there;
  await installDebianPackage(headlessShell);
  return findSystemChromium();
}

/**
 * A Chromium to test with: the system's, else Playwright's, else Debian's package; installs one of the last two when there is none.
 * @returns {Promise<{ path: string } | { error: string }>}
 */
export async function ensureChromium() {
  const there = (await preferHeadlessShell()) ?? (await playwrightChromium());
  if (there) return { path: there };

  const download = await run(findInstalled("playwright"), ["install", "--with-deps", "chromium"]);
  const downloaded = download.code === 0 ? await playwrightChromium() : undefined;
  if (downloaded) return { path: downloaded };

  const debian = await installDebianPackage("chromium");
  const packaged = findSystemChromium();
  if (packaged) return { path: packaged };
  return { error: `No Chromium could be installed.\n${download.output}\n${debian.output}` };
}
