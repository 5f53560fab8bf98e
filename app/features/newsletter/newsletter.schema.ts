import { z } from "zod";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";

const invalidEmail = "Please enter a valid email address";

/** An address for the newsletter, in lower case as an account's is. */
const newsletterSchema = z.object({
  // why 254: the longest address that a mail server takes (RFC 5321, 4.5.3.1.3).
  email: z
    .string({ error: invalidEmail })
    .trim()
    .toLowerCase()
    .max(254, invalidEmail)
    .check(z.email({ error: invalidEmail })),
});

export const newsletterConstraints = getHtmlConstraints(newsletterSchema);

/** The form's own: what only programs fill in, and when the page with the form was opened. */
export const newsletterFormSchema = newsletterSchema.extend({
  homepage: z.string().optional(),
  opened: z.string().max(200).optional(),
});

/** What the buttons behind the links of its e-mails send. E-mail programs send the one word that RFC 8058 has for it. */
export const newsletterLinkSchema = z.object({ "List-Unsubscribe": z.string().optional() });
