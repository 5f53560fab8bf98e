import { z } from "zod";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalText } from "~/platform/text/text-field";
import { blogPostSchema } from "./blog-post.schema";

/** What the buttons of the form do. */
export const postIntents = ["save", "preview", "upload", "write"] as const;
export type PostIntent = (typeof postIntents)[number];

export const readIntent = (sent: unknown): PostIntent => postIntents.find((intent) => intent === sent) ?? "save";

/** Characters of an idea for a post, as of a spark. */
const longestIdea = 2_000;

/** The form of a post: beside the post itself the button that was pressed, a picture, an idea, and what the form was opened on. */
export const postFormSchema = blogPostSchema.extend({
  intent: z.string().optional(),
  image: z.file().optional(),
  idea: createOptionalText(longestIdea),
  revision: z.coerce.number().int().nullish().catch(null),
});

/** Of the post's own controls and of the idea's. The picture is looked at when it is there. */
export const postFormConstraints = getHtmlConstraints(postFormSchema.omit({ intent: true, revision: true }));
export type PostFormConstraints = typeof postFormConstraints;
