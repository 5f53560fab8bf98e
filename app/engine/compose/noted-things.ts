import { readWords } from "../english/words";
import { addIndefinite, lowerFirst } from "./grammar";
import { addArticle, isMany, isMass, isSaid, me, type PointRule, readHead } from "./noted-point-rule";

/** Whom we seek, what is new, what to come to and what there is. */
export const notedThings: readonly PointRule[] = [
  {
    name: "wanted",
    examples: [
      ["Weekend barista wanted", "hiring", "We are looking for a weekend barista."],
      ["Two drivers needed for Thursday mornings", "hiring", "We are looking for two drivers for Thursday mornings."],
    ],
    when: /^((?:[\p{L}\d-]+ ){0,4}[\p{L}-]+) (?:wanted|needed|required)((?: (?:for|from|in|on|at|to|by) .{2,90}|, .{3,100})?)$/iu,
    say: ([, post = "", rest = ""], { speaker, kind }) => {
      const named = kind === "hiring" ? addArticle(post) : null;
      return named ? `${speaker === "I" ? "I am" : "We are"} looking for ${named}${rest}` : null;
    },
  },
  {
    name: "so many of them",
    examples: [
      [
        "Three mistakes small companies make with their tax and how to avoid them",
        "how-to",
        "There are three mistakes small companies make with their tax. Ask us how to avoid them.",
      ],
      ["Five ways to lower your heating bill", "how-to", "Ask us for five ways to lower your heating bill."],
      ["Seven signs your boiler needs a service", "how-to", "There are seven signs your boiler needs a service."],
    ],
    when: /^((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[\p{L}-]+ )?(mistakes|signs|reasons|rules|tips|ways|ideas|questions|things|tricks) (?:.{5,100}?))(?:,? and (how to .{4,60}))?$/iu,
    say: ([, many = "", thing = "", how = ""], { speaker }) => {
      const told = /mistakes|signs|reasons|rules/i.test(thing)
        ? `There are ${lowerFirst(many)}`
        : `Ask ${me(speaker)} for ${lowerFirst(many)}`;
      return how ? `${told}. Ask ${me(speaker)} ${lowerFirst(how)}` : told;
    },
  },
  {
    name: "new",
    examples: [
      [
        "New gentle yoga class for stiff backs every Wednesday at 7pm from 6 January",
        "launch",
        "Studio Halo has a new gentle yoga class for stiff backs every Wednesday at 7pm from 6 January.",
      ],
      ["New winter coats from our own workshop", "launch", "Studio Halo has new winter coats from our own workshop."],
      ["Our new autumn menu from 1 October", "launch", "Studio Halo has a new autumn menu from 1 October."],
      ["New puppy groom £25", "launch", "Studio Halo has a new puppy groom for £25."],
      ["New breakfast from 7:30", "launch", "Studio Halo has a new breakfast from 7:30."],
    ],
    when: /^(?:our |my |a |the )?(new (?!in\b|at\b|to\b|from\b|for\b|year\b|here\b).{4,120})$/i,
    say: ([, thing = ""], { name, kind }) => {
      if (!/^(?:launch|event|season|news|offer)$/.test(kind) || /: /.test(thing)) return null;
      const named = addArticle(thing.replace(/ (?=[£$€]\d[\d.,]*$)/, " for "));
      return named && !isSaid(thing) ? `${name} has ${named}` : null;
    },
  },
  {
    name: "another one",
    examples: [
      ["Second bakery opening in Didsbury on 4th June", "opening", "Our second bakery opens in Didsbury on 4th June."],
    ],
    when: /^(?:our |my )?((?:second|third|fourth|fifth|new|first) (?:[\p{L}-]+ ){1,3}?)opening ((?:in|on|at|next|this) .{3,80})$/iu,
    say: ([, thing = "", rest = ""], { speaker }) =>
      `${speaker === "I" ? "My" : "Our"} ${thing.toLowerCase()}opens ${rest}`,
  },
  {
    name: "on its day",
    examples: [
      ["Giving Tuesday fundraiser on December 1", "fundraiser", "Our Giving Tuesday fundraiser is on December 1."],
      [
        "Quiz for the lifeboat, Friday 20 November 7pm",
        "fundraiser",
        "Our quiz for the lifeboat is on Friday 20 November at 7pm.",
      ],
    ],
    when: /^(?!our\b|my\b|the\b|an?\b|we\b|new\b)([^,:;.?!]{4,60}?)(?:,| on) ((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8} \d{1,2}))(?:(?: at|,)? (\d{1,2}(?:[.:]\d\d)? ?[ap]m))?$/u,
    say: ([, thing = "", day = "", clock = ""], { speaker, kind }) => {
      const head = readHead(thing);
      const isDone =
        /(?:fundraiser|quiz|sale|fair|fete|walk|run|raffle|auction|day|night|evening|concert|dinner|supper|lunch|party|open house|exhibition|swap|collection)$/i;
      if (!/^(?:fundraiser|season|offer)$/.test(kind) || isSaid(thing) || !isDone.test(head)) return null;
      return `${speaker === "I" ? "My" : "Our"} ${lowerFirst(thing)} is on ${day}${clock && ` at ${clock}`}`;
    },
  },
  {
    name: "now to be had",
    examples: [
      ["Christmas hampers now on sale", "offer", "Our Christmas hampers are now on sale."],
      ["Flu jabs available now", "offer", "Our flu jabs are available now."],
      [
        "3 bed cottage in Whitby now taking bookings for summer 2027",
        "claim",
        "Our 3 bed cottage in Whitby is now taking bookings for summer 2027.",
      ],
    ],
    when: /^(?!our\b|my\b|the\b|we\b|an?\b|now\b|\p{Lu}\p{L}+['’]s )([^,:;.?!]{4,50}?) ((?:now |back )?(?:on sale|in stock|available|taking|open for) ?.{0,60}|now .{0,3}(?:on sale|in stock|available|taking|open for).{0,60})$/iu,
    say: ([, thing = "", rest = ""], { speaker }) => {
      const head = readHead(thing);
      if (isSaid(thing) || / (?:is|are|was|were|be)$/i.test(thing) || head.split(" ").length > 4) return null;
      return `${speaker === "I" ? "My" : "Our"} ${lowerFirst(thing)} ${isMany(head) ? "are" : "is"} ${rest.trim()}`;
    },
  },
  {
    name: "launched",
    examples: [["Automatic late-payment reminders", "launch", "Studio Halo now has automatic late-payment reminders."]],
    when: /^(?!new\b|our\b|my\b|the\b|now\b|introducing\b|meet\b|live\b)(\p{Lu}?[^,:;.?!]{8,90})$/iu,
    say: ([, thing = ""], { name, kind }) => {
      const named = kind === "launch" ? addArticle(thing) : null;
      return named && !isSaid(thing) ? `${name} now has ${named}` : null;
    },
  },
  {
    name: "come to it",
    examples: [
      ["Tasting evening with cheese on Friday", "event", "Join us for a tasting evening with cheese on Friday."],
      ["A sponsored walk on Sunday 21 June", "event", "Join us for a sponsored walk on Sunday 21 June."],
      [
        "Wreath-making workshop on 5 December, £35",
        "event",
        "Join us for a wreath-making workshop on 5 December, £35.",
      ],
    ],
    when: /^((?:an? |our |the )?[^:;.?!]{4,180})$/i,
    say: ([, thing = ""], { kind, speaker }) => {
      const head = readHead(thing);
      const isComing =
        /(?:evening|night|day|workshop|class|tour|walk|party|talk|concert|fair|fete|market|tasting|quiz|supper|dinner|lunch|breakfast|retreat|masterclass|exhibition|screening|festival|course|webinar|auction|picnic|bootcamp|session|open house|morning|afternoon|clinic|gig|show|meetup|demonstration|demo|reading|ride|run|swim|hike|rehearsal|service|ceremony|signing|viewing|clean-up|fayre|weekend|swap|sale|caf[eé]|tea|camp|brunch|roast|barbecue|bbq|disco|trip|parade|procession|carols|supper club|games|rally|reunion)$/i;
      // why: what takes place then is told behind ", when"
      if (kind !== "event" || isSaid(thing.split(/, (?:when|where) /, 1)[0] ?? thing)) return null;
      const isDated =
        /\b(?:this|next|every|on) (?:\p{Lu}\p{L}{2,5}day|\d)|\b\p{Lu}\p{L}{2,5}day(?: evening| morning| night)? \d/u.test(
          thing,
        );
      if (!/^(?:an?|our) /i.test(thing) && !isComing.test(head) && !isDated) return null;
      // why: "a walk and lunch" is one event
      const isPair = isComing.test(head) && / and /.test(head) && !/s$/.test(head) && !/^(?:an?|our|the) /i.test(head);
      const named = isPair ? addIndefinite(lowerFirst(thing)) : addArticle(thing);
      return named ? `Join ${me(speaker)} for ${named}` : null;
    },
  },
  {
    name: "in time for it",
    examples: [["Mobile grooming before Christmas", "about", "Book mobile grooming before Christmas."]],
    when: /^([^,:;.?!]{6,70}) (before|by|in time for) (.{4,40})$/i,
    say: ([text = "", thing = ""], { verb }) =>
      /^(?:book|order|reserve)$/i.test(verb) && (isMass(thing) || isMany(thing)) && !isSaid(text)
        ? `${verb} ${lowerFirst(text)}`
        : null,
  },
  {
    name: "what there is",
    examples: [
      ["Gift vouchers for Mother's Day", "season", "Studio Halo has gift vouchers for Mother's Day."],
      ["Gift vouchers for stiff shoulders", "about", "Studio Halo has gift vouchers for stiff shoulders."],
      ["Valentine's Day set of two", "season", "Studio Halo has a Valentine's Day set of two."],
      ["Christmas gift guide for children", "season", "Studio Halo has a Christmas gift guide for children."],
      ["Sunday lunch from now on", "about", "Studio Halo has Sunday lunch from now on."],
      ["An honest guide to the first hire", "about", "Studio Halo has an honest guide to the first hire."],
    ],
    when: /^([^,:;.?!]{6,100})$/i,
    say: ([, thing = ""], { name, kind }) => {
      const head = readHead(thing);
      const isThing =
        isMany(head) || isMass(head) || /(?:guide|set|box|hamper|checklist|calendar|collection|range)$/i.test(head);
      if (!/^(?:season|about)$/.test(kind) || /^(?:our|your|my|the|who|how|what|why|two|three)\b/i.test(thing))
        return null;
      const named = isThing && !isSaid(thing) ? addArticle(thing) : null;
      return named ? `${name} has ${named}` : null;
    },
  },
  {
    name: "an anniversary",
    examples: [["Our tenth season", "about", "It is our tenth season."]],
    when: /^our (?:first|second|third|fifth|tenth|twentieth|\d+(?:st|nd|rd|th)|\p{L}+th) (?:season|year|birthday|anniversary|summer|winter)$/iu,
    say: ([text = ""]) => `It is ${lowerFirst(text)}`,
  },
  {
    name: "behind the scenes",
    examples: [["Behind the scenes of our night shift", "story", "Come behind the scenes of our night shift."]],
    when: /^behind the scenes (?:of|at|in|with) .{3,80}$/i,
    say: ([text = ""]) => (isSaid(text) ? null : `Come ${lowerFirst(text)}`),
  },
  {
    name: "funds to raise",
    examples: [["Funds for a new minibus, £1,350", "fundraiser", "We are raising funds for a new minibus, £1,350."]],
    when: /^(?:funds|money) for .{3,110}$/i,
    say: ([text = ""], { kind, speaker }) =>
      kind === "fundraiser" && !isSaid(text)
        ? `${speaker === "I" ? "I am" : "We are"} raising ${lowerFirst(text)}`
        : null,
  },
  {
    name: "our appeal",
    examples: [
      ["Our appeal to replace the rescue stretcher", "fundraiser", "Help us replace the rescue stretcher."],
      ["Appeal to rebuild the village hall", "fundraiser", "Help us rebuild the village hall."],
    ],
    when: /^(?:our |the |an )?(?:\p{L}+ )?appeal to (\p{L}+ .{4,100})$/iu,
    say: ([, deed = ""], { kind, speaker }) =>
      kind === "fundraiser" && readWords(deed)[0]?.part === "verb" ? `Help ${me(speaker)} ${deed}` : null,
  },
  {
    name: "money to raise",
    examples: [
      [
        "£6,000 for a new projector by 30 June",
        "fundraiser",
        "We want to raise £6,000 for a new projector by 30 June.",
      ],
      [
        "The last £5,550 for our replacement minibus",
        "fundraiser",
        "We want to raise the last £5,550 for our replacement minibus.",
      ],
    ],
    when: /^(?:the (?:last|final|remaining|missing) )?(?:[£$€₹₦]\d[\d,.]*(?: (?:by|before) [^,.]{3,30}?)? (?:for|to|towards|with|through|so that)|\d[\d,.]* (?:euros?|pounds|dollars|rupees) (?:with|through)) .{3,140}$/i,
    say: ([text = ""], { kind, speaker }) =>
      kind === "fundraiser" && !isSaid(text.split(/ (?:for|to|towards|with|through|so that) /, 1)[0] ?? text)
        ? `${speaker === "I" ? "I" : "We"} want to raise ${lowerFirst(text)}`
        : null,
  },
  {
    name: "so much for a price",
    examples: [
      [
        "Two tacos and a lime soda for £8.50 every weekday until 3pm",
        "offer",
        "You get two tacos and a lime soda for £8.50 every weekday until 3pm.",
      ],
      [
        "Three paperbacks for the price of two in March",
        "offer",
        "You get three paperbacks for the price of two in March.",
      ],
    ],
    when: /^((?:an? |two |three |four |five |six |seven |eight |nine |ten |\d+ )[^:;?!]{3,70} for (?:[£$€]\d|the price of ).{1,60})$/i,
    say: ([, text = ""], { kind }) => (kind === "offer" && !isSaid(text) ? `You get ${lowerFirst(text)}` : null),
  },
];
