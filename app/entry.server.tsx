import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { createReaderPages } from "~/platform/auth/reader-pages.server";
import { parseCookieConsent } from "~/platform/consent/cookie-consent.server";
import { answerWithoutDatabase, retryWhileLocked } from "~/platform/http/answer-without-database.server";
import { watchEveryRequest } from "~/platform/http/every-request.server";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import { markRejectedPage } from "~/platform/http/rejected-page-title.server";
import { hideSecret } from "~/platform/http/secret-address";
import { log } from "~/platform/log/log.server";
import { NonceContext } from "~/ui/nonce";
import { separateWords } from "~/ui/separate-words";

watchEveryRequest();
answerWithoutDatabase();

/** For the server before Remix: pages of people who are signed in, which it answers with while nothing of theirs changes. */
export const readerPages = createReaderPages();
/** For the same: the answer about cookies, which a visitor's page follows. */
export { parseCookieConsent };

/**
 * Renders a page whole before its first byte: a page without scripts never shows a half-made state. One that hands nothing to React in the
 * browser is rendered as a string, without the work of a stream; the others need the stream for their data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { inlineStyle, keepPage, keepReaderPage, sendPage }: AppLoadContext,
): Promise<Response> {
  const isHydrated = hasHandle(context, "hydrate");
  const { nonce } = addPageHeaders(request, headers, { isHydrated });
  // why here: a page that shows an error loses the headers of what was thrown.
  if (status === 503) headers.set("Retry-After", retryWhileLocked);
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer
        context={markRejectedPage(isHydrated ? context : { ...context, serverHandoffStream: undefined })}
        url={request.url}
        nonce={nonce}
      />
    </NonceContext.Provider>
  );
  if (isHydrated) return renderForBrowser(page, { request, status, headers, nonce });
  const rendered = separateWords(`<!DOCTYPE html>${renderToString(page)}`);
  const mayBeKept = status === 200 && !nonce && !headers.has("Set-Cookie");
  const isForAll = mayBeKept && keepPage !== undefined && hasHandle(context, "isSameForVisitors");
  const isForReader = mayBeKept && keepReaderPage !== undefined && isKeptForReader(context);
  const html = inlineStyle ? await inlineStyle(rendered, headers, { isKept: isForAll }) : rendered;
  const keep = isForAll ? keepPage : isForReader ? keepReaderPage : undefined;
  // why bytes: the framework reads a string once more, letter by letter
  const bytes = Buffer.from(html);
  const sent = keep?.(bytes, headers) ?? bytes;
  sendPage?.(sent);
  return new Response(sendPage ? null : sent, { headers, status });
}

/** @param answer.nonce Names the scripts within the page. */
function renderForBrowser(
  page: ReactElement,
  answer: { request: Request; status: number; headers: Headers; nonce: string | undefined },
): Promise<Response> {
  const { request, headers, nonce } = answer;
  return new Promise<Response>((resolve, reject) => {
    let { status } = answer;
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      onAllReady() {
        const body = new PassThrough();
        // why in one piece: each piece of a stream is compressed for itself, and a page took twice the bytes.
        text(body).then((html) => resolve(new Response(html, { headers, status })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        status = 500;
        log.error({ err: error, path: hideSecret(new URL(request.url).pathname) }, "rendering failed");
      },
    });
  });
}

/** Whether the page that is shown, or the frame around it, says this of itself. */
const hasHandle = ({ staticHandlerContext: { matches }, routeModules }: EntryContext, name: string): boolean =>
  matches.some(({ route }) => Boolean((routeModules[route.id]?.handle as Record<string, unknown> | undefined)?.[name]));

/** Whether the page says of itself, by its loader's data, that it stays as it is while nothing of its reader's changes. */
function isKeptForReader({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext): boolean {
  const id = matches.at(-1)?.route.id ?? "";
  const handle = routeModules[id]?.handle as { isKeptForReader?: (data: unknown) => boolean } | undefined;
  return handle?.isKeptForReader?.(loaderData[id]) ?? false;
}

/** Every error that no page foresaw. The visitor gets a page without its text. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // why: a visitor who left, and a method or an address that does not exist, are no faults of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, method: request.method, path: hideSecret(new URL(request.url).pathname) }, "request failed");
}
