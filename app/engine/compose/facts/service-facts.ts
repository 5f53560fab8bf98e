import { isUncounted } from "../../english/business-kinds";
import { readNounPhrase } from "../../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../../english/words";
import { capitalize, lowerFirst } from "../grammar";
import { be, type FactRule, have, isMass, number, small, who } from "./fact-rule";

/** What a service has, takes and does, noted without its subject. */
export const serviceFacts: readonly FactRule[] = [
  {
    name: "a thing without its article",
    examples: [
      ["Home survey costs £150, refunded if you go ahead", "The home survey costs £150, refunded if you go ahead."],
      ["Ticket includes a mug of hot cider", "The ticket includes a mug of hot cider."],
      ["Green pool rescue takes 3 to 5 days", "The green pool rescue takes 3 to 5 days."],
      ["Winter check is €39 including new lights", "The winter check is €39 including new lights."],
    ],
    when: /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}) (includes|costs|(?:takes|lasts) (?=\d|an? |about |up to |two |three |four |five |six )|is (?=[£$€]\d)|is free\b)( ?.{2,90}|)$/u,
    say: ([, thing = "", does = "", rest = ""]) => {
      const named = readNounPhrase(lowerFirst(thing));
      const isOne = named?.number === "singular" && !named.isName && !isUncounted(named.head) && !isMass(named.head);
      const isOpen =
        /^(?:each|every|everything|nobody|all|our|my|your|the|an?|no|one|it|this|that|what|who|half|first)\b/i;
      // why: "the entering a new recipe" is no English
      if (/^\p{L}+ing (?:an?|the|your|our|up|out) /iu.test(thing)) return null;
      if (!isOne || isOpen.test(thing) || lowerFirst(thing) === thing || /\bday$/i.test(thing)) return null;
      return `The ${lowerFirst(thing)} ${does}${rest}`;
    },
  },
  {
    name: "when we meet",
    examples: [["Meets Tuesday and Thursday at 4pm", "We meet Tuesday and Thursday at 4pm."]],
    when: /^meets? ((?:every|on|in|at|each|weekly|monthly|mon|tue|wed|thu|fri|sat|sun)\S{0,8}\b.{2,80})$/i,
    say: ([, day = ""], speaker) => (speaker === "I" ? null : `We meet ${day}`),
  },
  {
    name: "several for a price",
    examples: [
      ["Eight lessons for £120", "Eight lessons are £120."],
      ["Two for £30", "Two are £30."],
      ["10 classes for £80", "10 classes are £80."],
    ],
    when: new RegExp(String.raw`^(${number}(?: [\p{L}-]+){0,2}) for ([£$€₹]\s?\d[\d.,]*)$`, "iu"),
    say: ([, many = "", price = ""]) => `${capitalize(many)} are ${price}`,
  },
  {
    name: "what it does",
    examples: [
      ["Takes about an hour", "It takes about an hour."],
      ["Works without reception", "It works without reception."],
      ["Lasts 90 minutes", "It lasts 90 minutes."],
      ["Includes lunch and all materials", "It includes lunch and all materials."],
    ],
    when: /^(?:takes|lasts|works|holds|seats|sleeps|includes|comes (?:with|in)|starts|ends|finishes|runs|fits|covers|weighs|folds|charges|connects|syncs|exports|imports|needs|uses|saves|costs|serves|keeps|burns|measures|contains|opens on|cleans|protects|removes) .{2,100}$/i,
    say: ([text = ""]) => `It ${small(text)}`,
  },
  {
    name: "how long they last",
    examples: [["Burn for 40 hours", "They burn for 40 hours."]],
    when: /^(?:burn|last|keep|weigh|hold|come in|come with) (?:for |up to |about |over )?\d.{2,60}$/i,
    say: ([text = ""]) => `They ${small(text)}`,
  },
  {
    name: "what can be done",
    examples: [
      ["Skip any week", "You can skip any week."],
      ["Cancel any time", "You can cancel any time."],
      ["Pay in three instalments", "You can pay in three instalments."],
      ["Pick up from 7am", "You can pick up from 7am."],
      ["Work from home on Fridays", "You can work from home on Fridays."],
    ],
    when: /^(?:skip (?:any|a) |cancel (?:any|at|up|when|free)|pause (?:any|at|when)|pay (?:monthly|weekly|in |by |as you|online|on the)|pick up |collect (?:from|in|on|the|free)|swap |upgrade |work from home|walk in |drop in |change (?:your|any)|switch |return (?!\S{2,12}ed )|book online|order online|choose (?:your|from|any|between)|bring your own ).{2,90}$/i,
    say: ([text = ""]) => `You can ${small(text)}`,
  },
  {
    name: "delivery",
    examples: [
      ["Delivered on Thursdays", "We deliver on Thursdays."],
      ["Delivery within 5 miles", "We deliver within 5 miles."],
      ["Next-day delivery across the UK", "There is next-day delivery across the UK."],
      ["Same-day delivery", "There is same-day delivery."],
      ["Delivered to your door", "We deliver to your door."],
    ],
    when: /^(?:(?:delivered|delivery|deliveries) ((?:free )?(?:on|within|to|across|every|in|by|before|twice|once|weekly|daily|each|from|throughout|all over|anywhere)\b.{2,70})|((?:same|next)-day delivery(?: .{2,50})?))$/i,
    say: ([, how = "", kind], speaker) => {
      if (kind) return `There is ${small(kind)}`;
      return /^free /i.test(how) ? `Delivery is ${small(how)}` : `${who(speaker)} deliver ${small(how)}`;
    },
  },
  {
    name: "how orders go out",
    examples: [
      ["Sent within two working days", "Orders are sent within two working days."],
      ["Posted in plastic-free boxes", "Orders are posted in plastic-free boxes."],
    ],
    when: /^(?:sent|posted|shipped|dispatched) (?:out )?(?:within|in|on|every|the|from|by|next|by) .{2,60}$/i,
    say: ([text = ""]) => `Orders are ${small(text)}`,
  },
  {
    name: "how it is made",
    examples: [
      ["Made in our workshop in Ghent", "Everything is made in our workshop in Ghent."],
      ["Handmade in Wales", "Everything is handmade in Wales."],
      ["Baked fresh every morning", "Everything is baked fresh every morning."],
    ],
    when: /^(?:made|handmade|hand-made|hand-poured|hand-finished|hand-built|printed|baked|cooked|sewn|woven|roasted|brewed|grown) (?:by hand |fresh |to order|locally|here |on site|in |at |by |from |with |on |daily).{0,80}$/i,
    say: ([text = ""]) => `Everything is ${small(text)}`,
  },
  {
    name: "who leads it",
    examples: [
      ["Taught by a native speaker", "It is taught by a native speaker."],
      ["Serviced twice a year at your door", "It is serviced twice a year at your door."],
      ["Suitable for beginners", "It is suitable for beginners."],
      ["Available in six colours", "It is available in six colours."],
    ],
    when: /^(?:taught|led|run|hosted|guided|designed|written|cooked|presented|serviced|suitable|available|ideal|perfect|delivered online|held|based on|filmed|recorded|limited to|aimed) (?!out\b|and\b)(?:by|for|in|on|at|from|until|to|twice|once|every|with|as) .{2,80}$/i,
    say: ([text = ""]) => `It ${/ since \d{4}$/.test(text) ? "has been" : "is"} ${small(text)}`,
  },
  {
    name: "based in",
    examples: [["Based in Totnes", "We are based in Totnes."]],
    when: /^based (?:in|at|near|on) .{2,60}$/i,
    say: ([text = ""], speaker) => `${be(speaker)} ${small(text)}`,
  },
  {
    name: "what you get of it",
    examples: [
      ["30 hours of lessons", "You get 30 hours of lessons."],
      ["28 days of holiday, pro rata", "You get 28 days of holiday, pro rata."],
      ["12 lessons", "You get 12 lessons."],
      ["Four one-hour sessions", "You get four one-hour sessions."],
    ],
    when: new RegExp(
      String.raw`^${number} (?:(?:[\p{L}-]+ )?(?:hours|days|weeks) of [\p{L} -]{3,40}|(?:[\p{L}\d-]+ ){0,2}(?:lessons|sessions|classes|modules|recipes|videos))(?:, .{3,30})?$`,
      "iu",
    ),
    say: ([text = ""]) => (hasFiniteVerb(readWords(text)) ? null : `You get ${small(text)}`),
  },
  {
    name: "what there is to have",
    examples: [
      ["Evening appointments until 8pm", "We have evening appointments until 8pm."],
      ["Gluten-free and vegan options", "We have gluten-free and vegan options."],
      ["Twelve kinds of apple until March", "We have twelve kinds of apple until March."],
      ["Private rooms for up to 20 people", "We have private rooms for up to 20 people."],
      ["Morning and evening classes", "We have morning and evening classes."],
    ],
    when: /^((?:[\p{L}-]+ ){0,5}?(?:appointments|classes|lessons|sessions|slots|courses|workshops|options|choices|flavours|varieties|kinds|rooms|tables|courts|lanes|bikes|boats|machines|vouchers|cards|therapists|teachers|tutors|instructors|coaches|mechanics|dentists|vets|stylists|designers|engineers|dishes|beers|wines|teas|cakes|colours|sizes|designs|toilets|lockers|showers|high chairs))((?: (?:of|until|in|for|by|with|all|every|after|before|to|available) .{2,60})?)$/iu,
    say: ([, things = "", rest = ""], speaker, kind) => {
      if (kind === "hiring" || hasFiniteVerb(readWords(things))) return null;
      if (/^(?:no|all|both|most|our|your|some|every|each|only|max|maximum|minimum|free|more|first)\b/i.test(things))
        return null;
      return `${have(speaker)} ${lowerFirst(things)}${rest}`;
    },
  },
  {
    name: "groups",
    examples: [
      ["Groups of up to eight", "We take groups of up to eight."],
      ["Small groups of six", "We work in small groups of six."],
      ["Small groups", "We work in small groups."],
    ],
    when: /^(?:groups (?:of|up to) .{2,40}|small (?:groups|classes)(?: of .{1,30})?)$/i,
    say: ([text = ""], speaker) =>
      /^small/i.test(text) ? `${who(speaker)} work in ${small(text)}` : `${who(speaker)} take ${small(text)}`,
  },
  {
    name: "ages",
    examples: [
      ["Ages 5 and up", "It is for ages 5 and up."],
      ["For ages 7 to 11", "It is for ages 7 to 11."],
      ["Over 18s only", "It is for over 18s only."],
      ["Adults only", "It is for adults only."],
    ],
    when: /^(?:for )?((?:ages?|children aged|kids aged) \d.{0,30}|over[- ]\d\ds only|adults only|beginners only)$/i,
    say: ([, ages = ""]) => `It is for ${small(ages)}`,
  },
];
