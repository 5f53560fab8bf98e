import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeRss } from "~/features/blog/write-rss.server";
import { isUnchanged } from "~/platform/http/is-unchanged";

/** The blog for feed readers, which ask often: what they have already is not sent again. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { xml, etag, modified } = await writeRss();
  const headers = new Headers({ ETag: etag, "Cache-Control": "public, max-age=300" });
  if (modified) headers.set("Last-Modified", modified.toUTCString());
  if (isUnchanged(request, etag, modified)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/rss+xml; charset=utf-8");
  return new Response(xml, { headers });
}
