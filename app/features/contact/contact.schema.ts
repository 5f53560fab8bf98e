import { z } from "zod";
import { contactCategories, contactPriorities } from "#db/schema/contact";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { explainTooLong, normalizeLineEnds } from "~/platform/text/text-field";

const text = (least: number, most: number, message: string) =>
  z.string({ error: message }).overwrite(normalizeLineEnds).trim().min(least, message).max(most, explainTooLong(most));

const line = (least: number, most: number, message: string) =>
  text(least, most, message).regex(/^\P{Cc}*$/u, "Please leave out line breaks and other control characters");

const invalidEmail = "Please enter a valid email address";

/** A message to support. Its lengths and messages: the specification, section 6; what is too long is our own limit. */
export const contactSchema = z.object({
  name: line(2, 100, "Name must be at least 2 characters"),
  // why 254: the longest address that a mail server takes (RFC 5321, 4.5.3.1.3).
  email: z
    .string({ error: invalidEmail })
    .trim()
    .max(254, invalidEmail)
    .check(z.email({ error: invalidEmail })),
  subject: line(5, 150, "Subject must be at least 5 characters"),
  category: z.enum(contactCategories, { error: "Please select a category" }),
  priority: z.enum(contactPriorities, { error: "Please select a priority" }).default("medium"),
  message: text(10, 5000, "Message must be at least 10 characters"),
});

export type ContactInput = z.output<typeof contactSchema>;

export const contactConstraints = getHtmlConstraints(contactSchema);

/** The form's own: what only programs fill in, and when the form was opened. */
export const contactFormSchema = contactSchema.extend({
  homepage: z.string().optional(),
  opened: z.string().max(200).optional(),
});
