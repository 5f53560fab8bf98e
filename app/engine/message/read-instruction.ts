import { findMoney } from "../english/money";
import { withoutArticle } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { hasFiniteVerb, readWords } from "../english/words";
import type { MessageKind } from "./message";
import { isPeople } from "./people";
import { type Clause, type InstructionRule, indexOfWord, type Statement, textBetween, textFrom } from "./rule";

const places = /^(?:places?|spots?|seats?|slots?|spaces?|rooms?|tables?|tickets?|boards?)$/;
const goals =
  /^(?:sign-?ups?|signups?|bookings?|registrations?|leads?|requests?|orders?|visitors?|followers?|subscribers?|sales|downloads?|traffic|applications?|applicants?|reservations?|awareness|attendance|enquiries|inquiries|members?|attendees|interest|entries|footfall|reviews?|rsvps?|participants?)$/;
const said = /^(?:that|how|why|what|when|where|which|who)$/;
const tellers =
  /^(?:show|prove|demonstrate|explain|announce|tell|remind|reassure|convince|inform|highlight|emphasi[sz]e|stress|say|says|saying|mention|persuade|let|describe|assure|warn|teach|clarify|notify)$/;
const announcers =
  /^(?:announce|announcing|introduce|introducing|launch|launching|promote|promoting|advertise|present|presenting|unveil|reveal|push|highlight|feature|showcase|market|publici[sz]e|spotlight|celebrate|celebrating|share|offer|explain|describe)$/;
const getters =
  /^(?:get|getting|drive|generate|collect|win|find|attract|bring|boost|increase|grow|gain|more|want|need|maximi[sz]e|secure)$/;
const askers = /^(?:encourage|ask|invite|remind|convince|urge|persuade|get|help|tell|motivate|bring)$/;
const takers = /^(?:try|buy|order|book|join|visit|use|choose|attend|download|get|register|sign|come|test|read)$/;

const made = (text: string, kind: MessageKind | null = null, audience: string | null = null): Statement | null =>
  text.trim()
    ? {
        text: text.trim(),
        kind,
        audience:
          audience && !/^(?:(?:more|new|some) )?(?:people|everyone|everybody)$/i.test(audience)
            ? audience.trim()
            : null,
      }
    : null;

const first = (clause: Clause) => clause.words[0]?.lower ?? "";
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Turned to the reader, when somebody is to be told about themselves: "their child" becomes "your child". */
function toReader(text: string): string {
  const turned: Readonly<Record<string, string>> = {
    they: "you",
    their: "your",
    theirs: "yours",
    them: "you",
    "they're": "you're",
  };
  return text.replace(/\b(?:they're|they|their|theirs|them)\b/gi, (word) => turned[word.toLowerCase()] ?? word);
}

/** What stands before the message itself: manners, and the name of the thing to be made. */
export const wrapperRules: readonly InstructionRule[] = [
  {
    name: "manners",
    examples: [
      ["Please promote our new yarn", "promote our new yarn"],
      ["Can you announce the open day", "announce the open day"],
      ["Help us raise £2,500 for a new workshop", "raise £2,500 for a new workshop"],
      ["I'd like to tell parents that lunch is free", "tell parents that lunch is free"],
      ["We want to fill Tuesday nights", "fill Tuesday nights"],
    ],
    apply: (clause) => {
      const opening =
        /^(?:please|pls|kindly|hi|hello)[,\s]+|^(?:can|could|would) you (?:please )?|^help (?:us|me) (?:to )?|^(?:i|we)(?:'d| would) like (?:you )?to |^(?:i|we) (?:want|need|wish|have|hope|plan) (?:you )?to |^we (?:want|need) (?=more )|^(?:two|three|some|good|great|big|exciting) (?:things|news):\s|^(?:let's|lets|let us) |^the (?:goal|aim|idea) is to /i;
      const found = opening.exec(clause.text);
      return found ? made(clause.text.slice(found[0].length)) : null;
    },
  },
  {
    name: "thing-to-be-made",
    examples: [
      ["A campaign for our date boxes", "our date boxes"],
      ["Make a post about our yoga classes", "our yoga classes"],
      ["I want a post that says we are insured", "we are insured"],
      ["Create a campaign to get people to book", "get people to book"],
    ],
    apply: (clause) => {
      const until = Math.min(9, clause.words.length);
      const thing = indexOfWord(
        clause,
        /^(?:campaigns?|campain|campagne|posts?|ads?|advert|content|video|blog|caption|captions|article|newsletter)$/,
        0,
        until,
      );
      if (thing < 0) return null;
      const isOpening = clause.words
        .slice(0, thing)
        .every(
          (word) =>
            /^(?:i|we|want|need|make|create|write|do|me|us|a|an|one|some|the|short|new|social|media|instagram|facebook|linkedin|blog|quick|little|would|like|nice|\S+ing|[a-z]{3,}an)$/.test(
              word.lower,
            ) || /^\p{Lu}/u.test(word.text),
        );
      const link = clause.words[thing + 1]?.lower ?? "";
      if (!isOpening || !/^(?:about|for|to|that|on|around|of|announcing|saying|promoting)$/.test(link)) return null;
      const skip = /^(?:says|tells|shows|announces|promotes|explains)$/.test(clause.words[thing + 2]?.lower ?? "")
        ? 3
        : 2;
      return made(textFrom(clause, thing + (/^(?:announcing|saying|promoting)$/.test(link) ? 1 : skip)));
    },
  },
];

/** What is to be reached or done with the message. The first that fires wins. */
export const instructionRules: readonly InstructionRule[] = [
  {
    name: "fill-places",
    examples: [
      ["Fill the last six places of the Monday course", "The last six places: Monday course"],
      ["Sell the remaining 12 tickets for the summer concert", "The remaining 12 tickets: summer concert"],
    ],
    apply: (clause) => {
      if (!/^(?:fill|sell|book|offer)$/.test(first(clause))) return null;
      const at = indexOfWord(clause, places, 1, 7);
      const link = clause.words[at + 1]?.lower ?? "";
      if (at < 2 || !/^(?:of|in|on|for|at)$/.test(link)) return null;
      if (!clause.words.slice(1, at).some((word) => readNumber(word.lower) !== null)) return null;
      return made(`${capital(textBetween(clause, 1, at + 1))}: ${withoutArticle(textFrom(clause, at + 2))}`, "event");
    },
  },
  {
    name: "fill-with",
    examples: [["Fill Tuesday nights with a two-for-one pasta menu", "Two-for-one pasta menu, Tuesday nights"]],
    apply: (clause) => {
      const at = indexOfWord(clause, /^with$/, 2);
      if (first(clause) !== "fill" || at < 0) return null;
      return made(
        `${capital(withoutArticle(textFrom(clause, at + 1)))}, ${withoutArticle(textBetween(clause, 1, at))}`,
      );
    },
  },
  {
    name: "raise-money",
    examples: [
      ["Raise 4,000 euros for new benches", "4,000 euros for new benches"],
      ["Collect 250 signatures for a zebra crossing", "250 signatures for a zebra crossing"],
    ],
    apply: (clause) => {
      if (!/^(?:raise|raising|collect|gather|crowdfund)$/.test(first(clause))) return null;
      const isMoney = findMoney(clause.text, clause.words.slice(0, 5)) !== null;
      if (!isMoney && indexOfWord(clause, /^(?:signatures?|donations?|funds?|money)$/, 1, 5) < 0) return null;
      return made(textFrom(clause, 1), "fundraiser");
    },
  },
  {
    name: "raise-awareness",
    examples: [
      ["Raise awareness of our piano moving service", "our piano moving service"],
      ["create awareness about free mock test", "free mock test"],
    ],
    apply: (clause) => {
      if (!/^(?:raise|create|build|spread|increase)$/.test(first(clause))) return null;
      const at = indexOfWord(clause, /^(?:awareness|word)$/, 1, 4);
      return at > 0 && /^(?:of|about|for|around)$/.test(clause.words[at + 1]?.lower ?? "")
        ? made(textFrom(clause, at + 2))
        : null;
    },
  },
  {
    name: "hire",
    examples: [
      ["Recruit a dental nurse", "We are looking for a dental nurse"],
      ["looking for a junior stylist", "We are looking for a junior stylist"],
      ["Find ten new volunteers for the ticket desk", "We are looking for ten new volunteers for the ticket desk"],
    ],
    apply: (clause) => {
      if (/^(?:looking|searching)$/.test(first(clause)) && clause.words[1]?.lower === "for")
        return made(`We are looking for ${textFrom(clause, 2)}`, "hiring");
      if (/^(?:hire|recruit|recruiting|seeking|hiring)$/.test(first(clause)))
        return made(`We are looking for ${textFrom(clause, 1)}`, "hiring");
      const role =
        /^(?:volunteers?|helpers?|staff|nurses?|drivers?|baristas?|chefs?|cooks?|teachers?|tutors?|trainers?|apprentices?|stylists?|waiters?|cleaners?|electricians?)$/;
      return first(clause) === "find" && indexOfWord(clause, role, 1, 5) > 0
        ? made(`We are looking for ${textFrom(clause, 1)}`, "hiring")
        : null;
    },
  },
  {
    name: "tell-story",
    examples: [
      ["Tell the story of our night shift", "The story of our night shift"],
      ["Tell the story of how we began", "How we began"],
    ],
    apply: (clause) => {
      const at = indexOfWord(clause, /^story$/, 0, 4);
      if (at < 0 || !/^(?:tell|share|the)$/.test(first(clause)) || clause.words[at + 1]?.lower !== "of") return null;
      const rest = textFrom(clause, at + 2);
      return made(/^(?:how|why|what)\b/i.test(rest) ? capital(rest) : `The story of ${rest}`, "story");
    },
  },
  {
    name: "position-as",
    examples: [["Position Dealwell as the simple choice", "Dealwell: the simple choice"]],
    apply: (clause) => {
      const at = indexOfWord(clause, /^as$/, 2);
      return first(clause) === "position" && at > 0
        ? made(`${textBetween(clause, 1, at)}: ${textFrom(clause, at + 1)}`, "claim")
        : null;
    },
  },
  {
    name: "thank-for",
    examples: [
      ["Thank everyone who gave: 312 bikes found an owner", "312 bikes found an owner"],
      ["congratulate our students for 98% result in exams", "98% result in exams"],
    ],
    apply: (clause) => {
      if (!/^(?:thank|congratulate)$/.test(first(clause))) return null;
      const colon = clause.words.findIndex((word) => /:$/.test(word.after));
      const link = colon >= 0 ? colon : indexOfWord(clause, /^(?:for|on)$/, 1);
      return link > 0 ? made(textFrom(clause, link + 1), "news") : null;
    },
  },
  {
    name: "compare",
    examples: [["Compare the cost of oak and pine", "The cost of oak and pine"]],
    apply: (clause) =>
      /^(?:compare|comparing)$/.test(first(clause)) ? made(capital(textFrom(clause, 1)), "claim") : null,
  },
  {
    name: "get-people-to",
    examples: [
      ["Get families to try a veg box for £10", "a veg box for £10"],
      ["Encourage customers to order before 1 March", "Order before 1 March"],
      ["Convince people who use HubSpot to switch, we import everything", "We import everything"],
    ],
    apply: (clause) => {
      if (!askers.test(first(clause))) return null;
      const to = indexOfWord(clause, /^to$/, 2);
      const who = textBetween(clause, 1, to);
      const verb = clause.words[to + 1];
      const stop = indexOfWord(clause, said, 1);
      if (to < 0 || !verb || verb.part !== "verb" || (stop > 0 && stop < to && clause.words[stop]?.lower !== "who"))
        return null;
      if (goals.test(clause.words[to - 1]?.lower ?? "")) return null;
      const rest = textFrom(clause, to + 2);
      const isReason = /^(?:we|it|you|our|they)\b/i;
      if (verb.after === "," && isReason.test(rest)) return made(capital(rest), "claim", who);
      if (/^(?:get|bring|help|convince|persuade|motivate)$/.test(first(clause))) {
        const comma = /,\s(.+)$/.exec(rest);
        const opensPhrase = /^(?:determiner|noun|number)$/.test(clause.words[to + 2]?.part ?? "");
        if (takers.test(verb.lower) && opensPhrase) return made(rest, null, who);
        if (comma && isReason.test(comma[1] ?? "")) return made(capital(comma[1] ?? ""), "claim", who);
      }
      return made(capital(toReader(`${verb.text} ${rest}`)), "reminder", who);
    },
  },
  {
    name: "invite-to",
    examples: [["Invite parents to our summer party", "our summer party"]],
    apply: (clause) => {
      const to = indexOfWord(clause, /^to$/, 2);
      return /^(?:invite|welcome)$/.test(first(clause)) && to > 0
        ? made(textFrom(clause, to + 1), "event", textBetween(clause, 1, to))
        : null;
    },
  },
  {
    name: "tell-that",
    examples: [
      ["Show that a garden room fits a five-metre yard", "A garden room fits a five-metre yard"],
      ["Remind landlords that the gas check is due before winter", "The gas check is due before winter"],
      ["Reassure parents that their child has one key person", "Your child has one key person"],
      ["Tell people we now repair tablets", "We now repair tablets"],
      ["Explain to homeowners why panels work", "Why panels work"],
      ["Let customers know that we moved", "We moved"],
    ],
    apply: (clause) => {
      if (!tellers.test(first(clause))) return null;
      const start = clause.words[1]?.lower === "to" ? 2 : 1;
      const at = indexOfWord(clause, said, start);
      const person = indexOfWord(
        clause,
        /^(?:we|you|our|it's|we're)$/,
        start,
        Math.min(start + 4, clause.words.length),
      );
      const isTold = at > 0 && (person < 0 || at <= person || at < start + 5);
      const from = isTold && clause.words[at]?.lower !== "who" ? at : person;
      if (from < start || clause.words[from - 1]?.lower === "about") return null;
      const isOwned = clause.words[from]?.lower === "our";
      if (isOwned && !hasFiniteVerb(clause.words.slice(from, from + 6))) return null;
      const gap = textBetween(clause, start, from).replace(/\s(?:know|about)$/i, "");
      if (gap && !isPeople(gap)) return null;
      const isThat = clause.words[from]?.lower === "that";
      const rest = toReaderIf(gap, textFrom(clause, isThat ? from + 1 : from));
      const kind =
        first(clause) === "remind"
          ? "reminder"
          : first(clause) === "explain" && /^(?:how|what)/i.test(rest)
            ? "how-to"
            : null;
      return made(capital(rest), kind, /^(?:people|everyone|everybody)$/i.test(gap) ? null : gap);
    },
  },
  {
    name: "tell-about",
    examples: [
      ["Tell people about our new pistachio rolls", "our new pistachio rolls"],
      ["Talk about our guarantee", "our guarantee"],
    ],
    apply: (clause) => {
      if (!/^(?:tell|inform|talk|speak|write|post|teach)$/.test(first(clause))) return null;
      const at = indexOfWord(clause, /^about$/, 1);
      const gap = textBetween(clause, 1, at);
      return at > 0 && (!gap || isPeople(gap))
        ? made(textFrom(clause, at + 1), null, /^(?:people|everyone|everybody)$/i.test(gap) ? null : gap)
        : null;
    },
  },
  {
    name: "get-sign-ups",
    examples: [
      ["Get 20 sign-ups for our free taster class", "our free taster class"],
      ["Drive registrations for the breakfast briefing", "the breakfast briefing"],
      ["Get more bookings for Sunday lunch by offering kids eat free", "Sunday lunch: kids eat free"],
      ["Generate leads with our new report", "our new report"],
    ],
    apply: (clause) => {
      if (!getters.test(first(clause))) return null;
      const at = indexOfWord(clause, goals, 1, 5);
      if (at < 0) return null;
      const link = clause.words[at + 1]?.lower ?? "";
      if (link === "from") return { text: "", kind: null, audience: textFrom(clause, at + 2) };
      const comma =
        clause.words.slice(0, at + 1).some((word) => word.after.includes(",")) ||
        (clause.words[at]?.after ?? "").includes(",");
      if (comma) return made(capital(textFrom(clause, at + 1)));
      if (!/^(?:for|to|of|with|by|on|at|in)$/.test(link)) return null;
      return made(
        textFrom(clause, at + 2)
          .replace(/\sby\s(?:offering|giving)\s/i, ": ")
          .replace(/^(?:offering|giving)\s/i, ""),
      );
    },
  },
  {
    name: "sell",
    examples: [["Sell 50 boiler service plans at £14 a month", "boiler service plans at £14 a month"]],
    apply: (clause) => {
      if (!/^(?:sell|shift|move)$/.test(first(clause))) return null;
      let at = 1;
      while (readNumber(clause.words[at]?.lower ?? "") !== null || clause.words[at]?.lower === "more") at += 1;
      const rest = textFrom(clause, at);
      return made(
        at > 1 ? rest.replace(/\sa\s(?:day|week|month|year)\s(?=by\b)/i, " ").replace(/\sby\s\S+$/i, "") : rest,
      );
    },
  },
  {
    name: "celebrate-with",
    examples: [["Celebrate ten years of Low Tide with a street party", "Ten years of Low Tide: street party"]],
    apply: (clause) => {
      const at = indexOfWord(clause, /^with$/, 2);
      const hasDate = clause.words
        .slice(0, at)
        .some((word) => word.tags.has("Date") && !/^(?:years?)$/.test(word.lower));
      if (!/^(?:celebrate|celebrating)$/.test(first(clause)) || at < 0 || hasDate) return null;
      return made(`${capital(textBetween(clause, 1, at))}: ${withoutArticle(textFrom(clause, at + 1))}`, "event");
    },
  },
  {
    name: "announce",
    examples: [
      ["Announce our public status pages", "our public status pages"],
      ["Launch our Slack integration", "our Slack integration"],
      ["Celebrate our 25th anniversary on 14 June", "our 25th anniversary on 14 June"],
      ["Promote our whitepaper among HR leaders", "our whitepaper"],
    ],
    apply: (clause) => {
      if (!announcers.test(first(clause)) || clause.words.length < 2) return null;
      if (clause.words[0]?.after.includes(":")) return made(textFrom(clause, 1));
      if (
        !/^(?:determiner|noun|adjective|number|other|verb)$/.test(clause.words[1]?.part ?? "") ||
        clause.words[1]?.lower === "of"
      )
        return null;
      const among = indexOfWord(clause, /^(?:among|amongst|towards?)$/, 2);
      const rest = among > 0 ? textBetween(clause, 1, among) : textFrom(clause, 1);
      const kind = /^(?:launch|introduc|unveil|reveal)/.test(first(clause))
        ? "launch"
        : /^celebrat/.test(first(clause))
          ? "event"
          : null;
      return made(rest, kind, among > 0 ? textFrom(clause, among + 1) : null);
    },
  },
  {
    name: "make-feel",
    examples: [["Make people less afraid of root canals", "Less afraid of root canals"]],
    apply: (clause) => {
      const at = indexOfWord(clause, /^(?:less|more|feel)$/, 2, 5);
      return first(clause) === "make" && at > 0 && isPeople(textBetween(clause, 1, at))
        ? made(capital(textFrom(clause, at)), "about")
        : null;
    },
  },
];

const toReaderIf = (who: string, text: string) => (who && !/^(?:people|everyone)$/i.test(who) ? toReader(text) : text);

/** Takes the instruction off an idea's sentence. `rules` are the names of those that fired; none for a statement. */
export function readInstruction(sentence: string): Statement & { rules: string[] } {
  let statement: Statement = { text: sentence, kind: null, audience: null };
  const rules: string[] = [];
  const read = (text: string): Clause => ({ text, words: readWords(text) });
  for (let pass = 0; pass < 3; pass += 1) {
    const clause = read(statement.text);
    const fired = wrapperRules.find((rule) => rule.apply(clause));
    if (!fired) break;
    rules.push(fired.name);
    statement = fired.apply(clause) ?? statement;
  }
  const clause = read(statement.text);
  for (const rule of instructionRules) {
    const found = rule.apply(clause);
    if (found) return { ...found, rules: [...rules, rule.name] };
  }
  return { ...statement, rules };
}
