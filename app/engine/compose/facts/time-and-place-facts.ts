import { hasFiniteVerb, readWords } from "../../english/words";
import type { MessageKind } from "../../message/message";
import { capitalize, lowerFirst } from "../grammar";
import { be, type FactRule, isMany, me } from "./fact-rule";

/** Kinds of idea whose thing is a day that people come to. */
const isDated = (kind: MessageKind) => /^(?:event|opening|fundraiser)$/.test(kind);

const weekday = `(?:mon|tues|wednes|thurs|fri|satur|sun)day`;

/** When and where it is, and how many it has room for. */
export const timeAndPlaceFacts: readonly FactRule[] = [
  {
    name: "open",
    examples: [
      ["Open Tuesday to Sunday, 7am to 3pm", "We are open Tuesday to Sunday, 7am to 3pm."],
      ["Open again Easter Saturday", "We are open again Easter Saturday."],
      ["Open 8am to 8pm on weekdays", "We are open 8am to 8pm on weekdays."],
    ],
    when: /^open (?:\d|again|from|on|every|seven|daily|all|late|(?:mon|tue|wed|thu|fri|sat|sun)|until|weekends|weekdays|year).*$/i,
    say: ([text = ""], speaker, kind) => {
      if (speaker === "I") return null;
      // why: beside the hours of an event those of the house need their name
      if (kind === "event") return /^open \d/i.test(text) ? `Our usual hours are ${text.slice(5)}` : null;
      return `We are ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    },
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
    name: "area by name",
    examples: [["Covering Kent and Sussex", "We cover Kent and Sussex."]],
    when: /^covering (\p{L}.{3,80})$/iu,
    say: ([, area = ""], speaker) => `${speaker === "I" ? "I" : "We"} cover ${area}`,
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
    name: "how many places",
    examples: [
      ["8 places left", "There are 8 places left."],
      ["Only 12 seats", "There are only 12 seats."],
    ],
    when: /^(?:only |just )?(?:\d+|six|eight|ten|twelve|twenty) (?:places|seats|spaces|spots|tickets)(?: left| available| a (?:class|night|day))?$/i,
    say: ([text = ""]) => `There are ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  {
    name: "how far",
    examples: [["5 minutes from the station", "We are 5 minutes from the station."]],
    when: /^\d+ (?:minutes?|minutes['’]? walk|metres|yards) from .{3,50}$/i,
    say: ([text = ""], speaker) => `${be(speaker)} ${text}`,
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
];
