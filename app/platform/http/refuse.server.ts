import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { isForeign } from "./every-request.server";

/** An answer to throw: JSON for a call, plain words for the error page of a document. */
export function createRefusal(request: Request, status: number, message: string, headers?: HeadersInit): Response {
  const isCall = /^\/(api|paypal)\//.test(new URL(request.url).pathname);
  return isCall ? Response.json({ message }, { status, headers }) : new Response(message, { status, headers });
}

/** @throws a 403 when the request would change something and a page of another site sent it. */
export function refuseForeign(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD" || !isForeign(request)) return;
  recordSecurityEvent("foreign-origin");
  throw createRefusal(
    request,
    403,
    "This request came from another site, so nothing was done. Open the page here and try again.",
  );
}

/** @throws a 405 that names the methods which are answered. */
export function requireMethod(request: Request, methods: readonly string[]): void {
  refuseForeign(request);
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (methods.includes(method)) return;
  throw createRefusal(request, 405, "This address does not answer that kind of request.", {
    Allow: methods.join(", "),
  });
}
