import { readMonth, readWeekday } from "../english/calendar";
import { findTimeSpans, isDayOfMonth } from "../english/find-time-spans";
import { readMoneyAt } from "../english/money";
import { findPhraseEnd } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { hasFiniteVerb, type Word } from "../english/words";
import { opensImperative, opensOwnClause } from "./own-clause";
import { findOffer } from "./read-offer";
import type { Clause } from "./rule";

/** A place between two words at which a sentence may fall into two statements. */
export interface Boundary extends Clause {
  /** The word that the second would begin with; behind an "and" or "but", where one links them. */
  at: number;
  /** Where the statement begins that would end here. */
  from: number;
  /** Where the piece ends that would begin here: at the next mark. */
  until: number;
  /** What stands between them: the marks behind the last word and the linking word. */
  mark: string;
  link: "" | "and" | "but";
  /** Nothing of the sentence was cut off yet. */
  isFirst: boolean;
}

export interface StatementRule {
  name: string;
  /** Sentences with the statements into which they fall, or which they stay. */
  examples: readonly (readonly [sentence: string, statements: readonly string[]])[];
  /** Sentences that it might be thought to cut and that stay whole. */
  spares?: readonly string[];
  applies(boundary: Boundary): boolean;
}

const left = ({ words, from, at, link }: Boundary) => words.slice(from, link ? at - 1 : at);
const right = ({ words, at, until }: Boundary) => words.slice(at, until);
const textOf = (text: string, words: readonly Word[]) => text.slice(words[0]?.start, words.at(-1)?.end);
const lowerOf = (words: readonly Word[], at: number) => words[at]?.lower ?? "";

/** Words that tie what follows to what stands before. */
const tying =
  /^(?:who|which|whose|whom|where|that|because|so|as|if|unless|while|though|although|than|like|such|including|incl|especially|even|not|nor|or|instead|rather|was|were|both|each|too|also|again|please|etc)$/;

/** Words that open a condition of what follows. */
const subordinate = /^(?:if|when|whenever|once|while|as|since|because|although|though|unless|until|after|before)$/;

const isTime = (boundary: Boundary): boolean => {
  const { words, at, until } = boundary;
  let [first, last] = [at, until - 1];
  while (first < last && /^(?:every|each|on|at|from|the|both|all|only)$/.test(lowerOf(words, first))) first += 1;
  while (last > first && /^(?:only|sharp|onwards|each|inclusive)$/.test(lowerOf(words, last))) last -= 1;
  return findTimeSpans(words).some((span) => span.first <= first && span.last >= last);
};

/** "40 hours", "£13.60 an hour", "free for members", "Rs 4,999 only": a measure and no more. */
const isMeasure = ({ text, words, at, until }: Boundary): boolean => {
  const opens = /^(?:from|only|just|for|at|now|entry|admission|tickets?|price|fee)$/.test(lowerOf(words, at)) ? 1 : 0;
  if (readMoneyAt(text, words, at + opens)) return !hasFiniteVerb(words.slice(at, until));
  if (/^free$/.test(lowerOf(words, at)))
    return /^(?:|for|on|with|to|in|and|entry)$/.test(until > at + 1 ? lowerOf(words, at + 1) : "");
  const isDuration = /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|sessions?|lessons?)$/;
  return readNumber(lowerOf(words, at)) !== null && until <= at + 3 && isDuration.test(lowerOf(words, at + 1));
};

const isName = (word: Word | undefined) => !!word && /^\p{Lu}/u.test(word.text);

/** What must stay together, whatever else speaks for a cut. */
export const keepingRules: readonly StatementRule[] = [
  {
    name: "inside a quotation or brackets",
    examples: [
      [
        "“Cheap, we thought, and then it was good.” Elif, customer",
        ["“Cheap, we thought, and then it was good.” Elif, customer"],
      ],
      [
        "Boiler cover (parts, labour and call-out), no excess to pay",
        ["Boiler cover (parts, labour and call-out)", "no excess to pay"],
      ],
    ],
    applies: ({ text, words, at }) => {
      const start = words[at]?.start ?? 0;
      const before = text.slice(0, start);
      const count = (mark: RegExp) => before.match(mark)?.length ?? 0;
      const opensHere = /[“"(]$/.test(words[at]?.before ?? "");
      // why the whole: behind a quotation that opens the text stands who said it
      return (
        /^[“"]/.test(text) ||
        (!opensHere && (count(/“/g) > count(/”/g) || count(/\(/g) > count(/\)/g) || count(/"/g) % 2 === 1))
      );
    },
  },
  {
    name: "inside an offer",
    examples: [["Stay three nights, pay two, in all November", ["Stay three nights, pay two, in all November"]]],
    spares: ["Buy 2 get 1 free on cotton sarees till Sunday"],
    applies: (boundary) => {
      const found = findOffer(boundary);
      const isWhole = found?.offer.kind !== "free" && found?.offer.kind !== "other";
      return !!found && isWhole && found.first < boundary.at && found.last >= boundary.at;
    },
  },
  {
    name: "a time",
    examples: [
      [
        "Release party for our Spruce Tip IPA, Friday, March 6, 5-9 p.m.",
        ["Release party for our Spruce Tip IPA, Friday, March 6, 5-9 p.m."],
      ],
      ["Two-for-one pasta on Tuesdays, all November", ["Two-for-one pasta on Tuesdays, all November"]],
      ["We are open on Mondays and Fridays", ["We are open on Mondays and Fridays"]],
    ],
    applies: (boundary) => {
      const { words, at } = boundary;
      const isInside = findTimeSpans(words).some((span) => span.first < at && span.last >= at);
      return (isInside && !opensImperative(words, at, boundary.until)) || isTime(boundary);
    },
  },
  {
    name: "a verb that waits for its subject",
    examples: [
      [
        "Rescue dog Bruno, calm and friendly, is looking for a home",
        ["Rescue dog Bruno, calm and friendly, is looking for a home"],
      ],
    ],
    applies: (boundary) => {
      const first = lowerOf(right(boundary), 0);
      return (
        !boundary.link &&
        /^(?:is|are|was|were|has|have)$/.test(first) &&
        !/\?/.test(boundary.text) &&
        !hasFiniteVerb(left(boundary))
      );
    },
  },
  {
    name: "a series of figures",
    examples: [
      [
        "Three e-mails, on day 1, 7 and 14 after the due date",
        ["Three e-mails, on day 1, 7 and 14 after the due date"],
      ],
    ],
    applies: ({ words, at, link }) => {
      const isFigure = (index: number) => /^\d{1,4}$/.test(lowerOf(words, index));
      return (
        isFigure(at) &&
        (link ? isFigure(at - 2) : isFigure(at - 1) && /^(?:and|or)$/.test(lowerOf(words, at + 1)) && isFigure(at + 2))
      );
    },
  },
  {
    name: "then and now",
    examples: [
      [
        "In 2021 a weaver earned ₹9,000 a month, this year it is ₹21,000",
        ["In 2021 a weaver earned ₹9,000 a month, this year it is ₹21,000"],
      ],
    ],
    applies: (boundary) =>
      holdsFigure(right(boundary)) &&
      /\b(?:in (?:19|20)\d\d|last (?:year|month|season)|used to|\p{L}{1,15} years ago)\b.{0,300}\d/iu.test(
        textOf(boundary.text, left(boundary)),
      ) &&
      /^(?:now|today|this (?:year|month|season)|in 20\d\d)\b/i.test(textOf(boundary.text, right(boundary))),
  },
  {
    name: "a day for another group",
    examples: [
      [
        "Last orders Wednesday 16 December UK, Friday 4 December for Europe",
        ["Last orders Wednesday 16 December UK, Friday 4 December for Europe"],
      ],
    ],
    spares: ["Applications close 8 January for siblings and 22 January for new families"],
    applies: (boundary) => {
      const { words, from, at, until } = boundary;
      const isDated = (first: number, last: number) =>
        words.slice(first, last + 1).some((_, index) => isDayOfMonth(words, first + index));
      const spans = findTimeSpans(words);
      const opens = spans.some((span) => span.first === at && isDated(span.first, span.last));
      const follows = spans.some((span) => span.first >= from && span.last < at && isDated(span.first, span.last));
      return opens && follows && until - at <= 8 && !hasFiniteVerb(words.slice(at, until));
    },
  },
  {
    name: "a venue",
    examples: [
      [
        "Carol concert Saturday 19 December 7pm, St Anne's church, £8 on the door",
        ["Carol concert Saturday 19 December 7pm, St Anne's church, £8 on the door"],
      ],
    ],
    applies: ({ text, words, at, until }) => {
      const piece = text.slice(words[at]?.start, words[until - 1]?.end);
      const venue =
        /^(?:the )?(?:town|village|parish|community|\p{Lu}[\p{L}'’.]{0,20})(?: \p{L}[\p{L}'’]{0,20}){0,4} (?:church|chapel|hall|theatre|library|school|museum|gallery|barn|pub|centre)$/iu;
      return until - at <= 6 && venue.test(piece) && !hasFiniteVerb(words.slice(at, until));
    },
  },
  {
    name: "a measure of the thing before it",
    examples: [
      [
        "Half-term treasure hunt, 16 to 20 February, £4 per child",
        ["Half-term treasure hunt, 16 to 20 February, £4 per child"],
      ],
      ["Crash course for board exams, 30 days, Rs 4,999", ["Crash course for board exams, 30 days, Rs 4,999"]],
      ["Public status pages, free on every plan from 1 May", ["Public status pages, free on every plan from 1 May"]],
    ],
    applies: (boundary) =>
      boundary.isFirst && isMeasure(boundary) && !opensOwnClause(boundary.words, boundary.from, boundary.at),
  },
  {
    name: "a single word",
    examples: [
      ["Chess night on Thursday 14 January, dog-friendly", ["Chess night on Thursday 14 January, dog-friendly"]],
    ],
    applies: ({ text, at, until, words }) =>
      until - at < 2 && readMoneyAt(text, words, at) === null && !opensOwnClause(words, at, until),
  },
  {
    name: "a condition of what stands before it",
    examples: [
      [
        "Two for one pizzas every Tuesday in January, eat in only",
        ["Two for one pizzas every Tuesday in January, eat in only"],
      ],
      [
        "Amina, who got her first bike from us, works as a courier",
        ["Amina, who got her first bike from us, works as a courier"],
      ],
      ["Parking is free, as it always was", ["Parking is free, as it always was"]],
    ],
    applies: (boundary) => {
      const { words, at, until } = boundary;
      if (lowerOf(words, until - 1) === "only" && !/^only$/.test(lowerOf(words, at))) return true;
      if (tying.test(lowerOf(words, at))) return true;
      const isRelative = left(boundary).some(
        (word, index) =>
          index > 0 && /^(?:who|which|whose)$/.test(word.lower) && /,$/.test(left(boundary)[index - 1]?.after ?? ""),
      );
      if (isRelative && !opensOwnClause(words, at, until)) return true;
      return words[at]?.part === "preposition" && !opensOwnClause(words, at, until);
    },
  },
  {
    name: "a list",
    examples: [
      ["Cups, bowls and lamps for the winter table", ["Cups, bowls and lamps for the winter table"]],
      ["We deliver to Bristol, Bath and Wells", ["We deliver to Bristol, Bath and Wells"]],
    ],
    applies: (boundary) => !boundary.link && isInList(boundary),
  },
  {
    name: "things that a heading counts",
    examples: [
      [
        "5 checks before you ride in winter: tyre pressure, brake pads, lights, chain, mudguards",
        ["5 checks before you ride in winter", "tyre pressure, brake pads, lights, chain, mudguards"],
      ],
    ],
    applies: ({ words, from, mark }) => {
      const colon = words.findIndex(({ after }) => after.includes(":"));
      return from > 0 && mark.includes(",") && colon === from - 1 && countsItems(words, 0, from);
    },
  },
  {
    name: "what an opening leads to",
    examples: [
      ["This January, kids eat free", ["This January, kids eat free"]],
      ["If you book before May, we bring the cake", ["If you book before May, we bring the cake"]],
      ["After 26 years, we are closing the shop", ["After 26 years, we are closing the shop"]],
      ["Yes, we post to Ireland", ["Yes, we post to Ireland"]],
    ],
    applies: (boundary) => {
      const before = left(boundary);
      if (boundary.link || !boundary.isFirst) return false;
      if (before.length < 2) return true;
      // why: "after 18 years Sue is retiring" is whole, and what follows asks for something
      const isWhole = /^(?:after|since)$/.test(before[0]?.lower ?? "") && hasFiniteVerb(before);
      if (isWhole && opensImperative(boundary.words, boundary.at, boundary.until)) return false;
      if (subordinate.test(before[0]?.lower ?? ""))
        return !before.slice(0, -1).some((word) => word.after.includes(","));
      const { words, from, at } = boundary;
      const isTimeAlone = findTimeSpans(words).some((span) => span.first <= from && span.last >= at - 1);
      return (
        isTimeAlone ||
        (before[0]?.part === "preposition" && !hasFiniteVerb(before) && opensOwnClause(words, at, boundary.until))
      );
    },
  },
  {
    name: "an address or a name with its title",
    examples: [
      ["Introducing Aoife, our new colourist", ["Introducing Aoife, our new colourist"]],
      ["Open day at the Tin Hall, Link Road, Malvern", ["Open day at the Tin Hall, Link Road, Malvern"]],
    ],
    applies: (boundary) => {
      const { words, at, until } = boundary;
      if (boundary.link || !isName(words[at - 1]) || isTimeWord(words, at - 1)) return false;
      const piece = right(boundary);
      const isTitle = /^(?:our|the|a|an|my)$/.test(lowerOf(words, at)) && piece.length <= 5 && !hasFiniteVerb(piece);
      const isAddress =
        piece.length <= 4 &&
        piece.every((word) => isName(word) || /^\d{1,4}\p{L}?$/u.test(word.text) || /^(?:of|the)$/.test(word.lower));
      return isTitle || (isAddress && !opensOwnClause(words, at, until));
    },
  },
];

const isTimeWord = (words: readonly Word[], at: number) =>
  !!words[at] && (readWeekday(words[at] as Word) !== null || readMonth(words, at) !== null);

/** A noun phrase of a few words without figures, from a word to the next mark, "and" or "or". */
function isItem(words: readonly Word[], from: number, until: number): boolean {
  if (until <= from || until - from > 4) return false;
  const piece = words.slice(from, until);
  if (piece.some((word) => /[\d£$€₹%]/.test(word.text) || /^(?:no|free|only|we|you|i|it)$/.test(word.lower)))
    return false;
  return !hasFiniteVerb(piece) && !opensImperative(words, from, until) && findPhraseEnd(words, from, until) === until;
}

/** Between two items of which the last follows "and" or "or": "cups, bowls and lamps". */
function isInList({ words, at, from }: Boundary): boolean {
  let first = at - 1;
  while (first > from && at - first < 4 && words[first - 1]?.after === "") first -= 1;
  const item = [...Array(at - first).keys()].some((skip) => isItem(words, first + skip, at));
  if (!item) return false;
  for (let next = at, start = at; next < Math.min(words.length, at + 24); next += 1) {
    const link = lowerOf(words, next + 1);
    const isEnd = words[next]?.after === "," || /^(?:and|or|&)$/.test(link);
    if (!isEnd) continue;
    if (!isItem(words, start, next + 1)) return false;
    if (/^(?:and|or|&)$/.test(link)) {
      const end = findPhraseEnd(words, next + 2);
      return end > next + 2 && !opensOwnClause(words, next + 2, words.length);
    }
    start = next + 1;
  }
  return false;
}

const holdsFigure = (words: readonly Word[]) =>
  words.some((word) => /\d/.test(word.text) || readNumber(word.lower) !== null) ||
  findTimeSpans(words).some((span) => !span.isAttributive);

const subjectOf = (words: readonly Word[]) =>
  words
    .find((word) => /^(?:we|we're|we've|we'll|i|i'm|i've|you|you're|it|it's|they)$/.test(word.lower))
    ?.lower.replace(/'.*/, "") ?? "";

/** "5 checks before you ride: tyres, brakes, lights, chain, mudguards": as many things behind the colon as stand before it. */
function countsItems(words: readonly Word[], from: number, at: number): boolean {
  const count = readNumber(lowerOf(words, from));
  const items = words.slice(at);
  return (
    count !== null &&
    count > 2 &&
    items.filter(({ after, lower }) => after === "," || lower === "and").length >= count - 1 &&
    // why so short: things and no sentences
    items.length <= count * 4
  );
}

/** What may begin a statement of its own. */
export const cuttingRules: readonly StatementRule[] = [
  {
    name: "what a heading promises",
    examples: [
      ["Who we are: two teachers, a lab and forty seats", ["Who we are", "two teachers, a lab and forty seats"]],
      [
        "How to repot an orchid: soak the roots, trim the dead ones",
        ["How to repot an orchid", "soak the roots", "trim the dead ones"],
      ],
    ],
    applies: ({ words, from, at, mark, isFirst }) =>
      isFirst &&
      mark.includes(":") &&
      at - from > 2 &&
      (/^(?:how|what|who|why|where|when)$/.test(lowerOf(words, from)) || countsItems(words, from, at)),
  },
  {
    name: "after a full sentence",
    examples: [
      ["We moved! find us now at 8 King Street", ["We moved", "find us now at 8 King Street"]],
      [
        "Still not done your tax return? The deadline is 31 January",
        ["Still not done your tax return?", "The deadline is 31 January"],
      ],
    ],
    spares: ["Wedding season collection from Rs. 4,999 only"],
    applies: ({ words, at, mark }) => {
      if (/[!?;]/.test(mark)) return true;
      if (!mark.includes(".")) return false;
      const last = words[at - 1]?.lower ?? "";
      return (
        last.length > 1 &&
        !/^(?:no|st|dr|mr|mrs|ms|rd|ave|approx|incl|inc|etc|vs|tel|min|mins|hrs|dept|[ap]\.m)$/.test(last)
      );
    },
  },
  {
    name: "after a dash",
    examples: [["Bring a photo - ours gets a frame for free", ["Bring a photo", "ours gets a frame for free"]]],
    applies: ({ mark, from, at, until }) => /(?:^|\s)[-–—]$/.test(mark) && at - from > 1 && until - at > 1,
  },
  {
    name: "a clause after a colon",
    examples: [
      [
        "holiday requests: staff ask for time off in the app and the manager approves with one tap, live from 1 December",
        [
          "holiday requests",
          "staff ask for time off in the app and the manager approves with one tap",
          "live from 1 December",
        ],
      ],
    ],
    spares: ["Black Friday: 40% off annual plans"],
    applies: (boundary) => {
      const { mark, words, at, until, text } = boundary;
      if (!mark.includes(":") || text.length <= longestLine) return false;
      return opensOwnClause(words, at, until) || opensImperative(words, at, until);
    },
  },
  {
    name: "a clause of its own",
    examples: [
      [
        "Sunset of the v1 API on 30 June, customers must upgrade",
        ["Sunset of the v1 API on 30 June", "customers must upgrade"],
      ],
      [
        "your gas safety check has to be done every 12 months and we have slots before Christmas",
        ["your gas safety check has to be done every 12 months", "we have slots before Christmas"],
      ],
      [
        "home collection is ending on 18 December but the shop stays open from January",
        ["home collection is ending on 18 December", "the shop stays open from January"],
      ],
    ],
    spares: [
      "Order by 5 December and your box arrives before Christmas",
      "I grew up on a farm in Huila and now I roast coffee in Cork",
    ],
    applies: (boundary) => {
      const { words, at, until, mark, link } = boundary;
      if (!opensOwnClause(words, at, until)) return false;
      const before = left(boundary);
      if (!link) return mark.includes(",");
      if (link === "but" && !opensOwnClause(words, boundary.from, at)) return false;
      // why not behind an imperative: "order by 5 December and your box arrives" is one condition with what it brings
      if (opensImperative(words, boundary.from, at)) return false;
      const subject = subjectOf(words.slice(at, at + 4));
      if (subject) return subject !== subjectOf(before.slice(0, 6));
      return link === "but" || mark.includes(",") || (holdsFigure(before) && holdsFigure(right(boundary)));
    },
  },
  {
    name: "an imperative",
    examples: [
      [
        "box of 12 mince pies £15, order by Friday 4 December and collect Sunday 6 December",
        ["box of 12 mince pies £15", "order by Friday 4 December and collect Sunday 6 December"],
      ],
      [
        "Open morning on Saturday, try any instrument for free",
        ["Open morning on Saturday", "try any instrument for free"],
      ],
    ],
    applies: ({ words, at, until, mark, link }) =>
      link !== "and" && mark.includes(",") && opensImperative(words, at, until),
  },
  {
    name: "a detail",
    examples: [
      [
        "Chess night on Thursday, boards provided, tea and cake",
        ["Chess night on Thursday", "boards provided", "tea and cake"],
      ],
      [
        "We are looking for 6 drivers, home every night, £17.80 an hour, no agency",
        ["We are looking for 6 drivers", "home every night", "£17.80 an hour", "no agency"],
      ],
    ],
    applies: ({ mark, link }) => !link && mark === ",",
  },
];

/** Characters of a line that keeps the label before its colon. */
const longestLine = 60;
