import { isUncounted } from "../../english/business-kinds";
import { readNounPhrase } from "../../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../../english/words";
import { addIndefinite, capitalize, lowerFirst } from "../grammar";
import { be, type FactRule, have, isMany, isMass } from "./fact-rule";

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`;

/** With a small first letter, whatever the word: of a verb or a number that is known. */
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const who = (speaker: "we" | "I") => (speaker === "I" ? "I" : "We");

/** What things are made of. */
const materials =
  /\b(?:wool|cotton|linen|leather|milk|flour|eggs|meat|beef|lamb|pork|fish|timber|oak|wood|coffee|beans|honey|fruit|vegetables|cheese|clay|grapes|apples|flowers|hops|grain)$/i;

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
      if (!isOne || isOpen.test(thing) || lowerFirst(thing) === thing || /\bday$/i.test(thing)) return null;
      return `The ${lowerFirst(thing)} ${does}${rest}`;
    },
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
    when: /^(?:((?:(?:two|three|four|five|six)|\d)-day week)|(full|part)[- ]time.{0,30}|(permanent|fixed-term|zero-hours?|temporary)(?: contract)?|(\d+(?: to \d+)? hours (?:a|per) week.{0,30}|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december) to .{3,40})|(?:start(?:s|ing)?|immediate start) ?(.{0,30})|((?:one|two|three|four|five|six|\d) (?:nights|days|shifts|evenings|mornings|afternoons) (?:a|per) week)|(paid (?:breaks|holidays?|training|travel|leave|overtime)))$/i,
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
