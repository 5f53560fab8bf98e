import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import { installGlobals, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import sirv from "sirv";
import { createInlineStyle } from "./server/critical-style";
import { groupRoutes } from "./server/route-groups";
import { createVisitorPages } from "./server/visitor-pages";

/** The built site, with its files beside it. */
const built = path.resolve(process.argv[2] ?? "build/server/index.js");

installGlobals({ nativeFetch: true });
// why at run time: the site is built on its own, and its names change with each build
const build = (await import(pathToFileURL(built).href)) as ServerBuild;
const { findBuild, manifests } = groupRoutes(build);
const files = path.resolve(built, "../../client");
const pages = createVisitorPages(createInlineStyle(files));

const handlers = new Map<ServerBuild, RequestHandler>();
/** Remix for the routes that may answer a path. */
function findHandler(path: string): RequestHandler {
  const group = findBuild(path);
  const handler =
    handlers.get(group) ??
    createRequestHandler({
      build: group,
      mode: "production",
      getLoadContext: (request) => ({ keepPage: pages.findKeeper(request) }),
    });
  handlers.set(group, handler);
  return handler;
}

const app = express().disable("x-powered-by").disable("etag");
app.use((request, response, next) => {
  if (!pages.answer(request, response)) next();
});
app.use(
  // why a list of the files that is read once: a page asked the disk twice whether it was a file
  sirv(files, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, name) => {
      // why: of the others a new build may bring another content under the same name
      const lasts = name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
      response.setHeader("Cache-Control", lasts);
    },
  }),
);
app.use(compression());
app.get([...manifests.keys()], (request, response) => {
  response.set("Cache-Control", "public, max-age=31536000, immutable").type("js").send(manifests.get(request.path));
});
app.all("*", (request, response, next) => findHandler(request.path)(request, response, next));

const port = Number(process.env.PORT ?? 3000);
const { HOST: host } = process.env;
const server = host ? app.listen(port, host) : app.listen(port);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => server.close());
