import { config } from "~/platform/config/config.server";

/** What search engines may read: the public pages, of which the site map tells. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /demo",
    "Disallow: /emails/",
    "Disallow: /newsletter",
    "Disallow: /project/",
    "Disallow: /review/",
    "",
    `Sitemap: ${config.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
