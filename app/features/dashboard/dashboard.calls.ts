import { z } from "zod";
import type { DescribedCalls } from "~/platform/http/described-call";

const userStats = z
  .object({
    sparksRemaining: z.int(),
    sparksTotal: z.int().describe("What is left and what was used since the month began."),
    thisMonthUsage: z.int().describe("Sparks; what is held counts as used."),
    subscriptionPlan: z.string().describe("Free, Launch, Amplify or Scale."),
    subscriptionStatus: z.enum(["active", "cancelled", "past_due", "inactive"]),
    nextBillingDate: z.iso.datetime().nullable().describe("Null where nothing is to be charged."),
    monthlySparkCost: z.number().describe("US dollars a month of the plan; of a year's price a twelfth."),
    totalProjects: z.int(),
    totalSparks: z.int().describe("How many were ever created."),
  })
  .meta({ id: "UserStats" });

export type UserStats = z.output<typeof userStats>;

/** The call about what somebody has and has used. */
export const dashboardCalls = {
  stats: {
    name: "readUserStats",
    method: "GET",
    path: "/api/user/stats",
    summary: "Your sparks, your plan and what you made",
    answer: { status: 200, meaning: "As of now.", body: userStats },
  },
} as const satisfies DescribedCalls;
