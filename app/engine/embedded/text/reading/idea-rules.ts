import type { IdeaKind } from "./read-idea";

const contents =
  "(?:blog posts?|posts?|campaigns?|articles?|videos?|reels?|captions?|contents?|ads?|adverts?|posters?|flyers?|stories|teasers?|announcements?|newsletters?|emails?|copy|promo|something|promotion)";
const hearers =
  "(?:(?:our|my|all|the|local|new|existing)\\s+)*(?:people|customers?|clients?|visitors?|guests?|members?|students?|patients?|parents|families|locals|readers|residents|followers|users|everyone|everybody|neighbou?rs|the world|folks)";

/** What people write to a copywriter before the idea itself. */
export const leadIns: RegExp[] = [
  /^(?:please|pls|hey|hi|hello|ok|okay|so|well|basically|can you|could you|would you|help me|help us|let['’]s|i want you to|i need you to)[\s,]+(?=\S)/i,
  new RegExp(
    `^(?:write|create|make|generate|draft|produce|design|build|prepare|do|give me|plan|craft|develop|need|want|we need|i need|i want|we want|looking for)\\s+(?:me\\s+|us\\s+)?(?:an?|the|some|our|my)?\\s*(?:(?!about|for|on)\\w+\\s+){0,2}?${contents}\\s+(?:about|on|for|around|of|that\\s+(?:explains?|shows?|announces|promotes|tells|highlights|says)|to\\s+(?:promote|announce|explain|advertise|launch|celebrate|say(?: that)?)|announcing|promoting|explaining|celebrating|showing|introducing|highlighting)\\s+`,
    "i",
  ),
  new RegExp(
    `^(?:an?|the|our)?\\s*(?:blog post|marketing campaign|social post|short video|${contents})s?\\s+(?:about|on|for|around|that\\s+(?:explains?|shows?|announces|promotes))\\s+`,
    "i",
  ),
  /^(?:spread(?:ing)? the word (?:about|that)|get(?:ting)? the word out (?:about|that)|(?:we |i )?(?:just )?want(?:ed)? to say(?: that)?|announce that|announcing that)\s+/i,
  new RegExp(
    `^(?:(?:we|i)\\s+(?:just\\s+)?(?:want|would like|need)\\s+to\\s+)?(?:tell|let|inform|remind|warn|show)\\s+${hearers}\\s+(?:know\\s+)?(?:that\\s+)?(?=(?:we|our|my|i|you can|they can|it|from|the)\\s)`,
    "i",
  ),
  /^(?:we|i)(?:['’]d like| would like| want| need| plan| hope| wish|['’]re going| are going|['’]m going| am going|['’]re looking| are looking|['’]m looking| am looking)\s+to\s+(?:be able to\s+)?/i,
  /^(?:looking to|trying to|hoping to|want to|need to|going to|would like to)\s+/i,
  /^(?:(?:we|i)(?:['’]re| are|['’]m| am)\s+)?(?:so |very |really |super )*(?:happy|excited|proud|thrilled|pleased|delighted)\s+(?:to|that)\s+(?:be\s+(?=\w+ing)|share(?: with you)?(?: that)?\s+(?=we)|announce that\s+|say(?: that)?\s+)?/i,
];

/** "We are launching …": what is left speaks of the thing alone. */
export const selfIntroduction =
  /^(?:we|i)(?:['’](?:re|m|ll|ve)|\s+(?:are|am|will|have|just))?\s+(?:just\s+|now\s+|finally\s+|proudly\s+|so\s+|currently\s+)*(?=(?:launch|introduc|announc|promot|hir|releas|celebrat|offer|organi|recruit|look|unveil|reveal)\w*\b)/i;

interface VerbRule {
  pattern: RegExp;
  kind: IdeaKind;
}

/** Imperatives and participles that open an idea, with what they make of it. The rest of the idea is the subject. */
export const openings: VerbRule[] = [
  {
    pattern:
      /^(?:(?:we['’]?re |now )?(?:hir(?:e|ing)|recruit(?:ing)?|look(?:ing)? for|wanted:?|help wanted:?|vacancy:?|job:?)(?: for)?)\s+/i,
    kind: "hiring",
  },
  {
    pattern:
      /^(?:fundrais(?:e|ing) for|rais(?:e|ing) (?:money|funds|donations|[$€£]?[\d,.]+k?(?: (?:euros?|pounds|dollars))?)(?: (?:for|towards?))?|collect(?:ing)? (?:donations|money) for)\s+/i,
    kind: "fundraiser",
  },
  {
    pattern:
      /^(?:launch(?:ing|ed)?|introduc(?:e|ing|ed)|unveil(?:ing|ed)?|reveal(?:ing)?|releas(?:e|ing|ed)|debut(?:ing)?|present(?:ing)?|announc(?:e|ing|ed)|add(?:ing|ed)?|bring(?:ing)? out|roll(?:ing)? out)\s+/i,
    kind: "launch",
  },
  {
    pattern:
      /^(?:re-?)?open(?:ing|ed)?\s+(?!days?\b|house\b|evening\b|mic\b|air\b|hours?\b|to\b|for\b|after\b|in\b|on\b|at\b|soon\b|our doors\b|the doors\b)/i,
    kind: "opening",
  },
  { pattern: /^(?:host(?:ing)?|hold(?:ing)?|organi[sz](?:e|ing)|run(?:ning)?)\s+/i, kind: "event" },
  {
    pattern:
      /^(?:explain(?:ing)?(?: to (?:our |the |your )?\w+)?|teach(?:ing)?(?: people| customers| readers|(?: [a-z’-]+){1,4}(?= (?:how|why|what|when|where)\b))?|educat(?:e|ing)(?: people| customers| our \w+)? (?:on|about)|talk(?:ing)? about|discuss(?:ing)?|cover(?:ing)?|show(?:ing)?(?: people| customers| readers|(?: [a-z’-]+){1,4}(?= (?:how|why|what|when|where)\b))?|describ(?:e|ing)|tell(?:ing)? (?:people|customers|readers) (?:about)?|compar(?:e|ing)|demystify(?:ing)?|inform (?:people|customers|\w+) about)\s*/i,
    kind: "how-to",
  },
  {
    pattern: /^(?:tell(?:ing)?|shar(?:e|ing))\s+(?:the |our |my )?(?:story|journey) (?:of|behind|about)\s+/i,
    kind: "story",
  },
  { pattern: /^(?:celebrat(?:e|ing)|thank(?:ing)?|honou?r(?:ing)?|tell(?:ing)?|shar(?:e|ing))\s+/i, kind: "story" },
  {
    pattern:
      /^(?:rais(?:e|ing) awareness (?:of|about|for)|(?:draw|call)(?:ing)? attention to|remind(?:ing)? (?:[a-z]+ ){1,2}(?:about|of)|promot(?:e|ing)|advertis(?:e|ing)|market(?:ing)?|sell(?:ing)?|showcas(?:e|ing)|featur(?:e|ing)|highlight(?:ing)?|offer(?:ing)?|start(?:ing)?|giv(?:e|ing)|push(?:ing)?|boost(?:ing)? (?:sales|bookings|sign-?ups) (?:of|for))\s+/i,
    kind: "product",
  },
];

/** "a launch for our autumn single-origin": the noun says the kind, what follows "for" is the subject. */
export const nounOpenings: VerbRule[] = [
  {
    pattern:
      /^(?:(?:just|now|newly|finally)\s+)?(?:launched|released|landed|arrived|in(?: stock)?|available|new(?: (?:arrivals?|in(?: stock)?|on the (?:menu|shelves)|at \w+))?|coming soon|back in stock|product launch|launch)\s*(?::|–|—|-)\s+/i,
    kind: "launch",
  },
  { pattern: /^(?:save the date|event|you['’]re invited|join us)\s*(?::|–|—|-|for|at)\s+/i, kind: "event" },
  {
    pattern:
      /^(?:(?:customer|client|success|user|patient|member) (?:story|spotlight)|case study|testimonial|spotlight(?: on)?|throwback)\s*(?::|–|—|-|of|about|on)\s+/i,
    kind: "story",
  },
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
      /\b(?:fundrais\w+|donat\w+|(?:winter|christmas|spring|summer|autumn|annual|emergency) appeal|food drive|coat drive|sponsor\w*|sponsored|toy drive|crowdfund\w*)\b/i,
    kind: "fundraiser",
  },
  {
    pattern:
      /\d\s?%|\b(?:half[- ](?:price|off)|(?:two|three|four|2|3|4)[- ]for[- ](?:one|two|three|the price|1|2|3|[$€£])|buy \w+,? get|eat free|go free|giveaway|competition|win an?|raffle|prize|loyalty|no joining fee|pay what you|clearance|happy hour|bundle|first \w+ (?:is |are )?(?:free|on us)|on the house|for free|get \b.{2,40}\bfree|third free|\d+ (?:off|percent)|discount|sale|deal|voucher|coupon|bogo|2[- ]for[- ]1|two for one|buy one|special offer|black friday|cyber monday|free \p{L}[\p{L}-]+ with|(?:free|complimentary) (?:shipping|delivery|trial|consultation|sample|check-?up|class|month|quote|lesson|(?:first|trial|taster|intro\w*) \w+|audit|demo|ebook|guide|download|fitting|valuation|cake|drink|gift|estimate|dessert|coffee|session))\b|[$€£]\s?\d/iu,
    kind: "offer",
  },
  {
    pattern:
      /\b(?:hiring|recruit\w*|job opening|vacanc\w+|join (?:our|the) (?:\w+ )?team|looking for (?:an?|new)|(?:volunteers?|drivers?|staff|chefs?|cooks?|helpers?|baristas?|nurses?|assistants?|apprentices?|technicians?|stylists?|trainers?|teachers?|tutors?|cleaners?|waiters?|receptionists?|mechanics?|carpenters?|bakers?|barbers?|hairdressers?|designers?|developers?|managers?) (?:needed|wanted)|apprenticeship)\b/i,
    kind: "hiring",
  },
  {
    pattern:
      /\b(?:webinars?|quiz|(?:an|our) (?:evening|afternoon|hour) (?:for|with) (?:our|you|all)|supper|(?:clothes|book|plant|toy|seed|recipe) swap|swap (?:day|shop|party)|q ?(?:&|and) ?a|live (?:music|jazz|q)|workshops?|pop[- ]up|supper club|retreat|book(?:ing)? signing|story ?time|yard sale|car boot|bake sale|tournament|screening|talk (?:on|about|by)|info(?:rmation)? (?:evening|session)|taster (?:day|session)|carol\w*|fireworks|recital|parade|hackathon|summer camp|bootcamp|wine tasting|taster \w+|(?:craft|tasting|paint\w*|wine|preview|charity|bingo|karaoke) (?:night|evening)|open day|open house|open evening|festival|concert|conference|meet-?up|party|tasting|event|(?:quiz|movie|film|open[- ]mic|comedy|trivia|game|family|date|poetry|jazz|music|ladies|students?) (?:night|evening)|fair|market day|masterclass|charity run|fun run|marathon|exhibition|class(?:es)? (?:on|this|starts?|begins?)|gala|summit)\b/i,
    kind: "event",
  },
  {
    pattern:
      /\b(?:anniversary|our birthday|\d+(?:st|nd|rd|th) birthday|our story|journey|years? (?:of|in|old|young)|meet (?:our|the|\p{Lu})|case study|success story|we turn|turns? \w+ (?:this|in|on)|\d+ years|a day in the life|how we|why we|behind the scenes|milestone|thank)\b/iu,
    kind: "story",
  },
  {
    pattern:
      /\b(?:grand opening|re-?opening|opening(?! (?:hours?|times?|dates?))|opens|(?:second|third|new) (?:shop|store|branch|office|location|studio|clinic|bakery|café|cafe|restaurant|practice))\b/i,
    kind: "opening",
  },
  {
    pattern:
      /\b(?:launch\w*|new|introducing|now available|just (?:arrived|landed)|released?|coming soon|collection|edition)\b/i,
    kind: "launch",
  },
];
