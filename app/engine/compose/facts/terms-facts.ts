import { hasFiniteVerb, readWords } from "../../english/words";
import { addIndefinite, capitalize, lowerFirst } from "../grammar";
import { be, type FactRule, have, isMany, number, small, who } from "./fact-rule";

/** What things are made of. */
const materials =
  /\b(?:wool|cotton|linen|leather|milk|flour|eggs|meat|beef|lamb|pork|fish|timber|oak|wood|coffee|beans|honey|fruit|vegetables|cheese|clay|grapes|apples|flowers|hops|grain)$/i;

/** On what terms a service is had, and what is said of the place, the thing and the post: noted without their subject. */
export const termsFacts: readonly FactRule[] = [
  {
    name: "who goes free",
    examples: [
      ["Under 5s free", "Under 5s go free."],
      ["Children under 12 half price", "Children under 12 go half price."],
      ["Kids go free", "Kids go free."],
    ],
    when: /^((?:under[- ]?\d{1,2}s?|children(?: under \d{1,2})?|kids(?: under \d{1,2})?|carers|members|students)) (?:go )?(free|half[- ]price)$/i,
    say: ([, them = "", how = ""]) => `${capitalize(them)} go ${how.toLowerCase()}`,
  },
  {
    name: "the first is free",
    examples: [
      ["First class free", "The first class is free."],
      ["First month half price", "The first month is half price."],
      ["Second pair half price", "The second pair is half price."],
      ["First two weeks free", "The first two weeks are free."],
    ],
    when: /^((?:first|second|third|last) (?:(?:two|three|four|six|\d+) )?(?:[\p{L}-]+ )?[\p{L}-]+) (free|half[- ]price|on us)$/iu,
    say: ([, first = "", how = ""]) =>
      / (?:is|are)$/.test(first)
        ? `The ${small(first)} ${how.toLowerCase()}`
        : `The ${small(first)} ${isMany(first) ? "are" : "is"} ${how.toLowerCase()}`,
  },
  {
    name: "free for whom",
    examples: [
      ["Free for up to 5 invoices a month", "It is free for up to 5 invoices a month."],
      ["Free for members", "It is free for members."],
      ["Free cancellation up to 24 hours before", "Cancellation is free up to 24 hours before."],
    ],
    when: /^free (?:((?:for|to|until|on|at|every) .{3,70})|(cancellation|collection|set-?up|installation|tastings?|samples|alterations|fitting|removal|shipping)((?: (?:up to|until|within|over|on|for|with|before|in) .{2,50})?))$/i,
    say: ([, whom, thing = "", where = ""]) =>
      whom ? `It is free ${whom}` : `${capitalize(thing.toLowerCase())} ${isMany(thing) ? "are" : "is"} free${where}`,
  },
  {
    name: "how it is paid",
    examples: [
      ["Card only", "We take cards only."],
      ["Cash or card", "We take cash or card."],
      ["Cards accepted", "We accept cards."],
    ],
    when: /^(?:(cards?|cash) only|cash (?:or|and) cards?|cards? (?:accepted|taken))$/i,
    say: ([text = "", only], speaker) => {
      if (only) return `${who(speaker)} take ${/^card/i.test(only) ? "cards" : "cash"} only`;
      return /accepted|taken/i.test(text) ? `${who(speaker)} accept cards` : `${who(speaker)} take ${small(text)}`;
    },
  },
  {
    name: "closed",
    examples: [
      ["Closed Mondays", "We are closed on Mondays."],
      ["Closed on Sundays", "We are closed on Sundays."],
      ["Closed in January", "We are closed in January."],
    ],
    when: /^closed ((?:on |in |over |from |for |at )?\p{Lu}?[\p{L}].{2,50})$/iu,
    say: ([, when = ""], speaker) =>
      `${be(speaker)} closed ${/^(?:on|in|over|from|for|at) /i.test(when) ? small(when) : `on ${when}`}`,
  },
  {
    name: "doors",
    examples: [
      ["Doors 7pm", "Doors open at 7pm."],
      ["Doors at 6.30pm", "Doors open at 6.30pm."],
    ],
    when: /^doors (?:open )?(?:at |from )?(\d[\d.:]* ?[ap]m.{0,30})$/i,
    say: ([, at = ""]) => `Doors open at ${at}`,
  },
  {
    name: "how soon",
    examples: [
      ["Results within 24 hours", "You get results within 24 hours."],
      ["Reply within one working day", "We reply within one working day."],
      ["Quotes within 48 hours", "You get quotes within 48 hours."],
    ],
    when: /^(results|quotes?|answers?|reports?|repl(?:y|ies)|response|prints|photos) ((?:with)?in .{3,40}|the same day|the next day)$/i,
    say: ([, thing = "", when = ""], speaker) =>
      /^(?:repl|response)/i.test(thing)
        ? `${who(speaker)} reply ${when}`
        : `You get ${isMany(thing) ? small(thing) : addIndefinite(small(thing))} ${when}`,
  },
  {
    name: "a figure of ours",
    examples: [
      ["Pass rate 78%", "Our pass rate is 78%."],
      ["Success rate of 92%", "Our success rate is 92%."],
      ["4.9 stars from 200 reviews", "We have 4.9 stars from 200 reviews."],
      ["Over 500 members", "We have over 500 members."],
    ],
    when: /^(?:((?:pass|success|survival|return|recovery) rate)(?: of|:| is)? (\d.{1,40})|((?:\d\.\d|five|5)[- ]stars? (?:from|on|across|by) .{3,50}|(?:over |more than )?[\d,]+ (?:members|pupils|customers|clients|reviews|subscribers|users)))$/i,
    say: ([, rate, figure = "", count = ""], speaker) =>
      rate ? `${speaker === "I" ? "My" : "Our"} ${small(rate)} is ${figure}` : `${have(speaker)} ${small(count)}`,
  },
  {
    name: "measure",
    examples: [
      ["Range of 60 miles", "The range is 60 miles."],
      ["Battery life 10 hours", "The battery life is 10 hours."],
      ["Minimum stay two nights", "The minimum stay is two nights."],
      ["Maximum group size 8", "The maximum group size is 8."],
    ],
    when: new RegExp(
      `^((?:battery life|range|capacity|weight|height|length|power|size|minimum (?:stay|hire|age|spend)|maximum (?:group size|group|weight|load)|lead time|waiting time|turnaround|journey time)(?: time)?)(?: of|:)? (${number}.{0,40})$`,
      "i",
    ),
    say: ([, what = "", figure = ""]) => `The ${small(what)} is ${figure}`,
  },
  {
    name: "where it comes from",
    examples: [
      ["Merino wool from a mill eight miles away", "The merino wool comes from a mill eight miles away."],
      ["Beef from Hill Farm", "The beef comes from Hill Farm."],
      ["Vegetables from our own garden", "The vegetables come from our own garden."],
    ],
    when: /^((?:[\p{L}-]+ ){0,2}\p{L}+) from ((?:an?|our|the|local|\p{Lu}).{3,60})$/u,
    say: ([, thing = "", place = ""]) =>
      materials.test(thing) && !hasFiniteVerb(readWords(thing))
        ? `The ${lowerFirst(thing)} ${isMany(thing) ? "come" : "comes"} from ${place}`
        : null,
  },
  {
    name: "free of it",
    examples: [["Egg-free kitchen", "Our kitchen is egg-free."]],
    when: /^(\p{L}+-free) (kitchen|shop|salon|bakery|menu|workshop|studio)$/iu,
    say: ([, free = "", place = ""], speaker) =>
      `${speaker === "I" ? "My" : "Our"} ${place.toLowerCase()} is ${small(free)}`,
  },
  {
    name: "access",
    examples: [
      ["Wheelchair access", "There is wheelchair access."],
      ["Step-free access throughout", "There is step-free access throughout."],
      ["One instructor to four children", "There is one instructor to four children."],
      ["Vegan filling every day", "There is a vegan filling every day."],
      ["Bar and hot food", "There is a bar, and hot food."],
    ],
    when: /^(?:(?:wheelchair|step-free|level|disabled|ramp) access(?: .{2,40})?|one (?:instructor|teacher|tutor|coach|carer|adult|guide|therapist) (?:to|for every) (?:two|three|four|five|six|eight|ten|\d+) [\p{L}]{4,20}|(vegan|vegetarian|gluten-free) (?:filling|dish|option|soup|menu|cake) .{3,40}|bar and hot food)$/iu,
    say: ([text = "", vegan]) => {
      if (/^bar and/i.test(text)) return "There is a bar, and hot food";
      return `There is ${vegan ? addIndefinite(small(text)) : small(text)}`;
    },
  },
  {
    name: "how near it is",
    examples: [
      ["Office five minutes from the station", "The office is five minutes from the station."],
      ["Studio above the post office", "The studio is above the post office."],
      ["Parking behind the shop", "There is parking behind the shop."],
      ["Meet at the bandstand", "We meet at the bandstand."],
    ],
    when: new RegExp(
      `^(?:(office|studio|shop|workshop|clinic|venue|site|salon|cafe|showroom|station|school|hall) (${number} minutes(?:['’]? walk)? from .{3,50}|(?:above|below|behind|next to|opposite|beside|near) .{3,50})|(parking (?:behind|outside|on|in|at|next|opposite|for) .{2,50})|(meet (?:at|by|outside|in) .{3,50}))$`,
      "iu",
    ),
    say: ([, place, where = "", parking, meet]) => {
      if (parking) return `There is ${small(parking)}`;
      if (meet) return `We ${small(meet)}`;
      return `The ${small(place ?? "")} is ${where}`;
    },
  },
  {
    name: "registered with",
    examples: [
      ["HCPC registered", "We are HCPC registered."],
      ["Which? Trusted Trader", "We are a Which? Trusted Trader."],
      ["Soil Association certified", "We are Soil Association certified."],
    ],
    when: /^(?:\p{Lu}[\p{L}&-]+ ){1,3}(?:registered|certified|accredited|approved|licensed)$|^(?:Which\? )?Trusted Trader$/u,
    say: ([text = ""], speaker) =>
      /Trader$/.test(text) ? `${be(speaker)} a ${text}` : /^All\b/.test(text) ? null : `${be(speaker)} ${text}`,
  },
  {
    name: "the post",
    examples: [],
    when: /^(?:((?:(?:two|three|four|five|six)|\d)-day week)|(full|part)[- ]time(?!.{0,30}\b(?:is|are|can)\b).{0,30}|(permanent|fixed-term|zero-hours?|temporary)(?: contract)?|(\d+(?: to \d+)? hours (?:a|per) week.{0,30}|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december) to .{3,40})|(?:start(?:s|ing)?|immediate start) ?(.{0,30})|((?:one|two|three|four|five|six|\d) (?:nights|days|shifts|evenings|mornings|afternoons) (?:a|per) week)|(paid (?:breaks|holidays?|training|travel|leave|overtime)))$/i,
    say: ([text = "", week, time, contract, hours, start, days, paid], _, kind) => {
      if (kind !== "hiring") return null;
      if (days) return `The job is ${small(days)}`;
      if (paid) return `You get ${small(paid)}`;
      if (week) return `It is a ${small(week)}`;
      if (time) return `The job is ${small(text)}`;
      if (contract) return `The contract is ${contract.toLowerCase()}`;
      if (hours) return `The job is ${/^\d/.test(hours) ? hours : `from ${hours}`}`;
      return /^immediate/i.test(text) ? "You can start at once" : start ? `The job starts ${start}` : null;
    },
  },
];
