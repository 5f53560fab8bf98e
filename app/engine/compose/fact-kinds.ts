/** What tells a kind of fact, with a sentence that holds it. Groups of the pattern are values that a meaning may name. */
export interface FactKindRule {
  kind: string;
  example: string;
  pattern: RegExp;
}

const count = "\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const money = "[£$€₹]\\s?\\d[\\d,]{0,9}(?:\\.\\d\\d)?";
const make = (source: string) => new RegExp(source, "iu");

/** A sentence may hold several kinds. Each rule is narrow: where no kind is sure, the fact stands alone. */
export const factKindRules: readonly FactKindRule[] = [
  {
    kind: "fixed-price",
    example: "Fixed price from £45 a month",
    pattern: /\b(?:fixed|flat) (?:prices?|rates?|fees?)\b/i,
  },
  {
    kind: "trial",
    example: "14 day trial, then 29 dollars a month",
    pattern: make(
      `\\b(?<days>${count})[- ]days?(?: free)? trial\\b(?=.{0,20}\\b(?:then|free)\\b)|\\b(?:free (?<span>${count})[- ]day trial)\\b`,
    ),
  },
  {
    kind: "trial",
    example: "The trial lasts 14 days; after that it costs £9 a month",
    pattern: make(`\\btrial lasts (?<days>${count}) days\\b`),
  },
  {
    kind: "trial",
    example: "The first 14 days are free",
    pattern: make(`\\bfirst (?<days>${count}) days (?:are )?free\\b`),
  },
  {
    kind: "first-free",
    example: "£5 a session, first one free",
    pattern:
      /\b(?:first (?:one|visit|session|class|lesson|consultation|hour) (?:is )?free|free first (?:visit|session|class|lesson|consultation))\b/i,
  },
  {
    kind: "no-contract",
    example: "No contract, cancel any time",
    pattern: /\bno (?:contract|minimum term|tie-in)s?\b|\bcancel (?:at )?any ?time\b/i,
  },
  { kind: "no-card", example: "No card needed", pattern: /\b(?:no|without a) (?:credit )?card\b/i },
  {
    kind: "pay-after",
    example: "Pay when the work is done",
    pattern:
      /\bpay (?:when|after|once) (?:the (?:work|job)|it) (?:is|has been)? ?(?:done|finished)\b|\bpay afterwards\b/i,
  },
  {
    kind: "voucher",
    example: "Gift vouchers for a two-hour workshop",
    pattern: /\bgift (?:voucher|card|certificate)s?\b/i,
  },
  {
    kind: "valid-for",
    example: "Vouchers are valid for a year",
    pattern: make(`\\bvalid for (?:a year|(?:${count}) (?:months|years))\\b`),
  },
  {
    kind: "refill",
    example: "Bring your own jars",
    pattern: /\bbring your own (?:jar|bottle|container|tub|box|cup)e?s?\b/i,
  },
  {
    kind: "by-weight",
    example: "Products sold by weight",
    pattern: /\b(?:sold|priced) by (?:the )?(?:weight|gram|kilo)\b/i,
  },
  {
    kind: "money-does",
    example: "£20 feeds a family for a week",
    pattern: make(`^(?:${money}) (?:feeds|buys|pays|covers|keeps|gives|provides|plants|trains|funds)\\b`),
  },
  {
    kind: "from-price",
    example: "Repairs start at £12",
    pattern: make(`\\b(?:from|starts? at|starting at) (?:${money})`),
  },
  {
    kind: "ready-in-days",
    example: "Most repairs take three days",
    pattern:
      /\b(?:repair|mend|clean|alter|sharpen|fram|servic|restring|print)[\p{L}]{0,6}\b.{0,30}\b(?:takes?|ready (?:in|within)) (?:about )?(?<days>two|three|four|[234]) days\b(?! of\b)/iu,
  },
  {
    kind: "quick-start",
    example: "It is set up in an afternoon",
    pattern: /\bset ?up in (?:an? (?:afternoon|hour|morning|day)|(?:\d{1,2}|five|ten|thirty) minutes)\b/i,
  },
  {
    kind: "takes-time",
    example: "It takes about an hour",
    pattern:
      /\b(?:takes?|lasts?|done in) (?:about |around |only )?(?:an hour|half an hour|\d{2} minutes|twenty minutes)\b/i,
  },
  {
    kind: "at-once",
    example: "Same day visits",
    pattern: /\bsame[- ]day (?:visits?|repairs?|service|appointments?|delivery)\b|\bwhile you wait\b/i,
  },
  {
    kind: "evening",
    example: "Six Mondays at 7.30pm",
    pattern:
      /^(?!.*\b(?:saturday|sunday|weekend)).*\b(?:at|from) (?<time>[6-8](?:[.:][0-5]\d)? ?pm)\b|\bevening (?:and \p{L}{3,10} )?(?:appointments?|classes?|courses?|opening)\b/iu,
  },
  {
    kind: "weekend",
    example: "Weekend visits possible",
    pattern:
      /\bweekend (?:visits?|appointments?|courses?|classes?)\b|\bopen (?:on |every )?(?:saturdays?|sundays?|weekends)\b|\b(?:at|on) weekends\b/i,
  },
  {
    kind: "round-the-clock",
    example: "Emergency line 24/7",
    pattern: /\b24\/7\b|\bround the clock\b|\b24 hours a day\b/i,
  },
  {
    kind: "comes-to-you",
    example: "A mechanic in a van comes to your home",
    pattern: /\b(?:comes?|drives?|travels?) to (?:your (?:home|house|door|office)|you)\b|\bhome visits\b/i,
  },
  {
    kind: "by-post",
    example: "Sewing repairs by post",
    pattern:
      /\b(?:repairs?|service|cleaning|lessons|sharpening|swaps?|clubs?|library|ordered|sent|posted) by post\b|\bposted to you\b/i,
  },
  {
    kind: "delivery",
    example: "We deliver by bicycle",
    pattern: /\bwe deliver\b|\bdelivered to (?:your|you)\b|\b(?:free|home|weekly) delivery\b/i,
  },
  {
    kind: "collection",
    example: "Collection on Wednesday 23 December",
    // why not beside a delivery: who has a choice waits at home or does not
    pattern: /\b(?:collection|collect|pick-?up) (?:is )?(?:on|from) \p{L}(?!.{0,60}\bdeliver)/iu,
  },
  {
    kind: "no-booking",
    example: "No booking needed",
    pattern:
      /\bwalk-?\s?ins? (?:are )?welcome\b|\bno (?:booking|appointment|reservation|registration)s?\b|\bwithout (?:a )?(?:booking|appointment)\b|\bjust (?:turn|drop|come) (?:up|in|along)\b/i,
  },
  {
    kind: "booking-needed",
    example: "Booking essential",
    pattern:
      /\b(?<!no )(?:booking|reservation|appointment)s? (?:is |are )?(?:essential|needed|required|necessary)\b|\bby appointment only\b/i,
  },
];
