import type { IdeaKind } from "./read-idea";

/** What people write before the idea itself. */
export const leadIns: RegExp[] = [
  /^(?:please|hey|hi|hello|ok|okay|so|can you|could you|would you|help me|help us|let['’]s|i want you to|i need you to)[\s,]+/i,
  /^(?:write|create|make|generate|draft|produce|design|build|prepare|do|give me|plan|craft|develop)\s+(?:me\s+|us\s+)?(?:an?|the|some|our|my)?\s*(?:\w+\s+){0,2}?(?:blog posts?|posts?|campaigns?|articles?|videos?|captions?|contents?|ads?|adverts?|posters?|stories|teasers?|announcements?|copy)\s+(?:about|on|for|around|of|that\s+(?:explains?|shows?|announces|promotes|tells|highlights)|to\s+(?:promote|announce|explain|advertise|launch|celebrate)|announcing|promoting|explaining|celebrating|showing|introducing|highlighting)\s+/i,
  /^(?:an?|the|our)?\s*(?:blog post|post|article|video|caption|ad|advert|social post|teaser|content|piece|marketing campaign|campaign|promotion|promo)s?\s+(?:about|on|for|around|that\s+(?:explains?|shows?|announces|promotes))\s+/i,
  /^(?:we|i)(?:['’](?:d like to|re|m|ll|ve)|\s+(?:want to|would like to|need to|plan to|are going to|am going to|are|am|will|have|just))\s+(?:just\s+|now\s+|finally\s+|proudly\s+|so\s+)?(?=(?:happy|excited|proud|thrilled|pleased|delighted|launch|introduc|announc|promot|open|host|hir|releas|celebrat|offer|run|start|organi|expand|add|rais|look|recruit|shar|show|explain|tell|teach|sell|giv|bring|unveil|reveal)\w*\b)/i,
  /^(?:happy|excited|proud|thrilled|pleased|delighted)\s+to\s+/i,
];

interface VerbRule {
  pattern: RegExp;
  kind: IdeaKind;
}

/** Imperatives and participles that open an idea, with what they make of it. The rest of the idea is the subject. */
export const openings: VerbRule[] = [
  { pattern: /^(?:hir(?:e|ing)|recruit(?:ing)?|look(?:ing)? for)\s+/i, kind: "hiring" },
  {
    pattern:
      /^(?:fundrais(?:e|ing) for|rais(?:e|ing) (?:money|funds|donations)(?: for)?|collect(?:ing)? (?:donations|money) for)\s+/i,
    kind: "fundraiser",
  },
  {
    pattern:
      /^(?:launch(?:ing|ed)?|introduc(?:e|ing|ed)|unveil(?:ing|ed)?|reveal(?:ing)?|releas(?:e|ing|ed)|debut(?:ing)?|present(?:ing)?|announc(?:e|ing|ed)|add(?:ing|ed)?|bring(?:ing)? out|roll(?:ing)? out)\s+/i,
    kind: "launch",
  },
  { pattern: /^(?:re-?)?open(?:ing|ed)?\s+(?!days?\b|house\b|evening\b|mic\b|air\b|to\b|for\b)/i, kind: "opening" },
  { pattern: /^(?:host(?:ing)?|hold(?:ing)?|organi[sz](?:e|ing)|run(?:ning)?)\s+/i, kind: "event" },
  {
    pattern:
      /^(?:explain(?:ing)?(?: to (?:our |the |your )?\w+)?|teach(?:ing)?(?: people| customers| readers|(?: [a-z’-]+){1,4}(?= (?:how|why|what|when|where)\b))?|educat(?:e|ing)(?: people| customers| our \w+)? (?:on|about)|talk(?:ing)? about|discuss(?:ing)?|cover(?:ing)?|show(?:ing)?(?: people| customers| readers|(?: [a-z’-]+){1,4}(?= (?:how|why|what|when|where)\b))?|describ(?:e|ing)|rais(?:e|ing) awareness (?:of|about|for)|tell(?:ing)? (?:people|customers|readers) (?:about)?|demystify(?:ing)?|inform (?:people|customers|\w+) about)\s*/i,
    kind: "how-to",
  },
  {
    pattern: /^(?:tell(?:ing)?|shar(?:e|ing))\s+(?:the |our |my )?(?:story|journey) (?:of|behind|about)\s+/i,
    kind: "story",
  },
  { pattern: /^(?:celebrat(?:e|ing)|thank(?:ing)?|honou?r(?:ing)?|tell(?:ing)?|shar(?:e|ing))\s+/i, kind: "story" },
  {
    pattern:
      /^(?:promot(?:e|ing)|advertis(?:e|ing)|market(?:ing)?|sell(?:ing)?|showcas(?:e|ing)|featur(?:e|ing)|highlight(?:ing)?|offer(?:ing)?|start(?:ing)?|giv(?:e|ing)|push(?:ing)?|boost(?:ing)? (?:sales|bookings|sign-?ups) (?:of|for))\s+/i,
    kind: "product",
  },
];

/** "a launch for our autumn single-origin": the noun says the kind, what follows "for" is the subject. */
export const nounOpenings: VerbRule[] = [
  {
    pattern:
      /^(?:the |an? |our |my )?(?:big |grand |official |product )?(?:launch|release|introduction|announcement|debut|unveiling)(?: campaign| post| party| day)? (?:for|of|about)\s+/i,
    kind: "launch",
  },
  { pattern: /^(?:the |an? |our |my )?(?:grand )?(?:re-?)?opening (?:for|of)\s+/i, kind: "opening" },
  {
    pattern: /^(?:the |an? |our |my )?(?:story (?:of|about|behind)|(?:look )?behind the scenes (?:of|at|in|with))\s+/i,
    kind: "story",
  },
  {
    pattern: /^(?:the |an? |our |my )?(?:fundraiser|appeal|donation drive|collection) (?:for|to)\s+/i,
    kind: "fundraiser",
  },
  {
    pattern:
      /^(?:the |an? |our |my )?(?:quick |simple |short |practical |beginner['’]?s['’]? |complete )*(?:guide|introduction|tips|advice|ideas|tutorial|explainer)\s+(?:for|to|on|about)\s+/i,
    kind: "how-to",
  },
  {
    pattern:
      /^(?:the )?(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\w+\s+)?(?:tips|ways|steps|ideas|things|rules|tricks|mistakes|reasons|myths)\s+(?:for|to|about|on|when|in|of|you should know about)?\s*/i,
    kind: "how-to",
  },
];

/** Words that give the kind away wherever they stand. */
export const wordKinds: VerbRule[] = [
  {
    pattern:
      /\d\s?%|\b(?:half[- ]price|discount|sale|deal|voucher|coupon|bogo|2[- ]for[- ]1|two for one|buy one|special offer|black friday|cyber monday|gift card|free \p{L}[\p{L}-]+ with|free (?:shipping|delivery|trial|consultation|sample|check-?up|class|month|quote|estimate|dessert|coffee|session))\b|[$€£]\s?\d/iu,
    kind: "offer",
  },
  {
    pattern: /\b(?:hiring|recruit\w*|job opening|vacanc\w+|join our team|we need an?|looking for an?)\b/i,
    kind: "hiring",
  },
  { pattern: /\b(?:fundrais\w+|donat\w+|appeal|food drive|toy drive|crowdfund\w*)\b/i, kind: "fundraiser" },
  {
    pattern:
      /\b(?:webinar|workshop|open day|open house|open evening|festival|concert|conference|meet-?up|party|tasting|event|(?:quiz|movie|film|open[- ]mic|comedy|trivia|game|family|date|poetry|jazz|music|ladies|students?) (?:night|evening)|fair|market day|masterclass|charity run|fun run|marathon|exhibition|class(?:es)? (?:on|this)|gala|summit)\b/i,
    kind: "event",
  },
  {
    pattern:
      /\b(?:anniversary|our birthday|\d+(?:st|nd|rd|th) birthday|our story|journey|years? (?:of|in)|behind the scenes|milestone|thank)\b/i,
    kind: "story",
  },
  {
    pattern:
      /\b(?:grand opening|re-?opening|opening|opens|(?:second|third|new) (?:shop|store|branch|office|location|studio|clinic|bakery|café|cafe|restaurant|practice))\b/i,
    kind: "opening",
  },
  {
    pattern:
      /\b(?:launch\w*|new|introducing|now available|just (?:arrived|landed)|released?|coming soon|collection|edition)\b/i,
    kind: "launch",
  },
];
