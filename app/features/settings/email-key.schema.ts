import { z } from "zod";

/** What every key of Resend begins with. */
const prefix = "re_";

/** Resend's key, as an administrator pastes it. */
export const emailKeySchema = z.object({
  apiKey: z
    .string({ error: "Please enter your Resend API key." })
    .trim()
    .min(1, { error: "Please enter your Resend API key.", abort: true })
    .max(500, "This is too long for a key")
    .refine(
      (key) => key.startsWith(prefix) && /^[\x21-\x7e]+$/.test(key),
      `Invalid API key. Resend keys start with ${prefix}`,
    ),
});

/** What e-mails come from: an address, or a name with an address in <>. */
export const emailSenderSchema = z.object({
  from: z
    .string()
    .trim()
    .max(200, "Must be 200 characters or fewer")
    .regex(
      /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      "Enter an address, or a name with an address in <>",
    )
    .optional(),
});

export const testEmailTypes = ["welcome", "sparkComplete", "subscriptionWelcome", "usageWarning"] as const;
export type TestEmailType = (typeof testEmailTypes)[number];

const email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .max(254, "Please enter a valid email address")
  .check(z.email({ error: "Please enter a valid email address" }));
const firstName = z.string().trim().max(100, "Must be 100 characters or fewer").default("");
const emailType = z.enum(testEmailTypes, { error: "Please select a type" });

/** A test e-mail as the call takes it, and as the page's form does. */
export const testEmailCallSchema = z.object({ emailType, testData: z.object({ email, firstName }) });
export const testEmailSchema = z.object({ emailType, email, firstName });
