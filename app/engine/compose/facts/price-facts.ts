import { hasFiniteVerb, readWords } from "../../english/words";
import { addIndefinite, capitalize, lowerFirst } from "../grammar";
import { type FactRule, isMany, isMass } from "./fact-rule";

/** Who pays another price. */
const groups =
  /^(?:under|over|children|kids|students?|members|seniors|concessions|pensioners|teens|teenagers|locals|child)/i;

const money = String.raw`[£$€₹]\s?\d[\d,]*(?:\.\d\d)?k?`;
/** What it costs. */
export const priceFacts: readonly FactRule[] = [
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
      `^${money} (?:an?|per|each|for the|for an?) [^,]{2,40}(?:, (?:or ${money}|(?:one|two|three|four|five|six|ten|\\d+) for ${money}|first|including|includes|with|all|tea|kit).{2,50})?$|^${money}(?:,? (?:or|and) ${money}.{0,40}|, or ${money}.{0,40})$`,
      "i",
    ),
    say: ([text = ""], _, kind) => (/^(?:hiring|fundraiser)$/.test(kind) ? null : `The price is ${text}`),
  },
  {
    name: "priced at",
    examples: [["Priced at ₹649 for 50 ml", "The price is ₹649 for 50 ml."]],
    when: new RegExp(`^priced at (${money}.{0,40})$`, "i"),
    say: ([, price = ""]) => `The price is ${price}`,
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
      ["Delivery £4.50", "Delivery is £4.50."],
      ["Normal price £95", "The normal price is £95."],
      ["Goal £4,200", "The goal is £4,200."],
      ["Average price €389", "The average price is €389."],
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
      if (ordinal || /^(?:goal|target|deposit|total|fee|minimum)$|^(?:average|typical|regular|total) /i.test(thing))
        return `The ${lowerFirst(thing)} is ${price}`;
      if (/^every /i.test(thing)) return `${thing} is ${price}`;
      if (isMany(thing)) return `${thing} are ${price}`;
      return isMass(thing) ? `${thing} is ${price}` : `${capitalize(addIndefinite(lowerFirst(thing)))} is ${price}`;
    },
  },
  {
    name: "prices by whom",
    examples: [
      [
        "Wassail tickets are £12 adults, £5 under 16s, under 5s free",
        "Wassail tickets are £12 for adults and £5 for under 16s, and under 5s come free.",
      ],
      ["Entry £6 adults, £3 children", "Entry is £6 for adults and £3 for children."],
      ["Tickets €18, students €9", "Tickets are €18, and €9 for students."],
    ],
    when: new RegExp(
      String.raw`^([\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: (?:are|is|cost|costs))? (${money})(?: (adults?))?, (?:(${money}) (?:for )?([\p{L}-]+(?: \d{1,2}s?)?)|([\p{L}-]+(?: \d{1,2}s?)?) (${money}))(?:,? (?:and )?(under[- ]?\d{1,2}s?|children|kids|members|carers) free)?$`,
      "iu",
    ),
    say: ([, things = "", first = "", adults, second, whom, whomFirst, secondLast, free]) => {
      if (hasFiniteVerb(readWords(things)) || !groups.test(whom ?? whomFirst ?? "")) return null;
      const be = isMany(things) ? "are" : "is";
      const [price, of] = [second ?? secondLast ?? "", lowerFirst(whom ?? whomFirst ?? "")];
      const both = adults ? `${first} for adults and ${price} for ${of}` : `${first}, and ${price} for ${of}`;
      return `${things} ${be} ${both}${free ? `, and ${lowerFirst(free)} come free` : ""}`;
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
];
