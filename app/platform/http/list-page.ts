/** The part of a long list that one page shows. */
export interface ListPage {
  /** From 1. */
  page: number;
  pages: number;
  limit: number;
  offset: number;
}

/** What `?page=` asks for. What is missing, no number or beyond the end is the nearest page that there is. */
export function readListPage(request: Request, total: number, limit: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / limit));
  const asked = Number.parseInt(new URL(request.url).searchParams.get("page") ?? "", 10);
  const page = Math.min(pages, Math.max(1, Number.isNaN(asked) ? 1 : asked));
  return { page, pages, limit, offset: (page - 1) * limit };
}
