import { hasFiniteVerb } from "../english/words";
import {
  hasDate,
  hasDay,
  holds,
  isEventNamed,
  opensWithNews,
  opensWithPronoun,
  seasonal,
  starts,
} from "./kind-conditions";
import type { KindRule } from "./kind-rules";

/** What is left: told by the words for the thing and by its verb. */
export const plainKinds: readonly KindRule[] = [
  {
    name: "event",
    kind: "event",
    examples: [
      "Tasting evening with cheese",
      "Valentine's Day dinner with live music",
      "We have 3 places left for two year olds",
      "Come and see the nursery on Saturday 7 March",
      "Open house: see a solar roof on 14 December",
      "Open studio 9 May and 13 June, see how we dye",
    ],
    applies: (input) =>
      (hasDate(input) && starts(input, /^open (?:studios?|gardens?|morning|evening|doors|house)\b/i)) ||
      (hasDay(input) &&
        starts(
          input,
          /^(?:our|the) (?:[\p{L}’'-]{2,16} ){0,3}(?:concert|fair|fayre|fete|show|party|open day|market|quiz|gig|festival|exhibition|talk|workshop) (?:is|takes place|will be)\b/iu,
        )) ||
      (starts(input, /^(?:come|join us|visit us|meet us|open house)\b/i) && hasDay(input)) ||
      (isEventNamed(input) &&
        !opensWithPronoun(input) &&
        !starts(input, /^(?:new|why|how|what)\b/i) &&
        (hasDay(input) || !hasFiniteVerb(input.clause.words)) &&
        !holds(input, /^(?:closed|new)$/)) ||
      (input.quantity !== null &&
        /^(?:places?|spots?|seats?|tickets?)$/.test(input.quantity.noun?.head ?? "") &&
        !starts(input, /^new\b/i)),
  },
  {
    name: "launch",
    kind: "launch",
    examples: [
      "New pistachio rolls",
      "Barcode scanning is here",
      "Introducing incident reports",
      "Our new autumn menu starts on 1 October",
    ],
    applies: (input) =>
      starts(input, /^[^.!?,:]{2,40}ing (?:is|are) (?:now |finally )?here\b/i) ||
      starts(input, /^(?:introducing|meet our|new\b|our new\b|the new\b.*\b(?:starts|arrives)\b)/i) ||
      (holds(input, /^(?:launch|launches|launching)$/) && !opensWithPronoun(input)) ||
      starts(input, /^(?:we(?:['’]re| are)|i(?:['’]m| am)) (?:now )?(?:launching|releasing|bringing out)\b/i) ||
      (holds(input, /^new$/) && !hasFiniteVerb(input.clause.words) && !holds(input, seasonal)),
  },
  {
    name: "season",
    kind: "season",
    examples: [
      "Pumpkins are back",
      "the new alpaca is in",
      "Gift vouchers for Mother's Day",
      "its prom season book early",
      "Hot cross buns are back from Monday",
    ],
    applies: (input) =>
      starts(input, /^[^.!?]{1,60}\b(?:is|are) (?:here|back|in)\b(?!\s\w)/i) ||
      starts(
        input,
        /^[^.!?,]{1,60}\b(?:is|are) back (?:from|on|for|this|until|till|in (?:\p{Lu}|the shop|stock)|by|at|with|again|every)\b/iu,
      ) ||
      (holds(input, seasonal) &&
        !holds(input, /^closed$/) &&
        !opensWithPronoun(input) &&
        (!hasFiniteVerb(input.clause.words) || starts(input, /^it'?s\b/i))),
  },
  {
    name: "news",
    kind: "news",
    examples: [
      "We now also repair tablets",
      "Pool is closed from 22 December",
      "we moved",
      "Our prices go up on 1 January",
      "You can now export reports to PDF",
      "Dealwell now talks to WhatsApp",
      "The booking page now takes cards",
    ],
    applies: (input) =>
      opensWithNews(input) ||
      starts(input, /^(?:the|our|your|every|all)(?: [\p{L}-]{2,20}){1,4} now \p{L}{2,20}s\b/iu) ||
      starts(input, /^(?:you|customers|members|guests|\p{Lu}\p{L}{2,20}) (?:can )?now \p{L}{3,}/u) ||
      (holds(input, /^(?:closed|closes|closing|moved|award|awards|relocated)$/) &&
        !/\b(?:that|who) (?:have |has )?(?:moved|closed)\b/i.test(input.clause.text) &&
        !input.offer),
  },
  {
    name: "claim",
    kind: "claim",
    examples: [
      "A garden room fits a five-metre yard",
      "Why we never brew a pumpkin ale",
      "You can learn to swim at 60",
    ],
    applies: (input) =>
      starts(input, /^(?:why|what|case study)\b/i) ||
      /:\show\b/i.test(input.clause.text) ||
      hasFiniteVerb(input.clause.words),
  },
];
