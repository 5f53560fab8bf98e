/** Leads through a long list, a page at a time, the newest first. Nothing while one page shows it all. */
export function Pager({ page, pages, label }: { page: number; pages: number; label: string }) {
  if (pages < 2) return null;
  return (
    <nav className="cluster" aria-label={label}>
      {page > 1 ? (
        <a className="button button-quiet" href={`?page=${page - 1}`} rel="prev">
          Newer
        </a>
      ) : null}
      <span>
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
      </span>
      {page < pages ? (
        <a className="button button-quiet" href={`?page=${page + 1}`} rel="next">
          Older
        </a>
      ) : null}
    </nav>
  );
}
