import { z } from "zod";
import type { DescribedCalls } from "~/platform/http/described-call";

const siteStats = z
  .object({
    totalUsers: z.int(),
    activeSubscriptions: z.int().describe("Those that are paid for."),
    totalSparksUsed: z.int().describe("What was charged; what is held counts when it is."),
    totalRevenue: z.number().describe("US dollars that were paid and did not go back."),
  })
  .meta({ id: "SiteStats" });

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
} as const satisfies DescribedCalls;
