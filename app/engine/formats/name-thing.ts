import { lowerFirst } from "../compose/grammar";
import type { Source } from "../compose/source";
import { finite } from "../english/clear-verb";
import { readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { escapePattern } from "../words/escape-pattern";

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
  // why: "borrow a carpet cleaner" is done, and nothing that one has
  const isDone = /^\S+ (?:an?|the|your|our|my|some|this) |['’]s$/i.test(what?.text ?? "");
  const isSure = what && !what.isName && !isDone && message.sure.includes("what");
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

/** Whether a noun phrase stands in a text as one: "swim" behind "cold water" goes on with it, and so does a second "our". */
export function isWhole(phrase: string, text: string): boolean {
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
export function findDay({ material: { message, timing } }: Source): string | null {
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
