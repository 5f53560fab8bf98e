import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Bytes, gzipped: what a page with scripts may load in all. */
export const mostScript = 100 * 1024;
/** Bytes, gzipped: our own script, which every page loads. */
export const mostSprinkles = 3000;

const client = "build/client";

/** @param {string} path as in the manifest, "/assets/x.js" */
const gzipped = (path) => gzipSync(readFileSync(client + path)).length;

/** @returns {any} the browser's manifest of the last build */
function manifest() {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("There is no build to measure: run npm run build first.");
  const text = readFileSync(`${client}/assets/${name}`, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Whether a route's own file asks for scripts: `export const handle = { hydrate: true }`. */
function isHydrated(/** @type {string} */ id) {
  const file = ["tsx", "ts"].map((ending) => `app/${id}.${ending}`).find((path) => existsSync(path));
  return file !== undefined && /export const handle\b[^;]*hydrate:\s*true/.test(readFileSync(file, "utf8"));
}

/**
 * What each page with framework scripts loads, and our own script, gzipped.
 * @returns {{ name: string, bytes: number, most: number }[]}
 */
export function measureScriptSizes() {
  const { entry, routes } = manifest();
  const pages = Object.values(routes).filter((/** @type {any} */ route) => isHydrated(route.id));
  const sizes = pages.map((/** @type {any} */ page) => {
    const files = new Set([entry.module, ...entry.imports]);
    for (let route = page; route; route = routes[route.parentId]) {
      files.add(route.module);
      for (const file of route.imports ?? []) files.add(file);
    }
    const bytes = [...files].reduce((sum, file) => sum + gzipped(file), 0);
    return { name: `/${page.path ?? page.id}`, bytes, most: mostScript };
  });
  const own = readdirSync(`${client}/assets`).find((file) => /^sprinkles-.*\.js$/.test(file));
  if (!own) throw new Error("The build has no script of our own.");
  return [...sizes, { name: "every page", bytes: gzipped(`/assets/${own}`), most: mostSprinkles }];
}
