import { capitalizeStart } from "../english/capitals";
import { removeArticle } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { readWords } from "../english/words";
import { opensOwnClause } from "./own-clause";
import { isPeople } from "./people";
import { findWordIndex, getFirstWord, type InstructionRule, makeStatement, readBetween, readFrom } from "./rule";
import { goals } from "./telling-rules";

const announcers =
  /^(?:announce|announcing|introduce|introducing|launch|launching|promote|promoting|advertise|present|presenting|unveil|reveal|push|highlight|feature|showcase|market|publici[sz]e|spotlight|celebrate|celebrating|share|offer|explain|describe)$/;
const getters =
  /^(?:get|getting|drive|driving|generate|collect|win|find|attract|bring|boost|increase|grow|gain|more|want|need|maximi[sz]e|secure)$/;

const aDay =
  /\d|^next |^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Something is to be shown to people: what is shown is the statement. */
export const announcingRules: readonly InstructionRule[] = [
  {
    name: "dated-label",
    examples: [
      [
        "Launching on 1 February: invoices in 6 minutes. 30 days free",
        "Invoices in 6 minutes, from 1 February. 30 days free",
      ],
      ["Opening Saturday 5 June: a second shop", "A second shop, from Saturday 5 June"],
      [
        "Starting 11 January, chair yoga every Monday at 11, £7 a class",
        "Chair yoga every Monday at 11, from 11 January, £7 a class",
      ],
    ],
    apply: ({ text }) => {
      const [, verb = "", day = "", mark = "", first = "", others = ""] =
        /^(launching|starting|beginning|opening|coming|available|arriving|live|out) (?:on |from |in )?((?:\p{Lu}\p{L}{2,8}day )?(?:\d{1,2}(?:st|nd|rd|th)? )?\p{Lu}\p{L}{2,8}(?: \d{1,4})?|next \p{L}{4,9})(, |: | [–-] )([^.!?]{6,200})(.{0,400})$/iu.exec(
          text,
        ) ?? [];
      if (!first || !aDay.test(day)) return null;
      const [piece = "", ...pieces] = first.split(", ");
      const words = readWords(piece);
      // why: "Starting Monday, we open at 8" is a sentence, and keeps its order
      if (mark === ", " && opensOwnClause(words, 0, words.length)) return null;
      const kind = /^open/i.test(verb) ? "opening" : "launch";
      // why: "in May" is said by "8 and 9 May"
      const isSaid = !/\d/.test(day) && new RegExp(`\\d (?:and \\d{1,2} )?${day}`, "i").test(first);
      const when = isSaid ? [] : [`from ${day}`];
      return makeStatement(
        `${[capitalizeStart(piece), ...when, ...pieces].join(", ")}${others}`,
        // why: what takes place every week is visited and not launched
        /^(?:starting|beginning)/i.test(verb) && /\b(?:every|each|weekly)\b/i.test(first) ? null : kind,
      );
    },
  },
  {
    name: "we-begin",
    examples: [
      ["We are starting a monthly wine club in March", "Monthly wine club, from March"],
      ["We're launching a repair service on 3 May, from £10", "Repair service, from 3 May, from £10"],
    ],
    apply: ({ text }) => {
      const [, thing = ""] =
        /^we(?:['’]re| are) (?:starting|launching|introducing) (?:up )?(?:an? |our )(?!new\b)(\p{L}.{5,})$/iu.exec(
          text,
        ) ?? [];
      // why "from": what begins then goes on
      const dated = thing.replace(
        /^([^,:.]{4,60}?) (?:in|on) (?=(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/,
        "$1, from ",
      );
      return thing ? makeStatement(capitalizeStart(dated), "launch") : null;
    },
  },
  {
    name: "get-sign-ups",
    examples: [
      ["Get 20 sign-ups for our free taster class", "our free taster class"],
      ["Drive registrations for the breakfast briefing", "the breakfast briefing"],
      ["Get more bookings for Sunday lunch by offering kids eat free", "Sunday lunch: kids eat free"],
      ["Generate leads with our new report", "our new report"],
      ["Drive traffic to our website with a guide to bread knives", "A guide to bread knives"],
    ],
    apply: (clause) => {
      if (!getters.test(getFirstWord(clause))) return null;
      const at = findWordIndex(clause, goals, 1, 5);
      if (at < 0) return null;
      const link = clause.words[at + 1]?.lower ?? "";
      if (link === "from") return { text: "", kind: null, audience: readFrom(clause, at + 2) };
      const comma =
        clause.words.slice(0, at + 1).some((word) => word.after.includes(",")) ||
        (clause.words[at]?.after ?? "").includes(",");
      if (comma) return makeStatement(capitalizeStart(readFrom(clause, at + 1)));
      if (!/^(?:for|to|of|with|by|on|at|in)$/.test(link)) return null;
      // why: where people are to come to is no news, and what draws them is
      const drawn =
        /^(?:(?:our|the|my) )?(?:website|site|web ?shop|shop|online shop|store|page|blog) with (?=an? |our )/i.exec(
          readFrom(clause, at + 2),
        );
      if (link === "to" && drawn)
        return makeStatement(capitalizeStart(readFrom(clause, at + 2).slice(drawn[0].length)));
      return makeStatement(
        readFrom(clause, at + 2)
          .replace(/\sby\s(?:offering|giving)\s/i, ": ")
          .replace(/^(?:offering|giving)\s/i, ""),
      );
    },
  },
  {
    name: "sell",
    examples: [["Sell 50 boiler service plans at £14 a month", "boiler service plans at £14 a month"]],
    apply: (clause) => {
      // why: "shift swap approvals" are a thing
      const takesObject = /^(?:determiner|number|adjective)$/.test(clause.words[1]?.part ?? "");
      if (!/^(?:sell|shift|move)$/.test(getFirstWord(clause)) || (getFirstWord(clause) !== "sell" && !takesObject))
        return null;
      let at = 1;
      while (readNumber(clause.words[at]?.lower ?? "") !== null || clause.words[at]?.lower === "more") at += 1;
      const rest = readFrom(clause, at);
      return makeStatement(
        at > 1 ? rest.replace(/\sa\s(?:day|week|month|year)\s(?=by\b)/i, " ").replace(/\sby\s\S+$/i, "") : rest,
      );
    },
  },
  {
    name: "celebrate-with",
    examples: [["Celebrate ten years of Low Tide with a street party", "Ten years of Low Tide: street party"]],
    apply: (clause) => {
      const at = findWordIndex(clause, /^with$/, 2);
      const hasDate = clause.words
        .slice(0, at)
        .some((word) => word.tags.has("Date") && !/^(?:years?)$/.test(word.lower));
      if (!/^(?:celebrate|celebrating)$/.test(getFirstWord(clause)) || at < 0 || hasDate) return null;
      return makeStatement(
        `${capitalizeStart(readBetween(clause, 1, at))}: ${removeArticle(readFrom(clause, at + 1))}`,
        "event",
      );
    },
  },
  {
    name: "celebrate-that",
    examples: [["Celebrate that our library has lent a million books", "Our library has lent a million books"]],
    apply: (clause) =>
      /^(?:celebrate|announce|share|highlight)$/.test(getFirstWord(clause)) && clause.words[1]?.lower === "that"
        ? makeStatement(capitalizeStart(readFrom(clause, 2)), "news")
        : null,
  },
  {
    name: "give-tips",
    examples: [
      ["Give three tips for choosing running shoes", "Three tips for choosing running shoes"],
      ["Share 5 ideas for a rainy weekend", "5 ideas for a rainy weekend"],
    ],
    apply: (clause) =>
      /^(?:give|share|offer|list|post|write)$/.test(getFirstWord(clause)) &&
      readNumber(clause.words[1]?.lower ?? "") !== null &&
      findWordIndex(clause, /^(?:tips|ideas|reasons|ways|mistakes|questions|steps|signs|things)$/, 2, 5) > 0
        ? makeStatement(capitalizeStart(readFrom(clause, 1)), "how-to")
        : null,
  },
  {
    name: "announce",
    examples: [
      ["Announce our public status pages", "our public status pages"],
      ["Launch our Slack integration", "our Slack integration"],
      ["Celebrate our 25th anniversary on 14 June", "our 25th anniversary on 14 June"],
      ["Promote our whitepaper among HR leaders", "our whitepaper"],
      ["Highlight the benefits of our office chairs", "our office chairs"],
    ],
    apply: (clause) => {
      if (!announcers.test(getFirstWord(clause)) || clause.words.length < 2) return null;
      if (clause.words[0]?.after.includes(":")) return makeStatement(readFrom(clause, 1));
      if (
        !/^(?:determiner|noun|adjective|number|other|verb)$/.test(clause.words[1]?.part ?? "") ||
        clause.words[1]?.lower === "of"
      )
        return null;
      const among = findWordIndex(clause, /^(?:among|amongst|towards?)$/, 2);
      const shown = among > 0 ? readBetween(clause, 1, among) : readFrom(clause, 1);
      // why: the benefits are told, and not that there are some
      const rest = shown.replace(/^(?:the )?(?:benefits|advantages|value) of (?=our |the |my )/i, "");
      const kind = /^(?:launch|introduc|unveil|reveal)/.test(getFirstWord(clause))
        ? "launch"
        : /^celebrat/.test(getFirstWord(clause))
          ? "event"
          : null;
      return makeStatement(rest, kind, among > 0 ? readFrom(clause, among + 1) : null);
    },
  },
  {
    name: "make-feel",
    examples: [["Make people less afraid of root canals", "Less afraid of root canals"]],
    apply: (clause) => {
      const at = findWordIndex(clause, /^(?:less|more|feel)$/, 2, 5);
      return getFirstWord(clause) === "make" && at > 0 && isPeople(readBetween(clause, 1, at))
        ? makeStatement(capitalizeStart(readFrom(clause, at)), "about")
        : null;
    },
  },
];
