import type { BlogPost } from "./blog-post";
import { defaultAuthor } from "./blog-post-defaults";

/** The controls that make up a post, by their names, in the order of the form. */
export const labels = {
  title: "Title",
  content: "Content",
  excerpt: "Excerpt",
  metaDescription: "Meta description",
  author: "Author",
  slug: "Address",
  imageUrl: "Image URL",
  imageAlt: "What the image shows",
  publishAt: "Show from (UTC)",
} as const;

/** The form's texts; "on" for a box that is ticked. */
export type PostValues = Partial<Record<keyof typeof labels | "idea" | "published" | "revision", string>>;

/** What a form for a new post begins with. */
export const newPost: PostValues = { author: defaultAuthor };

/** A post as its form shows it. */
export function fillInPost(post: BlogPost): PostValues {
  const { title, content, author, slug, published, publishAt, revision } = post;
  return {
    ...{ title, content, author, slug },
    excerpt: post.excerpt ?? "",
    metaDescription: post.metaDescription ?? "",
    imageUrl: post.imageUrl ?? "",
    imageAlt: post.imageAlt ?? "",
    publishAt: publishAt?.toISOString().slice(0, 16) ?? "",
    published: published ? "on" : "",
    revision: String(revision),
  };
}
