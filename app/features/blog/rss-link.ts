/** Tells feed readers of a page where the blog's feed is. */
export const rssLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: "Sparkwright Blog",
  href: "/blog/rss.xml",
} as const;
