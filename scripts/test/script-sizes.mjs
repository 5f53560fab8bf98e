import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Bytes, gzipped: what a page with scripts may load in all. */
export const mostScript = 100 * 1024;
/** Bytes, gzipped: our own script, which every page loads. */
export const mostSprinkles = 3000;

const client = "build/client";

/** @param {string} path as in the manifest, "/assets/x.js" */
const gzipped = (path) => gzipSync(readFileSync(client + path)).length;

/** The path of the built script with this name. @param {string} name */
function findAsset(name) {
  const file = readdirSync(`${client}/assets`).find((one) => one.startsWith(`${name}-`) && one.endsWith(".js"));
  if (!file) throw new Error(`There is no build with a ${name} to measure: run npm run build first.`);
  return `/assets/${file}`;
}

/** @returns {any} the browser's manifest of the last build */
function manifest() {
  const text = readFileSync(client + findAsset("manifest"), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Bytes of the list of routes that a page loads: the server gives it those that begin as the page's own address does. @param {any} all @param {any} page */
function sizeOfManifest(all, page) {
  const first = (/** @type {any} */ route) => (route.path ?? "").split("/")[0];
  const routes = Object.fromEntries(
    Object.entries(all.routes).filter(
      ([id, route]) => id === "root" || /^[:*]/.test(first(route)) || first(route) === first(page),
    ),
  );
  return gzipSync(`window.__remixManifest=${JSON.stringify({ ...all, routes })};`).length;
}

/** Whether a route's own file asks for scripts: `export const handle = { hydrate: true }`. */
function isHydrated(/** @type {string} */ id) {
  const file = ["tsx", "ts"].map((ending) => `app/${id}.${ending}`).find((path) => existsSync(path));
  return file !== undefined && /export const handle\b[^;]*hydrate:\s*true/.test(readFileSync(file, "utf8"));
}

/**
 * What each page with framework scripts loads, the list of routes and our own script included, and our own script alone, gzipped.
 * @returns {{ name: string, bytes: number, most: number }[]}
 */
export function measureScriptSizes() {
  const all = manifest();
  const { entry, routes } = all;
  const pages = Object.values(routes).filter((/** @type {any} */ route) => isHydrated(route.id));
  const sizes = pages.map((/** @type {any} */ page) => {
    const files = new Set([findAsset("sprinkles"), entry.module, ...entry.imports]);
    for (let route = page; route; route = routes[route.parentId]) {
      files.add(route.module);
      for (const file of route.imports ?? []) files.add(file);
    }
    const bytes = [...files].reduce((sum, file) => sum + gzipped(file), sizeOfManifest(all, page));
    return { name: `/${page.path ?? page.id}`, bytes, most: mostScript };
  });
  return [...sizes, { name: "every page", bytes: gzipped(findAsset("sprinkles")), most: mostSprinkles }];
}
