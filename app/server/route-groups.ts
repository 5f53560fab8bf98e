import type { ServerBuild } from "@remix-run/node";

export interface RouteGroups {
  /** The build for a path as it was asked for. */
  findBuild(path: string): ServerBuild;
  /** What tells React in the browser about a group's routes: scripts by the address under which the group's pages load them. */
  manifests: ReadonlyMap<string, string>;
}

/**
 * The routes of a build in groups by the first part of their address, each as a build of its own. The router compares an address with every
 * route that it knows, and makes each one's pattern anew for it, several times a request: among 140 routes that took a quarter of a page's time.
 * What no group answers gets the whole build. A page that loads React is told of its group's routes alone: links are plain links, and lead
 * anywhere.
 */
export function groupRoutes(build: ServerBuild): RouteGroups {
  const groups = new Map<string, ServerBuild>();
  for (const { path = "", parentId } of Object.values(build.routes))
    if (parentId === "root" && isPlain(firstPart(path))) groups.set(firstPart(path), build);
  for (const name of groups.keys()) groups.set(name, pickRoutes(build, name));
  const manifests = [...groups.values()].map(
    ({ assets }) => [assets.url, `window.__remixManifest=${JSON.stringify(assets)};`] as const,
  );
  return { findBuild: (path) => groups.get(asked(path)) ?? build, manifests: new Map(manifests) };
}

const firstPart = (path: string) => path.replace(/^\//, "").split("/")[0]?.toLowerCase() ?? "";

/** Neither a parameter nor a splat, which answer many. */
const isPlain = (part: string) => !/^[:*]/.test(part);

/** The router takes no account of letter case or of an end in ".data", by which a page's data is asked for. An escape leaves the group open. */
function asked(path: string): string {
  const part = firstPart(path);
  if (path.startsWith("//") || part.includes("%")) return "%";
  return part === "_root.data" ? "" : part.replace(/\.data$/, "");
}

function pickRoutes(build: ServerBuild, name: string): ServerBuild {
  const { routes, assets } = build;
  const isOfGroup = (id: string): boolean => {
    const route = routes[id];
    if (!route || id === "root") return !!route;
    if (route.parentId && route.parentId !== "root") return isOfGroup(route.parentId);
    const part = firstPart(route.path ?? "");
    return part === name || !isPlain(part);
  };
  const pick = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isOfGroup(id)));
  // why the assets too: rendering matches against them once more
  const url = assets.url.replace(/\.js$/, `-${name || "home"}.js`);
  return { ...build, routes: pick(routes), assets: { ...assets, url, routes: pick(assets.routes) } };
}
