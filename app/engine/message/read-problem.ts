import { removeEndMark } from "../english/grammar";
import type { Problem } from "./message";

/** Words of trouble that only a business has: empty hours, missing customers. */
const owners =
  /^my (?:\S{1,20} )?(?:batches|shop|stall|studio|business|customers|clients)\b|^(?:nobody|no one|hardly anyone|few people|not enough people) (?:comes?|books?|buys?|visits?|orders?|finds? us)\b|\b(?:quiet|empty tables|no-shows?|low sales|slow (?:days?|months?|season)|footfall|churn|leads|conversions?|brand awareness|nobody knows (?:us|about us)|(?:not enough|too few|few(?:er)?|no|losing) (?:\p{L}{3,12} ){0,2}(?:customers|clients|bookings|members|students|orders|enquiries|walk-ins|footfall)|our (?:sales|bookings|numbers|customers))\b/iu;

/** What bothers the readers, as the owner put it. An owner's own trouble is marked: it is never told to the reader. */
export function readProblem(raw: string | null): Problem | null {
  const text = removeEndMark((raw ?? "").replace(/\s+/g, " "));
  if (!text) return null;
  // why: "My son freezes in every test" is what a reader says, and no one else's son
  const isTheirs = /^(?:my|i)\s/i.test(text) && !/[“”"]/.test(text);
  return { text: isTheirs ? `“${text}.”` : text, whose: owners.test(text) ? "owner" : "reader" };
}
