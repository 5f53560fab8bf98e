/** What the ledger knows of a person. Every user is one. */
export interface SparkAccount {
  id: number;
  plan: "free" | "launch" | "amplify" | "scale";
  /** The anchor of the free plan's months. */
  createdAt: Date;
}
