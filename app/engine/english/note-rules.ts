import { lowerFirst, lowerStart } from "./capitals";
import { hasClearVerb } from "./clear-verb";
import { chooseIndefinite, isPlural, readNounPhrase } from "./noun-phrases";
import type { SentenceRule } from "./sentence-rule";

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
        return `we are ${/^a /i.test(text) ? "" : `${chooseIndefinite(text)} `}${lowerStart(text)}`;
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
    name: "where the money goes",
    examples: [
      ["All proceeds to the hospice", "All proceeds go to the hospice"],
      ["Profits to the lifeboat", "Profits go to the lifeboat"],
    ],
    apply: ({ text }) => {
      const [, money, rest] =
        /^((?:all |half the )?(?:proceeds|profits|takings|donations)) (to .{3,80})$/i.exec(text) ?? [];
      return money ? `${money} go ${rest}` : null;
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
  if (/^(?:teams|tables|pairs|parties) of /i.test(text)) return true;
  return /^(?:best|winner|finalist|runner|\d[\d.]{0,4} star|soc \d|iso \d|ofsted (?:good|outstanding)|byob?\b|plus )/i.test(
    text,
  );
}
