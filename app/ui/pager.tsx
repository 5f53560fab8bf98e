/** Leads through a long list, a page at a time. Nothing while one page shows it all. */
export function Pager({
  page,
  pages,
  label,
  keep = "",
  anchor = "",
  words = { back: "Newer", on: "Older" },
}: {
  page: number;
  pages: number;
  label: string;
  /** The rest of the address's query, which every page of the list has. */
  keep?: string;
  /** The id of the list's place on its page, where it is not at the top. */
  anchor?: string;
  /** What the two links say; as it stands, of a list whose newest comes first. */
  words?: { back: string; on: string };
}) {
  if (pages < 2) return null;
  const getHref = (to: number) => `?${keep ? `${keep}&` : ""}page=${to}${anchor ? `#${anchor}` : ""}`;
  return (
    <nav className="cluster" aria-label={label}>
      {page > 1 ? (
        <a className="button button-quiet" href={getHref(page - 1)} rel="prev">
          {words.back}
        </a>
      ) : null}
      <span>
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
      </span>
      {page < pages ? (
        <a className="button button-quiet" href={getHref(page + 1)} rel="next">
          {words.on}
        </a>
      ) : null}
    </nav>
  );
}
