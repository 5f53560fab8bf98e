import { createCallError } from "./call.server";

/** How many entries of a list one call answers. */
export const entriesPerCall = 100;

/** The part of a list that a call answers, and the `Link` header (RFC 8288) that leads to the others. */
export interface CallPage {
  limit: number;
  offset: number;
  headers: Record<string, string>;
}

/**
 * What a call asks for with `?page=`, from 1; without it the first page. Beyond the end the page is empty.
 * @throws a 400 for what is no page's number.
 */
export function readCallPage(request: Request, total: number, limit = entriesPerCall): CallPage {
  const url = new URL(request.url);
  const asked = url.searchParams.get("page") ?? "1";
  const page = Number(asked);
  if (!/^[1-9]\d{0,8}$/.test(asked)) {
    const message = "A page is a whole number from 1.";
    throw createCallError(400, message, { errors: { page: [message] } });
  }
  const last = Math.max(1, Math.ceil(total / limit));
  const links = [
    page > 1 && link(url, "first", 1),
    page > 1 && link(url, "prev", Math.min(page - 1, last)),
    page < last && link(url, "next", page + 1),
    page < last && link(url, "last", last),
  ].filter((entry) => entry !== false);
  return { limit, offset: (page - 1) * limit, headers: links.length > 0 ? { Link: links.join(", ") } : {} };
}

function link(url: URL, relation: string, page: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.set("page", String(page));
  return `<${url.pathname}?${query}>; rel="${relation}"`;
}
