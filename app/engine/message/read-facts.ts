import { holdsSum } from "../english/money";
import type { Word } from "../english/words";
import type { Found, RunName } from "../ranker/read-idea";
import type { Run } from "../ranker/runs";
import { endsInside, opensInside } from "./find-headline";
import type { Facts } from "./message";

/** The facts of an idea from its runs, each as it stands in a line; what is cut out of a phrase is none. */
export function readFacts(
  words: readonly Word[],
  found: Readonly<Record<RunName, Found>>,
  read: (found: Found) => string | null,
  steps: string[],
): Facts {
  const offer = readOffer(words, found.offer, read);
  const group = read(found.for);
  const named = found.what.run && isCut(words, found.what.run) ? null : read(found.what);
  // why: "Nacht der" is half a name
  const what = named && / (?:der|die|das|de|la|le|el|di|du|des|van|von)$/i.test(named) ? null : named;
  const where = read(found.where);
  const [, event, place] =
    (isPlaces.test(what ?? "") &&
      /^(?:at|on|for) (?:our|the|an?) (.{2,80}?)(?: ((?:in|at|on) \p{Lu}.{1,80}))?$/u.exec(where ?? "")) ||
    [];
  return {
    what: event ?? what?.replace(/^(?:an?|the|our|my|your|new) (?=\S)/i, "") ?? findReduced(offer),
    offer,
    when: isInName(words, found.when.run) ? null : readWhen(read(found.when)),
    where: event ? (place ?? null) : where,
    for: group && anyCustomer.test(group) ? null : group,
    proof: [],
    steps,
  };
}

/** "Forty seats | at our founders' breakfast" are not what people come to. */
const isPlaces = /^(?:(?:last|final|remaining|only) )?(?:\S+ )?(?:seats|places|spots|spaces|tickets)$/i;

/** A day, or days; "on our Tuesday evening" belongs to a course, who waits "for November" does not come then, and what is free all day has no day. */
function readWhen(typed: string | null): string | null {
  if (typed === null || /^(?:on|in|at) (?:our|my) |^for \p{Lu}|^all (?:day|night)$/u.test(typed)) return null;
  // why: "Saturday 26 September and this year" goes on with another thing
  return typed.split(/(?<=\d),? and (?=(?:this|next|we|it|the) )/i)[0] ?? null;
}

/** "A gig with The Pale | Mondays" is a band's. */
function isInName(words: readonly Word[], run: Run | null): boolean {
  const before = run && run.first === run.last ? words[run.first - 1] : undefined;
  return (
    before !== undefined && before.after === "" && run !== null && run.first > 1 && /^\p{Lu}\p{Ll}/u.test(before.text)
  );
}

/** What is offered; none where it orders the reader about ("do everything for a fixed fee") or is no gain ("kids of any age can play"). */
function readOffer(words: readonly Word[], found: Found, read: (found: Found) => string | null): string | null {
  const typed = read(found);
  // why: "20% off uniforms | ordered" goes on with when
  const offer =
    typed
      ?.replace(/^(?:enjoy|get|receive|claim) (?=\S)/i, "")
      .replace(/ (?:ordered|booked|bought|placed|painted|fitted|ordered|cleaned|made|paid)$/i, "") ?? null;
  const isClosed = found.run !== null && !endsInside(words, found.run);
  const isWhole = isClosed && (offer !== typed || (found.run !== null && !opensInside(words, found.run)));
  return offer !== null && isWhole && namesGain(offer) ? offer : null;
}

/** Whether a thing is a part of another, or people of whom something is still to be said: "sole traders | who get their figures to us". */
const isCut = (words: readonly Word[], run: Run): boolean =>
  endsInside(words, run) || (words[run.last]?.after === "" && words[run.last + 1]?.lower === "who");

/** Whether a line names a price, or what somebody gets for less. */
const namesGain = (text: string): boolean =>
  holdsSum(text) ||
  /\d ?(?:%|(?:off|for)\b)|\b(?:free|half|off|discount|price|included?|includes|bonus|extra|gift|voucher|prize|on us|on the house|two for|for two|double|match(?:ed)?|saves?|pay|wage|salary|pounds?|euros?|dollars?|rupees?|percent|buy one|complimentary|waived|no (?:joining |booking |delivery )?(?:fees?|charge|deposit))\b/i.test(
    text,
  );

/** "For new customers" is a condition and not a group that a text may speak to. */
const anyCustomer =
  /^(?:all |our |any )?(?:new |existing |first-time |returning )?(?:customers?|clients?|members?|guests?|visitors?)$/i;

/** "20% off all yarn" is about yarn. */
const findReduced = (offer: string | null): string | null =>
  /\d ?%? off (?:all |every |our |the )?(\p{L}[\p{L}' -]{2,40})$/iu.exec(offer ?? "")?.[1] ?? null;
