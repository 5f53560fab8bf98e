import type { ServerBuild } from "@remix-run/node";

export interface RouteGroups {
  /** The build for a path as it was asked for. */
  findBuild(path: string): ServerBuild;
  /** What tells React in the browser about a group's routes: scripts by the address under which the group's pages load them. */
  manifests: ReadonlyMap<string, string>;
}

type Routes = ServerBuild["routes"];
type Parts = readonly string[];

/**
 * Of the routes of a build, for each address those that may answer it, as a build of its own. The router compares an address with every route
 * that it knows, and makes each one's pattern anew for it, several times a request: among 140 routes that took a quarter of a page's time, and
 * among the 25 that begin with "project" a tenth. A page that loads React is told of all routes that begin as its address does: links are plain
 * links, and lead anywhere. What cannot be told apart here gets the whole build.
 */
export function groupRoutes(build: ServerBuild): RouteGroups {
  const groups = new Map<string, ServerBuild>();
  for (const { path = "", parentId } of Object.values(build.routes))
    if (parentId === "root" && isPlain(firstPart(path))) groups.set(firstPart(path), build);
  for (const name of groups.keys()) groups.set(name, pickGroup(build, name));
  const manifests = [...groups.values()].map(
    ({ assets }) => [assets.url, `window.__remixManifest=${JSON.stringify(assets)};`] as const,
  );
  const patterns = new Map([...groups].map(([name, group]) => [name, listPatterns(group)]));
  const builds = new Map<string, ServerBuild>();
  return {
    findBuild(path) {
      const asked = readPath(path);
      const name = asked?.[0] ?? "";
      const group = asked ? groups.get(name) : undefined;
      if (!asked || !group) return build;
      const ids = (patterns.get(name) ?? []).flatMap(({ id, parts }) => (mayAnswer(parts, asked) ? [id] : []));
      const key = `${name} ${ids.join(" ")}`;
      const found = builds.get(key) ?? pickRoutes(group, ids);
      builds.set(key, found);
      return found;
    },
    manifests: new Map(manifests),
  };
}

function split(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  return parts.length > 0 ? parts : [""];
}
const firstPart = (path: string) => split(path)[0]?.toLowerCase() ?? "";

/** Neither a parameter nor a splat, which answer many. */
const isPlain = (part: string) => !/^[:*]/.test(part);

/**
 * The parts of an address, as the router compares them: it takes no account of letter case or of an end in ".data", by which a page's data is
 * asked for. Null for one with an escape or an empty part, which only the router reads.
 */
function readPath(path: string): Parts | null {
  if (path.includes("%") || path.includes("//")) return null;
  const parts = split(path.toLowerCase().replace(/\.data$/, ""));
  return parts.length === 1 && parts[0] === "_root" ? [""] : parts;
}

/** The routes of a group with the parts of their paths. One within another route answers what its outermost one does. */
function listPatterns({ routes }: ServerBuild): { id: string; parts: Parts }[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    let outer = route;
    for (let next = routes[route.parentId ?? ""]; next && next.id !== "root"; next = routes[next.parentId ?? ""])
      outer = next;
    const parts = split((outer.path ?? "").toLowerCase());
    return [{ id: route.id, parts: outer === route ? parts : [...parts, "*"] }];
  });
}

function mayAnswer(pattern: Parts, asked: Parts): boolean {
  if (pattern.at(-1) !== "*" && !pattern.some((part) => part.endsWith("?")) && pattern.length !== asked.length)
    return false;
  return pattern.every((part, place) => !isPlain(part) || part.endsWith("?") || part === asked[place]);
}

/** The build with those routes alone that begin with a name or that answer anything. */
function pickGroup(build: ServerBuild, name: string): ServerBuild {
  const { routes, assets } = build;
  const isOfGroup = (id: string): boolean => {
    const route = routes[id];
    if (!route || id === "root") return !!route;
    if (route.parentId && route.parentId !== "root") return isOfGroup(route.parentId);
    const part = firstPart(route.path ?? "");
    return part === name || !isPlain(part);
  };
  const url = assets.url.replace(/\.js$/, `-${name || "home"}.js`);
  return {
    ...build,
    routes: filter(routes, isOfGroup),
    assets: { ...assets, url, routes: filter(assets.routes, isOfGroup) },
  };
}

/** A group's build with the root and these routes alone. */
function pickRoutes(group: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(["root", ...ids]);
  const routes: Routes = filter(group.routes, (id) => kept.has(id));
  const loadsReact = Object.values(routes).some(
    (route) => (route?.module.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  if (loadsReact) return group;
  // why the assets too: rendering matches against them once more
  return { ...group, routes, assets: { ...group.assets, routes: filter(group.assets.routes, (id) => kept.has(id)) } };
}

const filter = <Route>(all: Record<string, Route>, isKept: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id)));
