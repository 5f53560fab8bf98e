import { z } from "zod";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";
import { blogPostCallSchema } from "./blog-post.schema";

const optional = z.string().nullable();

/** A post as calls answer it. */
const blogPostAnswer = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string().describe("Its address under /blog/."),
    content: z.string().describe("Markdown."),
    excerpt: optional,
    metaDescription: optional,
    author: z.string(),
    imageUrl: optional,
    imageAlt: optional,
    published: z.boolean(),
    publishAt: z.iso.datetime().nullable().describe("From when it is public, if it is published."),
    revision: z.int().describe("Counts its changes."),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "BlogPost" });

export type BlogPostAnswer = z.output<typeof blogPostAnswer>;

const example = {
  title: "Clients approve a campaign by a link",
  content: "A finished campaign can be shared at a secret address, where clients read it, comment and approve.",
  excerpt: "Share a campaign, and have it approved.",
  author: "Admin",
  published: true,
};
const post = { status: 200, meaning: "The post.", body: blogPostAnswer } as const;
const picture =
  "The picture is an absolute address or a path of this site; one that /api/upload/image answered is made public with the post.";
const badPicture = "The body is not valid, its text cannot be laid out, or the picture is not there.";

/** The administrators' calls about the blog. */
export const blogCalls = {
  list: {
    name: "listBlogPosts",
    method: "GET",
    path: "/api/admin/blogs",
    summary: "The posts of the blog, drafts too, the newest first",
    isAdminOnly: true,
    query: z.object({
      before: z.int().positive().optional().describe("Answers what is older than the post of this id."),
    }),
    answer: {
      status: 200,
      meaning: "At most a hundred of them.",
      body: z.array(blogPostAnswer),
      headers: { Link: "The next page, where there is one (RFC 8288)." },
    },
    refusals: { 400: "`before` is no id." },
  },
  create: {
    name: "createBlogPost",
    method: "POST",
    path: "/api/admin/blogs",
    summary: "Write a post",
    details: picture,
    isAdminOnly: true,
    body: blogPostCallSchema,
    example,
    answer: { ...post, status: 201 },
    refusals: { 400: badPicture },
  },
  change: {
    name: "changeBlogPost",
    method: "PUT",
    path: "/api/admin/blogs/{id}",
    summary: "Change a post",
    details: `Send all of it: what is left out becomes empty. ${picture}`,
    isAdminOnly: true,
    params: rowParams,
    body: blogPostCallSchema.extend({
      revision: z.int().optional().describe("The one that was read: with another one saved since, nothing is written."),
    }),
    example,
    answer: { ...post, meaning: "The post as it is now." },
    refusals: { 400: badPicture, 404: "There is no such post.", 409: "It was changed since `revision` was read." },
  },
  delete: {
    name: "deleteBlogPost",
    method: "DELETE",
    path: "/api/admin/blogs/{id}",
    summary: "Delete a post with its addresses",
    isAdminOnly: true,
    params: rowParams,
    answer: { status: 200, meaning: "It is gone.", body: doneAnswer },
    refusals: { 404: "There is no such post." },
  },
} as const satisfies DescribedCalls;
