import { contract } from "../compose/contract";
import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { findSpeaker } from "../compose/say-fact";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { finite } from "../english/clear-verb";
import { readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { findTown } from "./find-town";

/** What a campaign is about, as it is named where the point need not stand whole. */
export interface Named {
  /** "our wassail". */
  ours: string;
  /** "on Saturday 16 January from 5pm"; null where the thing has no day of its own. */
  when: string | null;
  isMany: boolean;
  /** What it does on its day: "is", "opens". Null where that is not known. */
  verb: string | null;
}

/**
 * The thing as it was read, what the point says that the reader has ("your Christmas groom") or that is new ("a new feature"), or what its
 * sentence speaks of: "our summer house in Ebeltoft" has been shortlisted. Null where none is sure.
 */
export function nameThing(source: Source): Named | null {
  const { lines, material } = source;
  const { thing, telling } = lines;
  const [first = ""] = telling;
  const { what, message, timing } = material;
  const isMany = what?.number === "plural";
  const isSure = what && !what.isName && message.sure.includes("what");
  if (thing && isWhole(thing.ours.replace(/^our /, ""), telling.join(" ")))
    return { ...thing, isMany, verb: findVerb(thing.ours, first, message.kind, isMany) };
  const invited = nameInvited(source);
  if (invited) return invited;
  const text = first.toLowerCase();
  const [, labelled = ""] = /^(Our (?:[\p{L}-]+ ){0,4}[\p{L}-]+): /u.exec(first) ?? [];
  if (labelled) return { ours: lowerFirst(labelled), when: null, isMany: /s$/.test(labelled), verb: null };
  const yours = `your ${what?.text ?? ""}`;
  if (isSure && text.includes(`${yours.toLowerCase()} `)) return { ours: yours, when: null, isMany, verb: null };
  // why its owner: "Stillwater has gift vouchers" tells of theirs
  const had = isSure
    ? new RegExp(
        `^(?:\\S+ ){1,5}(?:has|have|offers?) (?:an? )?((?:new )?${escapePattern(what.text.replace(/^new /i, ""))})\\b`,
        "i",
      ).exec(first)?.[1]
    : null;
  if (had) return { ours: `our ${lowerFirst(had)}`, when: null, isMany, verb: null };
  if (!/^our /i.test(first)) {
    const plain = what?.number === "singular" ? `the ${what.text}` : (what?.text ?? "");
    return isSure &&
      /^(?:offer|launch|news|reminder|event|claim)$/.test(message.kind) &&
      isWhole(what.text, telling.join(" "))
      ? { ours: lowerFirst(plain), when: findDay(source), isMany, verb: null }
      : null;
  }
  const words = readWords(first);
  const at = words.findIndex(
    ({ lower }, index) => index > 1 && (finite.test(lower) || lower === "will" || happens.test(lower)),
  );
  const subject = first.slice(0, words[at]?.start).trim();
  const verb = words[at]?.lower ?? "";
  if (at < 2 || at > 8 || /[,;:–]|\b(?:that|which|who|when|if|and|we)\b/i.test(subject)) return null;
  const isTimed = timing?.role === "on" && message.sure.includes("when") && / /.test(timing.text);
  const behind = first.slice(words[at]?.end).trim().toLowerCase();
  const isDay =
    isTimed && (happens.test(verb) || (/^(?:is|are)$/.test(verb) && behind.startsWith(timing.text.toLowerCase())));
  return {
    ours: lowerFirst(subject),
    when: isDay ? timing.text : null,
    isMany: /^(?:are|were|have)$/.test(verb) || (happens.test(verb) && !verb.endsWith("s")),
    verb: happens.test(verb) || isDay ? verb : null,
  };
}

/** Words of paid work. */
const paid =
  /\b(?:hiring|jobs?|vacanc\p{L}{1,4}|salary|full[- ]time|part[- ]time|contract|shifts?|hours|pay)\b|[£$€]\d/iu;

/** "Mechanics" of "We need two mechanics for the summer". */
const findSought =
  /\b(?:need|hiring|looking for|want) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) ((?:[\p{Ll}-]{2,20} ){0,3}?\p{Ll}{2,20}s)(?= (?:for|to|in|who|with|from|at|by)\b|[.,]|$)/u;

const countWords = "two|three|four|five|six|seven|eight|nine|ten|twelve";
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a noun phrase stands in a text as one: "swim" behind "cold water" goes on with it, and so does a second "our". */
function isWhole(phrase: string, text: string): boolean {
  const from = text.toLowerCase().indexOf(phrase.toLowerCase());
  if (from < 0 || /\bour\b|^(?:\d|year|one|two|three|four|five|six|ten)\b/i.test(phrase)) return false;
  const words = readWords(text);
  const at = words.findIndex(({ start }) => start >= from + phrase.length);
  const [before, last, next] = [words.findLast(({ end }) => end <= from), words[at - 1], words[at]];
  const isOpen =
    before?.after !== "" ||
    /^(?:our|the|an?|your|of|for|with|about|new|now|all)$/.test(before.lower) ||
    before.part === "verb";
  const isClosed =
    !next ||
    last?.after !== "" ||
    /^(?:preposition|conjunction|number|pronoun|determiner|adverb)$/.test(next.part) ||
    finite.test(next.lower) ||
    happens.test(next.lower);
  return isOpen && isClosed;
}

/** "In January, 10 to 30 January" names the month twice. */
export const sayOnce = (when: string) => when.replace(/^in (\p{L}{3,9}), (?=[^,]{1,30}\b\1\b)/u, "");

/** What happens to a thing on its day. */
const happens = /^(?:opens?|starts?|begins?|closes?|returns?|ends?)$/;

/** "The opening night of our spring show", of "Join us for an opening night of our spring show on 12 March", with its day. */
function nameInvited(source: Source): Named | null {
  const [first = ""] = source.lines.telling;
  const [, article = "", rest = ""] = /^Join us for (an?|the|our) (.{4,120})$/.exec(first) ?? [];
  const when = findDay(source);
  const at = when ? rest.toLowerCase().indexOf(` ${when.toLowerCase()}`) : -1;
  const what = rest.slice(0, Math.max(0, at));
  if (!when || what === "" || what.split(" ").length > 7 || /[,;:.]/.test(what)) return null;
  const isShared = / our /.test(` ${what} `) || article === "the";
  return { ours: `${isShared ? "the" : "our"} ${what}`, when, isMany: false, verb: "is" };
}

/** The day of what takes place, with its preposition, where it was read or stated. */
function findDay({ material: { message, timing } }: Source): string | null {
  const { when } = message.facts;
  if (message.kind !== "event" || !when || !message.sure.includes("when") || timing?.role === "deadline") return null;
  if (/^(?:on|every|this|next) /i.test(when)) return lowerFirst(when);
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^\d{1,2}(?:st|nd|rd|th)? \p{Lu}/iu.test(when)
    ? `on ${when}`
    : null;
}

/** "Is", of what takes place; what the point says of anything else: "our second shop opens". Null where that is not known. */
function findVerb(ours: string, point: string, kind: MessageKind, isMany: boolean): string | null {
  const rest = point.toLowerCase().split(ours.replace(/^our /, "").toLowerCase())[1] ?? "";
  const said = /^ (\p{L}+)/u.exec(rest)?.[1] ?? "";
  if (happens.test(said)) return said;
  return /^(?:event|season)$/.test(kind) ? (isMany ? "are" : "is") : null;
}

/**
 * The campaign named in a sentence that is none of the owner's, each in other words, for captions that lead with something else. Empty where
 * nothing is sure enough to be named.
 */
export function listMentions(source: Source, voice: VoiceLines): string[] {
  const { message, goal, what } = source.material;
  const named = nameThing(source);
  const isAlone = findSpeaker(source.brief.project.description) === "I";
  const [we, us, be] = isAlone ? ["I", "me", "am"] : ["We", "us", "are"];
  const say = (text: string) => (source.voice.contractions ? contract(text) : text);
  const told = source.lines.telling.join(" ");
  if (message.kind === "hiring") {
    const isPlural = what && message.sure.includes("what") && what.number === "plural" && !what.isName;
    // why from the sentence too: "We need two mechanics" counts them
    const [, sought = ""] = findSought.exec(told) ?? [];
    const many = isPlural ? lowerFirst(what.text) : sought || null;
    const counted =
      many && (new RegExp(`\\b(\\d{1,3}|${countWords}) ${escapePattern(many)}\\b`, "i").exec(told)?.[0] ?? many);
    const { when } = message.facts;
    // why only as it was typed: "roofers for March"
    const dated =
      counted && when && told.toLowerCase().includes(`${counted} ${when}`.toLowerCase())
        ? `${counted} ${when}`
        : counted;
    const town = findTown(source);
    // why: a choir that looks for tenors hires nobody
    const isJob = paid.test([told, ...source.lines.facts.map(({ text }) => text)].join(" "));
    const hires = isJob ? "is hiring" : "is looking for";
    return [
      ...(many ? [`${we} ${be} looking for ${dated}.`] : []),
      ...(many ? [`${source.name} ${hires} ${dated}.`] : []),
      ...(town && many ? [`Do you know any ${many} in or near ${town}?`] : []),
      ...(many ? [`${we} would like to hear from ${many}.`] : []),
    ].map(say);
  }
  const purpose = findPurpose(told);
  if (message.kind === "fundraiser" && goal)
    return [`Help ${us} raise ${goal.text}${purpose}.`, `${we} ${be} raising ${goal.text}${purpose}.`].map(say);
  const offered = [...sayPrice(source, named), ...sayOffer(source)];
  if (!named?.when) offered.push(...sayDay(source));
  if (!named) return offered;
  const { ours, when, verb } = named;
  const own = isAlone ? ours.replace(/^our /, "my ") : ours;
  const bareDay = sayOnce(when ?? "").replace(/^on (?=\p{Lu}|\d)/u, "");
  const fill = (patterns: readonly string[]) =>
    patterns.map((pattern) =>
      capitalize(
        pattern
          .replace(/\{ours\}/i, own)
          .replace("{when}", when ?? "")
          .replace(/\{bare\}/i, bareDay),
      ),
    );
  if (!when) return offered;
  const bare = bareDay;
  const isVisit =
    (/^(?:event|opening|season)$/.test(message.kind) || /^(?:is|are)$/.test(verb ?? "")) &&
    !/^(?:from|until|by|before|since) /.test(when);
  return [
    ...offered,
    ...(verb && /^(?:on|every|this|next) /.test(when) ? [`${capitalize(own)} ${verb} ${when}.`] : []),
    ...(isVisit ? fill(voice.invite) : []),
    `${capitalize(own)}: ${bare}.`,
    ...(isVisit ? [`One for the calendar: ${own}, ${bare}.`] : []),
  ].filter(Boolean);
}

/** The day and the place of what takes place, where the point leaves them out: "Friday 13 November at 7pm, in the shop." */
function sayDay(source: Source): string[] {
  const { message } = source.material;
  const when = findDay(source);
  if (!when || source.lines.telling[0]?.includes(message.facts.when ?? when)) return [];
  const where = message.sure.includes("where") ? message.facts.where : null;
  return [`${capitalize(when.replace(/^on /, ""))}${where ? `, ${lowerFirst(where)}` : ""}.`];
}

/** "Boiler service £79 until March" is "Our boiler service is £79 until March": what stands right behind the thing is its price. */
function sayPrice({ lines: { telling }, material: { what } }: Source, named: Named | null): string[] {
  const [first = ""] = telling;
  const from = what ? first.toLowerCase().indexOf(`${what.text.toLowerCase()} `) : -1;
  if (!named || !what || from < 0 || !named.ours.endsWith(what.text.slice(1))) return [];
  const [, start, price = "", rest = ""] =
    /^(from |at |for )?([£$€₹]\s?\d[\d.,]*\d|[£$€₹]\s?\d)((?: (?!(?:and|or|off)\b)[^.,;:]{1,70})?)[.,;]/i.exec(
      first.slice(from + what.text.length + 1),
    ) ?? [];
  if (!price) return [];
  const be =
    start?.trim().toLowerCase() === "from" ? `start${named.isMany ? "" : "s"} at` : named.isMany ? "are" : "is";
  const say = (end: string) => `${capitalize(named.ours)} ${be} ${price}${end}.`;
  return [...new Set([say(rest), ...(/^ (?:an?|per|each)\b/i.test(rest) ? [] : [say("")])])];
}

/** The offer in a sentence, where what it is on was read: "Save 15% on the January evening courses." */
function sayOffer({ material: { offer, message, timing }, lines }: Source): string[] {
  if (!offer || !message.sure.includes("offer")) return [];
  const { offer: noted, when } = message.facts;
  const isDated =
    noted && when && message.sure.includes("when") && /^(?:on|period|recurring)$/.test(timing?.role ?? "");
  const note =
    isDated && offer.kind !== "price" && offer.kind !== "other"
      ? [`${capitalize(noted)}${/^(?:on|every|at|in|from|until) /i.test(when) ? "" : ","} ${lowerFirst(when)}.`]
      : [];
  if (!("on" in offer) || !offer.on) return note;
  const on = offer.on.text;
  const told = lines.telling.join(" ");
  // why: a name that was cut out of the middle of another is none
  if (!isWhole(on, told)) return note;
  const whole = told.toLowerCase().includes(`the ${on.toLowerCase()}`) ? `the ${on}` : on;
  if (offer.on.number === "singular" && whole === on) return note;
  if (offer.kind === "percent") return [`Save ${offer.percent}% on ${lowerFirst(whole)}.`, ...note];
  if (offer.kind === "amount-off") return [`Save ${offer.money.text} on ${lowerFirst(whole)}.`, ...note];
  return note;
}

/** "For dental surgery", of "We want to raise $15,000 for dental surgery." Empty where nothing but the sum is said. */
function findPurpose(told: string): string {
  const [, what = ""] =
    /\braise \S{2,12}( (?:for|towards) (?:(?!and\b|by\b|before\b|with\b)[^\s.,;:]{1,24}(?= |[.,;])[ ]?){1,6})/i.exec(
      told,
    ) ?? [];
  return what.trimEnd() && / (?:the|an?|our|of|to)$/.test(what.trimEnd()) ? "" : what.trimEnd();
}

/** What the reader has to do by when, in the owner's call: "Reserve your place before 20 December." Empty where the last day was not read for sure. */
export function listDeadlines({ call, material: { timing, message } }: Source): string[] {
  if (timing?.role !== "deadline" || !message.sure.includes("when")) return [];
  const isOpen = /\b(?:today|now|by|before|until|call|whatsapp|visit|follow)\b/i.test(call) || call === "";
  const last = timing.before && timing.last ? [`The last day is ${timing.last.text}.`] : [];
  return [...(isOpen ? [] : [`${removeEndMark(call)} ${lowerFirst(timing.text)}.`]), ...last];
}
