import { eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { sparks } from "#db/schema";
import type { CampaignBrief } from "~/engine/engine";
import { type Claim, hasClaim } from "./claim-spark.server";

/** Keeps the thinking behind a campaign for its results page, unless the claim is lost. Says whether it was kept. */
export function recordPlan(claim: Claim, plan: CampaignBrief): boolean {
  return inTransaction((tx) => {
    if (!hasClaim(tx, claim)) return false;
    tx.update(sparks).set({ plan }).where(eq(sparks.id, claim.spark.id)).run();
    return true;
  });
}
