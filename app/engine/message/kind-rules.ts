import { hasFiniteVerb, readWords } from "../english/words";
import {
  hasDate,
  hasDay,
  hasHour,
  hasWords,
  holds,
  inverted,
  isEventNamed,
  isGivenAway,
  type KindInput,
  opensWithNews,
  opensWithPronoun,
  opensWithVerb,
  seasonal,
  starts,
  timings,
} from "./kind-conditions";
import type { MessageKind } from "./message";
import { isWorker } from "./people";

/** A cut in price that ends is an offer until then. */
const isPriceCut = ({ offer }: KindInput) => /^(?:percent|several-for-less|amount-off)$/.test(offer?.kind ?? "");

/** "Kitchen porter wanted", "warm blankets needed": whether what is looked for passes a test. */
function findSought({ clause }: KindInput, accepts: (thing: string) => boolean): boolean {
  const sought = /^((?:[^\s.!?;:]{1,25} ){1,6})(?:is |are |urgently |still |always ){0,2}(?:wanted|needed)\b/i.exec(
    clause.text,
  );
  const thing = (sought?.[1] ?? "").trim();
  return thing !== "" && !/^(?:how|what|why|no|not|all|is|are|if|when|your?)\b/i.test(thing) && accepts(thing);
}

interface KindRule {
  name: string;
  kind: MessageKind;
  examples: readonly string[];
  applies(input: KindInput): boolean;
}

/** What kind of message a statement is. The first rule that applies wins; a statement without any is about the business. */
export const kindRules: readonly KindRule[] = [
  {
    name: "who we are",
    kind: "about",
    examples: ["Who we are: two teachers and a lab", "About us: a shop of three"],
    applies: (input) => starts(input, /^(?:who we are|about us|what we do|our story so far)(?::| - )/i),
  },
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
      "Why a fuse keeps tripping and when to call an electrician",
    ],
    applies: (input) =>
      starts(input, /^(?:how to|how do (?:i|you|we)|what to|when to|where to)\b/i) ||
      starts(input, /^(?:why|what|how)\b.{3,80}\s(?:and|or) (?:how|when|what|where) to\b/i) ||
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
    examples: [
      "How we started in a garage",
      "How I went from one stall to three shops",
      "I grew up picking coffee and now I roast it",
      "Behind the scenes of our night shift",
      "Meet Amina, our first courier",
    ],
    applies: (input) =>
      starts(input, /^(?:i|we) (?:grew up|started out|began|learn(?:ed|t)|left|quit|always wanted|never thought)\b/i) ||
      starts(input, /^(?:how (?:we|i)\b|behind the scenes|meet \p{Lu}|the story of|a day in the life)/iu),
  },
  {
    name: "question",
    kind: "question",
    examples: [
      "Why are my neighbours' bills lower than mine?",
      "is chess good for kids",
      "Do I need planning permission?",
      "why does my phone battery die so fast",
    ],
    applies: (input) => {
      if (starts(input, /^(?:why|how|when|where|which) (?:do|does|did|is|are|can|should|will|would|am)\b/i))
        return true;
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
    examples: [
      "We are looking for a junior stylist",
      "We're hiring a museum educator",
      "Join our team as a baker",
      "Saturday girl or boy wanted, £9 an hour",
      "4 volunteer coaches needed for Sunday mornings",
      "Volunteers needed for our repair Saturdays",
      "we need two nursery practitioners to start in January, £13.60 an hour",
    ],
    applies: (input) =>
      starts(
        input,
        /^(?:we|we're) (?:need|want|require|after)\b.{3,80}(?:\sto (?:start|join)\b|\b(?:an hour|per hour|a year|salary|full[- ]time|part[- ]time))/i,
      ) ||
      holds(input, /^(?:hiring|vacancy|vacancies|recruiting)$/) ||
      findSought(input, isWorker) ||
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
      "we've run out of helmets, can anyone help",
      "The minibus needs an engine and we have to find £3,200 by Easter",
      "Old helmets wanted",
      "Warm blankets needed by 10 January",
      "Sponsor our new bandstand, £50 a plank",
      "Help us buy a second van by 1 May",
    ],
    applies: (input) =>
      /\b(?:raise|find|short of) (?:another )?[£$€₹]\d/i.test(input.clause.text) ||
      /\b(?:can (?:anyone|anybody|you) (?:help|lend|spare|give)|please help)\b/i.test(input.clause.text) ||
      (holds(input, /^(?:donate|donations?|donating|fundraiser|fundraising|crowdfunding|signatures|petition)$/) &&
        !isGivenAway(input)) ||
      findSought(input, (thing) => !isWorker(thing)) ||
      starts(
        input,
        /^(?:please )?(?:sponsor (?:our|a|an|one|the)\b|help us (?:to )?(?:buy|pay for|fund|save|build|rebuild|replace|repair|restore)\b)/i,
      ) ||
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
        holds(
          input,
          /^(?:sunset|discontinue|discontinued|discontinuing|ends|ending|farewell|retiring|stop|stops|stopping)$/,
        ) &&
        (holds(input, /^(?:sunset|discontinued?|farewell|retiring)$/) || hasDay(input))),
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
    name: "a change",
    kind: "news",
    examples: [
      "Quiz night is moving to Tuesdays from 2 March",
      "Late opening till 9pm every Thursday",
      "new winter hours from Monday",
      "We're taking 300 new patients",
      "The balcony is back open from 6 June",
    ],
    applies: (input) =>
      starts(
        input,
        /^[^.!?,:]{3,50} (?:is|are|has|have) (?:now )?(?:moving|moved|changing|changed|closing|cancelled|postponed)\b/i,
      ) ||
      starts(input, /^(?:we're|we are|now) (?:now )?(?:taking|accepting|welcoming)(?: on)? (?:\S{1,12} ){0,2}new\b/i) ||
      starts(
        input,
        /^[^.!?]{1,50}(?: is| are|'s|'re) (?:now |finally ){0,2}(?:back open|open again|open once more)\b/i,
      ) ||
      starts(input, /^(?:late|early|later|longer|extended|extra) (?:night )?opening\b/i) ||
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
        (hasHour(input) && timings(input).some(({ start }) => start !== null))) &&
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
      "Hot cross buns are back from Monday",
    ],
    applies: (input) =>
      starts(input, /^[^.!?]{1,60}\b(?:is|are) (?:here|back|in)\b(?!\s\w)/i) ||
      starts(
        input,
        /^[^.!?,]{1,60}\b(?:is|are) back (?:from|on|for|this|until|till|in (?:\p{Lu}|the shop|stock)|by|at|with|again)\b/iu,
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
