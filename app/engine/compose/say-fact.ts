import { hasFiniteVerb, readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { addIndefinite, capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";

/** Who speaks: a business of several, or somebody who works alone. */
export type Speaker = "we" | "I";

interface FactRule {
  name: string;
  examples: readonly (readonly [fact: string, sentence: string])[];
  when: RegExp;
  /** The sentence without its end mark; null where the words are not what the rule is for. */
  say: (parts: readonly string[], speaker: Speaker, kind: MessageKind) => string | null;
}

const be = (speaker: Speaker) => (speaker === "I" ? "I am" : "We are");
const have = (speaker: Speaker) => `${speaker === "I" ? "I" : "We"} have`;
const me = (speaker: Speaker) => (speaker === "I" ? "me" : "us");

/** "Tools", "tea and cake" and "children" are many; "kit" and "booking" one. */
const isMany = (noun: string): boolean =>
  / and /i.test(noun) || /\b(?:children|people|women|men)$/i.test(noun) || /(?<![siu])s$/i.test(noun);

/** Kinds of idea whose thing is a day that people come to. */
const isDated = (kind: MessageKind) => /^(?:event|opening|fundraiser)$/.test(kind);

const money = String.raw`[£$€₹]\s?\d[\d,]*(?:\.\d\d)?k?`;
const weekday = `(?:mon|tues|wednes|thurs|fri|satur|sun)day`;

/** How owners note a fact without a verb, and the sentence that it is. Each holds only where its grammar is known; what no rule knows stays a note. */
export const factRules: readonly FactRule[] = [
  {
    name: "pay",
    examples: [
      ["£8.60 an hour in year one", "The pay is £8.60 an hour in year one."],
      ["£41,000 to £45,000", "The pay is £41,000 to £45,000."],
    ],
    when: new RegExp(`^${money}(?: (?:to|-|–) ${money})?(?: (?:an?|per) .{2,40})?$`, "i"),
    say: ([text = ""], _, kind) => (kind === "hiring" ? `The pay is ${text}` : null),
  },
  {
    name: "price",
    examples: [
      ["£60 a flue", "The price is £60 a flue."],
      ["$38 a week or $140 a month", "The price is $38 a week or $140 a month."],
      ["£60 for the course", "The price is £60 for the course."],
      ["£9 a month, first 30 days free", "The price is £9 a month, first 30 days free."],
    ],
    when: new RegExp(
      `^${money} (?:an?|per|each|for the|for an?) [^,]{2,40}(?:, (?:or ${money}|first|including|includes|with|all|tea|kit).{2,50})?$|^${money}(?:,? (?:or|and) ${money}.{0,40}|, or ${money}.{0,40})$`,
      "i",
    ),
    say: ([text = ""], _, kind) => (/^(?:hiring|fundraiser)$/.test(kind) ? null : `The price is ${text}`),
  },
  {
    name: "price from",
    examples: [
      ["From £11,900 fitted", "Prices start at £11,900 fitted."],
      ["from £890", "Prices start at £890."],
    ],
    when: new RegExp(`^from (${money}.{0,40})$`, "i"),
    say: ([, price = ""]) => `Prices start at ${price}`,
  },
  {
    name: "prices of",
    examples: [
      ["Care plans from £85 a month", "Care plans start at £85 a month."],
      ["Tune-ups from $79", "Tune-ups start at $79."],
      ["Reflocking from £90", "Reflocking starts at £90."],
    ],
    when: new RegExp(
      String.raw`^(\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3}s|\p{Lu}\p{L}{3,}ing) from (${money}.{0,40})$`,
      "u",
    ),
    say: ([, things = "", price = ""]) =>
      hasFiniteVerb(readWords(things)) ? null : `${things} ${/ing$/.test(things) ? "starts" : "start"} at ${price}`,
  },
  {
    name: "a price behind its thing",
    examples: [
      ["Boiler service £79 in September", "A boiler service is £79 in September."],
      ["First two-hour lesson £50", "The first two-hour lesson is £50."],
      ["Every paperback £1", "Every paperback is £1."],
      ["Tickets £12", "Tickets are £12."],
      ["Normal price £95", "The normal price is £95."],
      ["Goal £4,200", "The goal is £4,200."],
      ["750ml bottle £9.50", "A 750ml bottle is £9.50."],
    ],
    when: new RegExp(
      String.raw`^((?:(first|normal|usual|full) |every )?(?:\d+(?:ml|cl|g|kg|l|cm|mm)|[\p{L}-]+)(?: [\p{L}-]+){0,3}),? (${money}.{0,40})$`,
      "iu",
    ),
    say: ([, thing = "", ordinal, price = ""]) => {
      const isOpen =
        /\b(?:from|to|for|is|are|at|and|up|over|under|about|only|just|is|was|or|than|per|costs?|adults?|children|kids|fee|two|three|save|plus|around|approx|of)$/i;
      if (isOpen.test(thing) || /^(?:from|only|just|two|three|save|fixed|free)\b/i.test(thing)) return null;
      if (hasFiniteVerb(readWords(thing)) || /, /.test(price)) return null;
      if (ordinal || /^(?:goal|target|deposit|total|fee|minimum)$/i.test(thing))
        return `The ${lowerFirst(thing)} is ${price}`;
      if (/^every /i.test(thing)) return `${thing} is ${price}`;
      return isMany(thing) ? `${thing} are ${price}` : `${capitalize(addIndefinite(lowerFirst(thing)))} is ${price}`;
    },
  },
  {
    name: "a price before its thing",
    examples: [
      ["Fixed fee £350 for a paperwork review", "The fixed fee is £350 for a paperwork review."],
      ["£10 deposit", "The deposit is £10."],
      ["£5 entry", "Entry is £5."],
    ],
    when: new RegExp(
      `^(?:fixed fee (${money}.{0,60})|(${money}) (deposit|call-out fee|booking fee|membership|entry|admission|delivery|postage))$`,
      "i",
    ),
    say: ([, fee, price = "", thing = ""]) =>
      fee
        ? `The fixed fee is ${fee}`
        : `${/deposit|fee$/i.test(thing) ? `The ${thing.toLowerCase()}` : capitalize(thing.toLowerCase())} is ${price}`,
  },
  {
    name: "the first of them",
    examples: [["Free first lesson", "The first lesson is free."]],
    when: /^free (first \p{L}[\p{L}-]+)$/iu,
    say: ([, first = ""]) => `The ${first.toLowerCase()} is free`,
  },
  {
    name: "none of it",
    examples: [
      ["No contract", "There is no contract."],
      ["No set-up fee", "There is no set-up fee."],
      ["No card needed", "No card is needed."],
      ["No minimum order", "There is no minimum order."],
    ],
    when: /^no ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?: (needed|required|necessary))?$/iu,
    say: ([, thing = "", needed]) => {
      if (/^(?:more|need|matter|longer|wonder|problem|thanks|job|one|fuss|nonsense)\b/i.test(thing)) return null;
      if (needed) return `No ${lowerFirst(thing)} ${isMany(thing) ? "are" : "is"} ${needed}`;
      return / (?:and|or|to|for|more|than) /i.test(` ${thing} `) || hasFiniteVerb(readWords(thing))
        ? null
        : `There ${isMany(thing) ? "are" : "is"} no ${lowerFirst(thing)}`;
    },
  },
  {
    name: "what is done with it",
    examples: [
      ["Mats provided", "Mats are provided."],
      ["Dogs welcome on leads", "Dogs are welcome on leads."],
      ["Level 3 qualification needed", "A level 3 qualification is needed."],
      ["All kit included", "All kit is included."],
      ["Shoe hire included", "Shoe hire is included."],
      ["Tea and cake included", "Tea and cake are included."],
    ],
    when: /^((?:\p{L}[\p{L}\d'’-]*|\d+)(?: [\p{L}\d'’-]+){0,4}) (included|provided|welcome|available|needed|required|accepted|supplied|recommended|essential)((?: (?:on|in|for|by|from|with|at|if|to|every) .{2,60})?)$/iu,
    say: ([, thing = "", done = "", where = ""]) => {
      if (/^(?:you|we|i|no|not|also|free)\b/i.test(thing)) return null;
      if (
        /^(?:qualification|licen[cs]e|deposit|helmet|ticket|degree|minimum)$|\b(?:qualification|licen[cs]e)$/i.test(
          thing,
        )
      )
        return `${capitalize(addIndefinite(lowerFirst(thing)))} is ${done}${where}`;
      return `${capitalize(thing)} ${isMany(thing) ? "are" : "is"} ${done}${where}`;
    },
  },
  {
    name: "open",
    examples: [
      ["Open Tuesday to Sunday, 7am to 3pm", "We are open Tuesday to Sunday, 7am to 3pm."],
      ["Open again Easter Saturday", "We are open again Easter Saturday."],
      ["Open 8am to 8pm on weekdays", "We are open 8am to 8pm on weekdays."],
    ],
    when: /^open (?:\d|again|from|on|every|seven|daily|all|late|(?:mon|tue|wed|thu|fri|sat|sun)|until|weekends|weekdays|year).*$/i,
    say: ([text = ""], speaker, kind) =>
      speaker === "we" && kind !== "event" ? `We are ${text.charAt(0).toLowerCase()}${text.slice(1)}` : null,
  },
  {
    name: "address",
    examples: [
      ["22 Mill Lane", "You will find us at 22 Mill Lane."],
      ["New shop: 14 Castle Gate", "The new shop is at 14 Castle Gate."],
      ["New address: 310 Alder Street", "The new address is 310 Alder Street."],
    ],
    when: /^(?:([Nn]ew (?:shop|studio|office|caf[eé]|workshop)|[Nn]ew address): )?(\d+[a-z]? \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}(?:, \p{Lu}.{1,40})?)$/u,
    say: ([text = "", thing, place = ""], speaker, kind) => {
      if (thing && !/address/i.test(thing)) return `The ${lowerFirst(thing)} is at ${place}`;
      if (/^new address/i.test(text)) return `The new address is ${place}`;
      return kind === "hiring" ? null : `You will find ${me(speaker)} at ${place}`;
    },
  },
  {
    name: "place",
    examples: [
      ["Next to the station", "You will find us next to the station."],
      ["Opposite the town hall", "You will find us opposite the town hall."],
    ],
    when: /^(?:next to|opposite|behind|above|beside) (?:the |st |\p{Lu}).{3,60}$/iu,
    say: ([text = ""], speaker) => `You will find ${me(speaker)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  {
    name: "area",
    examples: [
      ["Peebles, Galashiels, Kelso and in between", "We cover Peebles, Galashiels, Kelso and in between."],
      ["Leith, Portobello and Musselburgh", "We cover Leith, Portobello and Musselburgh."],
    ],
    when: /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)+,? and (?:in between|nearby|around|the .{3,30}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u,
    say: ([text = ""], speaker) => `${speaker === "I" ? "I" : "We"} cover ${text}`,
  },
  {
    name: "what it does on a day",
    examples: [
      ["Pickup Thursdays and Fridays", "Pickup is on Thursdays and Fridays."],
      ["Taster sessions Sundays at 10am, May to July", "Taster sessions are on Sundays at 10am, May to July."],
      ["Orchard tours on the first Sunday of the month", "Orchard tours are on the first Sunday of the month."],
      ["Classes at 10am and 6pm UK time", "Classes are at 10am and 6pm UK time."],
    ],
    when: new RegExp(
      String.raw`^(\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}?) ((?:on )?${weekday}s\b.*|on the (?:first|second|third|last) ${weekday}.*|at \d[\d.:]*\s?[ap]m\b.*)$`,
      "iu",
    ),
    say: ([, thing = "", when = ""]) =>
      hasFiniteVerb(readWords(thing)) ||
      /\b(?:every|open|closed|from|on|at|by|to|until|and|or|first|last|two|three|four|five|six|seven|eight|nine|ten|twelve|starts?|finish|next|this|doors|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(
        thing,
      )
        ? null
        : `${thing} ${isMany(thing) ? "are" : "is"} ${/^(?:on|at) /i.test(when) ? when : `on ${when}`}`,
  },
  {
    name: "its day",
    examples: [
      ["Saturday 26 September, 10am to 6pm", "It is on Saturday 26 September, 10am to 6pm."],
      ["thursdays 7 to 9pm", "It is on Thursdays, 7 to 9pm."],
      ["Every Thursday from 7pm", "It is every Thursday from 7pm."],
    ],
    when: new RegExp(
      String.raw`^((?:every )?${weekday}s?)((?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?)((?:,? .*)?)$`,
      "iu",
    ),
    say: ([, day = "", date = "", hours = ""], _, kind) => {
      if (!isDated(kind) || hasFiniteVerb(readWords(hours))) return null;
      const isEvery = /^every /i.test(day);
      const name = isEvery ? `every ${capitalize(day.slice(6))}` : `on ${capitalize(day)}`;
      // why: "7 to 9pm" is the hour, "26 September" the date
      const [on, at] = /^ \d{1,2}$/.test(date) ? ["", `${date}${hours}`] : [date, hours];
      return `It is ${name}${on}${/^ \d/.test(at) ? "," : ""}${at}`;
    },
  },
  {
    name: "how long it takes",
    examples: [["Average arrival 28 minutes", "The average arrival is 28 minutes."]],
    when: /^((?:average|typical|usual) \p{L}+(?: \p{L}+)?) (\d[\d.,]* .{3,30})$/iu,
    say: ([, thing = "", time = ""]) => `The ${lowerFirst(thing)} is ${time}`,
  },
  {
    name: "what is free",
    examples: [
      ["Travel free within 20 miles of Melton", "Travel is free within 20 miles of Melton."],
      ["First visit free for new customers", "The first visit is free for new customers."],
    ],
    when: /^(first \p{L}+|travel|delivery|postage|parking|entry|admission|collection|shipping|fitting|setup) free ((?:within|for|over|to|with|on|in) .{3,60})$/iu,
    say: ([, thing = "", where = ""]) =>
      `${/^first/i.test(thing) ? `The ${lowerFirst(thing)}` : thing} is free ${where}`,
  },
  {
    name: "what there is for nothing",
    examples: [["Free parking behind the house", "There is free parking behind the house."]],
    when: /^(free (?:parking|delivery|wi-?fi|postage|entry|admission|coffee|tea|advice|returns|local delivery))((?: (?:behind|at|in|on|for|over|within|to|until|after|before) .{2,60})?)$/i,
    say: ([, thing = "", where = ""]) => `There ${/returns/i.test(thing) ? "are" : "is"} ${lowerFirst(thing)}${where}`,
  },
  {
    name: "how it was rated",
    examples: [["Rated Good by Ofsted in 2025", "We were rated Good by Ofsted in 2025."]],
    when: /^rated (?!(?:best|top|number)\b).{3,40} by .{2,40}$/i,
    say: ([text = ""], speaker) =>
      `${/ in \d{4}$/.test(text) ? (speaker === "I" ? "I was" : "We were") : be(speaker)} r${text.slice(1)}`,
  },
  {
    name: "how long at it",
    examples: [
      ["22 years in freight and customs", "We have 22 years in freight and customs."],
      ["12 years' experience", "We have 12 years' experience."],
    ],
    when: /^(?:over |more than |nearly )?\d+ years(?:['’]? experience.*| (?:in|of) .{3,50})$/i,
    say: ([text = ""], speaker) =>
      /\bguarantee|warranty/i.test(text) ? null : `${have(speaker)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  {
    name: "since",
    examples: [
      ["Founded 2014", "We were founded in 2014."],
      ["Working since 1988", "We have been working since 1988."],
      ["Volunteer run since 2016", "We have been volunteer-run since 2016."],
      ["Family-run since 1974", "We have been family-run since 1974."],
    ],
    when: /^(?:(founded|established)(?: in)? (\d{4})|((?:working|family[- ]run|family[- ]owned|independent|volunteer[- ]run|in business|open) since \d{4}))$/i,
    say: ([, founded, year, since = ""], speaker) =>
      founded
        ? speaker === "we"
          ? `We were ${founded.toLowerCase()} in ${year}`
          : null
        : `${have(speaker)} been ${since.charAt(0).toLowerCase()}${since.slice(1).replace(/ (run|owned) /, "-$1 ")}`,
  },
  {
    name: "who answers for it",
    examples: [
      ["Fully insured", "We are fully insured."],
      ["Gas Safe registered", "We are Gas Safe registered."],
      ["Registered charity", "We are a registered charity."],
    ],
    when: /^(?:(fully (?:insured|qualified|licensed|trained|certified)|insured|Gas Safe registered|DBS[- ]checked|NICEIC registered|Ofsted registered)(?: (?:and|with|by|for) .{2,40})?|registered charity(?: .{2,30})?)$/i,
    say: ([text = ""], speaker) =>
      /^registered charity/i.test(text)
        ? `${be(speaker)} a ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : `${be(speaker)} ${/^(?:fully|insured)/i.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`,
  },
  {
    name: "what comes with it",
    examples: [
      ["Certificate for your insurer", "You get a certificate for your insurer."],
      ["10 year guarantee on the structure", "You get a 10 year guarantee on the structure."],
      ["25-year guarantee on frames", "You get a 25-year guarantee on frames."],
      ["UK-based support", "You get UK-based support."],
      ["14-day free trial", "You get a 14-day free trial."],
    ],
    when: /^((?:[\p{L}\d-]+ ){0,3})(guarantee|warranty|certificate|support|free trial|day off)((?: (?:on|for|with|from|of|by) .{2,50})?(?:, no .{3,30}(?:needed|required))?)$/iu,
    say: ([, before = "", thing = "", behind = ""], _, kind) => {
      if (
        kind === "hiring" ||
        hasFiniteVerb(readWords(before)) ||
        /\b(?:our|your|the|we|no|and|years of)\b/i.test(before)
      )
        return null;
      const whole = `${before}${thing}`;
      const given = thing.toLowerCase() === "support" ? lowerFirst(whole) : addIndefinite(lowerFirst(whole));
      return `You get ${given}${behind}`.replace(/, no (.{3,20}) (needed|required)$/i, ", and no $1 is $2");
    },
  },
  {
    name: "places",
    examples: [
      ["Max 10 people", "There are at most 10 people."],
      ["Maximum 10 people per class", "There are at most 10 people per class."],
    ],
    when: /^max(?:imum)?(?: of)?:? (\d+ (?:people|students|children|guests|learners|pupils|dogs)(?: .{2,30})?)$/i,
    say: ([, many = ""]) => `There are at most ${many}`,
  },
  {
    name: "all of it",
    examples: [
      ["Everything vegetarian, cooked by Mum", "Everything is vegetarian, cooked by Mum."],
      ["Everything made in our workshop", "Everything is made in our workshop."],
    ],
    when: /^everything ((?:vegetarian|vegan|organic|handmade|homemade|hand-made|home-made|made|cooked|baked|grown|sourced|gluten[- ]free|recycled|included|free)\b.*)$/i,
    say: ([, how = ""]) => `Everything is ${how}`,
  },
];

/** A note of the owner's as a sentence where its grammar is known, else the note with an end mark: "£60 a flue" is "The price is £60 a flue." */
export function sayFact(fact: string, speaker: Speaker, kind: MessageKind): string {
  const text = removeEndMark(fact.trim());
  for (const { when, say } of factRules) {
    const parts = when.exec(text);
    const said = parts && say(parts, speaker, kind);
    if (said) return endSentence(said);
  }
  return endSentence(text);
}

/** Who speaks in a description: "I'm a one-man band" is one. */
export const findSpeaker = (description: string): Speaker =>
  /\bI(?:['’]m| am| have|['’]ve)? /.test(description) && !/\b(?:we|us|our)\b/i.test(description) ? "I" : "we";
