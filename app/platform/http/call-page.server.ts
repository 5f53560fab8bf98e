import { z } from "zod";
import { createCallError } from "./call.server";

/** How many entries of a list one call answers. */
export const entriesPerCall = 100;

const page = z.int().min(1).max(999_999_999);

/** What a list's call takes in its query. */
export const pageQuery = z.object({ page: page.default(1).describe("From 1; beyond the end it is empty.") });

/** The header of its answer, by name. */
export const pageAnswerHeaders = { Link: "The first, previous, next and last page (RFC 8288)." };

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
  const read = page.safeParse(/^\d+$/.test(asked) ? Number(asked) : Number.NaN);
  if (!read.success) {
    const message = "A page is a whole number from 1.";
    throw createCallError(400, message, { errors: { page: [message] } });
  }
  const shown = read.data;
  const last = Math.max(1, Math.ceil(total / limit));
  const links = [
    shown > 1 && link(url, "first", 1),
    shown > 1 && link(url, "prev", Math.min(shown - 1, last)),
    shown < last && link(url, "next", shown + 1),
    shown < last && link(url, "last", last),
  ].filter((entry) => entry !== false);
  return { limit, offset: (shown - 1) * limit, headers: links.length > 0 ? { Link: links.join(", ") } : {} };
}

function link(url: URL, relation: string, page: number): string {
  const query = new URLSearchParams(url.searchParams);
  query.set("page", String(page));
  return `<${url.pathname}?${query}>; rel="${relation}"`;
}
