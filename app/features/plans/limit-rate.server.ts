import { takeAttempts } from "~/platform/http/rate-limit.server";
import { getSiteSettings, usualSiteSettings } from "~/platform/settings/site-settings.server";
import type { PlanName } from "./plans";

const hour = 60 * 60;

/** What a free account may do in an hour: far more than a person does, and little enough for a small machine. */
export const hourlyLimits = {
  /** Unless an administrator set another. */
  sparks: { limit: usualSiteSettings.hourlySparks, what: "That is a lot of sparks for one hour" },
  checks: { limit: 60, what: "That is a lot of briefs to check in one hour" },
  projects: { limit: 60, what: "That is a lot of new projects for one hour" },
  uploads: { limit: 60, what: "That is a lot of pictures for one hour" },
  analyses: { limit: 60, what: "That is a lot of texts to analyse in one hour" },
  recommendations: { limit: 120, what: "That is a lot of recommendations for one hour" },
  reviewLinks: { limit: 60, what: "That is a lot of links for one hour" },
  modelProposals: { limit: 20, what: "That is a lot of recommendations by a model for one hour" },
  orders: { limit: 60, what: "That is a lot of orders for one hour" },
  edits: { limit: 300, what: "That is a lot of edits for one hour" },
  rewrites: { limit: 120, what: "That is a lot of rewriting for one hour" },
} as const;

/** A paid plan may do so many times as much. */
const shares: Record<PlanName, number> = { free: 1, launch: 2, amplify: 5, scale: 10 };

/** How often an hour an account of this plan may do it. */
export function getHourlyLimit(plan: PlanName, act: keyof typeof hourlyLimits): number {
  const limit = act === "sparks" ? getSiteSettings().hourlySparks : hourlyLimits[act].limit;
  return limit * shares[plan];
}

/**
 * Counts one act of an account, before the work for it begins. Inside of a transaction it counts only when that is kept.
 * @throws TooManyRequests when the account has done as much in the last hour as its plan allows.
 */
export function limitRate(user: { id: number; plan: PlanName }, act: keyof typeof hourlyLimits): void {
  const limit = { key: `${act}:${user.id}`, limit: getHourlyLimit(user.plan, act), windowSeconds: hour };
  takeAttempts([limit], hourlyLimits[act].what);
}
