import { hasOwnVerb } from "../compose/has-own-verb";
import { isDated } from "../compose/headline";
import { isOrder } from "../compose/is-sentence";
import { opensWithGain } from "../compose/opens-with-gain";
import type { Source } from "../compose/source";
import { lowerFirst } from "../english/capitals";
import { isGathering } from "../english/gatherings";
import { addIndefinite, removeEndMark } from "../english/grammar";
import { readNounPhrase } from "../english/noun-phrases";
import { readWords } from "../english/words";
import { readCall } from "./read-call";
import { readDays, readHours } from "./read-days";
import { readAudience, readTrouble } from "./read-readers";
import { readAppeal, readCount, readFree, readPrices } from "./read-sums";
import type { OfferFlag } from "./value-names";

/** What the lines of the bank may name: values in the form that their slots ask for, and what is known without a value. */
export interface Values {
  slots: Readonly<Record<string, string>>;
  flags: ReadonlySet<string>;
}

const flagged: readonly [OfferFlag, RegExp][] = [
  ["two_for_one", /\b(?:two|2)[- ]for[- ](?:one|1)\b|\bbuy one,? get one\b|\b2-4-1\b/i],
  // why not of a second one: two come to one and a half
  ["half_price", /^(?!.*\b(?:second|other|next|third)\b).*\bhalf[- ]price\b/i],
];

/** What the call leads to, where that is to be read. */
// why not who is asked: "Ask a guide" leads to somebody
const paper =
  /(?<!\b(?:ask|call|meet|book|text|message)\b.{0,20})\b(?:checklist|guide|recipe|handbook|e-?book|factsheet|brochure|video)\b/i;

/** "Pay for one bursary place" is asked for, and nothing that is offered. */
function opensWithDeed(text: string): boolean {
  const [first] = readWords(text);
  return first?.part === "verb" && !first.tags.has("Gerund") && !first.tags.has("PastTense");
}

/** Characters of a point that stands behind a word or two. */
const longestPoint = 110;

/** Reads all that is sure of a campaign's source. A value that is not sure is left out, and so are the lines that need it. */
export function readValues(source: Source): Values {
  const { brief, kind, facts, told, rows, name, call, audience, problem } = source;
  const [idea = ""] = told;
  const stated = rows.map(({ text }) => text);
  const isComing = isDated.test(kind) || /^(?:launch|news|season|hiring|offer)$/.test(kind);
  const time = [facts.when ?? "", idea].find((text) => /\d|day/i.test(text)) ?? "";
  const days = readDays(
    time === idea ? idea : holdsLead(idea, time),
    brief.requestedAt,
    isComing,
    kind === "ending",
    idea,
  );
  const hours = isDated.test(kind)
    ? readHours(
        // why: "The car park is free from 9am to 5pm" is no event's length
        [facts.when ?? "", ...stated.filter((line) => /^(?:from |doors |open )?\d/i.test(line))].find(
          (text) => readHours(text).from,
        ) ?? "",
      )
    : {};
  const thing = facts.what ? readNounPhrase(facts.what) : null;
  const what = thing && !/\d/.test(thing.text) ? (thing.isName ? thing.text : lowerFirst(thing.text)) : "";
  const lead = removeEndMark(facts.offer ?? "");
  const flag = readCall(call);
  const slots: Record<string, string | undefined> = {
    name,
    ...(call ? { call, call_low: lowerFirst(call), paper: paper.exec(call)?.[0].toLowerCase() } : {}),
    ...(what
      ? {
          what,
          the_what: thing?.isName ? what : `the ${what}`,
          ...(thing?.number === "singular" && !thing.isName ? { a_what: addIndefinite(what) } : {}),
        }
      : {}),
    ...(lead && lead.split(" ").length > 1 && !opensWithDeed(lead) ? { offer: lowerFirst(lead) } : {}),
    // why of a sentence alone: who listens waits for what happens
    ...(told.length === 1 && idea.length <= longestPoint && isNews(removeEndMark(idea))
      ? { point_low: lowerFirst(idea) }
      : {}),
    ...days,
    ...hours,
    ...(kind === "fundraiser" ? readAppeal(idea, call) : readPrices(idea, stated)),
    ...readCount(idea),
    ...readFree(idea),
    ...readAudience(audience),
    ...readTrouble(problem),
  };
  const flags = [
    kind,
    ...flagged.filter(([, pattern]) => pattern.test(idea)).map(([each]) => each),
    ...(flag ? [flag] : []),
    ...(kind === "opening" || isGathering.test(thing?.head ?? "") ? ["gathering"] : []),
  ];
  return {
    slots: Object.fromEntries(Object.entries(slots).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    flags: new Set(flags),
  };
}

/** A time with the word that leads to it in the idea: "closes on 21 June" of "21 June". */
function holdsLead(idea: string, time: string): string {
  const at = idea.toLowerCase().indexOf(time.toLowerCase());
  return at < 0 ? time : `${idea.slice(Math.max(0, at - 16), at)}${time}`;
}

/** What can be announced: what somebody does, or what is gained; "Good news: our decaf" and "Good news: sponsor a bench" say none. */
const isNews = (point: string): boolean =>
  !/[?!:]/.test(point) && (opensWithGain.test(point) || (hasOwnVerb(point) && !opensWithOrder(point)));

const opensWithOrder = (point: string): boolean => {
  const [first] = readWords(point);
  return first?.part === "verb" || isOrder(point);
};
