import type { PlanName } from "~/features/plans/plans";

/** What the ledger knows of a person. Every user is one. */
export interface SparkAccount {
  id: number;
  plan: PlanName;
  /** The anchor of the free plan's months. */
  createdAt: Date;
}
