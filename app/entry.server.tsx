import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { answerWithoutDatabase, retryWhileLocked } from "~/platform/http/answer-without-database.server";
import { watchEveryRequest } from "~/platform/http/every-request.server";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import { markRejectedPage } from "~/platform/http/rejected-page-title.server";
import { hideSecret } from "~/platform/http/secret-address";
import { log } from "~/platform/log/log.server";
import { NonceContext } from "~/ui/nonce";

watchEveryRequest();
answerWithoutDatabase();

/** Renders a page whole before its first byte: a page without scripts never shows a half-made state. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { nonce } = addPageHeaders(request, headers);
  // why here: a page that shows an error loses the headers of what was thrown.
  if (status === 503) headers.set("Retry-After", retryWhileLocked);
  return new Promise<Response>((resolve, reject) => {
    let renderStatus = status;
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={markRejectedPage(context)} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          // why in one piece: each piece of a stream is compressed for itself, and a page took twice the bytes.
          text(body).then((html) => resolve(new Response(html, { headers, status: renderStatus })), reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          renderStatus = 500;
          log.error({ err: error, path: hideSecret(new URL(request.url).pathname) }, "rendering failed");
        },
      },
    );
  });
}

/** Every error that no page foresaw. The visitor gets a page without its text. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // why: a visitor who left, and a method or an address that does not exist, are no faults of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, method: request.method, path: hideSecret(new URL(request.url).pathname) }, "request failed");
}
