import type { IncomingMessage } from "node:http";

/** Whether a browser opens the site anew, so that none of its files are at hand. Old browsers say only which page they come from. No program does. */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const from = headers["sec-fetch-site"];
  if (!headers.accept?.includes("text/html")) return false;
  if (from !== undefined) return from !== "same-origin";
  const { referer = "", host } = headers;
  return !(URL.canParse(referer) && new URL(referer).host === host);
}
