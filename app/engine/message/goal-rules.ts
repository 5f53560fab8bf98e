import { capitalizeStart } from "../english/capitals";
import { findMoney } from "../english/money";
import { chooseIndefinite, readNounPhrase, removeArticle } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { hasFiniteVerb, readWords } from "../english/words";
import { findWordIndex, getFirstWord, type InstructionRule, makeStatement, readBetween, readFrom } from "./rule";

const places = /^(?:places?|spots?|seats?|slots?|spaces?|rooms?|tables?|tickets?|boards?)$/;

/** What a campaign is to stir up, and how people are to feel about it: the thing that it is about stands behind. */
const stirred = /^(?:awareness|word|buzz|hype|excitement|anticipation|excited|aware|curious|talking)$/;

/** Who is to be won: how many is the owner's goal. */
const wanted = /^(?:customers?|clients?|members?|subscribers?|students?|patients?|users?|pupils?|families|people)$/;

/** "Night receptionist, 4 on 3 off" with its article. */
function nameOne(post: string): string {
  const [first = ""] = post.split(/,|:| (?:to|for|in|with|at|on|from|who) /, 1);
  const isNamed =
    /^(?:an?|the|our|one|two|three|four|five|six|\d+|more|new|some|several|experienced people|people) /i.test(first);
  return !isNamed && readNounPhrase(first)?.number === "singular" ? `${chooseIndefinite(post)} ${post}` : post;
}

/** What is to be reached: places filled, money raised, somebody found. */
export const goalRules: readonly InstructionRule[] = [
  {
    name: "fill-places",
    examples: [
      ["Fill the last six places of the Monday course", "The last six places: Monday course"],
      ["Sell the remaining 12 tickets for the summer concert", "The remaining 12 tickets: summer concert"],
    ],
    apply: (clause) => {
      if (!/^(?:fill|sell|book|offer)$/.test(getFirstWord(clause))) return null;
      const at = findWordIndex(clause, places, 1, 7);
      const link = clause.words[at + 1]?.lower ?? "";
      if (at < 2 || !/^(?:of|in|on|for|at)$/.test(link)) return null;
      if (!clause.words.slice(1, at).some((word) => readNumber(word.lower) !== null)) return null;
      return makeStatement(
        `${capitalizeStart(readBetween(clause, 1, at + 1))}: ${removeArticle(readFrom(clause, at + 2))}`,
        "event",
      );
    },
  },
  {
    name: "fill-by-offer",
    examples: [
      [
        "Fill our January calendar: 20% off a first assessment for runners with knee pain",
        "20% off a first assessment for runners with knee pain",
      ],
    ],
    apply: (clause) => {
      const [, offer = ""] = /^fill (?:our |the |my |up )?[^:,.\d]{3,50}: (.{8,300})$/i.exec(clause.text) ?? [];
      return offer && /^(?:\d|[£$€₹]|half|free|two|a free|buy|first)/i.test(offer)
        ? makeStatement(capitalizeStart(offer))
        : null;
    },
  },
  {
    name: "fill-with",
    examples: [
      ["Fill Tuesday nights with a two-for-one pasta menu", "Two-for-one pasta menu, Tuesday nights"],
      ["Fill our September diary with boiler services", "Boiler services, in September"],
      ["Fill our quiet Monday evenings with half-price lessons", "Half-price lessons, Monday evenings"],
    ],
    apply: (clause) => {
      const at = findWordIndex(clause, /^with$/, 2);
      if (getFirstWord(clause) !== "fill" || at < 0) return null;
      // why: that an evening is quiet is the owner's trouble
      const filled = removeArticle(readBetween(clause, 1, at)).replace(/^(?:quiet|empty|slow|dead|spare) /i, "");
      const thing = capitalizeStart(removeArticle(readFrom(clause, at + 1)));
      // why: a diary is the owner's, and its month the customer's
      const [, month = "", isBook] =
        /^(?:(\p{Lu}\p{L}+) )?(diary|calendar|schedule|books?|order book|appointments)$/u.exec(filled) ?? [];
      if (isBook) return makeStatement(month ? `${thing}, in ${month}` : thing);
      return makeStatement(`${thing}, ${filled}`);
    },
  },
  {
    name: "win-people",
    examples: [
      ["Sign up 30 new veg box customers before Easter, first box half price", "First box half price"],
      ["Find 20 new members this spring with a free first month", "A free first month"],
      ["Get 10 more students by June: the first lesson is on us", "The first lesson is on us"],
      ["Get more people in on weekday lunchtimes, 2 courses for £15", "2 courses for £15"],
      ["Need 5 more people for the Thursday class", "the Thursday class"],
    ],
    apply: (clause) => {
      const verb = getFirstWord(clause);
      if (!/^(?:sign|get|win|find|attract|bring|gain|recruit|reach|enrol|add|need)$/.test(verb)) return null;
      const at = clause.words.slice(0, 4).findIndex((word) => readNumber(word.lower) !== null || word.lower === "more");
      const group = clause.words.findIndex((word, index) => index > at && index < at + 6 && wanted.test(word.lower));
      if (at < 1 || group < 0) return null;
      const behind = clause.words.findIndex(
        (word, index) =>
          index > group &&
          index < group + 6 &&
          (/^with$/.test(word.lower) || /[,:]/.test(clause.words[index - 1]?.after ?? "")),
      );
      if (clause.words[group + 1]?.lower === "for") return makeStatement(readFrom(clause, group + 2));
      if (behind < 0) return null;
      return makeStatement(
        capitalizeStart(readFrom(clause, clause.words[behind]?.lower === "with" ? behind + 1 : behind)),
      );
    },
  },
  {
    name: "fill",
    examples: [["Fill our Saturday classes, first one free", "our Saturday classes, first one free"]],
    apply: (clause) =>
      /^(?:fill|filling)$/.test(getFirstWord(clause)) && clause.words[1]?.part === "determiner"
        ? makeStatement(readFrom(clause, 1))
        : null,
  },
  {
    name: "raise-money",
    examples: [
      ["Raise 4,000 euros for new benches", "4,000 euros for new benches"],
      ["Collect 250 signatures for a zebra crossing", "250 signatures for a zebra crossing"],
    ],
    apply: (clause) => {
      if (!/^(?:raise|raising|collect|gather|crowdfund)$/.test(getFirstWord(clause))) return null;
      const isMoney = findMoney(clause.text, clause.words.slice(0, 5)) !== null;
      if (!isMoney && findWordIndex(clause, /^(?:signatures?|donations?|funds?|money)$/, 1, 5) < 0) return null;
      return makeStatement(readFrom(clause, 1), "fundraiser");
    },
  },
  {
    name: "launch-an-appeal",
    examples: [
      ["Launch the crowdfunding for our orchard: £6,000 by 30 April", "£6,000 for our orchard by 30 April"],
      ["Start our appeal for a new roof: 9,000 euros", "9,000 euros for a new roof"],
    ],
    apply: (clause) => {
      const [, purpose, rest = ""] =
        /^(?:launch|start|promote|announce|share) (?:the|our|a) (?:crowd-?funding|crowd-?funder|fundraiser|appeal|collection) (?:campaign )?(for [^:,.]{3,60}): (.{2,300})$/i.exec(
          clause.text,
        ) ?? [];
      const goal = purpose ? findMoney(rest, readWords(rest)) : null;
      if (!purpose || goal?.first !== 0) return null;
      const end = readWords(rest)[goal.last]?.end ?? 0;
      return makeStatement(`${rest.slice(0, end)} ${purpose}${rest.slice(end)}`, "fundraiser");
    },
  },
  {
    name: "raise-awareness",
    examples: [
      ["Raise awareness of our piano moving service", "our piano moving service"],
      ["create awareness about free mock test", "free mock test"],
      ["Get the word out about our repair cafe", "our repair cafe"],
      ["Create buzz around our new cocktail menu", "our new cocktail menu"],
      ["Get people excited about our rebrand", "our rebrand"],
    ],
    apply: (clause) => {
      if (!/^(?:raise|create|build|spread|increase|get|put|generate|drum|stir|make)$/.test(getFirstWord(clause)))
        return null;
      const word = findWordIndex(clause, stirred, 1, 4);
      const at = clause.words[word + 1]?.lower === "out" ? word + 1 : word;
      if (/^(?:that|how|why)$/.test(clause.words[at + 1]?.lower ?? "")) return null;
      const among = findWordIndex(clause, /^(?:among|amongst)$/, at + 2);
      if (at > 0 && among > 0)
        return makeStatement(readBetween(clause, at + 2, among), null, readFrom(clause, among + 1));
      return at > 0 && /^(?:of|about|for|around)$/.test(clause.words[at + 1]?.lower ?? "")
        ? makeStatement(readFrom(clause, at + 2))
        : null;
    },
  },
  {
    name: "hire",
    examples: [
      ["Recruit a dental nurse", "We are looking for a dental nurse"],
      ["looking for a junior stylist", "We are looking for a junior stylist"],
      ["Find ten new volunteers for the ticket desk", "We are looking for ten new volunteers for the ticket desk"],
      [
        "Advertise a part-time bookkeeper job, 20 hours a week",
        "We are looking for a part-time bookkeeper, 20 hours a week",
      ],
    ],
    apply: (clause) => {
      const [, post, terms = ""] =
        /^(?:advertise|promote|post|share|announce|fill) (?:our |the )?((?:an? |two |three )?(?:new )?[^,.:]{3,50}?) (?:jobs?|vacanc(?:y|ies)|positions?|roles?)\b(.{0,300})$/i.exec(
          clause.text,
        ) ?? [];
      if (post)
        return makeStatement(
          `We are looking for ${/^(?:an? |two |three )/i.test(post) ? post : `${chooseIndefinite(post)} ${post}`}${terms}`,
          "hiring",
        );
      // why: "Looking for a Saturday job?" asks who reads it
      if (/^[^.!]{3,90}\?/.test(clause.text)) return null;
      const isSought = /^(?:looking|searching)$/.test(getFirstWord(clause)) && clause.words[1]?.lower === "for";
      if (isSought || /^(?:hire|recruit|recruiting|seeking|hiring)$/.test(getFirstWord(clause)))
        return makeStatement(`We are looking for ${nameOne(readFrom(clause, isSought ? 2 : 1))}`, "hiring");
      const role =
        /^(?:volunteers?|helpers?|staff|nurses?|drivers?|baristas?|chefs?|cooks?|teachers?|tutors?|trainers?|apprentices?|stylists?|waiters?|cleaners?|electricians?)$/;
      return getFirstWord(clause) === "find" && findWordIndex(clause, role, 1, 5) > 0
        ? makeStatement(`We are looking for ${readFrom(clause, 1)}`, "hiring")
        : null;
    },
  },
  {
    name: "tell-story",
    examples: [
      ["Tell the story of our night shift", "The story of our night shift"],
      ["Tell the story of how we began in a garage", "We began in a garage"],
      ["Tell the story of how my grandmother started our shop", "My grandmother started our shop"],
    ],
    apply: (clause) => {
      const at = findWordIndex(clause, /^story$/, 0, 4);
      if (at < 0 || !/^(?:tell|share|the)$/.test(getFirstWord(clause)) || clause.words[at + 1]?.lower !== "of")
        return null;
      const rest = readFrom(clause, at + 2);
      const [, happened = ""] = /^how (?!to\b)(.+)$/i.exec(rest) ?? [];
      if (happened && hasFiniteVerb(readWords(happened))) return makeStatement(capitalizeStart(happened), "story");
      return makeStatement(/^(?:how|why|what)\b/i.test(rest) ? capitalizeStart(rest) : `The story of ${rest}`, "story");
    },
  },
  {
    name: "position-as",
    examples: [
      ["Position Dealwell as the simple choice", "Dealwell: the simple choice"],
      ["Position us as the fastest repair in town", "The fastest repair in town"],
    ],
    apply: (clause) => {
      const at = findWordIndex(clause, /^as$/, 2);
      if (getFirstWord(clause) !== "position" || at < 0) return null;
      if (/^(?:us|ourselves|me|myself|the brand)$/i.test(readBetween(clause, 1, at)))
        return makeStatement(capitalizeStart(readFrom(clause, at + 1)), "claim");
      return at > 0 ? makeStatement(`${readBetween(clause, 1, at)}: ${readFrom(clause, at + 1)}`, "claim") : null;
    },
  },
  {
    name: "thank-for",
    examples: [
      ["Thank everyone who gave: 312 bikes found an owner", "312 bikes found an owner"],
      ["congratulate our students for 98% result in exams", "98% result in exams"],
    ],
    apply: (clause) => {
      // why not "thank you": that is the thanks themselves, and not who is to be thanked
      if (!/^(?:thank|congratulate)$/.test(getFirstWord(clause)) || clause.words[1]?.lower === "you") return null;
      const colon = clause.words.findIndex((word) => /:$/.test(word.after));
      const link = colon >= 0 ? colon : findWordIndex(clause, /^(?:for|on)$/, 1);
      return link > 0 ? makeStatement(readFrom(clause, link + 1), "news") : null;
    },
  },
  {
    name: "compare",
    examples: [
      ["Compare the cost of oak and pine", "The cost of oak and pine"],
      [
        "Compare planning by hand with FleetWise: dispatchers save 2 hours a day",
        "Planning by hand or FleetWise: dispatchers save 2 hours a day",
      ],
    ],
    apply: (clause) => {
      if (!/^(?:compare|comparing)$/.test(getFirstWord(clause))) return null;
      const compared = readFrom(clause, 1).replace(/^([^:,.]{3,40}) (?:with|to) (?=[^:,.]{2,30}: )/i, "$1 or ");
      return makeStatement(capitalizeStart(compared), "claim");
    },
  },
];
