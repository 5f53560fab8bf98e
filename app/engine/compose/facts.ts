import type { Day, NounPhrase, Timing } from "../message/message";
import { groupDigits, spellNumber } from "./grammar";
import type { Source } from "./source";

/** The timing, where it was read for sure: only then may it stand in a sentence. */
export const findTiming = ({ material }: Source): Timing | null =>
  material.message.sure.includes("when") ? material.timing : null;

const isSameDay = (one: Day, other: Day) =>
  one.day === other.day && one.month === other.month && one.text === other.text;

/** The day on which it happens, where it is one alone: "on 14 March". */
export function findOnlyDay(timing: Timing | null): Day | null {
  if (!timing?.start || timing.recurring || timing.before) return null;
  if (timing.last && !isSameDay(timing.start, timing.last)) return null;
  return /^(?:from|starting|starts|since|beginning|begins)\b/i.test(timing.text) ? null : timing.start;
}

/** The first of several days: "from 9 February". */
export const findFirstDay = (timing: Timing | null): Day | null =>
  timing?.start && !findOnlyDay(timing) ? timing.start : null;

/** "Three hours", "45 minutes", "two and a half hours"; null where one of the times is not known or the end comes first. */
export function findDuration(timing: Timing | null): string | null {
  const isClear = timing?.from?.isClear && timing.to?.isClear;
  const minutes = isClear && timing.from && timing.to ? timing.to.minutes - timing.from.minutes : 0;
  if (minutes <= 0 || minutes > 12 * 60) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} minutes`;
  if (rest === 30) return hours === 1 ? "an hour and a half" : `${spellNumber(hours)} and a half hours`;
  if (rest !== 0) return null;
  return hours === 1 ? "an hour" : `${spellNumber(hours)} hours`;
}

/** Days from the asking to the last day on which it can be had; null where no day of the month is known or it is long past. */
export function countDaysLeft(source: Source): number | null {
  const timing = findTiming(source);
  const day = timing?.last ?? findOnlyDay(timing);
  if (!day?.day || !day.month) return null;
  const asked = new Date(source.brief.requestedAt);
  const today = Date.UTC(asked.getUTCFullYear(), asked.getUTCMonth(), asked.getUTCDate());
  const inYear = (year: number) => Date.UTC(year, (day.month ?? 1) - 1, day.day ?? 1);
  const year = day.year ?? asked.getUTCFullYear() + (inYear(asked.getUTCFullYear()) < today ? 1 : 0);
  return Math.round((inYear(year) - today) / 86_400_000);
}

/** What the thing cost before, and how much less it is now, each in the words of the price; null where the brief names no old price. */
export function findSaving({ material: { offer }, brief }: Source): { old: string; saved: string } | null {
  if (offer?.kind !== "price" || offer.isFrom) return null;
  const before = /\b(?:instead of|down from|was|rather than) \D{0,4}(\d[\d,]{0,9}(?:\.\d{1,2})?)/i.exec(
    `${offer.text} ${brief.idea}`,
  );
  const amount = Number(before?.[1]?.replaceAll(",", ""));
  const digits = /\d[\d,.]*/;
  const saved = Math.round((amount - offer.money.amount) * 100) / 100;
  if (!before || !(saved > 0) || !digits.test(offer.money.text)) return null;
  const say = (sum: number) =>
    offer.money.text.replace(digits, Number.isInteger(sum) ? groupDigits(sum) : sum.toFixed(2));
  return { old: say(amount), saved: say(saved) };
}

export interface Giving {
  goal: string;
  each: string;
  count: number;
  /** What ten and a hundred gifts make; a hundred only where the goal is larger. */
  ten: string;
  hundred: string | null;
}

/** "4,000 euros" and "Give 10 euros" make 400 gifts. Null unless both are sums in one currency and the one divides the other. */
export function findGiving({ material, call }: Source): Giving | null {
  const goal = findGoal(material);
  const given = /(\d[\d,]*)/.exec(call);
  if (!goal || !given?.[1]) return null;
  const amount = Number(given[1].replaceAll(",", ""));
  const digits = /\d[\d,.]*/;
  const unit = goal.text.replace(digits, "#");
  const around = call.slice(
    Math.max(0, given.index - unit.indexOf("#")),
    given.index + given[1].length + unit.length - unit.indexOf("#") - 1,
  );
  if (around.replace(digits, "#") !== unit || amount <= 0 || goal.amount % amount !== 0 || goal.amount / amount < 2)
    return null;
  const say = (sum: number) => goal.text.replace(digits, groupDigits(sum));
  const count = goal.amount / amount;
  return {
    goal: goal.text,
    each: say(amount),
    count,
    ten: say(amount * 10),
    hundred: count > 100 ? say(amount * 100) : null,
  };
}

/** What the offer is on: what the brief says it is on, or what the message is about, unless that is the offered thing itself. */
export function findOfferThing({ material: { offer, what } }: Source): NounPhrase | null {
  if (!offer || offer.kind === "other") return null;
  if (offer.on) return offer.on;
  return offer.kind === "free" && what?.head === offer.thing.head ? null : what;
}

/** The sum that is to come together. */
export const findGoal = ({ goal, message }: Source["material"]) => (message.kind === "fundraiser" ? goal : null);

/** "Places" gives "place"; null where the plural is irregular. */
export function makeSingular(noun: string): string | null {
  if (/(?:ss|sh|ch|x|z)es$/.test(noun)) return noun.slice(0, -2);
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : null;
}
