/** A day that a campaign can be made for. */
export interface Occasion {
  name: string;
  /** The day in a year, UTC. */
  on(year: number): Date;
  /** Words of a profile that it is for; null where it is for everybody. */
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

/** Finds one of these words whole, as people read it where it is quoted; 'bak*' is any word that begins so. */
function words(list: string): RegExp {
  const any = list.replaceAll("*", "\\p{L}*").split(" ").join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "iu");
}

/** By their day in the year. Sources: the calendars of the United Nations and, for the days of trade, of the United States. */
export const occasions: readonly Occasion[] = [
  { name: "the new year", on: fixed(1, 1), fits: null, angle: "what changes in it" },
  {
    name: "Data Privacy Day",
    on: fixed(1, 28),
    fits: words("software saas app apps data securit* privacy"),
    angle: "how you look after what people entrust to you",
  },
  {
    name: "Valentine's Day",
    on: fixed(2, 14),
    fits: words("gift* couple* flower* florist* chocolate* jewel* restaurant* dinner* wedding*"),
    angle: "what two people could share",
  },
  {
    name: "International Women's Day",
    on: fixed(3, 8),
    fits: words("woman women female mother* girl*"),
    angle: "the women behind it or before it",
  },
  { name: "the second quarter", on: fixed(4, 1), fits: null, angle: "one thing to begin with in it" },
  {
    name: "World Health Day",
    on: fixed(4, 7),
    fits: words("health* clinic* doctor* dental dentist* therap* physio* fitness wellness"),
    angle: "one habit that helps",
  },
  {
    name: "Earth Day",
    on: fixed(4, 22),
    fits: words("sustainab* eco ecolog* climate organic recycl* plant* garden* repair*"),
    angle: "what is saved, in figures you can show",
  },
  {
    name: "World Book Day",
    on: fixed(4, 23),
    fits: words("book books bookshop* reader* reading writ* author* librar* publish*"),
    angle: "a page worth reading aloud",
  },
  {
    name: "Mother's Day",
    on: nth(5, sunday, 2),
    fits: words("parent* mother* mum mums mom moms gift* flower* florist* spa spas"),
    angle: "a gift that is a thanks",
  },
  { name: "International Tea Day", on: fixed(5, 21), fits: words("tea teas"), angle: "how one cup is made" },
  {
    name: "World Bicycle Day",
    on: fixed(6, 3),
    fits: words("bike bikes bicycl* cycling cyclist*"),
    angle: "a ride that begins at the door",
  },
  {
    name: "Father's Day",
    on: nth(6, sunday, 3),
    fits: words("parent* father* dad dads gift* beard* barber*"),
    angle: "a gift that is used",
  },
  {
    name: "International Day of Yoga",
    on: fixed(6, 21),
    fits: words("yoga pilates stretch* mindful* meditat* wellness"),
    angle: "ten minutes to try at home",
  },
  { name: "the second half of the year", on: fixed(7, 1), fits: null, angle: "what the first half taught you" },
  {
    name: "World Photography Day",
    on: fixed(8, 19),
    fits: words("photo* camera* portrait* picture*"),
    angle: "the story behind one picture",
  },
  {
    name: "International Literacy Day",
    on: fixed(9, 8),
    fits: words("school* teach* student* educat* learn* tutor* course courses"),
    angle: "the first step, shown",
  },
  {
    name: "International Coffee Day",
    on: fixed(10, 1),
    fits: words("coffee* cafe cafes café cafés roast* espresso* barista*"),
    angle: "where one cup comes from",
  },
  { name: "the last quarter", on: fixed(10, 1), fits: null, angle: "what can still be done this year" },
  {
    name: "World Animal Day",
    on: fixed(10, 4),
    fits: words("pet pets dog dogs cat cats animal* vet vets veterinar* horse*"),
    angle: "what an animal would thank you for",
  },
  {
    name: "World Mental Health Day",
    on: fixed(10, 10),
    fits: words("mental stress* mindful* therap* coach* wellness"),
    angle: "one thing that takes weight off a day",
  },
  {
    name: "World Food Day",
    on: fixed(10, 16),
    fits: words("food* restaurant* kitchen* recipe* cook* farm* bak* meal*"),
    angle: "one plate and the people behind it",
  },
  {
    name: "Halloween",
    on: fixed(10, 31),
    fits: words("kid kids child children sweet sweets costume* party parties bak*"),
    angle: "an evening to join",
  },
  {
    name: "Black Friday",
    on: nth(11, thursday, 4, 1),
    fits: words("shop shops store stores retail* online product products subscription* sell sells seller* selling"),
    angle: "one offer, its price before and after, and until when",
  },
  {
    name: "Small Business Saturday",
    on: nth(11, thursday, 4, 2),
    fits: words("local small handmade independent craft* shop shops roaster* roastery bakery bakeries"),
    angle: "who stands behind the counter",
  },
  {
    name: "Giving Tuesday",
    on: nth(11, thursday, 4, 5),
    fits: words("charit* donat* nonprofit* non-profit* volunteer* communit* appeal"),
    angle: "what one gift does",
  },
  {
    name: "Christmas",
    on: fixed(12, 25),
    fits: words("gift* shop shops store stores bak* toy toys chocolate* coffee handmade candle*"),
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
