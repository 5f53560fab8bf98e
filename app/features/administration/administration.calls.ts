import { z } from "zod";
import { pageAnswerHeaders, pageQuery } from "~/platform/http/call-page.server";
import { type DescribedCalls, doneAnswer } from "~/platform/http/described-call";
import { userActionCallSchema } from "./user-action.schema";

const siteStats = z
  .object({
    totalUsers: z.int(),
    activeSubscriptions: z.int().describe("Those that are paid for."),
    totalSparksUsed: z.int().describe("What was charged; what is held counts when it is."),
    totalRevenue: z.number().describe("US dollars that were paid and did not go back."),
  })
  .meta({ id: "SiteStats" });

const made = z.int();

const userRow = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    isBanned: z.boolean(),
    subscriptionPlan: z.enum(["free", "launch", "amplify", "scale"]),
    sparks: z.int().describe("What they have had: what is left and what was used."),
    sparksUsed: z.int().describe("What was charged or is held."),
    nextBillingDate: z.iso.datetime().nullable().describe("Null where nothing is to be charged."),
    paymentMethod: z.string().nullable().describe("Of the last payment."),
    contentStats: z.object({ blog: made, image: made, captions: made, video: made }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "UserRow" });

/** The calls of administrators. */
export const administrationCalls = {
  stats: {
    name: "readSiteStats",
    method: "GET",
    path: "/api/admin/stats",
    summary: "The figures of the whole site",
    isAdminOnly: true,
    answer: { status: 200, meaning: "As of now.", body: siteStats },
  },
  users: {
    name: "listUsers",
    method: "GET",
    path: "/api/admin/users",
    summary: "Every account, the newest first",
    isAdminOnly: true,
    query: pageQuery,
    answer: {
      status: 200,
      meaning: "A page of them.",
      body: z.array(userRow),
      headers: pageAnswerHeaders,
    },
  },
  act: {
    name: "actOnUser",
    method: "POST",
    path: "/api/admin/users/{userId}/action",
    summary: "Add or deduct sparks, make or remove an administrator, ban or unban",
    details:
      "A deduction stops at zero. A ban ends every session and access token at once, and what they pay for with its period or at once. Everything is written into the log of the administration.",
    isAdminOnly: true,
    params: z.object({ userId: z.int().positive() }),
    body: userActionCallSchema,
    example: { action: "add", amount: 500, reason: "Sorry for the wait" },
    answer: {
      status: 200,
      meaning: "It is done, or was so already.",
      body: doneAnswer.extend({
        sparks: z.int().describe("What was really moved; negative for a deduction."),
        subscription: z
          .enum(["ended", "ends-with-period", "asked-again"])
          .optional()
          .describe(
            "What became of the subscription of whoever was banned; a provider that does not end it is asked again.",
          ),
      }),
    },
    refusals: {
      403: "Not for you, or it would lock the administrators out: nobody bans themselves, and the last administrator stays one.",
      404: "There is no such account.",
    },
  },
} as const satisfies DescribedCalls;
