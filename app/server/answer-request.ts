import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from "@remix-run/node";

/** Answers a request of Node's server. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Remix behind Node's own server: what `@remix-run/express` does, but that a rendered page goes out as the bytes that it is, and not through
 * the web streams of a `Response`, which took a tenth of a page's time.
 */
export function createAnswer(
  build: ServerBuild,
  getLoadContext: (request: IncomingMessage) => Pick<AppLoadContext, "keepPage" | "keepReaderPage" | "inlineStyle">,
): AnswerRequest {
  const handleRequest = createRequestHandler(build, "production");
  return async (incoming, outgoing) => {
    let page: Buffer | undefined;
    const context: AppLoadContext = {
      ...getLoadContext(incoming),
      sendPage: (rendered) => {
        page = rendered;
      },
    };
    const response = explainFailedCall(
      incoming.url ?? "/",
      await handleRequest(toRequest(incoming, outgoing), context),
    );
    writeHead(outgoing, response);
    if (response.body) await writeReadableStreamToWritable(response.body, outgoing);
    else outgoing.end(incoming.method === "HEAD" ? undefined : page);
  };
}

/** A call that fails by a fault of ours says so as JSON, as calls say everything; Remix answers in plain text. */
function explainFailedCall(url: string, response: Response): Response {
  const isPlain = response.headers.get("Content-Type")?.startsWith("text/plain");
  if (response.status !== 500 || !isPlain || !/^\/(?:api|paypal)\//.test(url)) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "private, no-store");
  const message = "Something went wrong on our side. Please try again in a moment.";
  return new Response(JSON.stringify({ message }), { status: 500, headers });
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = "GET", headers, url } = incoming;
  const aborted = new AbortController();
  // why: a loader that waits for something need not when nobody waits for its answer.
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) aborted.abort();
  });
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
    signal: aborted.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(incoming), duplex: "half" } : {}),
  });
}

function writeHead(outgoing: ServerResponse, { status, statusText, headers }: Response): void {
  outgoing.statusCode = status;
  if (statusText) outgoing.statusMessage = statusText;
  for (const [name, value] of headers)
    outgoing.appendHeader(name, name === "content-type" ? nameCharset(value) : value);
}

/** Text is UTF-8, and says so. */
function nameCharset(type: string): string {
  return /^(?:text\/|application\/json\b)/.test(type) && !/charset=/i.test(type) ? `${type}; charset=utf-8` : type;
}
