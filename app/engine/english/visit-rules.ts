import { lowerFirst, lowerStart } from "./capitals";
import { hasClearVerb } from "./clear-verb";
import { chooseIndefinite, readNounPhrase } from "./noun-phrases";
import type { SentenceRule } from "./sentence-rule";

/** A time of day: "9pm", "7.30pm", "9". */
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?`;

const lastOrders = new RegExp(`^(last orders|last entry|check-?in|check-?out|kick-?off) (?:at )?(${clock})$`, "i");
const doors = new RegExp(`^doors (?:open )?(?:at )?(${clock})$`, "i");
const meals = new RegExp(
  `^((?:breakfast|brunch|lunch|dinner|supper|food|hot food|coffee)(?: and \\p{L}{3,12})?) ((?:from|until|till) ${clock}.{0,40})$`,
  "iu",
);

/** Notes for those who come or order: hours, what is there for them, what they get. Tried behind the other notes. */
export const visitRules: readonly SentenceRule[] = [
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
        return `there is ${chooseIndefinite(discount)} ${lowerFirst(discount)}`;
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
      return `we offer ${isMany || isMass ? "" : `${chooseIndefinite(lowerStart(text))} `}${lowerStart(text)}`;
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
