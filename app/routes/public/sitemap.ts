import { listPublicAddresses } from "~/features/blog/list-public-addresses.server";
import { config } from "~/platform/config/config.server";

/** The pages that search engines should know. */
const publicPages = [
  "/",
  "/pricing",
  "/about",
  "/blog",
  "/contact",
  "/documentation",
  "/privacy",
  "/terms",
  "/refunds",
];

export function loader() {
  const pages = publicPages.map((path) => `  <url><loc>${config.origin}${path}</loc></url>`);
  const posts = listPublicAddresses().map(
    ({ path, changed }) => `  <url><loc>${config.origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
  );
  const entries = [...pages, ...posts];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
