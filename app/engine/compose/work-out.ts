import { parse } from "yaml";
import { z } from "zod";
import { addDays, findDateConflict, findSeries, findStart, getWeekday, writeDay } from "../english/find-series";
import { readNumber } from "../english/numbers";
import { capitalize, groupDigits, spellNumber } from "./grammar";
import type { Source } from "./source";
import data from "./sums.yaml?raw";

type Values = Readonly<Record<string, string>>;
type Told = Pick<Source, "brief" | "material">;

/** What was counted, as a sentence of the article and, in other words, of a caption. */
export interface Sum {
  kind: string;
  topic: "visit" | "cost" | "more";
  text: string;
  caption: string;
}

const wordings = z.record(z.string(), z.tuple([z.string(), z.string()])).parse(parse(data));

/** What follows from the figures of a brief by counting. Nothing where a unit or a day is not sure. */
export function workOut(source: Told): Sum[] {
  const sums: [kind: string, topic: Sum["topic"], values: Values | null][] = [
    ["last-date", "visit", findLastDate(source)],
    ["stay-end", "visit", findStayEnd(source)],
    ["each-time", "cost", findEachTime(source)],
    ["for-two", "cost", findForTwo(source)],
    ["half-each", "cost", findHalf(source)],
    ["time-cut", "more", findTimeCut(source)],
    ["time-week", "more", findTimeAWeek(source)],
    ["one-more", "cost", findOneMore(source)],
    ["buys", "more", findBought(source)],
    ["evenings", "visit", findTimes(source)],
  ];
  return sums.flatMap(([kind, topic, values]) => {
    const wording = wordings[kind];
    if (!values || !wording) return [];
    const say = (pattern: string) => capitalize(pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""));
    const [text, caption] = wording;
    return [{ kind, topic, text: say(text), caption: say(caption) }];
  });
}

/** The sum in the writing of another: 16 in "£96" is "£16", 16.5 "£16.50". */
const writeLike = (model: string, sum: number): string =>
  model.replace(/\d[\d,.]*/, Number.isInteger(sum) ? groupDigits(sum) : sum.toFixed(2));

/** The price of the thing itself, read for sure. */
function findPrice({ material: { offer, message } }: Told) {
  const isSure = offer?.kind === "price" && !offer.isFrom && message.sure.includes("offer");
  return isSure && offer.kind === "price" ? offer : null;
}

/** "Six Mondays" from 11 January: the sixth. */
function findLastDate({ brief }: Told): Values | null {
  const series = findSeries(brief.idea);
  const start = findStart(brief.idea, brief.requestedAt);
  if (!series?.weekday || !start || findDateConflict(brief.idea, brief.requestedAt)) return null;
  if (getWeekday(start.date) !== series.weekday) return null;
  const last = writeDay(addDays(start.date, 7 * (series.count - 1)));
  return { count: spellNumber(series.count), days: series.days, first: start.text, last };
}

/** £96 for six Mondays: £16 each. Not where the price is by the session already. */
function findEachTime(source: Told): Values | null {
  const series = findSeries(source.brief.idea);
  const offer = findPrice(source);
  if (!series || !offer || offer.per || /\b(?:each|per|a (?:session|class|lesson|time))\b/i.test(offer.text))
    return null;
  const each = offer.money.amount / series.count;
  if ((each * 100) % 1 !== 0) return null;
  const { text } = offer.money;
  return { count: spellNumber(series.count), days: series.days, price: text, each: writeLike(text, each) };
}

/** "Five days on the coast path from 3 May": until 7 May. */
function findStayEnd({ brief }: Told): Values | null {
  const [, many = ""] =
    /^(\d{1,2}|\p{L}{3,6}) days (?:on|in|at|by|of|along|with)\b.{0,60}\bfrom \d/iu.exec(brief.idea) ?? [];
  const count = readNumber(many);
  const start = findStart(brief.idea, brief.requestedAt);
  if (!count || count < 2 || !start || findDateConflict(brief.idea, brief.requestedAt)) return null;
  return { count: spellNumber(count), first: start.text, last: writeDay(addDays(start.date, count - 1)) };
}

function findForTwo(source: Told): Values | null {
  const offer = findPrice(source);
  if (!offer || !/\b(?:per|a) (?:person|ticket|head|adult|seat)\b/i.test(offer.text)) return null;
  return { double: writeLike(offer.money.text, offer.money.amount * 2) };
}

/** "Two tickets cost £9": £4.50 each. */
function findHalf(source: Told): Values | null {
  const offer = findPrice(source);
  const isPair = /\b(?:two|2) (?:tickets|seats|places)\b|\bfor (?:two|2)\b(?! \p{L})/iu.test(
    source.material.message.point,
  );
  const half = (offer?.money.amount ?? 0) / 2;
  // why not a wage: "2 crew leads, $27 an hour" share nothing
  const isShared = source.material.message.kind !== "hiring" && !/\b(?:per|each|an hour)\b|\//i.test(offer?.text ?? "");
  if (!offer || !isPair || !isShared || (half * 100) % 1 !== 0) return null;
  return { price: offer.money.text, half: writeLike(offer.money.text, half) };
}

/** "2 hours a day": ten in a working week of five days. */
function findTimeAWeek({ material: { message } }: Told): Values | null {
  const [, many = "", unit = ""] =
    /\bsav(?:e|es|ing) (?:you |up to |about )?(\d{1,3}|\p{L}{3,6}) (hours?|minutes) (?:a|per|every|each) day\b/iu.exec(
      message.point,
    ) ?? [];
  const count = readNumber(many);
  const week = count ? sayMinutes(count * 5 * (minutesIn[unit.toLowerCase()] ?? 0)) : null;
  return week && count ? { daily: `${spellNumber(count)} ${unit.toLowerCase()}`, week } : null;
}

/** "Tuesdays and Thursdays, 10 weeks, £480": 20 times, £24 each. */
function findTimes(source: Told): Values | null {
  const { idea } = source.brief;
  const [, many = ""] = /\b(\d{1,2}|\p{L}{3,6}) weeks\b/iu.exec(idea) ?? [];
  const days =
    /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days(?: and (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)?/.exec(
      idea,
    )?.[0];
  const weeks = readNumber(many);
  const offer = findPrice(source);
  if (!days || !weeks || weeks < 2 || !offer || offer.per || findSeries(idea)) return null;
  const count = weeks * days.split(" and ").length;
  const each = offer.money.amount / count;
  if ((each * 100) % 1 !== 0) return null;
  const { text } = offer.money;
  return { weeks: spellNumber(weeks), days, count: spellNumber(count), price: text, each: writeLike(text, each) };
}

/** "£10 buys one book" of £3,500: 350 books. */
function findBought({ material: { goal, statements } }: Told): Values | null {
  if (!goal) return null;
  for (const line of statements) {
    const [, sum = "", one = ""] =
      /^([£$€₹]\s?\d[\d,]*|\d[\d,]* (?:euros?|pounds|dollars)) (?:buys|pays for|is enough for) (?:one|an?|1) (\p{L}+)$/iu.exec(
        line,
      ) ?? [];
    const count = goal.amount / Number(sum.replace(/[^\d]/g, ""));
    if (one && count > 1 && Number.isInteger(count))
      return { each: sum, one, goal: goal.text, count: groupDigits(count) };
  }
  return null;
}

/** "Two for one": one is paid and the second is not. */
function findOneMore({ material: { offer, message } }: Told): Values | null {
  if (offer?.kind !== "several-for-less" || offer.get !== offer.pay + 1 || !message.sure.includes("offer")) return null;
  const ordinal = ordinals[offer.get];
  return ordinal ? { pay: spellNumber(offer.pay), ordinal } : null;
}

const ordinals: Readonly<Record<number, string>> = { 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth" };

const minutesIn: Readonly<Record<string, number>> = { minute: 1, minutes: 1, hour: 60, hours: 60 };

/** "From 6 hours to 90 minutes": four and a half hours. */
function findTimeCut({ material: { message } }: Told): Values | null {
  const [, from, unit = "", to, unitTo = ""] =
    /\bfrom (\d{1,3}|\p{L}{3,6}) (hours?|minutes?) to (\d{1,3}|\p{L}{3,6}) (hours?|minutes?)\b/iu.exec(message.point) ??
    [];
  const before = (readNumber(from ?? "") ?? 0) * (minutesIn[unit.toLowerCase()] ?? 0);
  const after = (readNumber(to ?? "") ?? 0) * (minutesIn[unitTo.toLowerCase()] ?? 0);
  const saved = after > 0 ? sayMinutes(before - after) : null;
  return saved ? { saved } : null;
}

/** "Four and a half hours", "45 minutes"; null for what is no round time. */
function sayMinutes(minutes: number): string | null {
  const hours = Math.floor(minutes / 60);
  if (minutes <= 0) return null;
  if (hours === 0) return `${minutes} minutes`;
  if (minutes % 60 === 30) return hours === 1 ? "an hour and a half" : `${spellNumber(hours)} and a half hours`;
  return minutes % 60 === 0
    ? hours === 1
      ? "an hour"
      : `${spellNumber(hours)} hours`
    : `${hours} hours and ${minutes % 60} minutes`;
}
