import { messageKinds } from "../message/message";
import { callFlags } from "./read-call";

/** The values that a line may name, as kinds.yaml writes them in braces. */
export const slotNames = [
  "name",
  "call",
  "call_low",
  "paper",
  "what",
  "the_what",
  "a_what",
  "offer",
  "day",
  "weekday",
  "last",
  "due",
  "first",
  "days",
  "day_count",
  "day_list",
  "month",
  "from",
  "to",
  "hours",
  "goal",
  "gift",
  "gifts",
  "ten_gifts",
  "hundred_gifts",
  "percent",
  "now",
  "was",
  "saved",
  "price",
  "percent_price",
  "count",
  "things",
  "free",
  "you",
  "problem",
  "point_low",
] as const;

/** What is known of an offer without a value. */
const offerFlags = ["two_for_one", "half_price"] as const;
export type OfferFlag = (typeof offerFlags)[number];

/** What a line may ask for beside its values: what is offered, whether people come together, what the call leads to, and the kind of message. */
export const flagNames: readonly string[] = [...offerFlags, "gathering", ...callFlags, ...messageKinds];
