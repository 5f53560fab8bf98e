/** A day that a campaign can be made for. */
export interface Occasion {
  name: string;
  /** The day in a year, UTC. */
  on(year: number): Date;
  /** Words of a profile that it is for, read at the beginning of a word; null where it is for everybody. */
  fits: RegExp | null;
  /** What to say something about on it. */
  angle: string;
}

const fixed = (month: number, day: number) => (year: number) => new Date(Date.UTC(year, month - 1, day));

/** The nth weekday (0 is Sunday) of a month, and so many days later. */
const nth =
  (month: number, weekday: number, n: number, later = 0) =>
  (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1) + later));
  };

const [sunday, thursday] = [0, 4];

/** By their day in the year. Sources: the calendars of the United Nations and, for the days of trade, of the United States. */
export const occasions: readonly Occasion[] = [
  { name: "the new year", on: fixed(1, 1), fits: null, angle: "what changes in it" },
  {
    name: "Data Privacy Day",
    on: fixed(1, 28),
    fits: /\b(software|saas|app|data|securit|privacy)/i,
    angle: "how you look after what people entrust to you",
  },
  {
    name: "Valentine's Day",
    on: fixed(2, 14),
    fits: /\b(gift|couple|flower|chocolate|jewel|restaurant|dinner|wedding)/i,
    angle: "what two people could share",
  },
  {
    name: "International Women's Day",
    on: fixed(3, 8),
    fits: /\b(wom[ae]n|female|mother|girl)/i,
    angle: "the women behind it or before it",
  },
  { name: "the second quarter", on: fixed(4, 1), fits: null, angle: "one thing to begin with in it" },
  {
    name: "World Health Day",
    on: fixed(4, 7),
    fits: /\b(health|clinic|doctor|dent|therap|physio|fitness|wellness|care)/i,
    angle: "one habit that helps",
  },
  {
    name: "Earth Day",
    on: fixed(4, 22),
    fits: /\b(sustainab|eco|green|climate|organic|recycl|plant|garden|repair)/i,
    angle: "what is saved, in figures you can show",
  },
  {
    name: "World Book Day",
    on: fixed(4, 23),
    fits: /\b(book|read|writ|author|librar|publish)/i,
    angle: "a page worth reading aloud",
  },
  {
    name: "Mother's Day",
    on: nth(5, sunday, 2),
    fits: /\b(parent|famil|mother|mum|mom|gift|flower|spa)/i,
    angle: "a gift that is a thanks",
  },
  { name: "International Tea Day", on: fixed(5, 21), fits: /\bteas?\b/i, angle: "how one cup is made" },
  {
    name: "World Bicycle Day",
    on: fixed(6, 3),
    fits: /\b(bike|bicycl|cycl|commut)/i,
    angle: "a ride that begins at the door",
  },
  {
    name: "Father's Day",
    on: nth(6, sunday, 3),
    fits: /\b(parent|famil|father|dad|gift|beard|barber)/i,
    angle: "a gift that is used",
  },
  {
    name: "International Day of Yoga",
    on: fixed(6, 21),
    fits: /\b(yoga|pilates|stretch|mindful|meditat|wellness)/i,
    angle: "ten minutes to try at home",
  },
  { name: "the second half of the year", on: fixed(7, 1), fits: null, angle: "what the first half taught you" },
  {
    name: "World Photography Day",
    on: fixed(8, 19),
    fits: /\b(photo|camera|portrait|picture)/i,
    angle: "the story behind one picture",
  },
  {
    name: "International Literacy Day",
    on: fixed(9, 8),
    fits: /\b(school|teach|student|educat|learn|tutor|course)/i,
    angle: "the first step, shown",
  },
  {
    name: "International Coffee Day",
    on: fixed(10, 1),
    fits: /\b(coffee|caf[eé]|roast|espresso|barista)/i,
    angle: "where one cup comes from",
  },
  { name: "the last quarter", on: fixed(10, 1), fits: null, angle: "what can still be done this year" },
  {
    name: "World Animal Day",
    on: fixed(10, 4),
    fits: /\b(pet|dog|cat|animal|vet|horse)/i,
    angle: "what an animal would thank you for",
  },
  {
    name: "World Mental Health Day",
    on: fixed(10, 10),
    fits: /\b(mental|stress|mindful|therap|coach|wellness)/i,
    angle: "one thing that takes weight off a day",
  },
  {
    name: "World Food Day",
    on: fixed(10, 16),
    fits: /\b(food|restaurant|kitchen|recipe|cook|farm|bak|meal)/i,
    angle: "one plate and the people behind it",
  },
  {
    name: "Halloween",
    on: fixed(10, 31),
    fits: /\b(famil|kid|child|sweet|costume|party|bak)/i,
    angle: "an evening to join",
  },
  {
    name: "Black Friday",
    on: nth(11, thursday, 4, 1),
    fits: /\b(shop|store|retail|online|product|subscription|sell)/i,
    angle: "one offer, its price before and after, and until when",
  },
  {
    name: "Small Business Saturday",
    on: nth(11, thursday, 4, 2),
    fits: /\b(local|small|handmade|independent|craft|shop|roaster|bakery)/i,
    angle: "who stands behind the counter",
  },
  {
    name: "Giving Tuesday",
    on: nth(11, thursday, 4, 5),
    fits: /\b(charit|donat|non-?profit|volunteer|communit|appeal)/i,
    angle: "what one gift does",
  },
  {
    name: "Christmas",
    on: fixed(12, 25),
    fits: /\b(gift|famil|shop|store|bak|toy|chocolate|coffee|handmade|candle)/i,
    angle: "a gift, and the last day to order it",
  },
];

const day = 86_400_000;
/** Days before an occasion from which on it is worth a campaign. */
const longestLead = 35;
/** Days that making and posting one takes. */
const shortestLead = 2;

export interface ComingOccasion {
  occasion: Occasion;
  on: Date;
  /** Days until then. */
  days: number;
  /** The word of the profile that it fits; null where it is for everybody. */
  word: string | null;
}

/** The occasions that are near and fit a profile or are everybody's, the nearest first. */
export function listOccasions(profile: string, today: Date): ComingOccasion[] {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return occasions
    .flatMap((occasion) => [0, 1].map((later) => ({ occasion, on: occasion.on(today.getUTCFullYear() + later) })))
    .map(({ occasion, on }) => ({ occasion, on, days: (on.getTime() - start) / day }))
    .filter(({ days }) => days >= shortestLead && days <= longestLead)
    .sort((one, other) => one.days - other.days)
    .map((found) => ({ ...found, word: found.occasion.fits?.exec(profile)?.[0] ?? null }))
    .filter(({ occasion, word }) => occasion.fits === null || word !== null);
}

/** The next occasion that fits a profile; one that is for everybody only where none does. */
export function findOccasion(profile: string, today: Date): ComingOccasion | null {
  const coming = listOccasions(profile, today);
  return coming.find(({ word }) => word !== null) ?? coming.find(({ occasion }) => occasion.fits === null) ?? null;
}
