import { readNumber } from "../english/numbers";
import { readWords } from "../english/words";
import { sayNumber } from "./say-number";

const sign =
  "[£$€₹₦¥₱₵]|(?:CA|A|US|NZ|S|R)\\$|(?:AED|KES|KSh|ZAR|USD|EUR|CHF|SEK|NOK|DKK|PHP|NGN|INR|GBP|Rs\\.?|R|kr|zł) ?";
const word = " ?(?:€|£|euros?|pounds?|dollars?|rupees|pesos|naira|shillings|kroner|kronor|kr|zł|CHF|EUR)";
const scale = "(?: ?(?:k|m|bn|lakh|crore|thousand|million|billion)\\b)?";
const figure = `(?:\\d[\\d,.]{0,14}\\d|\\d)${scale}`;
const sum = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<before>${sign})(?<number>${figure})|(?<typed>${figure})(?<after>${word})(?!\\p{L}))`,
  "giu",
);

/** A sum of money as it was typed, and how another sum is written beside it. */
export interface Sum {
  text: string;
  value: number;
  print: (value: number) => string;
}

/** The sums of a text, in order. */
export function findSums(text: string): Sum[] {
  return [...text.matchAll(sum)].flatMap(({ 0: found, groups = {} }) => {
    const typed = (groups.number ?? groups.typed ?? "").trim().replace(/[.,]$/, "");
    const value = readNumber(
      typed
        .replace(/ ?thousand$/i, "k")
        .replace(/ ?million$/i, "m")
        .replace(/ ?billion$/i, "bn")
        .replace(/ (?=\D)/g, "")
        .replace(/(?<=\d) (?=\d{3})/g, ","),
    );
    if (value === null || value <= 0) return [];
    const isExact = (each: number) => Math.abs(each - Math.round(each)) < 1e-9;
    const write = (each: number) => (isExact(each) ? Math.round(each).toLocaleString("en-GB") : each.toFixed(2));
    const before = groups.before ?? "";
    const after = (groups.after ?? "").replace(/euro$/, "euros");
    return [
      { text: found.trim().replace(/[.,]$/, ""), value, print: (each: number) => `${before}${write(each)}${after}` },
    ];
  });
}

export type SumSlots = Partial<
  Record<
    | "goal"
    | "gift"
    | "gifts"
    | "ten_gifts"
    | "hundred_gifts"
    | "percent"
    | "now"
    | "was"
    | "saved"
    | "price"
    | "percent_price"
    | "count"
    | "things"
    | "free",
    string
  >
>;

/** What an appeal is for and what each is asked for: whole gifts only. */
export function readAppeal(idea: string, call: string): SumSlots {
  const [goal, other] = findSums(idea);
  // why: what each gives every month is no goal
  if (!goal || other || !/\b(?:raise|raising|collect|goal|target|need)\b/i.test(idea)) return {};
  const [gift] = findSums(call);
  const gifts = gift ? goal.value / gift.value : 0;
  if (!gift || gifts < 2 || !Number.isInteger(gifts)) return { goal: goal.text };
  return {
    goal: goal.text,
    gift: gift.text,
    gifts: gifts.toLocaleString("en-GB"),
    ...(gifts > 20 ? { ten_gifts: gift.print(gift.value * 10) } : {}),
    ...(gifts > 200 ? { hundred_gifts: gift.print(gift.value * 100) } : {}),
  };
}

/** What an offer saves, and what a thing costs, where only one thing can be meant. */
export function readPrices(idea: string, facts: readonly string[]): SumSlots {
  const all = [idea, ...facts].flatMap(findSums);
  const [, percent] =
    /(?<!up to )\b(\d{1,2}) ?(?:%|percent|per cent)(?= (?:off|less|discount|reduction))/i.exec(idea) ?? [];
  const [, now, was] =
    /^.*?([£$€₹]\d[\d.,]*\d|[£$€₹]\d) (?:instead of|rather than|down from|was) ([£$€₹]\d[\d.,]*\d|[£$€₹]\d)/.exec(
      idea,
    ) ?? [];
  const [one, two] = [findSums(now ?? "")[0], findSums(was ?? "")[0]];
  const isPrice =
    all.length === 1 &&
    !/\b(?:over|above|spend|from|raised|deposit|fee|worth|save|saves|than)\b/i.test(
      [idea, ...facts].find((line) => findSums(line).length > 0) ?? "",
    );
  const [only] = all;
  const monthly =
    only &&
    new RegExp(`${escapePattern(only.text)} ?(?:a|per|each|every|/) ?month`, "i").test([idea, ...facts].join(" "));
  return {
    ...(percent ? { percent: `${percent}%` } : {}),
    ...(one && two && two.value > one.value
      ? { now: one.text, was: two.text, saved: one.print(two.value - one.value) }
      : {}),
    ...(isPrice && only && !(one && two) ? { price: only.text } : {}),
    ...(percent && isPrice && only && !monthly && facts.some((fact) => isPriceOfOffer(fact, only.text, idea))
      ? { percent_price: only.print((only.value * (100 - Number(percent))) / 100) }
      : {}),
  };
}

/** Whether a fact gives the price of what there is a percentage off, and of no part of it: "A visit costs £45" of "20% off the first visit". */
function isPriceOfOffer(fact: string, price: string, idea: string): boolean {
  const [, offered = ""] = idea.split(/\b(?:off|less|discount on|reduction on) /i);
  const stems = (text: string) =>
    readWords(text)
      .filter(({ part }) => part === "noun")
      .map(({ lower }) => lower.replace(/(?:es|s)$/, ""));
  const known = stems(offered);
  const [, after = ""] = fact.split(price);
  return stems(fact).some((stem) => known.includes(stem)) && !/^ ?(?:\/|an? |per |each\b|for )/i.test(after);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const many =
  "(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty)";
const things =
  "(places|seats|spots|spaces|tickets|tables|rooms|beds|slots|pitches|stalls|cabins|plots|berths|appointments|jars|boxes|bottles|copies|pieces|pairs|bags|loaves|hampers)";
const counted = [
  new RegExp(`\\b(?:last|final|remaining|only)(?: remaining)? ${many} (?:\\p{L}+ )?${things}\\b`, "iu"),
  new RegExp(`\\b${many} (?:\\p{L}+ )?${things} (?:left|remain|available|free|only)\\b`, "iu"),
  new RegExp(`(?:^|\\bfor )${many} ${things} (?:at|on|in|for)\\b`, "iu"),
];

/** How many there are of what people can take: "the last six places". */
export function readCount(idea: string): SumSlots {
  const found = counted.map((pattern) => pattern.exec(idea)).find(Boolean);
  const value = readNumber(found?.[1] ?? "");
  if (!found || value === null || value < 2) return {};
  const plural = (found[2] ?? "").toLowerCase();
  return { count: sayNumber(value), things: plural };
}

/** What is free of an offer, where one word says it and nothing is asked for it: not "on orders over £50", and not what ends. */
export function readFree(idea: string): SumSlots {
  if (/\b(?:over|above|from [£$€₹]?\d|when|if|with (?:every|any|each|an?)|ends?|stops?|no longer)\b/i.test(idea))
    return {};
  const [, free] =
    /\bfree (delivery|shipping|postage|entry|admission|parking|coffee|tea|breakfast|lunch|wifi|installation|fitting|returns|setup|alterations|collection|gift wrapping|engraving)\b/i.exec(
      idea,
    ) ?? [];
  return free ? { free: free.toLowerCase() } : {};
}
