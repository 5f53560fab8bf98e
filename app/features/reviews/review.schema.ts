import { z } from "zod";
import { contentTypes } from "~/engine/brief";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalText, createRequiredText } from "~/platform/text/text-field";

const fields = z.object({
  /** Which button was pressed. */
  intent: z.enum(["comment", "approved", "changes"], { error: "Choose what to send" }),
  name: createRequiredText("Enter your name", 80),
  /** The part that the comment is about; absent for the whole campaign. */
  about: z.enum(contentTypes, { error: "Choose a part of the campaign" }).optional(),
  comment: createOptionalText(2000),
});

/** What a client sends: a comment, or a decision with or without one. */
export const reviewSchema = fields.refine(({ intent, comment }) => intent !== "comment" || comment !== null, {
  path: ["comment"],
  message: "Write a comment",
});

export const reviewConstraints = getHtmlConstraints(fields.omit({ intent: true }));

export type ReviewInput = z.output<typeof reviewSchema>;

/** What the buttons beside a comment send. */
export const markSchema = z.object({ done: z.enum(["yes", "no"]) });
