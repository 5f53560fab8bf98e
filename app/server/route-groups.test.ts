import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { groupRoutes } from "./route-groups";

/** A build with these routes below its root: an id with its path, and the route that it lies in. */
function buildOf(paths: Record<string, string>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(paths).map(([id, path]) => [
      id,
      { id, parentId: "root", path: path || undefined, index: path === "" || undefined, module: {} },
    ]),
  );
  const all = { root: { id: "root", path: "", module: {} }, ...routes };
  return { routes: all, assets: { routes: all, url: "/assets/manifest-1.js" } } as unknown as ServerBuild;
}

const build = buildOf({
  home: "",
  login: "login",
  project: "project/:id",
  settings: "project/:id/settings",
  user: "api/user",
  unknownCall: "api/*",
  notFound: "*",
});
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
  "/project/4/settings",
  "/project",
  "/api/user",
  "/api/none",
  "/none",
  "//login",
  "/lo%67in",
])("%s is answered by the same route out of its group as out of all", (path) => {
  expect(matched(findBuild(path), path)).toBe(matched(build, path));
});

test("a group holds its own routes and those that answer anything", () => {
  expect(Object.keys(findBuild("/project/4").routes)).toEqual(["root", "project", "settings", "notFound"]);
  expect(Object.keys(findBuild("/project/4").assets.routes)).toEqual(["root", "project", "settings", "notFound"]);
});

test("a page's data is answered out of its page's group", () => {
  expect(findBuild("/login.data")).toBe(findBuild("/login"));
  expect(findBuild("/_root.data")).toBe(findBuild("/"));
});

test("a page that loads React is told of its group's routes alone", () => {
  const { url, routes } = findBuild("/project/4").assets;
  expect(url).toBe("/assets/manifest-1-project.js");
  expect(manifests.get(url)).toBe(`window.__remixManifest=${JSON.stringify({ routes, url })};`);
});
