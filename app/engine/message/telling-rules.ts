import { capitalizeStart } from "../english/capitals";
import { findMoney } from "../english/money";
import { readNumber } from "../english/numbers";
import { turnToReader } from "../english/turn-to-reader";
import { hasFiniteVerb, readWords } from "../english/words";
import { opensImperative } from "./own-clause";
import { isPeople, isWorker } from "./people";
import {
  type Clause,
  findWordIndex,
  getFirstWord,
  type InstructionRule,
  makeStatement,
  readBetween,
  readFrom,
} from "./rule";

export const goals =
  /^(?:sign-?ups?|signups?|bookings?|registrations?|leads?|requests?|orders?|visitors?|followers?|subscribers?|sales|downloads?|traffic|applications?|applicants?|reservations?|awareness|attendance|enquiries|inquiries|members?|attendees|interest|entries|footfall|reviews?|rsvps?|participants?)$/;
const said = /^(?:that|how|why|what|when|where|which|who)$/;
const tellers =
  /^(?:show|prove|demonstrate|explain|announce|tell|remind|reassure|convince|inform|highlight|emphasi[sz]e|stress|say|says|saying|mention|persuade|let|describe|assure|warn|teach|clarify|notify)$/;
/** Tellers whose object is who is told. */
const takesPerson = /^(?:tell|remind|reassure|convince|inform|persuade|assure|warn|teach|notify|let)$/;
const askers = /^(?:encourage|ask|invite|remind|convince|urge|persuade|get|help|tell|motivate|bring)$/;
const takers = /^(?:try|buy|order|book|join|visit|use|choose|attend|download|get|register|sign|come|test|read)$/;

/** What people are asked to do and a thing as well: "swap", "post". */
const isBase = (word: string) =>
  /^(?:swap|switch|post|vote|share|drop|pop|call|phone|text|email|visit|start|stop|check|donate|review|return|bring)$/.test(
    word,
  );

/** Only the sentence that they are told: "they" of the next one may be others. */
const toReaderIf = (who: string, text: string) => {
  const end = text.search(/[.!?] /);
  const told = end < 0 ? text : text.slice(0, end);
  return who && !/^(?:people|everyone)$/i.test(who) ? turnToReader(told) + text.slice(told.length) : text;
};

/** What somebody joins: the phrase behind "sign up for", "register for", "join us for", "come to". Null where the verb takes none. */
function joinedThing(clause: Clause, at: number): string | null {
  const words = clause.words.slice(at, at + 4).map((word) => word.lower);
  const found =
    /^(?:(?:sign up|signup|register|enrol|enroll) (?:(?:their|your) \S+ )?(?:up )?(?:for|to|on|in)|join us (?:for|at)|come (?:along )?to) /.exec(
      `${words.join(" ")} `,
    );
  if (!found) return null;
  const next = at + found[0].trim().split(" ").length;
  return /^(?:determiner|noun|number|adjective|other)$/.test(clause.words[next]?.part ?? "")
    ? readFrom(clause, next)
    : null;
}

/** Two clauses that somebody is told are two sentences: "it is due and that we do it" says the second for itself. */
function inSentences(text: string): string {
  const found = / (?:and|but),? (?:that (?=\S)|(?=we |we're |we'll ))/i.exec(text);
  if (!found || !hasFiniteVerb(readWords(text.slice(0, found.index)))) return text;
  return `${text.slice(0, found.index).replace(/,$/, "")}. ${capitalizeStart(text.slice(found.index + found[0].length))}`;
}

/**
 * What is to be shown holds: "how our app saves three hours" says that it does. What is to be explained is asked, but for what people can do.
 */
function stateHow(verb: string, text: string): string {
  const [, from = ""] = /^how \S.{0,40}? can (?:get|go|move) (from .{1,60} to .{1,90})$/i.exec(text) ?? [];
  if (from) return capitalizeStart(from);
  const [, clause = ""] =
    /^how (?!(?:to|much|many|often|long|far|old|it|this|we (?:work|do))\b)(.+)$/i.exec(text) ?? [];
  const isShown = /^(?:show|prove|demonstrate|highlight)$/.test(verb) || / can /.test(clause);
  return clause && isShown && !/ works?$/.test(clause) && hasFiniteVerb(readWords(clause))
    ? capitalizeStart(clause)
    : text;
}

/** "Ash dieback, about half the ash have it": what is told about stands before what is said of it. */
const nameTopic = (text: string): string =>
  text.replace(/^((?:\p{L}+ ){0,2}\p{L}+), (?=(?:about|nearly|almost|over|around|half|most|every) )/u, "$1: ");

/** Somebody is to be told something or brought to do it: what they are told is the statement. */
export const tellingRules: readonly InstructionRule[] = [
  {
    name: "get-people-to",
    examples: [
      ["Get families to try a veg box for £10", "a veg box for £10"],
      ["Encourage customers to order before 1 March", "Order before 1 March"],
      ["Convince people who use HubSpot to switch, we import everything", "We import everything"],
      ["Get 200 people to sign up for our 5k night run", "our 5k night run"],
      ["Persuade parents to enrol their children in our coding club", "our coding club"],
      ["Get landlords to book their checks and save £10", "Book your checks and save £10"],
      ["Persuade people to swap to a heat pump", "Swap to a heat pump"],
      ["Get people to book their gutter clear for October", "Book your gutter clear for October"],
    ],
    apply: (clause) => {
      if (!askers.test(getFirstWord(clause))) return null;
      const to = findWordIndex(clause, /^to$/, 2);
      // why without the number: how many are wanted is the owner's goal and not who it is for
      const who = readBetween(clause, readNumber(clause.words[1]?.lower ?? "") === null ? 1 : 2, to);
      const verb = clause.words[to + 1];
      const stop = findWordIndex(clause, said, 1);
      // why not only a verb: the tagger takes "swap" and "post" for nouns
      // why: "Get your pool ready for the holidays. Push the green to clean service" asks nobody to clean
      if (clause.words.slice(0, Math.max(0, to)).some(({ after }) => /[,;.!?:]/.test(after))) return null;
      const isDone = verb?.part === "verb" || (verb?.part === "noun" && isPeople(who) && isBase(verb.lower));
      if (to < 0 || !verb || !isDone || (stop > 0 && stop < to && clause.words[stop]?.lower !== "who")) return null;
      if (goals.test(clause.words[to - 1]?.lower ?? "")) return null;
      const rest = readFrom(clause, to + 2);
      const joined = joinedThing(clause, to + 1);
      if (joined) return makeStatement(joined, "event", who);
      const isReason = /^(?:we|it|you|our|they)\b/i;
      if (verb.after === "," && isReason.test(rest)) return makeStatement(capitalizeStart(rest), "claim", who);
      if (/^(?:get|bring|help|convince|persuade|motivate)$/.test(getFirstWord(clause))) {
        const [, ...behind] = rest.split(", ");
        const reason = behind.join(", ");
        const opensPhrase = /^(?:determiner|noun|number)$/.test(clause.words[to + 2]?.part ?? "");
        const next = clause.words.findIndex((word, index) => index > to + 1 && word.lower === "and");
        const isPair = next > 0 && opensImperative(clause.words, next + 1, clause.words.length);
        // why not what is theirs: "your gutter clear" alone is nothing that we have
        if (takers.test(verb.lower) && opensPhrase && !isPair && !/^their /i.test(rest))
          return makeStatement(rest, null, who);
        if (isReason.test(reason)) return makeStatement(capitalizeStart(reason), "claim", who);
      }
      // why: with its price, what people are asked to do is an offer
      const isDeal = findMoney(rest, readWords(rest)) !== null || /\d%|\bfree\b/i.test(rest);
      const asked = `${verb.text} ${rest}`;
      // why not behind a mark: "we wash them" is said of what was sent
      const end = asked.search(/[,.;:!?]/);
      const [told, behind] = end < 0 ? [asked, ""] : [asked.slice(0, end), asked.slice(end)];
      return makeStatement(capitalizeStart(turnToReader(told)) + behind, isDeal ? null : "reminder", who);
    },
  },
  {
    name: "invite-to",
    examples: [["Invite parents to our summer party", "our summer party"]],
    apply: (clause) => {
      const to = findWordIndex(clause, /^to$/, 2);
      return /^(?:invite|welcome)$/.test(getFirstWord(clause)) && to > 0
        ? makeStatement(readFrom(clause, to + 1), "event", readBetween(clause, 1, to))
        : null;
    },
  },
  {
    name: "spread-that",
    examples: [
      ["Spread the word that juniors play free", "Juniors play free"],
      ["Make it known that the kitchen stays open", "The kitchen stays open"],
      ["Get the message out that we moved", "We moved"],
      ["Make sure people know we do single items too", "We do single items too"],
      ["We want people to know that the garden is open", "The garden is open"],
      ["Make people aware that hearing tests are free", "Hearing tests are free"],
    ],
    apply: (clause) => {
      const known =
        /^(?:(?:make sure|ensure) (?:that )?|(?:i|we) (?:want|need|would like) )(?:\S{1,20} ){1,3}?(?:(?:to )?knows?|is aware|are aware) (?:that )?(?=\S)/i.exec(
          clause.text,
        );
      if (known) return makeStatement(capitalizeStart(clause.text.slice(known[0].length)), null);
      if (!/^(?:spread|make|get|bring|put|drive)$/.test(getFirstWord(clause))) return null;
      const at = findWordIndex(clause, /^that$/, 2, 7);
      const isIdiom = clause.words
        .slice(1, Math.max(1, at))
        .every((word) =>
          /^(?:the|it|word|news|message|point|known|clear|sure|home|out|across|people|everyone|know|see|aware|parents|customers|locals)$/.test(
            word.lower,
          ),
        );
      return at > 0 && isIdiom ? makeStatement(capitalizeStart(readFrom(clause, at + 1)), null) : null;
    },
  },
  {
    name: "ask-for",
    examples: [["Ask neighbours for kids bikes, 34 children wait", "Kids bikes, 34 children wait"]],
    apply: (clause) => {
      const at = findWordIndex(clause, /^for$/, 2, 8);
      const who = readBetween(clause, 1, at);
      return /^(?:ask|beg)$/.test(getFirstWord(clause)) && at > 0 && isPeople(who)
        ? makeStatement(capitalizeStart(readFrom(clause, at + 1)), "fundraiser", who)
        : null;
    },
  },
  {
    name: "win-with",
    examples: [
      ["Win back members who left with a free week", "A free week"],
      ["Attract students with a 25% discount", "A 25% discount"],
    ],
    apply: (clause) => {
      if (!/^(?:win|attract|reach|tempt|engage|reward|target|lure|surprise)$/.test(getFirstWord(clause))) return null;
      const start = clause.words[1]?.lower === "back" ? 2 : 1;
      const at = clause.words.findLastIndex((word) => word.lower === "with");
      const who = readBetween(clause, start, at);
      return at > start && isPeople(who) ? makeStatement(capitalizeStart(readFrom(clause, at + 1)), null, who) : null;
    },
  },
  {
    name: "tell-that",
    examples: [
      ["Show that a garden room fits a five-metre yard", "A garden room fits a five-metre yard"],
      ["Remind landlords that the gas check is due before winter", "The gas check is due before winter"],
      ["Reassure parents that their child has one key person", "Your child has one key person"],
      ["Tell people we now repair tablets", "We now repair tablets"],
      ["Remind freelancers that it is due in May and that we do it for £180", "It is due in May. We do it for £180"],
      ["Show owners how our app saves them three hours a week", "Our app saves you three hours a week"],
      ["Explain how teams can get from a recording to a list of tasks", "From a recording to a list of tasks"],
      ["Remind sole traders that we can still file theirs", "We can still file yours"],
      ["Explain to homeowners why panels work", "Why panels work"],
      ["Let customers know that we moved", "We moved"],
      ["Let parents know the nursery has three places", "The nursery has three places"],
      ["Tell our regulars that the kitchen closes earlier", "The kitchen closes earlier"],
      ["Let everyone know we've got a new menu", "We've got a new menu"],
    ],
    apply: (clause) => {
      if (!tellers.test(getFirstWord(clause))) return null;
      const known = /^let ([^,.:]{2,40}?) know (?!that\b|how\b|why\b|about\b|what\b|when\b)(.{5,300})$/i.exec(
        clause.text,
      );
      if (known?.[2] && hasFiniteVerb(readWords(known[2])))
        return makeStatement(capitalizeStart(inSentences(known[2])), null, known[1] ?? null);
      const start = clause.words[1]?.lower === "to" ? 2 : 1;
      const at = findWordIndex(clause, said, start);
      const person = findWordIndex(
        clause,
        /^(?:we|you|our|it's|we're|we've|we'll|you're|you'll)$/,
        start,
        Math.min(start + 4, clause.words.length),
      );
      const isTold = at > 0 && (person < 0 || at <= person || at < start + 5);
      const from = isTold && clause.words[at]?.lower !== "who" ? at : person;
      if (from < start || clause.words[from - 1]?.lower === "about") return null;
      const isOwned = clause.words[from]?.lower === "our";
      if (isOwned && !hasFiniteVerb(clause.words.slice(from, from + 6))) return null;
      const told = readBetween(clause, start, from);
      const gap = told.replace(/\s(?:know|about)$/i, "");
      // why: whoever is told "that" something is so is somebody
      const isSomebody =
        takesPerson.test(getFirstWord(clause)) && (clause.words[from]?.lower === "that" || /\sknow$/i.test(told));
      if (gap && !isSomebody && !isPeople(gap) && !isWorker(gap)) return null;
      const isThat = clause.words[from]?.lower === "that";
      const asked = toReaderIf(gap, readFrom(clause, isThat ? from + 1 : from));
      const rest = stateHow(getFirstWord(clause), asked);
      const kind =
        rest !== asked
          ? "claim"
          : getFirstWord(clause) === "remind"
            ? "reminder"
            : getFirstWord(clause) === "explain" && /^(?:how|what)/i.test(rest)
              ? "how-to"
              : null;
      return makeStatement(
        inSentences(capitalizeStart(rest)),
        kind,
        /^(?:people|everyone|everybody)$/i.test(gap) ? null : gap,
      );
    },
  },
  {
    name: "sign-up-for",
    examples: [
      ["Sign up for our 5k night run", "our 5k night run"],
      ["Register for the pottery weekend, £90", "the pottery weekend, £90"],
      ["Join us for the harvest supper", "the harvest supper"],
      ["Come to our open day", "our open day"],
    ],
    apply: (clause) => {
      const thing = joinedThing(clause, 0);
      return thing ? makeStatement(thing, "event") : null;
    },
  },
  {
    name: "tell-about",
    examples: [
      ["Tell people about our new pistachio rolls", "our new pistachio rolls"],
      ["Talk about our guarantee", "our guarantee"],
      ["Remind roofers about our 8am promise: the first week is free", "our 8am promise: the first week is free"],
    ],
    apply: (clause) => {
      if (!/^(?:tell|inform|remind|talk|speak|write|post|teach)$/.test(getFirstWord(clause))) return null;
      const at = findWordIndex(clause, /^about$/, 1);
      const gap = readBetween(clause, 1, at);
      // why: who is reminded of something, or told it, is somebody, whatever their trade
      const isSomebody = !gap || isPeople(gap) || /^(?:(?:our|all|the) )?\p{Ll}+s$/u.test(gap);
      return at > 0 && isSomebody
        ? makeStatement(
            nameTopic(readFrom(clause, at + 1)),
            null,
            /^(?:people|everyone|everybody)$/i.test(gap) ? null : gap,
          )
        : null;
    },
  },
];
