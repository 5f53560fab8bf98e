import { z } from "zod";
import { type DescribedCalls, doneAnswer } from "~/platform/http/described-call";
import { emailKeySchema, testEmailCallSchema } from "./email-key.schema";
import { imageKeySchema } from "./image-key.schema";

const emailStatus = z
  .object({
    configured: z.boolean().describe("Whether e-mail is sent, and not only kept."),
    status: z.enum(["active", "inactive"]).describe("Inactive also while what was last tried could not be sent."),
  })
  .meta({ id: "EmailStatus" });

/** The calls about what the site is set to. */
export const settingsCalls = {
  emailStatus: {
    name: "readEmailStatus",
    method: "GET",
    path: "/api/emails/status",
    summary: "How e-mail is sent",
    isAdminOnly: true,
    answer: { status: 200, meaning: "As of now.", body: emailStatus },
  },
  saveEmailKey: {
    name: "saveEmailKey",
    method: "POST",
    path: "/api/emails/save-key",
    summary: "Store the key of the e-mail provider, Resend",
    isAdminOnly: true,
    body: emailKeySchema,
    example: { apiKey: "re_123456789" },
    answer: { status: 200, meaning: "Stored, sealed. The next e-mail goes by it.", body: doneAnswer },
  },
  sendTestEmail: {
    name: "sendTestEmail",
    method: "POST",
    path: "/api/emails/send-test",
    summary: "Send a test e-mail with sample figures",
    isAdminOnly: true,
    body: testEmailCallSchema,
    example: { emailType: "welcome", testData: { email: "ada@example.com", firstName: "Ada" } },
    answer: { status: 200, meaning: "It was taken by whoever passes it on.", body: doneAnswer },
    refusals: { 400: "Email Not Configured, or it was not taken.", 429: "Too many test e-mails." },
  },
  setImageKey: {
    name: "setImageKey",
    method: "POST",
    path: "/api/admin/set-image-key",
    summary: "Store a key for the making of images",
    details: "Whose key it is shows at its beginning: OpenAI's, Google's or fal's.",
    isAdminOnly: true,
    body: imageKeySchema,
    example: { imageGenerationKey: "0a1b2c3d-4e5f:0123456789abcdef" },
    answer: { status: 200, meaning: "Stored, sealed. The next spark uses it.", body: doneAnswer },
  },
} as const satisfies DescribedCalls;
