import type { FactKindRule } from "./fact-kinds";

const count = "\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const make = (source: string) => new RegExp(source, "iu");

/** Kinds of fact about the place, the people, the making and the work: what fact-kinds.ts has no room for. */
export const moreFactKindRules: readonly FactKindRule[] = [
  {
    kind: "online",
    example: "Classes are held on Zoom",
    pattern: /\b(?:on zoom|held online|online (?:class|course|session|lesson|workshop)e?s?)\b/i,
  },
  {
    kind: "heated",
    example: "Lessons in a heated pool",
    pattern: /\bheated (?<thing>pool|tent|barn|marquee|studio|hall|room|workshop|terrace)\b/i,
  },
  {
    kind: "landmark",
    example: "A shop behind Ludlow market",
    pattern:
      /\b(?:shop|studio|workshop|café|cafe|office|bakery|salon|gallery|stall|bar|salon|garage) (?<beside>behind|opposite|next to|beside|above) (?<landmark>(?:the )?[\p{L}'’]{3,16}(?: (?!in\b|and\b|since\b)[\p{L}'’]{3,16}){0,2})(?=[.,]|$| in\b| since\b)/iu,
  },
  {
    kind: "step-free",
    example: "Step-free access",
    pattern: /\bstep[- ]free\b|\bwheelchair (?:access|accessible|friendly)\b/i,
  },
  {
    kind: "dogs-welcome",
    example: "Dogs are welcome on Sundays",
    pattern: /\bdogs (?:are )?(?:welcome|allowed)\b|\bdog[- ]friendly\b/i,
  },
  {
    kind: "children-welcome",
    example: "Children are welcome",
    pattern: /\b(?:children|kids|babies|families) (?:are )?(?:welcome|allowed)\b/i,
  },
  {
    kind: "ages",
    example: "A forest school for ages 3 to 7",
    pattern: /\b(?:ages?|aged) (?<from>\d{1,2})(?: to |[–-])(?<to>\d{1,2})\b/i,
  },
  // why the noun: of "vegetarian catering" everything is, and nobody has to ask
  {
    kind: "meat-free",
    example: "Vegetarian meals every evening",
    pattern:
      /\b(?:vegetarian|vegan|meat-free) (?:(?:and|or) \p{L}+ )?(?:meals?|dish(?:es)?|options?|choices?|mains?)\b/iu,
  },
  { kind: "guarantee", example: "A ten-year guarantee", pattern: /\b(?:guarantee|warranty)\b/i },
  { kind: "insured", example: "We are fully insured", pattern: /\binsured\b/i },
  {
    kind: "qualified",
    example: "FENSA registered",
    pattern:
      /\b(?!un)\p{L}{2,12} registered\b|\b(?:are|is|staff are all|fully) (?:qualified|certified|accredited|chartered|first-aid trained)\b|\b[Qq]ualified (?:instructors?|teachers?|trainers?|staff)\b|\b[Cc]hartered (?:staff|surveyors?|accountants?)\b|\bCITB\b|\bGas Safe\b/u,
  },
  {
    kind: "family-run",
    example: "A family-run bakery",
    pattern: /\bfamily[- ](?:run|owned|business)\b|\b(?:mother|father) and (?:son|daughter)\b/i,
  },
  {
    kind: "repaired-by-hand",
    example: "We repair shoes by hand",
    pattern: /\b(?:repair|mend|restore|sharpen|wash|bind)\p{L}{0,3} [\p{L}, ]{3,50} by hand\b/iu,
  },
  {
    kind: "by-hand",
    example: "I weave scarves by hand",
    pattern:
      /\bhand-?\s?(?:made|woven|crafted|sewn|painted|thrown|knitted|poured|dyed)\b|\b(?:make|made|weave|woven|throw|thrown|sew|sewn|knit|knitted|carve|carved|paint|painted|bake|baked|brew|brewed|print|printed)\b.{0,40} by hand\b/iu,
  },
  {
    kind: "made-to-order",
    example: "Kitchens made to order",
    pattern: /\b(?:made[- ]to[- ](?:order|measure)|custom[- ]made|tailor-?made)\b/i,
  },
  {
    kind: "own-people",
    example: "Installed by our own electricians",
    pattern:
      /\b(?:our|its|their) own (?:electricians|drivers|staff|team|fitters|plumbers|people|builders|carpenters|roofers|nurses|teachers|mechanics)\b/i,
  },
  {
    kind: "own-workshop",
    example: "Made in our own workshop",
    pattern:
      /\b(?:made|baked|built|roasted|brewed|cooked|printed|thrown|sewn|fired|mended) (?:in|at|on) (?:our|its|their) own (?:workshop|kitchen|bakery|studio|roastery|brewery|dairy|farm)\b/i,
  },
  {
    kind: "human-support",
    example: "A real person answers the phone",
    pattern: /\breal (?:person|people|humans?)\b.{0,20}\banswers?\b|\bhuman support\b/i,
  },
  {
    kind: "volunteers",
    example: "Our shop is run by volunteers",
    pattern: /\b(?:run|staffed|led) (?:entirely )?by volunteers\b|\bvolunteer-run\b/i,
  },
  {
    kind: "beginners",
    example: "Beginners are welcome",
    pattern:
      /\bbeginners (?:are )?(?:very )?welcome\b|\bno (?:previous )?experience\b|\bbeginner (?:course|class|workshop|lesson)s?\b|\bcomplete beginners\b/i,
  },
  { kind: "no-test", example: "No audition", pattern: /\bno (?:auditions?|exams?|tests?|entry test)\b/i },
  {
    kind: "small-group",
    example: "Four to a class",
    pattern: make(
      `\\b(?<number>${count}) (?:people |children |students |pupils |walkers |adults )?(?:to|per|in) (?<unit>an? (?:class|group|session|boat|table|course|room))\\b`,
    ),
  },
  {
    kind: "small-group",
    example: "Groups of up to eight",
    pattern: make(`\\b(?:groups|classes) of (?:up to |at most |no more than )(?<most>${count})\\b`),
  },
  { kind: "small-groups", example: "A yoga studio with small groups", pattern: /\bsmall (?:groups|classes)\b/i },
  { kind: "one-to-one", example: "One-to-one lessons", pattern: /\b(?:one|1)-to-(?:one|1)\b/i },
  {
    kind: "offline",
    example: "It works offline",
    pattern: /\bworks? (?:offline|without (?:a )?(?:signal|internet))\b/i,
  },
  {
    kind: "works-with",
    example: "It works with Sage and Xero",
    pattern: /\b(?:works|connects|integrates|syncs) with \p{Lu}/u,
  },
  {
    kind: "by-app",
    example: "Send a voice note by WhatsApp",
    pattern: /\b(?:by|on|via|over|through) (?:WhatsApp|Telegram)\b/i,
  },
  { kind: "devices", example: "It works on iPhone and Android", pattern: /\b(?:on|for) (?:iPhone|Android|iOS)\b/i },
  {
    kind: "photos",
    example: "Photos before and after",
    pattern: /\bphotos? before and after\b|\bbefore[- ]and[- ]after photos?\b/i,
  },
  {
    kind: "requirement",
    example: "Driving licence needed",
    pattern: /^(?!no\b|.{1,60}\bnot ).{3,60} (?:is |are )?(?:needed|required|essential|a must)\.?$/i,
  },
  {
    kind: "salary",
    example: "A bench joiner, £34,000 a year",
    pattern: /(?<sum>[£$€]\d{2,3},\d{3}) (?:a|per) year\b/i,
  },
  { kind: "days-a-week", example: "Four days a week", pattern: /\b(?<number>two|three|four|five) days a week\b/i },
  { kind: "holiday", example: "28 days holiday", pattern: /\b\d{2} days(?:['’])? (?:of )?(?:paid )?holiday\b/i },
  {
    kind: "training",
    example: "Training provided",
    pattern: /\b(?:training|you will be trained|we train you)\b(?!ed)/i,
  },
];
