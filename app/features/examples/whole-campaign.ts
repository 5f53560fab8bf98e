import { sparkCost } from "../sparks/spark-costs";

/** Sparks for all four content types. */
export const wholeCampaign = sparkCost(["video", "image", "blog", "caption"]);
