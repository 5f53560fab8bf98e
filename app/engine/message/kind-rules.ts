import { hasFiniteVerb, readWords } from "../english/words";
import {
  hasDay,
  hasHour,
  hasWords,
  holds,
  inverted,
  isEventNamed,
  type KindInput,
  opensWithNews,
  opensWithPronoun,
  opensWithVerb,
  seasonal,
  starts,
  timings,
} from "./kind-conditions";
import type { MessageKind } from "./message";

interface KindRule {
  name: string;
  kind: MessageKind;
  examples: readonly string[];
  applies(input: KindInput): boolean;
}

/** What kind of message a statement is. The first rule that applies wins; a statement without any is about the business. */
export const kindRules: readonly KindRule[] = [
  {
    name: "quoted praise",
    kind: "claim",
    examples: ["“Better than my grandmother's” – Elif"],
    applies: (input) => starts(input, /^[“"‘«]/),
  },
  {
    name: "how to",
    kind: "how-to",
    examples: [
      "How to choose a frame",
      "5 mistakes people make",
      "What to do when it leaks",
      "how do i pack a mirror",
      "Moving house with a cat",
    ],
    applies: (input) =>
      starts(input, /^(?:how to|how do (?:i|you|we)|what to|when to|where to)\b/i) ||
      (starts(input, /^(?:\d{1,2}|three|five|seven|ten|two|four|six)\s/i) &&
        input.clause.words
          .slice(1, 4)
          .some((word) =>
            /^(?:ways?|tips?|mistakes?|steps?|things|questions|ideas|reasons|signs|rules|tricks)$/.test(word.lower),
          )) ||
      (!input.offer &&
        !hasDay(input) &&
        /^(?:moving|choosing|packing|planning|starting|preparing|buying|caring|getting|finding|making|learning|cleaning|storing|growing|building)$/.test(
          input.clause.words[0]?.lower ?? "",
        )),
  },
  {
    name: "story",
    kind: "story",
    examples: ["How we started in a garage", "Behind the scenes of our night shift", "Meet Amina, our first courier"],
    applies: (input) => starts(input, /^(?:how we\b|behind the scenes|meet \p{Lu}|the story of|a day in the life)/iu),
  },
  {
    name: "question",
    kind: "question",
    examples: [
      "Why are my neighbours' bills lower than mine?",
      "is chess good for kids",
      "Do I need planning permission?",
    ],
    applies: (input) => {
      const first = input.clause.text.split(/(?<=\?)\s/)[0] ?? "";
      if (inverted.test(first) && input.clause.words.length > 2) return true;
      if (/[:,]\s(?:which|what|who|how)\b[^?]{1,80}\?$/i.test(first.trim())) return true;
      return (
        /\?$/.test(first.trim()) &&
        hasFiniteVerb(readWords(first)) &&
        (/^(?:why|what|how|when|where|who|which)\b/i.test(first) || input.offer === null)
      );
    },
  },
  {
    name: "hiring",
    kind: "hiring",
    examples: ["We are looking for a junior stylist", "We're hiring a museum educator", "Join our team as a baker"],
    applies: (input) =>
      holds(input, /^(?:hiring|vacancy|vacancies|recruiting)$/) ||
      hasWords(input, "looking", "for") ||
      hasWords(input, "join", "our", "team"),
  },
  {
    name: "fundraiser",
    kind: "fundraiser",
    examples: [
      "We need 100 old bikes before Christmas",
      "Donate a coat",
      "Kids bikes: we have 34 children on the waiting list",
    ],
    applies: (input) =>
      holds(input, /^(?:donate|donations?|donating|fundraiser|fundraising|crowdfunding|signatures|petition)$/) ||
      starts(input, /^we need (?:\d|more|your|old|volunteers|help)/i) ||
      hasWords(input, "waiting", "list"),
  },
  {
    name: "ending",
    kind: "ending",
    examples: [
      "Sunset of the v1 API on 30 June",
      "The 0% VAT ends on 31 March",
      "From 1 July we stop servicing oil boilers",
    ],
    applies: (input) =>
      holds(input, /^(?:sunset|discontinue|discontinued|discontinuing|ends|farewell|retiring|stop|stops|stopping)$/) &&
      (holds(input, /^(?:sunset|discontinued?|farewell|retiring)$/) || hasDay(input)),
  },
  {
    name: "booking opens",
    kind: "news",
    examples: ["Bookings open on 1 March", "Registration opens on Monday"],
    applies: (input) =>
      starts(
        input,
        /^(?:the )?(?:bookings?|registrations?|applications?|enrol?ments?|ticket sales) (?:opens?|starts?)\b/i,
      ),
  },
  {
    name: "dated event before its price",
    kind: "event",
    examples: [
      "Treasure hunt, 16 to 20 February, £4 per child",
      "Demo class is free this Sunday at 11 am",
      "simul with GM Petra, 22 Nov 2pm, £10",
    ],
    applies: (input) =>
      hasDay(input) &&
      !/percent|several|amount/.test(input.offer?.kind ?? "") &&
      !opensWithPronoun(input) &&
      !opensWithVerb(input) &&
      (isEventNamed(input) || (hasHour(input) && timings(input).some(({ start }) => start !== null))) &&
      !starts(input, /^new\b/i) &&
      !hasWords(input, "new", "autumn") &&
      !holds(input, /^(?:closed|closes)$/),
  },
  {
    name: "offer",
    kind: "offer",
    examples: ["20% off winter boots", "Free delivery on Eid boxes", "Kids eat free on Sundays"],
    applies: (input) => input.offer !== null && !opensWithNews(input) && !starts(input, /^new\b/i),
  },
  {
    name: "opening",
    kind: "opening",
    examples: [
      "Our taproom opens on 18 April",
      "The terrace opens again on 1st of April",
      "Grand opening of our second shop",
    ],
    applies: (input) =>
      (holds(input, /^(?:opens|reopens)$/) && !isEventNamed(input) && !hasHour(input)) ||
      starts(input, /^grand opening/i) ||
      starts(input, /^we (?:open|are opening) (?:our|a|the)\b/i),
  },
  {
    name: "reminder",
    kind: "reminder",
    examples: [
      "Don't forget your gas check",
      "The gas check is due before winter",
      "book your boiler service now before its cold",
    ],
    applies: (input) =>
      holds(input, /^(?:forget|remember|due|deadline|reminder)$/) ||
      (starts(input, /^(?:book|order|register|apply|renew|pay|send|get)\b/i) &&
        holds(input, /^(?:now|before|by|early|until)$/)),
  },
  {
    name: "event",
    kind: "event",
    examples: [
      "Tasting evening with cheese",
      "Valentine's Day dinner with live music",
      "We have 3 places left for two year olds",
      "Come and see the nursery on Saturday 7 March",
      "Open house: see a solar roof on 14 December",
    ],
    applies: (input) =>
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
    examples: ["New pistachio rolls", "Introducing incident reports", "Our new autumn menu starts on 1 October"],
    applies: (input) =>
      starts(input, /^(?:introducing|meet our|new\b|our new\b|the new\b.*\b(?:starts|arrives)\b)/i) ||
      (holds(input, /^(?:launch|launches|launching)$/) && !opensWithPronoun(input)) ||
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
    ],
    applies: (input) =>
      starts(input, /^[^.!?]{1,60}\b(?:is|are) (?:here|back|in)\b(?!\s\w)/i) ||
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
    ],
    applies: (input) =>
      opensWithNews(input) ||
      (holds(input, /^(?:closed|closes|closing|moved|award|awards|relocated)$/) && !input.offer),
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
