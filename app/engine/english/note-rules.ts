import { lowerFirst, lowerStart } from "./capitals";
import { hasClearVerb } from "./clear-verb";
import { articleFor, isPlural, readNounPhrase } from "./noun-phrases";
import type { SentenceRule } from "./sentence-rule";

/** A time of day: "9pm", "7.30pm", "9". */
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?`;

const lastOrders = new RegExp(`^(last orders|last entry|check-?in|check-?out|kick-?off) (?:at )?(${clock})$`, "i");
const doors = new RegExp(`^doors (?:open )?(?:at )?(${clock})$`, "i");
const meals = new RegExp(
  `^((?:breakfast|brunch|lunch|dinner|supper|food|hot food|coffee)(?: and \\p{L}{3,12})?) ((?:from|until|till) ${clock}.{0,40})$`,
  "iu",
);

const isStreetLine = (text: string) =>
  text.split(/, /).length > 1 && text.split(/, /).every((part) => /^(?:\p{Lu}|\d|the \p{Lu})/iu.test(part));

/**
 * Notes whose whole shape tells what they are: each rule reads the line from its first word to its last, so that it fires on nothing else.
 * They are tried before the rules that go by parts of speech.
 */
export const noteRules: readonly SentenceRule[] = [
  {
    name: "a floor, a unit or a place beside another",
    examples: [
      ["3rd floor, Albion Works, Leeds", "You will find us on the 3rd floor, Albion Works, Leeds"],
      ["Unit 4, Brook Trading Estate, Hereford", "You will find us at Unit 4, Brook Trading Estate, Hereford"],
      ["The Old Dairy, Church Lane, Wells", "You will find us at The Old Dairy, Church Lane, Wells"],
      ["Above the post office, High Street, Ludlow", "You will find us above the post office, High Street, Ludlow"],
      ["5 minutes from the station", "We are 5 minutes from the station"],
      ["Ten minute walk from Leeds station", "We are a ten minute walk from Leeds station"],
    ],
    apply: ({ text, words }) => {
      if (/[£$€₹%]/.test(text) || hasClearVerb(words)) return null;
      const isFloor = /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top|lower|upper) floor\b/i.test(
        text,
      );
      if (isFloor && /floor,? (?:of |at )?(?:the )?[\p{Lu}\d]/u.test(text))
        return `you will find us on the ${lowerFirst(text.replace(/^the /i, ""))}`;
      if (
        /^(?:unit|suite|flat|level|shop|arch|stall|room|plot|block|office|studio) \d{1,4}[a-z]?,? \p{Lu}?/iu.test(text)
      )
        return isStreetLine(text) ? `you will find us at ${text}` : null;
      if (/^the \p{Lu}[^,]{2,40}, [^,]{2,40}(?:, [^,]{2,40}){1,2}$/iu.test(text) && isStreetLine(text))
        return `you will find us at ${text}`;
      if (
        /^(?:above|opposite|behind|beside|next to|next door to|underneath) (?:the|our|\p{Lu})/iu.test(text) &&
        words.length < 12
      )
        return `you will find us ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
      if (
        /^\p{L}{3,6} minutes?['’]? walk (?:from|to) |^(?:a )?[\p{L}\d]{1,7}[- ]minute (?:walk|drive|ride) (?:from|to) /iu.test(
          text,
        )
      )
        return `we are ${/^a /i.test(text) ? "" : `${articleFor(text)} `}${lowerStart(text)}`;
      return /^(?:\d{1,2}|five|ten|two) (?:minutes?|miles?|km)(?: (?:walk|drive))? (?:from|north of|south of|east of|west of) /i.test(
        text,
      )
        ? `we are ${lowerStart(text)}`
        : null;
    },
  },
  {
    name: "how many there are to one",
    examples: [
      ["Four to a class", "There are four to a class"],
      ["Classes of eight", "There are eight to a class"],
      ["Small groups of six", "There are six to a group"],
    ],
    apply: ({ text }) => {
      const count = String.raw`(?:up to |at most |no more than )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
      if (
        new RegExp(
          `^${count} (?:people |children |places )?(?:to|in) (?:a|each) (?:class|group|boat|room|lane|table|session|course)$`,
          "i",
        ).test(text)
      )
        return `there are ${lowerStart(text)}`;
      const [, many, count2] =
        new RegExp(`^(?:small )?(classes|(?<=small )groups) of (${count})$`, "i").exec(text) ?? [];
      return many ? `there are ${count2?.toLowerCase()} to a ${/^c/i.test(many) ? "class" : "group"}` : null;
    },
  },
  {
    name: "several things with how they are made",
    examples: [["Sourdough, buns and pies baked overnight", "Sourdough, buns and pies are baked overnight"]],
    apply: ({ text, words }) => {
      const [, things, made] =
        /^([^,.]{3,30}(?:, [^,.]{3,30}){0,3} and [^,.]{3,24}?) ((?:baked|made|cooked|roasted|grown|brewed|served|cut|mixed|sewn|printed|painted|picked) [^,.]{3,50})$/i.exec(
          text,
        ) ?? [];
      return things && !hasClearVerb(words) && readNounPhrase(things.split(/, | and /).at(-1) ?? "")
        ? `${things} are ${made}`
        : null;
    },
  },
  {
    name: "what is not done or not to be paid",
    examples: [
      ["No long contracts, 30 days notice", "There are no long contracts: 30 days notice"],
      ["No booking fee, no deposit", "There is no booking fee and no deposit"],
      ["No contract", "There is no contract"],
      ["No call out charge", "There is no call out charge"],
      ["No win, no fee", "We work on a no win, no fee basis"],
    ],
    apply: ({ text, words }) => {
      if (/^no (?:win|fix|sale|find|gain|savings?),? no (?:fee|charge|pay)$/i.test(text))
        return `we work on a ${lowerStart(text)} basis`;
      if (words[0]?.lower !== "no" || /\bexcept\b/i.test(text) || hasClearVerb(words)) return null;
      const [first = "", second, ...others] = text.split(/, /);
      const head = first.split(" ").at(-1) ?? "";
      const isOwed =
        /^(?:fees?|charges?|costs?|deposits?|contracts?|extras?|surcharges?|commission|terms?|tie-?in|subscription|waiting list|minimum)$/i.test(
          head,
        );
      if (!isOwed || others.length > 0) return null;
      const start = `there ${isPlural(head) ? "are" : "is"} ${lowerStart(first)}`;
      if (!second) return start;
      if (/^no\s/i.test(second)) return `${start} and ${lowerStart(second)}`;
      return /^\d/.test(second) ? `${start}: ${second}` : null;
    },
  },
  {
    name: "a notice to be given",
    examples: [["24 hours notice to cancel", "We ask for 24 hours notice to cancel"]],
    apply: ({ text }) =>
      /^(?:\d{1,3}|one|two|three|four|six) (?:hour|day|week|month)s?['’]? notice\b[^.,]{0,50}$/i.test(text)
        ? `we ask for ${lowerStart(text)}`
        : null,
  },
  {
    name: "a measure with its figure",
    examples: [
      ["Class size 10", "The class size is 10"],
      ["Average wait 12 minutes", "The average wait is 12 minutes"],
      ["Lead time 6 to 8 weeks", "The lead time is 6 to 8 weeks"],
      ["Turnaround 5 working days", "Turnaround is 5 working days"],
      ["Two week turnaround", "The turnaround is two weeks"],
      ["Max 6 people", "The maximum is 6 people"],
      ["Student discount 15%", "The student discount is 15%"],
      ["Groups of up to 12", "We take groups of up to 12"],
    ],
    apply: ({ text }) => {
      const [, name, figure] =
        /^((?:\p{L}{2,14} ){0,2}(?:size|wait|waiting time|lead time|turnaround|temperature|capacity|response time|waiting list)|average \p{L}{3,14}(?: \p{L}{3,14})?) ((?:under |up to |about |around )?(?:\d|two|three)[^,]{0,40})$/iu.exec(
          text,
        ) ?? [];
      if (name && figure)
        return `${/^turnaround$/i.test(name) ? "" : "the "}${lowerStart(name).replace(/^(max|min) /, "$1imum ")} is ${figure}`;
      const [, many, unit] = /^(\p{L}{3,6}|\d{1,3})[- ](hour|day|week|month)s? turnaround$/iu.exec(text) ?? [];
      if (many && unit && readNounPhrase(unit))
        return `the turnaround is ${lowerStart(`${many} `)}${unit.toLowerCase()}${/^(?:one|1)$/i.test(many) ? "" : "s"}`
          .replace("is same days", "is the same day")
          .replace("is next days", "is the next day");
      const [, limit, most] = /^(max|min)(?:imum)? (\d{1,4}\b[^,£$€]{0,40})$/i.exec(text) ?? [];
      if (limit) return `the ${limit.toLowerCase()}imum is ${most}`;
      const [, label, share] =
        /^((?:\p{L}{2,14} ){1,2}(?:charge|discount|commission|deposit|rate)) (\d{1,2}(?:\.\d{1,2})?%[^,]{0,40})$/iu.exec(
          text,
        ) ?? [];
      if (label) return `the ${lowerStart(label)} is ${share}`;
      return /^groups of (?:up to )?\d/i.test(text) ? `we take ${lowerStart(text)}` : null;
    },
  },
  {
    name: "a quality that a business has",
    examples: [
      ["GDPR compliant", "We are GDPR compliant"],
      ["Wheelchair accessible", "We are wheelchair accessible"],
      ["Gas Safe registered", "We are Gas Safe registered"],
      ["Ofsted registered", "We are Ofsted registered"],
      ["Carbon neutral since 2020", "We have been carbon neutral since 2020"],
      ["Family run since 1987", "We have been family run since 1987"],
      ["All staff DBS checked", "All staff are DBS checked"],
      ["CQC rated Outstanding", "We are CQC rated Outstanding"],
      ["Third generation family business", "We are a third generation family business"],
      ["Same phone number since 1974", "We have had the same phone number since 1974"],
      ["Closed in January", "We are closed in January"],
      ["Vegetarian since 1998", "We have been vegetarian since 1998"],
      ["Closed Mondays", "We are closed on Mondays"],
    ],
    apply: ({ text }) => {
      const [, who, state] =
        /^((?:all|our) (?:\p{L}{3,14} )?(?:staff|teachers|tutors|drivers|carers|coaches|guides|instructors|walkers|engineers|cleaners|volunteers)) ((?:[\p{L}]{2,12} ){0,2}(?:checked|trained|qualified|registered|insured|certified|vetted|accredited))$/iu.exec(
          text,
        ) ?? [];
      if (who && state) return `${who} are ${state}`;
      const [, quality, year] =
        /^((?:[\p{L}]{2,14} ){1,2}(?:compliant|accessible|trained|neutral|powered|registered|approved|accredited|certified))( since \d{4})?$/iu.exec(
          text,
        ) ?? [];
      if (quality && !/^(?:all|our|the|we|every|no|is|are)\b/i.test(quality)) {
        const isOfName = /(?:registered|approved|accredited|certified)$/i.test(quality);
        const line =
          isOfName && !/^(?:fully|newly|independently|now|also)\b/i.test(quality) ? quality : lowerFirst(quality);
        return year ? `we have been ${line}${year}` : `we are ${line}`;
      }
      if (/^\p{Lu}\p{L}{1,12} rated \p{Lu}\p{L}{3,14}$/u.test(text)) return `we are ${text}`;
      if (/^(?:vegetarian|vegan|organic|halal|kosher|independent) since \d{4}$/i.test(text))
        return `we have been ${lowerFirst(text)}`;
      if (/^(?:second|third|fourth|fifth)[- ]generation (?:family )?(?:business|firm|company|farm)$/i.test(text))
        return `we are a ${lowerStart(text)}`;
      if (
        /^(?:family|volunteer|women|worker|community|independently|locally|employee)[- ](?:run|owned|led) since \d{4}$/i.test(
          text,
        )
      )
        return `we have been ${lowerStart(text)}`;
      const [, same, since] = /^(same (?:\p{L}{2,14} ){0,2}\p{L}{3,14})( since \d{4})$/iu.exec(text) ?? [];
      if (same) return `we have had the ${lowerStart(same)}${since}`;
      const [, when] =
        /^closed (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: and (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?|bank holidays)$/i.exec(
          text,
        ) ?? [];
      if (when) return `we are closed on ${when}`;
      return /^closed (?:in|from|between|for|over|on|until) /i.test(text) ? `we are ${lowerStart(text)}` : null;
    },
  },
  {
    name: "what is at a time",
    examples: [
      ["Last orders 9pm", "Last orders are at 9pm"],
      ["Doors 7.30pm", "Doors open at 7.30pm"],
      ["Breakfast from 8am", "Breakfast is served from 8am"],
      ["Kitchen closes at 9", "The kitchen closes at 9"],
      ["Second shop in Totnes opened 2021", "Our second shop in Totnes opened in 2021"],
      ["Weekdays 8am to 6pm", "We are open weekdays 8am to 6pm"],
    ],
    apply: ({ text }) => {
      const [, what, at] = lastOrders.exec(text) ?? [];
      if (what) return `${what} ${/s$/.test(what) ? "are" : "is"} at ${at}`;
      const [, site, year] = /^((?:second|third|new) [^.,]{3,40}) opened (?:in )?((?:19|20)\d\d)$/i.exec(text) ?? [];
      if (site) return `our ${lowerStart(site)} opened in ${year}`;
      const [, opening] = doors.exec(text) ?? [];
      if (opening) return `doors open at ${opening}`;
      const [, meal, from] = meals.exec(text) ?? [];
      if (meal) return `${meal} ${/ and /.test(meal) ? "are" : "is"} served ${from}`;
      if (/^(?:weekdays|weekends|daily),? \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?(?:to|-|–|till|until) ?\d/i.test(text))
        return `we are open ${lowerStart(text)}`;
      const [, room, rest] =
        /^((?:\p{L}{3,12} )?(?:kitchen|bar|cafe|café|shop|office|gate|box office|workshop|museum)) ((?:opens|closes|shuts) (?:at|on|from|every|daily|\d)[^.]{0,40})$/iu.exec(
          text,
        ) ?? [];
      return room && !/^(?:the|our|this|that)\b/i.test(room) ? `the ${lowerStart(room)} ${rest}` : null;
    },
  },
  {
    name: "what is not included",
    examples: [["Service not included", "Service is not included"]],
    apply: ({ text }) => {
      const [, what, state] =
        /^(\p{L}{3,14}(?: \p{L}{3,14})?) (not (?:included|required|needed|provided|available|permitted|allowed|necessary|essential)\b.{0,50})$/iu.exec(
          text,
        ) ?? [];
      if (!what || /\b(?:is|are|was|were|do|does)$/i.test(what)) return null;
      const phrase = readNounPhrase(what);
      return phrase ? `${what} ${phrase.number === "plural" ? "are" : "is"} ${state}` : null;
    },
  },
  {
    name: "languages spoken",
    examples: [["Spanish and Polish spoken", "We speak Spanish and Polish"]],
    apply: ({ text }) => {
      const [, tongues] =
        /^(\p{Lu}\p{L}{2,14}(?:, \p{Lu}\p{L}{2,14}){0,4}(?:,? and \p{Lu}\p{L}{2,14})?) spoken$/u.exec(text) ?? [];
      return tongues ? `we speak ${tongues}` : null;
    },
  },
  {
    name: "what is there for visitors",
    examples: [
      ["Free parking in the yard", "There is free parking in the yard"],
      ["Step free access", "There is step free access"],
      ["NHS discount", "There is an NHS discount"],
      ["Interpreters on request", "Interpreters are available on request"],
    ],
    apply: ({ text, words }) => {
      if (hasClearVerb(words)) return null;
      const rest = String.raw`(?:[,]? (?:for|in|on|at|behind|outside|to|from|with|by|nearby|via|through|next|after|before)\b.{0,60})?`;
      if (new RegExp(`^(?!no )(?:\\p{L}[\\p{L}-]{1,12} ){0,3}(?:parking|access|wi-?fi)${rest}$`, "iu").test(text))
        return /^(?:get|gain|check|request|use|ask)\s/i.test(text) ? null : `there is ${lowerStart(text)}`;
      const [, discount] = /^((?:\p{L}{2,12} ){1,2}discount)$/iu.exec(text) ?? [];
      if (discount && !/^(?:an?|the|no|our|your)\b/i.test(text))
        return `there is ${articleFor(discount)} ${lowerFirst(discount)}`;
      const [, things] = /^((?:\p{L}{3,14} ){0,2}\p{L}{3,14}s) on request$/iu.exec(text) ?? [];
      return things && readNounPhrase(things)?.number === "plural" ? `${things} are available on request` : null;
    },
  },
  {
    name: "what we offer",
    examples: [
      ["Free delivery over £40", "We offer free delivery over £40"],
      ["Same day delivery in Bristol", "We offer same day delivery in Bristol"],
      ["Home visits within 15 miles", "We offer home visits within 15 miles"],
      ["Free first consultation", "We offer a free first consultation"],
      ["Free quotes", "We offer free quotes"],
      ["Vegan and gluten free options", "We offer vegan and gluten free options"],
      ["Returns within 30 days", "We take returns within 30 days"],
    ],
    apply: ({ text, words }) => {
      if (hasClearVerb(words)) return null;
      if (/^(?:returns|refunds|exchanges) (?:within|up to) \d/i.test(text))
        return `we ${/^refunds/i.test(text) ? "give" : "take"} ${lowerStart(text)}`;
      const [, thing, many] =
        /^((?:[\p{L}\d][\p{L}\d-]{1,14} ){1,4}(?:delivery|collection|shipping|postage|(quotes|estimates|returns|refunds|visits|appointments|options|lessons|tours|workshops|consultations|demos|tastings)|quote|estimate|consultation|visit|demo))(?: (?:for|in|on|until|within|over|across|to|from|by|with|at|up to|anywhere)\b[^,]{1,60})?$/iu.exec(
          text,
        ) ?? [];
      const isDelivery = /^delivery (?:within|across|throughout|anywhere|to|in) /i.test(text);
      if (isDelivery) return `we offer ${lowerStart(text)}`;
      if (
        !thing ||
        /^(?:no|first|last|next(?! day)|the|an?|our|all|every|each|your|average|missed|late|you|we|to)\b/i.test(text)
      )
        return null;
      if (words[0]?.part === "verb" && !words[0].tags.has("Gerund")) return null;
      const isMany = many !== undefined;
      const isMass = /(?:delivery|collection|shipping|postage)$/i.test(thing);
      const isCounted =
        /^(?:\d{1,2}|two|three|four)\s/i.test(text) && !/^\d{1,3} (?:day|hour|week|minute|month)\b/i.test(text);
      if (isCounted && !isMany) return null;
      return `we offer ${isMany || isMass ? "" : `${articleFor(lowerStart(text))} `}${lowerStart(text)}`;
    },
  },
  {
    name: "what comes with the work",
    examples: [
      ["Written report within 7 days", "You get a written report within 7 days"],
      ["Two coats as standard", "You get two coats as standard"],
      ["Instalments over 12 months", "You can pay in instalments over 12 months"],
      ["Quotes within 24 hours", "You get quotes within 24 hours"],
      ["30 years in business", "We have been in business for 30 years"],
      ["Over 3,000 members", "We have over 3,000 members"],
    ],
    apply: ({ text, words }) => {
      if (hasClearVerb(words)) return null;
      if (
        /^(?:written |full |photo |detailed |free )(?:report|certificate|survey)(?: (?:within|after|in|on|for|with) .{1,50})?$/i.test(
          text,
        )
      )
        return `you get a ${lowerStart(text)}`;
      if (/^(?:two|three|four|all|free) [^,]{3,40} as standard$/i.test(text)) return `you get ${lowerStart(text)}`;
      if (
        /^(?:free |written )?(?:quotes|results|replies|answers|reports|estimates) (?:in|within) (?:one|two|three|four|\d{1,3}) [^,]{3,30}$/i.test(
          text,
        )
      )
        return `you get ${lowerStart(text)}`;
      const [, years] = /^((?:over |more than )?\d{1,3} years) in business$/i.exec(text) ?? [];
      if (years) return `we have been in business for ${lowerStart(years)}`;
      if (/^trading since (?:1[5-9]|20)\d\d$/i.test(text)) return `we have been ${lowerStart(text)}`;
      if (/^(?:monthly )?instalments (?:over|for|of|up to) [^,]{1,40}$/i.test(text))
        return `you can pay in ${lowerStart(text)}`;
      return /^(?:over|more than|nearly|almost) \d[\d,]{0,9} (?:\p{L}{3,14} )?\p{L}{3,14}s(?: (?:in|across|at|on) [^,]{2,40})?$/iu.test(
        text,
      )
        ? `we have ${lowerStart(text)}`
        : null;
    },
  },
];

/** Lines that read best as their owner noted them: a rule of the house, a label alone, what is no phrase. */
export function isBestAsNoted(text: string): boolean {
  if (/[?]/.test(text) || / only$/i.test(text)) return true;
  if (
    /^no (?:[\p{L}-]{2,12} )?(?:dogs?|pets|walk[- ]?ins?|children|kids|smoking|photos|photography|cash|cards|food|drinks?|shoes|refunds|exchanges|entry|admittance|hen|stags?|large groups|under \d{1,2}s)\b(?! (?:is|are|needed|required))/iu.test(
      text,
    )
  )
    return true;
  return /^(?:best|winner|finalist|runner|\d[\d.]{0,4} star|soc \d|iso \d|ofsted (?:good|outstanding)|byob?\b|plus )/i.test(
    text,
  );
}
