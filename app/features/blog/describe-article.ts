import type { PostPage } from "./get-post-page.server";

/** A post as search engines read it (schema.org). */
export function describeArticle(
  post: Pick<PostPage, "title" | "slug" | "author" | "description" | "published" | "modified" | "picture" | "card">,
  origin: string,
) {
  const address = `${origin}/blog/${post.slug}`;
  const pictures = [post.picture?.src, post.card ?? "/og.png"].filter((src) => src !== undefined);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.description,
    image: pictures.map((src) => new URL(src, address).href),
    datePublished: post.published,
    dateModified: post.modified,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: "Sparkwright", url: origin },
    mainEntityOfPage: address,
  };
}
