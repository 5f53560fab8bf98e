import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installGlobals, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import sirv from "sirv";
import { isFromElsewhere } from "./platform/http/is-from-elsewhere";
import { startHeartbeat } from "./platform/jobs/heartbeat.server";
import { answerInTurn } from "./server/answer-in-turn";
import { type AnswerRequest, createAnswer } from "./server/answer-request";
import { createInlineStyle } from "./server/critical-style";
import { namesHost } from "./server/names-host";
import { groupRoutes } from "./server/route-groups";
import { createVisitorPages, listVisitorPaths } from "./server/visitor-pages";

// why: whoever supervises this process sees by it that the loop is held up for good
startHeartbeat("web");

/** The built site, with its files beside it. */
const built = path.resolve(process.argv[2] ?? "build/server/index.js");

installGlobals({ nativeFetch: true });
// why at run time: the site is built on its own, and its names change with each build
const build = (await import(pathToFileURL(built).href)) as ServerBuild;
const { findBuild, manifests } = groupRoutes(build);
const files = path.resolve(built, "../../client");
const { readerPages, parseCookieConsent } = build.entry.module as unknown as typeof import("./entry.server");
const pages = createVisitorPages({ paths: listVisitorPaths(build), parseConsent: parseCookieConsent });
const inlineStyle = createInlineStyle(files);

const answers = new Map<ServerBuild, AnswerRequest>();
/** Remix for the routes that may answer a path. */
function findAnswer(path: string): AnswerRequest {
  const group = findBuild(path);
  const answer =
    answers.get(group) ??
    createAnswer(group, (request) => ({
      keepPage: pages.findKeeper(request),
      keepReaderPage: readerPages.findKeeper(request),
      inlineStyle: isFromElsewhere(request) ? inlineStyle : undefined,
    }));
  answers.set(group, answer);
  return answer;
}

/** The files of the site that are text, which is UTF-8 and says so: pictures among them. */
const textTypes = new Map([
  [".css", "text/css"],
  [".js", "text/javascript"],
  [".svg", "image/svg+xml"],
  [".vtt", "text/vtt"],
]);

const serveFile = sirv(files, {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, name) => {
    // why: of the others a new build may bring another content under the same name
    const lasts = name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    response.setHeader("Cache-Control", lasts);
    const type = textTypes.get(path.extname(name));
    if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
  },
});
// why: it is written for Express, and asks nothing of it
const compress = compression() as unknown as typeof serveFile;

const server = createServer(
  answerInTurn((request, response) => {
    if (!namesHost(request)) {
      response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" });
      response.end("The request names no host that could be this site's.");
      return;
    }
    if (pages.answer(request, response) || readerPages.answer(request, response)) return;
    // why a list of the files that is read once: a page asked the disk twice whether it was a file
    serveFile(request, response, () => compress(request, response, () => answer(request, response)));
  }),
);

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const manifest = manifests.get(path);
  if (manifest !== undefined && (request.method === "GET" || request.method === "HEAD")) {
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.setHeader("Content-Type", "text/javascript; charset=utf-8");
    response.end(request.method === "HEAD" ? undefined : manifest);
    return;
  }
  findAnswer(path)(request, response).catch(() => {
    if (response.headersSent) response.destroy();
    else
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Something went wrong on our side.");
  });
}

// why over two minutes, for which Caddy keeps a connection (nginx one): whoever ends it first must not be us, amid a request that is on its way
server.keepAliveTimeout = 125_000;

const port = Number(process.env.PORT ?? 3000);
const { HOST: host } = process.env;
if (host) server.listen(port, host);
else server.listen(port);
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    // why not to the end of all that waits: the framework's own time limit runs for five seconds behind each page
    server.close(() => process.exit(0));
    // why: a connection that was busy at this moment would stay open behind its answer for as long as a proxy keeps it
    server.keepAliveTimeout = 1;
    setInterval(() => server.closeIdleConnections(), 100).unref();
  });
