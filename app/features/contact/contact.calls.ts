import { type DescribedCalls, doneAnswer } from "~/platform/http/described-call";
import { contactSchema } from "./contact.schema";

/** The call to support. */
export const contactCalls = {
  send: {
    name: "sendMessage",
    method: "POST",
    path: "/api/contact",
    summary: "Write to support",
    isOpen: true,
    body: contactSchema,
    example: {
      name: "Ada Lovelace",
      email: "ada@example.com",
      subject: "A question about my plan",
      category: "billing",
      priority: "medium",
      message: "When does my allowance begin anew?",
    },
    answer: { status: 200, meaning: "The message is kept for support.", body: doneAnswer },
    refusals: { 429: "Too many messages from one network." },
  },
} as const satisfies DescribedCalls;
