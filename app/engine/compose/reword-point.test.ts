import { describe, expect, it } from "vitest";
import type { Facts, MessageKind } from "../message/message";
import { listRewordings } from "./reword-point";
import { shortenSentence } from "./shorten";
import { splitIntro } from "./split-intro";
import { turnPoint, turns } from "./turn-point";

const nothing: Facts = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };
const reword = (kind: MessageKind, first: string, when: string | null = null, name = "Grove & Co") =>
  listRewordings({ kind, first, facts: { ...nothing, when }, name, isAlone: false, isSober: false });

describe("a point in other words", () => {
  it.each([
    [
      "news",
      "The gym stays open all night from January.",
      "from January",
      "From January, the gym stays open all night.",
    ],
    [
      "offer",
      "10% off every boiler service booked before May.",
      "before May",
      "Get 10% off every boiler service booked before May.",
    ],
    [
      "offer",
      "Free second pair of lenses until 31 March.",
      "until 31 March",
      "Get a free second pair of lenses until 31 March.",
    ],
    [
      "event",
      "Our free tango evening on 18 September.",
      "on 18 September",
      "Come to our free tango evening on 18 September.",
    ],
    ["hiring", "Part-time practice nurse, Tuesdays.", null, "We're looking for a part-time practice nurse, Tuesdays."],
    ["ending", "The final 30 jars of our chestnut honey.", null, "These are the final 30 jars of our chestnut honey."],
    ["ending", "Last week of early-bird tickets.", null, "It's the last week of early-bird tickets."],
    ["fundraiser", "A new engine for the rescue boat.", null, "Help us pay for a new engine for the rescue boat."],
    ["launch", "We now ship our tiles to Austria.", null, "Grove & Co now ships its tiles to Austria."],
    ["launch", "A soil sensor that texts you.", null, "Here's a soil sensor that texts you."],
  ] as const)("%s: %s", (kind, first, when, told) => {
    expect(reword(kind, first, when)[0]).toBe(told);
  });

  it("names whose it is", () => {
    expect(reword("event", "Our plant swap is back.", null, "Brunswick Garden")).toContain(
      "Brunswick Garden’s plant swap is back.",
    );
  });

  it.each([
    ["news", "Households in Ward 6: put garden waste out on Thursdays."],
    ["launch", "We can ship our tiles to Austria."],
  ] as const)("is left alone where its grammar is not sure: %s: %s", (kind, first) => {
    expect(reword(kind, first)).toEqual([]);
  });

  it('says no "we" of who works alone', () => {
    const alone = listRewordings({
      kind: "hiring",
      first: "Apprentice baker.",
      facts: nothing,
      name: "Ana",
      isAlone: true,
      isSober: false,
    });
    expect(alone[0]).toBe("I'm looking for an apprentice baker.");
  });
});

it.each([
  ["launch", "The death of our founder, Ann Lee", null],
  ["news", "We are recalling our peanut butter sold before 2 January", "before 2 January"],
  ["claim", "A part-time bookkeeper to work from home", null],
] as const)("says nothing else for %s: %s", (kind, first, when) => {
  expect(reword(kind, first, when)).toEqual([]);
});

describe("a point turned round", () => {
  it.each(
    turns.flatMap(({ name, examples }) =>
      examples.map(([kind, first, told, when = null]) => ({ name, kind, first, told, when })),
    ),
  )("$name: $first", ({ kind, first, told, when }) => {
    expect(reword(kind, first, when)).toContain(told);
  });

  it("chats in no sober voice", () => {
    const told = { facts: nothing, name: "Grove & Co", isAlone: false } as const;
    expect(turnPoint({ ...told, kind: "hiring", first: "We need a cook who likes dogs", isSober: true })).toEqual([
      "Needed: a cook who likes dogs.",
    ]);
  });

  it.each([
    ["launch", "Our pay-what-you-can matinees in October", "in October"],
    ["event", "Our beach clean and dog swim this Saturday", null],
    ["claim", "Why heat pumps work at minus 20", null],
    ["reminder", "Is your cat's booster due?", null],
    ["reminder", "Don't forget to book your kennel", null],
    ["offer", "20% off the first year for agencies that move before 15 April", "before 15 April"],
    ["ending", "Our ai for law firms meetup is on 3 September", "on 3 September"],
    ["story", "Ruth sold tomatoes from a wheelbarrow until 2019", null],
  ] as const)("takes nothing apart that is one: %s: %s", (kind, first, when) => {
    const wrong =
      /matineeing|\bswims\b|swimming|does why|time to (?:is|don't)|forget to (?:is|don't)|^before 15 April:|firming|Until 2019\./i;
    expect(reword(kind, first, when).filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe("an introduction", () => {
  it("has what a business does as a sentence of its own", () => {
    expect(splitIntro("Rotawise is a mobile app that lets care staff swap shifts.")).toMatchObject({
      whole: "Rotawise is a mobile app that lets care staff swap shifts.",
      sentence: "Rotawise lets care staff swap shifts.",
    });
  });

  it("is told with what there is as what the business does", () => {
    expect(splitIntro("Vin Nu is a wine shop in Copenhagen selling natural wine from forty growers.")).toEqual({
      whole: "Vin Nu, a wine shop in Copenhagen, sells natural wine from forty growers.",
      head: "Vin Nu is a wine shop in Copenhagen.",
      sentence: "Vin Nu sells natural wine from forty growers.",
      note: "Natural wine from forty growers.",
    });
  });

  it("says of makers what they make, and of a trailer what it does", () => {
    expect(splitIntro("Scopewise is a consultancy helping food and packaging makers collect data.")?.sentence).toBe(
      "Scopewise helps food and packaging makers collect data.",
    );
    expect(splitIntro("Mulet is a start-up making a cargo trailer that hooks on to any bicycle.")?.sentence).toBe(
      "Mulet makes a cargo trailer that hooks on to any bicycle.",
    );
  });

  it("says of a maker what it makes, with all that belongs to it", () => {
    expect(splitIntro("Lapp & Søn is a small maker of children's backpacks with screws and spare buckles.")).toEqual({
      whole: "Lapp & Søn is a small maker of children's backpacks with screws and spare buckles.",
      head: "Lapp & Søn is a small maker of children's backpacks.",
      sentence: "Lapp & Søn makes children's backpacks with screws and spare buckles.",
      note: "Children's backpacks with screws and spare buckles.",
    });
  });

  it("says of people what they have, and of two deeds both", () => {
    expect(splitIntro("Akwaaba Eyecare are family opticians in Kumasi with two shops and a mobile bus.")?.whole).toBe(
      "Akwaaba Eyecare are family opticians in Kumasi with two shops and a mobile bus.",
    );
    expect(splitIntro("Caracol is a studio in Mexico City writing and recording audio guides.")?.sentence).toBe(
      "Caracol writes and records audio guides.",
    );
  });

  it.each([
    "Lume makes candles.",
    "Vin Nu: wine shop with a bar.",
    "Payday is a payroll bureau for firms with 5 to 50 staff.",
    "Red Drop is a blood charity with no premises of its own.",
    "Wefwerk is a weaving mill making blankets since 1921.",
  ])("stays as it is: %s", (intro) => {
    expect(splitIntro(intro)).toBeNull();
  });
});

it.each([
  [
    "How much life insurance a family with a mortgage really needs",
    "How much life insurance a family with a mortgage needs",
  ],
  [
    "Registration for the summer robotics camp closes on Friday 5 June",
    "Registration for the summer robotics camp closes on 5 June",
  ],
  ["Our enrolment for the January 2027 evening welding class shuts on 11 December", "Enrolment shuts on 11 December"],
  [
    "After 38 years the library bus makes its last round just before Christmas",
    "The library bus makes its last round before Christmas",
  ],
  [
    "Is your taquería still serving tortillas that were made three days ago?",
    "Is your taquería serving tortillas made three days ago?",
  ],
  [
    "What is the difference between lending and leasing a van for your company?",
    "Lending or leasing a van for your company?",
  ],
  [
    "How a trader can go from daily savings to a first small loan of money",
    "From daily savings to a first small loan of money",
  ],
  ["Every school bag bought in July puts one on a child's back in Malawi", null],
])("%s is shortened to 60 characters", (sentence, short) => {
  expect(shortenSentence(sentence, 60)).toBe(short);
});
