import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns";
import { siteMedia } from "./media";

/** The site's own articles. A post is public once it is published and its moment has come. */
export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    /** Its address under /blog. */
    slug: text("slug").notNull().unique(),
    /** Markdown. */
    content: text("content").notNull(),
    excerpt: text("excerpt"),
    metaDescription: text("meta_description"),
    author: text("author").notNull(),
    /** An absolute address, or a path of this site. */
    imageUrl: text("image_url"),
    /** What the picture shows, for whoever does not see it. */
    imageAlt: text("image_alt"),
    published: integer("published", { mode: "boolean" }).notNull().default(false),
    /** From when a published post is public, and its date; of a draft the moment that is planned, if any. */
    publishAt: instant("publish_at"),
    /** When it first was public, as far as a later change has seen it. From then on its address stays. */
    firstPublicAt: instant("first_public_at"),
    /** The picture of a shared link. */
    cardId: text("card_id").references(() => siteMedia.id, { onDelete: "set null" }),
    /** Counts the changes, so that an old form does not overwrite a newer one. */
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().default(sql`(cast(unixepoch('subsec') * 1000 as integer))`),
  },
  (table) => [
    index("blog_posts_card").on(table.cardId),
    index("blog_posts_public").on(table.publishAt, table.id).where(sql`${table.published} = 1`),
    check("blog_posts_moment", sql`${table.published} = 0 or ${table.publishAt} is not null`),
  ],
);

/** Addresses that posts had while they were public; they lead to the present one. */
export const blogRedirects = sqliteTable(
  "blog_redirects",
  {
    slug: text("slug").primaryKey(),
    postId: integer("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("blog_redirects_post").on(table.postId)],
);
