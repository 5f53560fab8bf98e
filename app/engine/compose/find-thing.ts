import { lowerFirst } from "../english/capitals";
import { findTimeSpans, prepositions } from "../english/find-time-spans";
import { readWords } from "../english/words";
import type { Material, MessageKind } from "../message/message";

/** What a campaign is about in a few words, for a text that need not say the whole point again. */
export interface Thing {
  /** The thing with its owner, as it stands in running text: "our wassail", "our beginner running club". */
  ours: string;
  /** When it is, with its preposition: "on Saturday 16 January from 5pm". Null where that was not read for sure. */
  when: string | null;
}

/** Kinds of message that are about something that a business has or holds. */
const ownable: ReadonlySet<MessageKind> = new Set(["offer", "event", "launch", "opening", "season"]);

/** What happens to a thing that is named before it: "our shop moves". */
const happens =
  /^(?:opens?|opening|starts?|begins?|ends?|closes?|runs?|comes?|goes|moves?|returns?|reopens|launches|arrives)$/;

/** Words behind which a noun phrase has begun only now. */
const opensPhrase = /^(?:our|a|an|my|your|for|of|about|with|is|are|has|have|and|to|on|at|in)$/;

/** Finds the thing in the owner's own words; null where it is no whole noun phrase of them, or not theirs to have. */
export function findThing({ message, what, timing }: Material, idea: string): Thing | null {
  if (!what || what.isName || !ownable.has(message.kind) || !message.sure.includes("what")) return null;
  const words = readWords(idea);
  const named = readWords(what.text);
  const from = words.findIndex((_, at) => named.every((word, next) => words[at + next]?.lower === word.lower));
  if (from < 0) return null;
  const [before, after] = [words[from - 1], words[from + named.length]];
  const last = words[from + named.length - 1];
  const isOpen = !before?.lower || before.after !== "" || opensPhrase.test(before.lower) || before.part === "verb";
  const isClosed =
    !after || last?.after !== "" || !/^(?:noun|adjective|other)$/.test(after.part) || happens.test(after.lower);
  const thing = named.length > 1 && happens.test(last?.lower ?? "") ? what.text.replace(/ \S+$/, "") : what.text;
  const isName = named.some(({ tags }) => ["ProperNoun", "Person", "FirstName"].some((tag) => tags.has(tag)));
  // why: "Tilda" at a start may be a name
  const isAlone =
    named.length === 1 && (isName || !opensPhrase.test(before?.lower ?? "") || findTimeSpans(named).length > 0);
  // why: of "a chimney sweep" the chimney is not what is booked
  const isCut =
    after?.part === "verb" && last?.after === "" && after.tags.has("Infinitive") && !happens.test(after.lower);
  if (
    !isOpen ||
    !isClosed ||
    isAlone ||
    isCut ||
    // why: "borrow a carpet cleaner" is done, and nothing that one has
    /^\S+ (?:an?|the|your|our|my|some|this) /i.test(thing) ||
    // why: "kidding season's over" says that it is
    /['’]s$/.test(thing) ||
    /^(?:\d|one|two|three|last|first|all|no|any|more|free)\b|%/i.test(thing)
  )
    return null;
  const isWhen = message.sure.includes("when") && timing && timing.role !== "deadline" && !timing.verb;
  return { ours: `our ${lowerFirst(thing)}`, when: isWhen ? sayWhen(timing.text) : null };
}

/** With its preposition: "Saturday 18 April" is "on Saturday 18 April". */
function sayWhen(text: string): string | null {
  const [first] = readWords(text);
  if (!first || text.length > 60 || /^(?:for|as|up)$/.test(first.lower) || / the day$/i.test(text)) return null;
  if (prepositions.test(first.lower) || /^(?:every|each|this|next|all|tomorrow|today|tonight)$/.test(first.lower))
    return lowerFirst(text);
  return /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|^\d{1,2}(?:st|nd|rd|th)? \p{Lu}/u.test(text)
    ? `on ${text}`
    : null;
}
