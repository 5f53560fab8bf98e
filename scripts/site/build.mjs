import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ExplainedError } from "./explained-error.mjs";

const stamp = "build/.sources";
const results = [
  "build/client",
  "build/server/index.js",
  "build/node/web.js",
  "build/node/worker.js",
  "build/node/blog-thread.js",
  "build/node/brief-thread.js",
  "build/node/books-thread.js",
  "build/node/demo-thread.js",
  "build/node/markdown-thread.js",
  "build/node/voice-thread.js",
  "build/node/prepare.js",
];
/** Lies in a container's image, which holds what runs and not what builds it. */
const sealed = "build/.sealed";

/** Whether packages and build came with the image, so that there is nothing to install or to build. */
export const isSealed = () => existsSync(sealed);
const sources = [
  "app",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "vite.node.config.ts",
];

/** Builds when there is no build, or one of other sources. */
export async function buildStale() {
  const isFresh =
    isSealed() || ([...results, stamp].every(existsSync) && readFileSync(stamp, "utf8") === hashOfSources());
  if (isFresh) return;
  console.log("Building, which takes half a minute ...");
  await build();
}

/** Builds the site and the worker. The stamp is written last, so that a broken-off build counts as none. */
export async function build() {
  const hash = hashOfSources();
  rmSync(stamp, { force: true });
  // why one after the other: the site's build begins by emptying build/.
  await viteProgram("the site", ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"]);
  await viteProgram("the worker", ["node_modules/vite/bin/vite.js", "build", "--config", "vite.node.config.ts"]);
  compressFiles("build/client/assets");
  writeFileSync("build/version", `${readPackageVersion()}+${hashOfSources("").slice(0, 10)}\n`);
  writeFileSync(stamp, hash);
}

/** Puts each text file beside itself in Brotli and gzip, as small as they get: the server sends these as they are. @param {string} folder */
function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((file) => /\.(?:css|js)$/.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** What the program says is shown only when it fails. @param {string} what @param {string[]} args */
function viteProgram(what, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout.on("data", (chunk) => said.push(chunk));
    child.stderr.on("data", (chunk) => said.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(undefined);
      else reject(new ExplainedError(`${Buffer.concat(said)}\nBuilding ${what} failed, see above.`));
    });
  });
}

function readPackageVersion() {
  return JSON.parse(readFileSync("package.json", "utf8")).version;
}

/** @param {string} [start] why the Node: a build is made anew for another one, but is the same version. */
function hashOfSources(start = process.version) {
  const hash = createHash("sha256").update(start);
  for (const file of sources.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Every file at or below a path in a stable order, tests apart. @param {string} name @returns {string[]} */
function filesIn(name) {
  if (!existsSync(name)) return [];
  if (!statSync(name).isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name];
  return readdirSync(name)
    .sort()
    .flatMap((entry) => filesIn(path.join(name, entry)));
}
