import {
  findTimings,
  hasDate,
  hasDay,
  hasHour,
  hasWords,
  holds,
  isEventNamed,
  type KindInput,
  opensWithNews,
  opensWithPronoun,
  opensWithVerb,
  starts,
} from "./kind-conditions";
import type { KindRule } from "./kind-rules";

/** A cut in price that ends is an offer until then. */
const isPriceCut = ({ offer }: KindInput) => /^(?:percent|several-for-less|amount-off)$/.test(offer?.kind ?? "");

/** "Waiting list now open": news, and no appeal for those who are on it. */
const waitingListOpens = /^(?:our |the )?waiting list (?:is )?(?:now |still |back )?(?:open|closed)\b/i;

/** "Bring us your apples and get a bottle": what people get for what they do. */
const exchange =
  /^(?:bring|send|refer|recommend|drop|swap|trade|return|buy|share|leave|book|order|introduce)\b.{3,120}\b(?:and|then) (?:(?:you(?: both)?|they) )?(?:get|gets|receive|earn|save)\b/i;

/** Messages that hang on a day or a price: what ends, opens, changes, takes place or is on offer. */
export const datedKinds: readonly KindRule[] = [
  {
    name: "ending",
    kind: "ending",
    examples: [
      "Sunset of the v1 API on 30 June",
      "The 0% VAT ends on 31 March",
      "From 1 July we stop servicing oil boilers",
      "Home collection is ending on 18 December",
      "After 31 years we close for good on 30 January",
      "The coffee stand stops after this winter",
      "The old importer will be switched off on 1 June",
    ],
    applies: (input) =>
      /\b(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?|go(?:es|ing)?) (?:\S{1,20} ){0,2}for good\b/i.test(input.clause.text) ||
      /\b(?:stops?|stopping|closes permanently|no longer available) after\b/i.test(input.clause.text) ||
      (hasDay(input) &&
        /\b(?:switch(?:ed|ing)|shut(?:ting)?|turn(?:ed|ing)) (?:off|down)\b/i.test(input.clause.text)) ||
      (!isPriceCut(input) &&
        !/\b(?:offer|deal|sale|discount|promotion|price) ends?\b/i.test(input.clause.text) &&
        holds(
          input,
          /^(?:sunset|discontinue|discontinued|discontinuing|ends|ending|farewell|retiring|stop|stops|stopping)$/,
        ) &&
        (holds(input, /^(?:sunset|discontinued?|farewell|retiring)$/) || hasDay(input)) &&
        // why: "sunset paddles" are paddles, and "sunset of the API" its end; "charging stops" are stops
        !/\b(?:\p{L}{2,14}ing|\d{1,4}) stops\b|\bsunsets? (?!of|the|our|its|this|these|that|all)\p{L}/iu.test(
          input.clause.text,
        )),
  },
  {
    name: "booking opens",
    kind: "news",
    examples: [
      "Bookings open on 1 March",
      "Registration opens on Monday",
      "Waiting list now open for September places",
      "Two gaps in March for fitted wardrobes",
    ],
    applies: (input) =>
      starts(input, waitingListOpens) ||
      starts(
        input,
        /^(?:only |just )?(?:\d{1,2}|one|two|three|four|five|six) (?:\p{L}{2,12} )?(?:gaps?|slots?|vacanc(?:y|ies)) (?!left)/iu,
      ) ||
      starts(
        input,
        /^(?:the )?(?:bookings?|registrations?|applications?|enrol?ments?|ticket sales) (?:opens?|starts?)\b/i,
      ),
  },
  {
    name: "a change",
    kind: "news",
    examples: [
      "From Monday we open at 6.30am instead of 8",
      "Quiz night is moving to Tuesdays from 2 March",
      "Late opening till 9pm every Thursday",
      "new winter hours from Monday",
      "Temporary hours in August: open Tuesday to Thursday only",
      "We're taking 300 new patients",
      "The balcony is back open from 6 June",
      "From Monday 6 July we're changing hours",
    ],
    applies: (input) =>
      starts(input, /^(?:from [^.!?,]{2,30},? )?we(?:['’]re| are) changing (?:our )?(?:opening )?(?:hours|times)\b/i) ||
      starts(
        input,
        /^[^.!?,:]{3,50} (?:is|are|has|have) (?:now )?(?:moving|moved|changing|changed|closing|cancelled|postponed)\b/i,
      ) ||
      starts(input, /^(?:we're|we are|now) (?:now )?(?:taking|accepting|welcoming)(?: on)? (?:\S{1,12} ){0,2}new\b/i) ||
      starts(
        input,
        /^[^.!?]{1,50}(?: is| are|'s|'re) (?:now |finally ){0,2}(?:back open|open again|open once more)\b/i,
      ) ||
      starts(
        input,
        /^from [^.!?,]{2,30},? (?:we|we're|we are|the shop|the studio|the office) (?:will )?(?:also )?(?:open|close|are open|are closed|shut|accept|take|deliver)\b/i,
      ) ||
      starts(
        input,
        /^(?:late|early|later|longer|extended|extra|temporary|reduced|shorter|holiday|christmas|easter|summer|winter) (?:night )?(?:opening|hours)\b/i,
      ) ||
      starts(input, /^(?:our )?new (?:\p{L}{2,15} ){0,2}(?:hours|opening times|address|phone number|prices)\b/iu),
  },
  {
    name: "thanks and congratulations",
    kind: "news",
    examples: ["Well done to Maya, who won in Leeds", "A thank you to the 46 volunteers"],
    applies: (input) =>
      starts(input, /^(?:a )?(?:big |huge |massive )?(?:well done|congratulations|congrats|thank you|thanks)\b/i),
  },
  {
    name: "what people take part in begins",
    kind: "event",
    examples: [
      "Our summer reading challenge for kids starts on 12 July",
      "The spring term of the art club begins on Monday",
    ],
    applies: (input) =>
      hasDay(input) &&
      (starts(input, /^we(?:'re|’re| are) (?:hosting|holding|organi[sz]ing|putting on)\b/i) ||
        starts(
          input,
          /^(?:our|the) (?:[^.!?,:]{2,40} )?(?:challenge|course|class|classes|workshops?|club|camp|season|festival|tour|league|tournament|term|lessons)\b[^.!?,:]{0,40} (?:starts?|begins?|kicks? off|takes? place|returns?)\b/i,
        )),
  },
  {
    name: "dated event before its price",
    kind: "event",
    examples: [
      "Treasure hunt, 16 to 20 February, £4 per child",
      "Demo class is free this Sunday at 11 am",
      "simul with GM Petra, 22 Nov 2pm, £10",
      "Ukulele taster classes on 3, 10 and 17 May, £4 each",
      "Panto in the Corn Hall 5-6 and 12-13 December, tickets £9",
    ],
    applies: (input) =>
      hasDay(input) &&
      !/percent|several|amount/.test(input.offer?.kind ?? "") &&
      !opensWithPronoun(input) &&
      !opensWithVerb(input) &&
      (isEventNamed(input) ||
        /\b(?:tickets?|entry|admission)(?: from| at)? [£$€₹]?\d|[£$€₹]\d{1,5} (?:entry|admission|a ticket)\b/i.test(
          input.clause.text,
        ) ||
        (hasHour(input) && findTimings(input).some(({ start }) => start !== null))) &&
      !starts(input, /^new\b/i) &&
      !hasWords(input, "new", "autumn") &&
      !holds(input, /^(?:closed|closes)$/),
  },
  {
    name: "offer",
    kind: "offer",
    examples: [
      "20% off winter boots",
      "Free delivery on Eid boxes",
      "Kids eat free on Sundays",
      "Two people learn to dive for the price of one and a half",
      "Bring us your spare apples and get a bottle of juice for every ten kilos",
    ],
    applies: (input) =>
      starts(input, exchange) ||
      starts(
        input,
        /^(?!what\b|how\b).{0,60}\b(?:deal(?=[:,]| ?[-–])|discount|special offer)|^.{0,80}\bfor the price of\b/i,
      ) ||
      (input.offer !== null && !opensWithNews(input) && !starts(input, /^new\b/i)),
  },
  {
    name: "opening",
    kind: "opening",
    examples: [
      "Our taproom opens on 18 April",
      "Our farm shop opens on Saturday 5 December at 9am",
      "The terrace opens again on 1st of April",
      "Grand opening of our second shop",
    ],
    applies: (input) =>
      (holds(input, /^(?:opens|reopens)$/) && !isEventNamed(input) && (!hasHour(input) || hasDate(input))) ||
      starts(input, /^grand opening/i) ||
      starts(input, /^we (?:open|are opening) (?:our|a|the)\b/i),
  },
  {
    name: "reminder",
    kind: "reminder",
    examples: [
      "Don't forget your gas check",
      "The gas check is due before winter",
      "Last orders for Mother's Day hampers by noon on 10 March",
      "Applications close 8 January for siblings",
      "book your boiler service now before its cold",
    ],
    applies: (input) =>
      starts(input, /^(?:the )?last (?:orders|posting|entries|bookings|day|date|chance)\b/i) ||
      (hasDay(input) &&
        starts(
          input,
          /^(?:\S{1,20} ){0,2}(?:applications?|bookings?|registrations?|entries|orders|nominations) clos(?:e|es|ing)\b/i,
        )) ||
      holds(input, /^(?:forget|remember|due|deadline|reminder)$/) ||
      (starts(input, /^(?:book|order|register|apply|renew|pay|send|get)\b/i) &&
        holds(input, /^(?:now|before|by|early|until)$/)),
  },
];
