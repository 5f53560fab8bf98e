import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { groupRoutes } from "./route-groups";

/** A build with these routes below its root: an id with its path, and the route that it lies in. */
function buildOf(paths: Record<string, string>, hydrated: readonly string[] = []): ServerBuild {
  const moduleOf = (id: string) => (hydrated.includes(id) ? { handle: { hydrate: true } } : {});
  const routes = Object.fromEntries(
    Object.entries(paths).map(([id, path]) => [
      id,
      { id, parentId: "root", path: path || undefined, index: path === "" || undefined, module: moduleOf(id) },
    ]),
  );
  const all = { root: { id: "root", path: "", module: {} }, ...routes };
  return { routes: all, assets: { routes: all, url: "/assets/manifest-1.js" } } as unknown as ServerBuild;
}

const paths = {
  home: "",
  login: "login",
  newProject: "project/new",
  project: "project/:id",
  settings: "project/:id/settings",
  user: "api/user",
  unknownCall: "api/*",
  notFound: "*",
};
const build = buildOf(paths, ["settings"]);
const { findBuild, manifests } = groupRoutes(build);

const matched = ({ routes }: ServerBuild, path: string) => {
  const below = Object.values(routes).filter((route) => route?.id !== "root");
  return matchRoutes(below as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id;
};

test.each([
  "/",
  "/login",
  "/LOGIN",
  "/login/",
  "/project/4",
  "/project/new",
  "/project/NEW.data",
  "/project/4/",
  "/project/4/settings",
  "/project/4/settings/none",
  "/project",
  "/api/user",
  "/api/none",
  "/none",
  "//login",
  "/lo%67in",
])("%s is answered by the same route out of those that may answer it as out of all", (path) => {
  const asked = path.replace(/\.data$/, "");
  expect(matched(findBuild(path), asked)).toBe(matched(build, asked));
});

test("an address is compared with the routes that may answer it", () => {
  const { routes, assets } = findBuild("/project/4");
  expect(Object.keys(routes)).toEqual(["root", "project", "notFound"]);
  expect(Object.keys(assets.routes)).toEqual(["root", "project", "notFound"]);
  expect(findBuild("/project/5")).toBe(findBuild("/project/4"));
});

test("a page's data is answered out of its page's group", () => {
  expect(findBuild("/login.data")).toBe(findBuild("/login"));
  expect(findBuild("/_root.data")).toBe(findBuild("/"));
});

test("a page that loads React is told of its group's routes alone", () => {
  const { url, routes } = findBuild("/project/4/settings").assets;
  expect(Object.keys(routes)).toEqual(["root", "newProject", "project", "settings", "notFound"]);
  expect(url).toBe("/assets/manifest-1-project.js");
  expect(manifests.get(url)).toBe(`window.__remixManifest=${JSON.stringify({ routes, url })};`);
});
