import { isUncounted } from "./business-kinds";
import { lowerFirst, lowerStart } from "./capitals";
import { hasClearVerb, stateAt } from "./clear-verb";
import { findMoney } from "./money";
import { chooseIndefinite, readNounPhrase } from "./noun-phrases";
import type { SentenceRule } from "./sentence-rule";
import { bareNouns, ofOthers } from "./small-words";

/** Who has a price is not sold for it. */
const payers = /^(?:adults|children|kids|students|members|concessions|seniors|pensioners|families|groups)$/i;

/** ", no contract" behind a verb is ", with no contract"; ", no card needed" has its own. */
export const addWith = (text: string): string =>
  text.replace(/, no ((?:\p{L}+ ){0,2}\p{L}+)$/u, (whole, rest: string) =>
    stateAt.test(rest.split(" ").at(-1) ?? "") ? whole : `, with no ${rest}`,
  );

/** Notes of what things cost whose whole shape tells what they are. */
export const priceNoteRules: readonly SentenceRule[] = [
  {
    name: "who goes free or pays less",
    examples: [
      ["Under 12s free with an adult", "Under 12s go free with an adult"],
      ["Children under 5 free", "Children under 5 go free"],
      ["Members 10% off", "Members get 10% off"],
      ["10% off for students", "Students get 10% off"],
      ["10% off first order", "You get 10% off your first order"],
    ],
    apply: ({ text }) => {
      const [, who, how = ""] =
        /^((?:(?:under|over)[- ]\d{1,2}s|(?:children|kids)(?: (?:under|up to) \d{1,2})?|carers|babies|members))(?: go| are)? free\b(.{0,60})$/i.exec(
          text,
        ) ?? [];
      if (who) return `${who} go free${how}`;
      const [, they, off] =
        /^((?:adults|children|students|members|concessions|seniors|pensioners|families|groups|nhs staff|key workers|locals)) (\d{1,2}% off.{0,60})$/i.exec(
          text,
        ) ?? [];
      if (they) return `${they} get ${off}`;
      const [, cut, whom] =
        /^(\d{1,2}% off) for (students|members|seniors|pensioners|families|locals|key workers|nhs staff)$/i.exec(
          text,
        ) ?? [];
      if (whom) return `${whom} get ${cut}`;
      const [, share, what] = /^(\d{1,2}% off) (?:your )?(first .{3,40})$/i.exec(text) ?? [];
      return share ? `you get ${share} your ${what}` : null;
    },
  },
  {
    name: "a trial with its price",
    examples: [
      [
        "14 day trial, then 29 dollars a month per site",
        "The trial lasts 14 days; after that it costs 29 dollars a month per site",
      ],
      ["30 day free trial, then £12 a month", "The free trial lasts 30 days; after that it costs £12 a month"],
    ],
    apply: ({ text }) => {
      const [, many, unit, free = "", sum] =
        /^(\d{1,3})[- ](day|week|month)s? (free )?trial,? then (?:just |only )?([£$€₹]?\d.{0,60})$/i.exec(text) ?? [];
      if (!unit) return null;
      const length = `${many} ${unit.toLowerCase()}${many === "1" ? "" : "s"}`;
      return `the ${free.toLowerCase()}trial lasts ${length}; after that it costs ${sum}`;
    },
  },
  {
    name: "two prices of one list",
    examples: [
      ["A heel costs £14, a full resole £68", "A heel costs £14 and a full resole costs £68"],
      ["The day pass is £9, the week pass £35", "The day pass is £9 and the week pass is £35"],
    ],
    apply: ({ text }) => {
      const [, one, verb, sum, other, otherSum] =
        /^((?:an?|the) [^,\d£$€₹]{2,40}?) (costs|is) ([£$€₹]\d[^,\s]{0,10}),? (?:and )?((?:an?|the) [^,\d£$€₹]{2,40}) ([£$€₹]\d[^,]{0,20})$/i.exec(
          text,
        ) ?? [];
      return otherSum && !/ (?:costs|is)$/.test(other ?? "")
        ? `${one} ${verb} ${sum} and ${other} ${verb} ${otherSum}`
        : null;
    },
  },
  {
    name: "what a visit costs before anything is done",
    examples: [["Call out £60, first hour included", "A call out is £60, first hour included"]],
    apply: ({ text }) => {
      const [, sum] = /^call[- ]?outs? ((?:from )?[£$€₹]\d.{0,60})$/i.exec(text) ?? [];
      return sum ? `a call out ${/^from/i.test(sum) ? `starts at ${sum.slice(5)}` : `is ${sum}`}` : null;
    },
  },
  {
    name: "what is free up to a limit",
    examples: [["Free for up to 200 items", "It is free for up to 200 items"]],
    apply: ({ text }) =>
      /^free (?:for (?:up to|the first)|up to|for teams of) .{2,60}$/i.test(text) ? `it is ${lowerStart(text)}` : null,
  },
  {
    name: "what is done for a price",
    examples: [["Moth holes mended from £15", "Moth holes are mended from £15"]],
    apply: ({ text }) => {
      const [, things, done] =
        /^([^,]{3,60}s) ((?:mended|repaired|sharpened|cleaned|washed|ironed|framed|serviced|dyed|tuned|fixed) (?:from|for) [£$€₹]?\d[^,]{0,60})$/i.exec(
          text,
        ) ?? [];
      return things && readNounPhrase(things)?.number === "plural" ? `${things} are ${done}` : null;
    },
  },
  {
    name: "what is half price",
    examples: [
      [
        "First clean half price when you sign up for a year",
        "The first clean is half price when you sign up for a year",
      ],
      ["Second child half price", "The second child is half price"],
    ],
    apply: ({ text }) => {
      const [, what = "", how] =
        /^([^,]{3,40}?) (half[- ]price(?: (?:when|if|with|on|for|until|all|every|this|in|from) .{2,60})?)$/i.exec(
          text,
        ) ?? [];
      // why: a tagger takes "clean" of "first clean" for no noun
      const isOrdinal = /^(?:first|second|third) \p{L}+$/iu.test(what);
      const phrase = isOrdinal ? { number: "singular", isName: false } : readNounPhrase(what);
      if (!what || !phrase || /^(?:children|kids|all)\b/i.test(what)) return null;
      if (phrase.number === "plural") return `${what} are ${how}`;
      return `${/^(?:the|our|any|every|your)\s/i.test(what) || phrase.isName ? what : `the ${isOrdinal ? what.toLowerCase() : lowerStart(what)}`} is ${how}`;
    },
  },
  {
    name: "a price with its label",
    examples: [
      ["Min order £20", "The minimum order is £20"],
      ["Fixed price €2,400 plus VAT", "The fixed price is €2,400 plus VAT"],
      ["Deposit £50", "The deposit is £50"],
      ["Late fee £10 per 15 minutes", "The late fee is £10 per 15 minutes"],
      ["£100 deposit, refundable", "We take a £100 deposit, refundable"],
      ["Deposit of 20% to book", "We take a deposit of 20% to book"],
      ["Public liability insurance £5m", "We have public liability insurance of £5m"],
    ],
    apply: ({ text }) => {
      const [, cover, sum] =
        /^((?:\p{L}{2,14} ){0,2}(?:insurance|indemnity|cover)) ([£$€]\d{1,3} ?(?:m|million))$/iu.exec(text) ?? [];
      if (cover) return `we have ${lowerStart(cover)} of ${sum}`;
      if (/^(?:[£$€]?\d{1,5}%? deposit|deposit of [£$€]?\d{1,5}%?)\b/i.test(text))
        return `we take a ${lowerStart(text)}`;
      const [, label, price] =
        /^((?:\p{L}{2,14} ){0,3}(?:price|fee|cost|charge|rate|fare|rent|deposit|order|spend|menu)) ([£$€₹]\d.{0,60})$/iu.exec(
          text,
        ) ?? [];
      if (!label || /^(?:the|an?|our|your|all|every|each|no|to|for|we|you|it)\b/i.test(label)) return null;
      return `the ${lowerStart(label).replace(/^(min|max)\.? /i, (_, limit: string) => `${limit.toLowerCase()}imum `)} is ${price}`;
    },
  },
];

/** Prices that are told by their place in the line; tried behind the rules of states. */
export const priceRules: readonly SentenceRule[] = [
  {
    name: "a price that opens the line",
    examples: [
      [
        "£2.50 per staff member per month, no contract",
        "The price is £2.50 per staff member per month, with no contract",
      ],
      ["From $29 per agent per month", "Prices start at $29 per agent per month"],
    ],
    apply: ({ text, words }) => {
      if (hasClearVerb(words)) return null;
      const money = findMoney(text, words);
      const opens = money && (money.first === 0 || (money.first === 1 && words[0]?.lower === "from"));
      const isPer =
        opens && /^(?:per|a|an|each|for|plus|including|,|$)/.test(text.slice(words[money.last]?.end).trim());
      if (!opens || !isPer) return null;
      // why not "it costs": behind a sentence about something else "it" would be that
      return money.first === 1
        ? `prices start at ${addWith(text.slice(words[1]?.start))}`
        : `the price is ${addWith(text)}`;
    },
  },
  {
    name: "a thing with its price",
    examples: [
      ["Annual boiler service £84 including VAT", "An annual boiler service is £84 including VAT"],
      ["Shirts £2.95 each, five for £13", "Shirts are £2.95 each, five for £13"],
      ["Tickets £9 adults, £5 children", "Tickets are £9 for adults, £5 for children"],
      ["Adults £5.20, under 16s £3.10", "Adults pay £5.20, under 16s £3.10"],
      ["Haircuts from £18", "Haircuts start at £18"],
      ["Prices from £4 to £30", "Prices run from £4 to £30"],
      ["box of 12 mince pies £15", "A box of 12 mince pies is £15"],
      ["Local delivery £8, free over £75", "Local delivery is £8, free over £75"],
    ],
    apply: ({ text, words }) => {
      if (hasClearVerb(words)) return null;
      const money = findMoney(text, words);
      if (!money || money.first === 0) return null;
      if (words.slice(0, money.first).some(({ tags, lower: word }) => tags.has("WeekDay") || word === "with"))
        return null;
      const isFrom = words[money.first - 1]?.lower === "from";
      const end = words[money.first - (isFrom ? 2 : 1)];
      if (end?.after) return null;
      const isJoined = /^(?:for|at|from|only|just|to|over|under|than|of|is|and|or)$/.test(end?.lower ?? "");
      const name = text.slice(0, end?.end).trim();
      const subject = end && !isJoined && !/,/.test(name) ? readNounPhrase(name) : null;
      if (!subject) return null;
      const isMany = subject.number === "plural";
      const isBare = bareNouns.test(subject.head.toLowerCase()) || isUncounted(subject.head);
      const article =
        subject.number === "singular" && !subject.isName && !isBare && !ofOthers.test(words[0]?.lower ?? "");
      const start = article ? `${chooseIndefinite(lowerFirst(subject.text))} ${lowerFirst(subject.text)}` : name;
      const rest = text
        .slice(words[money.first]?.start)
        .replace(/(?<=\p{L}{2}) from (?=[£$€₹\d])/gu, isFrom ? " at " : "$&");
      const prices = rest.replace(
        /^(\S{1,12}) (adults|children|members|students|concessions)(?:, (\S{1,12}) (adults|children|members|students|concessions))?$/i,
        (_, a, who, b, others) => `${a} for ${who}${b ? `, ${b} for ${others}` : ""}`,
      );
      if (isFrom && /^\S{1,10} (?:to|-|–) [£$€₹\d]/.test(prices))
        return `${start} ${isMany ? "run" : "runs"} from ${prices}`;
      if (payers.test(subject.text)) return `${start} pay ${isFrom ? "from " : ""}${prices}`;
      return `${start} ${isFrom ? (isMany ? "start at" : "starts at") : isMany ? "are" : "is"} ${addWith(prices)}`;
    },
  },
];
