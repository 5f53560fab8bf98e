/** A stretch of a text that is read as one number: its digits, what joins them, and the currency, percent sign, unit or month beside them. */
export interface NumberSpan {
  start: number;
  end: number;
  /** The digits with what joins them: "3,90" of "3,90 Euro". */
  digits: string;
}

/** "3,90", "1 200", "18:30", "24.12.2026", "10 – 18". */
const numbers =
  /\p{Nd}+(?:(?:[.,:'’٫٬．，：/⁄·](?=\p{Nd})|[ \u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))|[ \u00a0\u202f]?[–-][ \u00a0\u202f]?(?=\p{Nd}))\p{Nd}+)*/gu;

/** Currencies and counting words that stand before a number: "€ 5", "CHF 25", "R$ 19", "Nr. 5". */
const opening =
  /(?:\p{Sc}|(?<![\p{L}\p{N}])(?:\p{Lu}{1,3}\$|\p{Lu}{3}|Rs\.?|Fr\.|[Kk]r\.?|[Nn]r\.|No\.|Nº|№)|(?<=\p{Nd}[ \u00a0\u202f]?)h)[ \u00a0\u202f]?$/u;
const sign = /^[ \u00a0\u202f]?(?:[%‰٪％\p{Sc}]|° ?[CF](?!\p{L})|[°½¼¾+])/u;
const nextWord = /^[ \u00a0\u202f]?(\p{L}[\p{L}\p{M}'’/²³]*(?:\.\p{L})?)\.?/u;
const space = /^[ \u00a0\u202f]/;

const listWords = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(" ").split(" "));

/** Written after a number, in whatever language: currencies, measures, times and scales, in lower case. */
const units = listWords(
  "euro euros eura eurów eurot dollar dollars dólar dólares dolares pound pounds pfund franken francs kronor kroner kronen kr kč zł złotych złote ft lei lv лв руб рублей рубля рубль грн rupee rupees rupien peso pesos reais yen tl lira lire cent cents cts ct céntimos centimes",
  "евро يورو ريال درهم دينار جنيه دولار تومان שקלים רופיות रुपये रुपए",
  "g kg mg l ml cl dl m m² m³ km cm mm km/h kw kwh kwp ha qm sqm ft² mi lb lbs oz percent prozent procent procento percentuale кг г м км см л мл",
  "uhr am pm a.m p.m h heures heure horas hora hour hours hr hrs std stunde stunden min mins minute minuten minutes minutos minuti sek sekunden day days tag tage tagen jour jours día días dias giorni giorno dagar dage dagen week weeks woche wochen semaine semaines semana semanas settimane weken month months monat monate monaten mois mes meses mesi year years jahr jahre jahren ans año años anos anni år jaar лет года год час часов часа минут дней дня ساعة دقيقة يوم أيام שעות ימים दिन घंटे",
  "k tsd tausend thousand mille mil mio mln million millions millionen millones milhões milioni mrd billion billions bn milliarden lakh lakhs crore crores тыс млн مليون ألف",
);
/** Counters of scripts that put no space after them, the longest first. */
const counters =
  "週間 日間 時間 小时 分間 分钟 時半 块钱 시간 개월 퍼센트 ชั่วโมง บาท นาที วัน 円 圓 元 块 塊 원 年 月 日 時 时 點 点 分 秒 人 名 個 个 本 枚 台 回 歳 才 周 週 天 度 割 折 號 号 階 万 億 亿 千 百 만 억 천 층 년 월 일 시 분 초 명 개 회 세 주".split(
    " ",
  );
const monthNames =
  /^(?:jan|feb|fév|fev|mär|mar|mrt|apr|avr|abr|mai|may|maj|mei|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|okt|oct|out|ott|nov|dez|dec|déc|dic|des|ene|gen|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru)\p{L}{0,9}$/iu;
const monthBefore = /(?<!\p{L})(\p{L}{3,12})\.? $/u;
/** "am 3. Mai", "zum 10. Geburtstag": after these, and at the start of a line, the full stop behind a number ends no sentence. */
const beforeOrdinal = /(?:^|(?<!\p{L})(?:am|vom|zum|beim|der|die|das|den|dem|des|unser\p{L}{0,3}) )$/iu;
const ordinal = /^\. (\p{L}+)(?: \p{Nd}{4}(?!\p{Nd}))?/u;
const month = /^ (?:de |d['’])?(\p{L}+)\.?/u;

/** The numbers of a text in its order, each whole: none overlaps another. */
export function findNumberSpans(text: string): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (const { 0: digits, index } of text.matchAll(numbers)) {
    const head = text.slice(Math.max(0, index - 14), index);
    const from = index + digits.length;
    const start = index - measureBefore(head);
    const end = from + measureAfter(head, digits, text.slice(from, from + 40));
    const last = spans.at(-1);
    // why one: "3時30分", and the year of "3. Mai 2026"
    if (
      last &&
      (start < last.end || (start === last.end && counters.some((counter) => text.slice(0, start).endsWith(counter))))
    )
      last.end = Math.max(last.end, end);
    else spans.push({ start, end, digits });
  }
  return spans;
}

function measureBefore(head: string): number {
  const [currency] = opening.exec(head) ?? [];
  if (currency) return currency.length;
  const [name, word = ""] = monthBefore.exec(head) ?? [];
  return name && monthNames.test(word) ? name.length : 0;
}

function measureAfter(head: string, digits: string, tail: string): number {
  const [mark] = sign.exec(tail) ?? [];
  if (mark) return mark.length;
  const bare = tail.replace(space, "");
  const counter = counters.find((each) => bare.startsWith(each));
  if (counter) return tail.length - bare.length + counter.length;
  if (/^\p{Nd}{1,3}$/u.test(digits)) {
    const [day, of = ""] = ordinal.exec(tail) ?? [];
    if (day && (/^\p{Ll}/u.test(of) || monthNames.test(of) || beforeOrdinal.test(head))) return day.length;
    const [named, name = ""] = month.exec(tail) ?? [];
    if (named && monthNames.test(name)) return named.length;
  }
  const [whole, word = ""] = nextWord.exec(tail) ?? [];
  if (whole === undefined) return 0;
  const isUnit = units.has(word.toLowerCase()) || /^\p{Lu}{3}$/u.test(word);
  // why without its full stop: it may end the sentence
  return isUnit ? whole.replace(/\.$/, "").length : 0;
}

/** The number that a cut at this place would go through; undefined where it goes through none. */
export const findNumberAt = (text: string, at: number): NumberSpan | undefined =>
  findNumberSpans(text).find(({ start, end }) => at > start && at < end);

/** Splits a text where a pattern is found, as `split` does, but never inside a number. */
export function splitOutsideNumbers(text: string, pattern: RegExp): string[] {
  const spans = findNumberSpans(text);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(new RegExp(pattern.source, "gu"))) {
    const end = index + mark.length;
    const isInside = spans.some((span) => index < span.end && end > span.start);
    if (end <= from || end >= text.length || isInside) continue;
    parts.push(text.slice(from, index));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** The words of a text, each with the space behind it; a number stays with its unit. */
export const splitWords = (text: string): string[] => splitOutsideNumbers(text, /(?<= )/u);

/**
 * Where a text of which only a beginning is kept may be cut: at a place or before it, outside of every number, and not between a number and the
 * word that says of what it is one. 0 where the text begins with a number that is longer.
 */
export function findCut(text: string, at: number): number {
  const spans = findNumberSpans(text);
  const inside = spans.find(({ start, end }) => at > start && at < end);
  const cut = inside ? inside.start : at;
  const counted = spans.find(({ end }) => end <= cut && text.slice(end, cut).trim() === "");
  return counted && /^\s\p{L}/u.test(text.slice(counted.end)) && /\p{Nd}$/u.test(text.slice(0, counted.end))
    ? counted.start
    : cut;
}
