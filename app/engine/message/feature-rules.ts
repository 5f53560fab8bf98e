import type { FeatureKind } from "./message";

/** What tells a kind of fact, with pieces that it takes. Groups of the pattern become the values that a sentence may name. */
export interface FeatureRule {
  kind: FeatureKind;
  examples: readonly (readonly [piece: string, values: Readonly<Record<string, string>>])[];
  pattern: RegExp;
}

const count = "\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const made = (source: string) => new RegExp(source, "iu");

/** The first rule whose pattern is in a piece gives its kind: the narrow ones first. */
export const featureRules: readonly FeatureRule[] = [
  {
    kind: "no-booking",
    examples: [
      ["walk-ins welcome", {}],
      ["no booking needed", {}],
    ],
    pattern:
      /\bwalk-?\s?ins? welcome\b|\bno (?:booking|appointment|reservation|registration)s?\b|\bwithout (?:a )?(?:booking|appointment)\b/i,
  },
  {
    kind: "requirement",
    examples: [
      ["driving licence needed", { thing: "driving licence" }],
      ["two years of experience required", { thing: "two years of experience" }],
    ],
    pattern: /^(?!no\b)(?<thing>[^,.]{3,60}) (?:is |are )?(?:needed|required|essential|a must)$/i,
  },
  {
    kind: "guarantee",
    examples: [
      ["a ten-year guarantee", { duration: "ten-year" }],
      ["money-back guarantee", {}],
    ],
    pattern: made(`\\b(?:(?<duration>(?:${count})[- ](?:year|month|day|week)s?)\\s)?(?:guaranteed?|warranty)\\b`),
  },
  {
    kind: "insured",
    examples: [
      ["Insured", {}],
      ["fully insured up to 50,000 euros", {}],
    ],
    pattern: /\binsured\b/i,
  },
  {
    kind: "qualified",
    examples: [
      ["MCS registered", { body: "MCS" }],
      ["certified trainers", {}],
    ],
    pattern:
      /(?:\b(?<body>\p{Lu}[\p{L}]{1,20}(?:\s(?:Safe|Mark))?)\s)?\b(?:registered|certified|accredited|chartered|qualified|licensed)\b/u,
  },
  {
    kind: "family-run",
    examples: [["Family-run Italian restaurant", {}]],
    pattern: /\bfamily[- ](?:run|owned|business)\b/i,
  },
  {
    kind: "since",
    examples: [
      ["brewed in Maine since 2014", { year: "2014" }],
      ["established 1987", { year: "1987" }],
    ],
    pattern: /\b(?:since|established|founded|est\.?)\s(?:in\s)?(?<year>(?:18|19|20)\d\d)\b/i,
  },
  {
    kind: "own-people",
    examples: [
      ["installed by our own electricians", { people: "electricians" }],
      ["its own cook", { people: "cook" }],
    ],
    pattern:
      /\b(?:our|its|their) own (?<people>(?!workshop|kitchen|garden|farm|bakery|studio|shop|hosting)[\p{L}-]{3,20})\b/iu,
  },
  {
    kind: "free",
    examples: [
      ["Free shipping across India", { thing: "shipping" }],
      ["free parking", { thing: "parking" }],
    ],
    pattern: /(?<![-\p{L}])free (?<thing>(?!from\b)[\p{L}-]{3,20})\b/iu,
  },
  {
    kind: "price",
    examples: [
      ["fixed price", {}],
      ["hourly rate", {}],
      ["from £12 a month", { price: "£12" }],
      ["lessons cost 90 euros", { price: "90 euros" }],
    ],
    pattern:
      /\b(?:fixed|flat|hourly|daily)[- ](?:prices?|rates?|fees?)\b|(?<price>[£$€₹]\s?\d[\d.,]{0,10}|\bRs\.?\s?\d[\d.,]{0,10}|\b\d[\d.,]{0,10}\s?(?:€|euros?\b|pounds?\b|dollars?\b|kr\b|rupees?\b))/iu,
  },
  {
    kind: "hand-made",
    examples: [
      ["fresh pasta made by hand", { thing: "fresh pasta" }],
      ["Handwoven silk sarees", {}],
    ],
    pattern:
      /\bhand-?\s?(?:made|woven|crafted|sewn|painted|thrown|knitted|poured|dyed|cut|rolled)\b|(?:(?<thing>\p{L}{3,20}\s\p{L}{3,20})\s)?\b(?:made|cut|sewn|rolled|painted) by hand\b/iu,
  },
  {
    kind: "made-to-order",
    examples: [
      ["made to order", {}],
      ["bespoke shelves", {}],
    ],
    pattern: /\b(?:made[- ]to[- ](?:order|measure)|bespoke|custom[- ]made|tailor-?made)\b/i,
  },
  {
    kind: "by-post",
    examples: [
      ["by post", {}],
      ["sent by mail", {}],
    ],
    pattern: /\bby (?:post|mail)\b|\bposted to you\b/i,
  },
  {
    kind: "delivery",
    examples: [
      ["delivered weekly", { rhythm: "weekly" }],
      ["we deliver by bicycle", {}],
    ],
    pattern: /\bdeliver(?:ed|y|s|ing)?\b(?:\s(?<rhythm>weekly|daily|monthly|every \p{L}{3,12}))?/iu,
  },
  {
    kind: "small-groups",
    examples: [
      ["small groups", {}],
      ["small batches of students", {}],
    ],
    pattern: /\bsmall (?:groups?|classes|batches)\b(?! of (?:coffee|beer|soap|bread))/i,
  },
  {
    kind: "beginners",
    examples: [
      ["beginners welcome", {}],
      ["for adults who never learned", {}],
    ],
    pattern: /\bbeginners?\b|\bno experience\b|\bnever learned\b/i,
  },
  {
    kind: "hours",
    examples: [
      ["open until eight on Tuesdays", {}],
      ["open seven days a week", {}],
      ["Thursdays 7pm", {}],
    ],
    pattern:
      /\bopen (?:until|till|from|on|seven|six|every|daily|all|at|late|early)\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b|\b24\/7\b/i,
  },
  {
    kind: "weekly",
    examples: [
      ["classes on Saturdays", { day: "Saturdays" }],
      ["every Thursday", { day: "Thursday" }],
    ],
    pattern: /\b(?:every|on) (?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b|\bweekly\b/i,
  },
  {
    kind: "human-support",
    examples: [
      ["human support", {}],
      ["a real person answers", {}],
    ],
    pattern: /\bhuman support\b|\breal (?:person|people|humans?)\b|\bpersonal support\b/i,
  },
  {
    kind: "duration",
    examples: [
      ["Set up in an afternoon", { time: "an afternoon" }],
      ["built in three weeks", { time: "three weeks" }],
      ["same-week visits", {}],
      ["repaired while you wait", {}],
    ],
    pattern: made(
      `\\b(?:in|within) (?<time>(?:an?|${count})\\s(?:minutes?|hours?|days?|weeks?|months?|afternoon|morning|day))\\b|\\bsame[- ](?:day|week)\\b|\\bwhile you wait\\b|\\bevery (?:${count}) (?:seconds|minutes|hours)\\b`,
    ),
  },
  {
    kind: "material",
    examples: [
      ["garden rooms in timber", { material: "timber" }],
      ["made of oak", { material: "oak" }],
      ["Organic vegetable boxes", {}],
    ],
    pattern:
      /\b(?:in|of|from) (?<material>timber|oak|pine|wood|linen|wool|silk|cotton|leather|steel|stone|brick|clay|glass|gold|silver|brass|bamboo|recycled \p{L}{3,20})\b|\borganic\b|\bvegan\b|\bgluten-free\b/iu,
  },
  {
    kind: "place",
    examples: [["12 Mill Lane, Leeds", {}]],
    pattern:
      /\b\d{1,4}[a-z]? \p{Lu}[\p{L}'’-]{1,20} (?:Street|Road|Lane|Avenue|Square|Way|Place|Drive|Court|Hill|Close|Row)\b/u,
  },
  {
    kind: "duration",
    examples: [
      ["30 days", { time: "30 days" }],
      ["six weeks", { time: "six weeks" }],
    ],
    pattern: made(`^(?<time>(?:${count})\\s(?:minutes?|hours?|days?|weeks?|months?|evenings?|lessons?|sessions?))$`),
  },
  {
    kind: "count",
    examples: [
      ["12 regions", { number: "12", thing: "regions" }],
      ["two dentists", { number: "two", thing: "dentists" }],
      ["14 years of experience", { number: "14", thing: "years" }],
    ],
    pattern: made(
      `(?<![\\p{L}-]|every )(?<number>${count})\\s(?<thing>(?!(?:jan|febr)uary\\b|march\\b|april\\b|may\\b|june\\b|july\\b|august\\b|(?:sept|nov|dec)ember\\b|october\\b|and\\b|to\\b|in\\b|or\\b|minutes?\\b|am\\b|pm\\b)[\\p{L}]{3,20})`,
    ),
  },
  {
    kind: "place",
    examples: [["on the harbour wall in Whitby", {}]],
    pattern: /\bon the \p{Ll}{3,20}(?: \p{Ll}{3,20})? in \p{Lu}[\p{L}-]{2,20}/u,
  },
  {
    kind: "place",
    examples: [
      ["at platform 12", {}],
      ["in south Manchester", {}],
      ["by the sea", {}],
      ["EU hosting", {}],
    ],
    pattern:
      /\b(?:in|at|near) (?:the |our |south |north |east |west |central )*(?:\p{Lu}[\p{L}'’-]{2,20}(?:\s\p{Lu}[\p{L}'’-]{2,20}){0,2}|platform \d{1,3}|library|harbour|village|square|old town|city centre)|\bby the (?:sea|river|lake|harbour|station|park)\b|\b(?:EU|UK|US) hosting\b/u,
  },
  {
    kind: "quality",
    examples: [
      ["a warm pool", { adjective: "warm", noun: "pool" }],
      ["a big garden", { adjective: "big", noun: "garden" }],
    ],
    pattern:
      /^(?:an?\s|the\s)?(?<adjective>warm|big|large|small|quiet|bright|fresh|local|modern|safe|clean|sunny|heated|private|spacious|fast|simple|calm|long|real)\s(?<noun>[\p{L}-]{3,20})$/iu,
  },
];
