import { holdsSum } from "../english/money";

/** What a line tells, as a reader would ask for it: terms are what to know first, trust is who says so. */
export const lineTopics = ["price", "when", "where", "terms", "trust", "feature"] as const;
export type LineTopic = (typeof lineTopics)[number];

/** The first that holds tells; what none knows tells what a thing is like. */
const topics: readonly [LineTopic, RegExp][] = [
  [
    "terms",
    /^(?:no|not|never|do not|don['’]t) (?!.{0,30}(?:\bneeded\b|\brequired\b|\bextra\b|contract|fee|charge|obligation|booking|card))|\b(?:cannot|can['’]t|not (?:valid|included|available|suitable|refundable|open)|only|separately|(?:costs?|is|are|at) extra|exclud(?:es|ing)|except|per (?:household|customer|order)|while stocks? lasts?|required|must|you need to|essential|minimum|maximum|(?<!\bno .{1,30})needed|bring (?:your|an?)|ages? \d|aged|over[- ]?\d\ds?(?! ?(?:months?|years?|weeks?|days?|hours?|minutes?|miles|km|%))|subject to|limited to|applies to|is capped|capped at|no refunds?)\b/i,
  ],
  ["trust", /\b(?:public|professional|product|employers['’]?)\b.{0,14}\b(?:liability|indemnity)\b/i],
  [
    "price",
    /\b(?:free (?:of charge|entry|trial|delivery|admission|for)|is free|are free|half price|price|costs?|fees?|deposit)\b|\d ?% off|\d percent off/i,
  ],
  [
    "trust",
    /\b(?:since (?:1\d|20)\d\d|(?:opened|started|trading|running) (?:in|since) (?:1\d|20)\d\d|founded|established|(?:are|is|fully|all|we['’]re) (?:\p{L}{2,12} )?(?:registered|qualified|certified|insured|accredited)|(?:registered|qualified|certified|accredited) (?:with|by|charity|since)|charity|family[- ](?:run|owned)|years of experience|volunteers?|reviews?|rated|awards?|staff|employees|team of)\b/iu,
  ],
  [
    "when",
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)\b|january|february|march|april|june|july|august|september|october|november|december|may \d|\d may|daily|every (?:day|week|month|evening)|\d ?[ap]m|\d[.:]\d\d|noon|midnight|until \d{1,2}(?:[:.]\d\d| ?[ap]m|(?:st|nd|rd|th)? [a-z]{3,9}\b(?<!days?|hours?|weeks?|minutes?))|opens (?:at|on|from|every|again|its)\b|(?:^|we are |we['’]re |is |are )open (?:daily|every|from|until|on|at|all|mon|tue|wed|thu|fri|sat|sun|\d))/i,
  ],
  [
    "where",
    /\b(?:street|road|lane|avenue|square(?! (?:met|feet|foot|ft|m\b|yard|kilomet))|station|hall|park|next to|opposite|parking|postcode|(?:within|all|up to) \d+ ?(?:miles|km))\b|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/i,
  ],
];

/** Sums that nobody is asked for: what was raised, and what something cost the owner. */
const isTurnover = /\b(?:raised|promised|pledged|collected|cost us|costs us|paid for|turnover|grants?)\b/i;

/** The first topic of the list of which a line has the words; "feature" where it has none. */
export function findTopic(text: string): LineTopic {
  const isRaised = holdsSum(text) && isTurnover.test(text);
  const found = topics.find(
    ([topic, pattern]) =>
      (pattern.test(text) && !(isRaised && topic === "when")) || (topic === "price" && holdsSum(text) && !isRaised),
  );
  return found?.[0] ?? "feature";
}
