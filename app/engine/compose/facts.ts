import { getMonthName, weekdays } from "../english/calendar";
import { toSingular } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { findSumIn } from "../message/known-facts";
import type { Day, NounPhrase, Timing } from "../message/message";
import { groupDigits, spellNumber } from "./grammar";
import type { Source } from "./source";

/**
 * The timing, where it was read for sure: only then may it stand in a sentence. In a post to be filled the times are those of the work, which
 * the point holds, and nothing begins or ends on them.
 */
export const findTiming = ({ material: { message, timing } }: Source): Timing | null =>
  message.sure.includes("when") && message.kind !== "hiring" ? timing : null;

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
  each: string;
  /** How many such gifts bring what is still missing. */
  count: number;
}

/** What an appeal's goal lacks by what the brief says is in: £5,380 of "£9,500 by 31 January; £4,120 is already in". Null where nothing is. */
export function findMissing({ material, brief }: Source): { amount: number; text: string } | null {
  const goal = findGoal(material);
  const said = [brief.idea, brief.project.description, ...(brief.project.facts ?? [])].join(". ");
  const sum = findSumIn(said) ?? "";
  const digits = /\d[\d,.]*/;
  const there = Number(digits.exec(sum)?.[0].replaceAll(",", ""));
  if (!goal || !(there > 0) || there >= goal.amount || sum.replace(digits, "#") !== goal.text.replace(digits, "#"))
    return null;
  return { amount: goal.amount - there, text: goal.text.replace(digits, groupDigits(goal.amount - there)) };
}

/** "4,000 euros" and "Give 10 euros" make 400 gifts. Null unless both are sums in one currency and the one divides what is missing. */
export function findGiving(source: Source): Giving | null {
  const { material, call } = source;
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
  const count = (findMissing(source)?.amount ?? goal.amount) / amount;
  if (around.replace(digits, "#") !== unit || amount <= 0 || !Number.isInteger(count) || count < 2) return null;
  return { each: goal.text.replace(digits, groupDigits(amount)), count };
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

/** Things that are sold by the number in them: "box of 12 mince pies", "course of 6 lessons". */
const holder = "(?:(?:box|pack|set|bag|bundle|tray|case|crate|jar|tin|tub|course|block|series|book|run|dozen) of )?";
const countedThings = new RegExp(
  `^(?:any |all )?${holder}(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[\\p{L}'’-]{2,20} ){0,3}[\\p{L}-]{2,20}s)\\b`,
  "iu",
);

/** What one costs where a number of them has one price: £1.25 and "pie" for "box of 12 mince pies £15". Null unless it divides evenly. */
export function findEachPrice({ parts }: Source): { price: string; thing: string } | null {
  const core = parts?.core?.text ?? "";
  const [whole = "", many = "", things = ""] = countedThings.exec(core) ?? [];
  // why: of "two tacos and a lime soda for £8.50" nobody knows what a taco costs
  if (/^(?:,| (?:and|plus|with|or|&|\+) )/i.test(core.slice(whole.length))) return null;
  const count = readNumber(many);
  const amount = Number(/\d[\d,]*(?:\.\d{1,2})?/.exec(parts?.price ?? "")?.[0].replaceAll(",", ""));
  if (!count || count < 2 || !parts?.price || !(amount > 0) || (amount * 100) % count !== 0) return null;
  const each = amount / count;
  // why the first word of a stretch of time: "30 days unlimited yoga" is thirty days
  const [first = "", ...others] = things.split(" ");
  const isStretch = /^(?:day|week|month|year|hour|night)s$/i.test(first);
  const thing = toSingular(isStretch ? first : (others.at(-1) ?? first)).toLowerCase();
  const price = parts.price.replace(/\d[\d,.]*/, Number.isInteger(each) ? groupDigits(each) : each.toFixed(2));
  return { price, thing };
}

const monthNames = Array.from({ length: 12 }, (_, at) => getMonthName(at + 1));

/**
 * The days on which a weekly offer can be had in the one month that it names: the Tuesdays of "every Tuesday in January". The month is the
 * next one of its name from the asking on; null where it has begun already.
 */
export function findOccasions({ parts, brief }: Source): { weekday: string; month: string; days: number[] } | null {
  const text = parts?.when ?? "";
  const weekly = /\b(?:every|each|on|all) (\p{L}{3,6}days?)\b/iu.exec(text)?.[1]?.replace(/s$/, "");
  const weekday = (weekdays as readonly string[]).indexOf(weekly ?? "");
  const month = monthNames.findIndex((name) =>
    new RegExp(`\\b(?:in|all|during|throughout|of) ${name}$`, "i").test(text),
  );
  const isOther = /\b(?:first|second|third|last|other|from|until|till|between|before|after|by)\b|\d/i.test(text);
  const isOne = weekdays.filter((name) => text.includes(name)).length === 1 && /(?:every|each) |days\b/i.test(text);
  if (weekday < 0 || month < 0 || isOther || !isOne) return null;
  const asked = new Date(brief.requestedAt);
  if (asked.getUTCMonth() === month) return null;
  const year = asked.getUTCFullYear() + (month < asked.getUTCMonth() ? 1 : 0);
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => at + 1).filter(
    (day) => (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7 === weekday,
  );
  return { weekday: weekdays[weekday] ?? "", month: monthNames[month] ?? "", days };
}

/** What is left of a price of the owner's list for the thing that the offer takes a percentage off: "Blow dry £28" at half price is £14. */
export function findReducedPrice({
  material: { offer },
  parts,
  facts,
}: Source): { full: string; reduced: string } | null {
  if (offer?.kind !== "percent" || !parts?.core) return null;
  for (const { raw } of facts) {
    const [, thing = "", sum = ""] =
      /^([^.,£$€₹\d]{3,40}?):? ([£$€₹]\s?\d[\d,.]{0,9})$/.exec(raw) ??
      /^(?:an? |our |the )?([^.,£$€₹\d]{3,40}?)(?: takes? [^£$€₹]{3,30} and)? (?:normally |usually )?(?:costs?|is) ([£$€₹]\s?\d[\d,.]{0,9})$/i.exec(
        raw,
      ) ??
      [];
    const amount = Number(/\d[\d,]*(?:\.\d{1,2})?/.exec(sum)?.[0].replaceAll(",", ""));
    const left = Math.round(amount * (100 - offer.percent)) / 100;
    if (!thing || !(left > 0) || !parts.core.text.toLowerCase().includes(thing.toLowerCase())) continue;
    return {
      full: sum,
      reduced: sum.replace(/\d[\d,.]*/, Number.isInteger(left) ? groupDigits(left) : left.toFixed(2)),
    };
  }
  return null;
}
