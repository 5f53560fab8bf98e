import { z } from "zod";
import { getOwnPath } from "~/platform/http/own-path";
import { explainTooLong, normalizeLineEnds } from "~/platform/text/text-field";
import { defaultAuthor } from "./blog-post-defaults";
import { createSlug, longestSlug } from "./slug";

/** Characters. The first four, and their messages: the specification, section 5; what else is too long is our own limit. */
export const blogLimits = {
  title: 200,
  contentLeast: 50,
  excerpt: 300,
  metaDescription: 160,
  content: 100_000,
  author: 100,
  imageAlt: 200,
  imageUrl: 2_000,
} as const;

const text = (message: string) => z.string({ error: message }).overwrite(normalizeLineEnds).trim();
/** On one line, whatever was pasted. */
const line = (message: string) => text(message).overwrite((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ").trim());
const optional = <Schema extends z.ZodType<string | null | undefined>>(schema: Schema) =>
  schema.transform((typed) => typed || null);

const invalidAddress = "Must be a valid URL";

/** An address of the web, or a path of this site. */
const isPictureAddress = (typed: string) =>
  typed === "" ||
  (/^https?:\/\/[^\s/]/i.test(typed) && URL.canParse(typed)) ||
  (typed.startsWith("/") && getOwnPath(typed, "") === typed);

const contentMessage = `Content must be at least ${blogLimits.contentLeast} characters`;
const authorMessage = "Author is required";
const invalidMoment = "Must be a date and a time, such as 2026-03-31T09:00";

const author = line(authorMessage).min(1, authorMessage).max(blogLimits.author, explainTooLong(blogLimits.author));

const fields = {
  title: line("Title is required")
    .min(1, "Title is required")
    .max(blogLimits.title, "Title must be less than 200 characters"),
  content: text(contentMessage)
    .min(blogLimits.contentLeast, contentMessage)
    .max(blogLimits.content, explainTooLong(blogLimits.content)),
  excerpt: optional(line("Must be text").max(blogLimits.excerpt, "Excerpt must be less than 300 characters").nullish()),
  metaDescription: optional(
    line("Must be text").max(blogLimits.metaDescription, "Meta description must be less than 160 characters").nullish(),
  ),
  imageUrl: optional(
    text(invalidAddress).max(blogLimits.imageUrl, invalidAddress).refine(isPictureAddress, invalidAddress).nullish(),
  ),
  imageAlt: optional(line("Must be text").max(blogLimits.imageAlt, explainTooLong(blogLimits.imageAlt)).nullish()),
};

const toSlug = (typed: string | null | undefined) => (typed ? createSlug(typed) : null);

/** A moment as a form's control sends it, without a zone: read as UTC. */
const moment = z
  .string()
  .trim()
  .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?$/, invalidMoment)
  .transform((typed, context) => {
    const at = new Date(`${typed.replace(" ", "T").replace(/Z$/, "")}Z`);
    if (Number.isNaN(at.getTime())) context.addIssue({ code: "custom", message: invalidMoment });
    return at;
  });

/** A post as the form sends it. */
export const blogPostSchema = z.object({
  ...fields,
  author,
  slug: line("Must be text").max(longestSlug, explainTooLong(longestSlug)).nullish().transform(toSlug),
  published: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
  publishAt: moment.nullish().transform((at) => at ?? null),
});

/** A post as the call sends it. */
export const blogPostCallSchema = z.object({
  ...fields,
  author: author.default(defaultAuthor),
  slug: line("Must be text")
    .max(blogLimits.title, explainTooLong(blogLimits.title))
    .nullish()
    .transform(toSlug)
    .describe(
      "Made an address; without one, and where it is the title's, it follows the title until the post is public.",
    ),
  published: z.boolean().default(false),
  publishAt: z.iso
    .datetime({ offset: true, error: "Must be a moment as ISO 8601 has it, with its zone" })
    .transform((at) => new Date(at))
    .nullish()
    .transform((at) => at ?? null)
    .describe("From when a published post is public; without one, at once."),
});

export type BlogPostInput = z.output<typeof blogPostSchema>;
