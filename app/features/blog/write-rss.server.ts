import { createHash } from "node:crypto";
import { config } from "~/platform/config/config.server";
import { escapeHtml } from "~/platform/text/escape-html";
import type { BlogPost } from "./blog-post";
import { findPublicPosts } from "./blog-post.queries.server";
import { describePost, renderPost } from "./render-post.server";

/** Posts of the feed, the newest first. */
const feedLength = 20;
const longestSummary = 300;

export interface Feed {
  xml: string;
  etag: string;
  /** When the newest change became public; null for an empty feed. */
  modified: Date | null;
}

/** The public posts as RSS 2.0, with their whole text. */
export async function writeRss(now = new Date()): Promise<Feed> {
  const posts = findPublicPosts({ limit: feedLength }, now);
  const moments = posts.map(({ publishAt, updatedAt }) => Math.max(publishAt?.getTime() ?? 0, updatedAt.getTime()));
  const modified = moments.length > 0 ? new Date(Math.min(Math.max(...moments), now.getTime())) : null;
  const { origin } = config;
  const items = await Promise.all(posts.map((post) => writeItem(post, origin)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Sparkwright Blog</title>
<link>${origin}/blog</link>
<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>News and guides from the people behind Sparkwright.</description>
<language>en</language>
${modified ? `<lastBuildDate>${modified.toUTCString()}</lastBuildDate>\n` : ""}${items.join("")}</channel>
</rss>
`;
  return { xml, etag: `"${createHash("sha256").update(xml).digest("base64url").slice(0, 27)}"`, modified };
}

async function writeItem(post: BlogPost, origin: string): Promise<string> {
  const address = `${origin}/blog/${post.slug}`;
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="false">${new URL(origin).host}/blog/${post.id}</guid>
<pubDate>${post.publishAt?.toUTCString() ?? ""}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<description>${escapeXml(describePost({ content: post.content, excerpt: post.excerpt }, longestSummary))}</description>
<content:encoded>${escapeXml(await renderPost(post.content))}</content:encoded>
</item>
`;
}

/** XML knows no other control characters than tab and the ends of lines, and no half of a pair. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
