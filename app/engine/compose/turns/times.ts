import { lowerFirst } from "../../english/capitals";
import { toGerund } from "../../english/conjugate";
import { addIndefinite, capitalize } from "../../english/grammar";
import { readClause, turnToQuestion } from "../../english/read-clause";
import { hasOwnVerb } from "../has-own-verb";
import { opensWithGain } from "../opens-with-gain";

import { helping, holds, isPlain, readThing, splitTime, type Turn } from "./turn";

/** What is offered and when it is. */
export const times: readonly Turn[] = [
  {
    name: "what it is off",
    typed:
      /^(?<gain>\d{1,3} ?(?:%|percent) off|half price on|(?:two|three|four|2|3|4)[- ]for[- ](?:one|two|three|1|2|3) on) (?<thing>[^,]{1,120})$/i,
    tell: ({ gain = "", thing = "" }) => {
      const spans = [
        ...thing.matchAll(/ (?:until|till|all through|through|throughout|during|every|all|this|in|on) /gi),
      ];
      const at = spans.find(({ index }) => holds.test(thing.slice(index)))?.index ?? thing.length;
      const what = thing.slice(0, at);
      return readThing(what) && `${capitalize(what)}: ${lowerFirst(gain.replace(/ on$/i, ""))}${thing.slice(at)}`;
    },
    examples: [
      ["offer", "10% off every boiler service booked before May", "Every boiler service booked before May: 10% off."],
      [
        "offer",
        "Three for two on seed potatoes until Easter Monday",
        "Seed potatoes: three for two until Easter Monday.",
      ],
      ["offer", "Half price on a second pair all through May", "A second pair: half price all through May."],
    ],
  },
  {
    name: "when, then what",
    kinds: /^(?:offer|season|event|launch|opening)$/,
    typed: /^[^,:;]{1,200}$/,
    tell: (_, worded) => {
      const split = splitTime(worded);
      // why: "10% off every service booked | before May" tells when it was booked
      if (
        !split ||
        hasOwnVerb(split.said) ||
        readClause(split.said) ||
        !(readThing(split.said) || opensWithGain.test(split.said)) ||
        /(?:ed|ing)$| (?:that|who|which) /.test(split.said)
      )
        return null;
      const isOne = /^free /i.test(split.said) && readThing(split.said) === "singular";
      const thing = lowerFirst(split.said);
      return `${capitalize(split.when.replace(/^on /i, ""))}: ${isOne ? addIndefinite(thing) : thing}`;
    },
    examples: [
      [
        "event",
        "A clothes swap at the library on Saturday 18 April",
        "Saturday 18 April: a clothes swap at the library.",
        "on Saturday 18 April",
      ],
    ],
  },
  {
    name: "when it does it",
    kinds: /^(?:opening|ending|season|news|launch|event)$/,
    typed: /^[^,:;]{1,200}$/,
    tell: (_, worded) => {
      const split = splitTime(worded);
      if (!split || !/^(?:on|from|in) .*(?:\d|\p{Lu})/u.test(split.when)) return null;
      // why a word more: a verb that ends a line is read as none
      const clause = readClause(`${split.said} indeed`);
      if (!clause || helping.test(clause.verb) || !isPlain(clause) || /\b(?:we|our|i|my)$/i.test(clause.subject))
        return null;
      const asked = turnToQuestion({ ...clause, rest: clause.rest.replace(/ ?indeed$/, "") }).trim();
      return `${/^from/i.test(split.when) ? "From when" : "When"} ${asked}? ${capitalize(split.when)}.`;
    },
    examples: [
      [
        "opening",
        "Our second bakery opens in Leith on 3 October",
        "When does our second bakery open in Leith? On 3 October.",
        "on 3 October",
      ],
      [
        "ending",
        "The exhibition of Kyoto ceramics closes on 21 June",
        "When does the exhibition of Kyoto ceramics close? On 21 June.",
        "on 21 June",
      ],
    ],
  },
  {
    name: "what it is doing, then what it is",
    kinds: /^(?:opening|ending|season|news|launch|event)$/,
    typed: /^(?:our|the|version|its) [^,:;]{1,200}$/i,
    tell: (_, { first }) => {
      const clause = readClause(first);
      const isTold = clause && !helping.test(clause.verb) && isPlain(clause) && !/^\p{L}{2,14}ing\b/u.test(clause.rest);
      const gerund = isTold ? toGerund(clause.verb) : null;
      return (
        gerund &&
        clause &&
        `${capitalize([clause.adverb, gerund].filter(Boolean).join(" "))} ${clause.rest}: ${lowerFirst(clause.subject)}`
      );
    },
    examples: [
      ["opening", "Our second bakery opens in Leith on 3 October", "Opening in Leith on 3 October: our second bakery."],
      ["news", "Our software now reads handwritten receipts", "Now reading handwritten receipts: our software."],
    ],
  },
  {
    name: "what we are doing, then what it is",
    typed:
      /^we(?:['’]re| are) (?<deed>opening|launching|starting|screening|pouring|giving) (?<thing>(?:an?|our|the) [^,:;]{1,200})$/i,
    tell: ({ deed = "" }, worded) => {
      const split = splitTime(worded);
      const thing = split?.said.replace(/^we(?:['’]re| are) \S+ /i, "");
      return split && thing ? `${capitalize(deed)} ${split.when}: ${thing}` : null;
    },
    examples: [
      [
        "opening",
        "We're opening a tiny ramen counter inside the market in June",
        "Opening in June: a tiny ramen counter inside the market.",
        "in June",
      ],
    ],
  },
];
