import { describe, expect, it } from "vitest";
import { findTimeSpans } from "../english/find-time-spans";
import { readTiming } from "../english/read-timing";
import { readWords } from "../english/words";
import { canWrite } from "./can-write";
import { cleanIdea } from "./clean-idea";
import { isPeople } from "./people";
import { findAudience, readAudience } from "./read-audience";
import { findProduct } from "./read-description";
import { findOffer } from "./read-offer";
import { findPlace } from "./read-place";
import { readProblem } from "./read-problem";
import { readQuantity } from "./read-quantity";
import { readSteps } from "./read-steps";
import { findStatements } from "./split-statements";
import { writePoint } from "./write-point";

const clauseOf = (text: string) => ({ text, words: readWords(text) });

describe("when", () => {
  const timingOf = (text: string) => {
    const words = readWords(text);
    const span = findTimeSpans(words).find(({ isAttributive }) => !isAttributive);
    return span ? readTiming(text, words, span) : null;
  };

  it("takes 'before' without its day, and 'by' and 'until' with it", () => {
    expect(timingOf("order before 12 March")).toMatchObject({
      before: { text: "12 March" },
      last: { day: 11, month: 3 },
    });
    expect(timingOf("order by 12 March")).toMatchObject({ before: null, last: { day: 12, month: 3 } });
    expect(timingOf("open until 1 May")).toMatchObject({ start: null, last: { day: 1, month: 5 } });
  });

  it("names no weekday and no year that the brief does not name", () => {
    expect(timingOf("from 9 February")?.start).toEqual({
      day: 9,
      month: 2,
      year: null,
      weekday: null,
      text: "9 February",
    });
    expect(timingOf("on Saturday, 21 March 2026")?.start).toMatchObject({ weekday: "Saturday", year: 2026 });
  });

  it("leaves morning and evening open where nobody said", () => {
    expect(timingOf("every Wednesday at 7")).toMatchObject({ recurring: "every Wednesday", from: { isClear: false } });
    expect(timingOf("Saturday 10 to 1")).toMatchObject({ from: { minutes: 600 }, to: { minutes: 780, isClear: true } });
  });

  it("reads what comes again and what is a period", () => {
    expect(timingOf("Tuesday nights in November")).toMatchObject({
      recurring: "Tuesday nights",
      period: "in November",
    });
    expect(timingOf("16 to 20 February")).toMatchObject({ start: { day: 16, month: 2 }, last: { day: 20, month: 2 } });
    expect(timingOf("Saturday morning")?.start).toMatchObject({ weekday: "Saturday", text: "Saturday morning" });
  });

  it.each([
    "You may come",
    "children from one to five",
    "learn to swim at 60",
    "at 40 Commercial Street",
    "20 hours a week",
  ])("reads none in '%s'", (text) => expect(timingOf(text)).toBeNull());

  it("leaves to a noun what belongs to it", () => {
    expect(timingOf("Monday evening course")).toBeNull();
    expect(timingOf("Valentine's Day dinner")).toBeNull();
  });
});

describe("where", () => {
  it.each([
    ["Coffee at platform 12 from Monday", "at platform 12"],
    ["New benches in the square by 30 April", "in the square"],
    ["Briefing in Birmingham on 12 May", "in Birmingham"],
    ["find us at 8 King Street next to the post office", "at 8 King Street next to the post office"],
  ])("reads %s", (text, place) => {
    expect(findPlace(clauseOf(text))?.text).toBe(place);
  });

  it.each(["20% off in January", "starting at Rs. 4,999", "cuts it in half", "ready in one hour"])(
    "none in %s",
    (text) => {
      expect(findPlace(clauseOf(text))).toBeNull();
    },
  );
});

describe("for whom", () => {
  it.each([
    ["people who send gifts", "you send gifts"],
    ["Homeowners with a south-facing roof", "you have a south-facing roof"],
    ["Commuters", "you are a commuter"],
    ["Adults who have not seen a dentist for years", "you have not seen a dentist for years"],
    ["People who sell their first flat", "you sell your first flat"],
    ["Parents who can come on Fridays", "you can come on Fridays"],
  ])("turns '%s' to the reader", (text, asYou) => expect(readAudience(text)?.asYou).toBe(asYou));

  it.each(["Neighbours and local shops", "Sales teams of 5 to 50", "women and men in Dublin"])(
    "is not sure of '%s'",
    (text) => expect(readAudience(text)).toMatchObject({ asYou: null }),
  );

  it("finds whom an idea names", () => {
    expect(findAudience(clauseOf("3 places left for two year olds from September"))).toBe("two year olds");
    expect(findAudience(clauseOf("Students get 25% off"))).toBe("students");
    expect(findAudience(clauseOf("A guide for children who do not like reading"))).toBe(
      "children who do not like reading",
    );
    expect(findAudience(clauseOf("Three-course lunch for €19.50"))).toBeNull();
    expect(findAudience(clauseOf("We are looking for volunteers"))).toBeNull();
  });

  it("tells people from things", () => {
    expect(["nervous patients", "HR teams", "sales managers who still use spreadsheets"].every(isPeople)).toBe(true);
    expect(["old bikes", "a tour of the school", ""].some(isPeople)).toBe(false);
  });
});

describe("what is offered", () => {
  it("is typed, with the thing it is on", () => {
    const offerOf = (text: string) => findOffer(clauseOf(text))?.offer;
    expect(offerOf("20% off winter boots until Sunday")).toMatchObject({
      kind: "percent",
      percent: 20,
      on: { text: "winter boots" },
    });
    expect(offerOf("Free delivery on Eid boxes")).toMatchObject({
      kind: "free",
      thing: { text: "delivery" },
      on: { text: "Eid boxes" },
    });
    expect(offerOf("Boxes from £12 a month")).toMatchObject({
      kind: "price",
      isFrom: true,
      per: "month",
      money: { amount: 12 },
    });
    expect(offerOf("two-for-one pasta menu")).toMatchObject({
      kind: "several-for-less",
      get: 2,
      pay: 1,
      on: { text: "pasta" },
    });
  });

  it.each(["Sugar-free cake", "Free from nuts", "We raised $4m", "insured up to 50,000 euros", "Two free places"])(
    "is nothing in '%s'",
    (text) => expect(findOffer(clauseOf(text))).toBeNull(),
  );
});

describe("the rest of a brief", () => {
  it("counts places and people, and nothing else", () => {
    expect(readQuantity(clauseOf("the last six places"))).toMatchObject({ count: 6, isRemaining: true });
    expect(readQuantity(clauseOf("12 places"))).toMatchObject({ count: 12, isRemaining: false });
    expect(readQuantity(clauseOf("ready in 30 minutes"))).toBeNull();
  });

  it("tells whose problem it is, and its form", () => {
    expect(readProblem("Quiet Tuesdays")).toMatchObject({ whose: "owner", form: "noun-phrase" });
    expect(readProblem("Energy bills keep rising.")).toEqual({
      text: "Energy bills keep rising",
      whose: "reader",
      form: "clause",
    });
    expect(readProblem("  ")).toBeNull();
  });

  it("reads steps that are listed", () => {
    expect(readSteps("How to brew: 1. Grind the beans 2. Pour 3. Wait")).toEqual(["Grind the beans", "Pour", "Wait"]);
    expect(readSteps("- Soak them\n- Drain them")).toEqual(["Soak them", "Drain them"]);
    expect(readSteps("Open from 9 to 5. Come by.")).toEqual([]);
  });

  it("reads what a project is, behind its name too", () => {
    expect(findProduct("Turkish sweets by post, made to order.", "Baklava & Sons")?.text).toBe("Turkish sweets");
    expect(findProduct("Overhang is a climbing gym in an old tram depot.", "Overhang")?.text).toBe("climbing gym");
  });

  it("cleans an idea and keeps its words", () => {
    expect(cleanIdea("FREE COFFEE AT KIOSK 12 ON FRIDAY!!!", ["Kiosk 12"])).toBe("Free coffee at Kiosk 12 on Friday!");
    expect(cleanIdea("News from Bean There: [NEWS].\nTo use today: [LESSON].\nFree [sic] on Friday.")).toBe(
      "News from Bean There. Free [sic] on Friday.",
    );
    expect(cleanIdea("Open [OPENING_DAY] at nine")).toBe("Open [OPENING DAY] at nine");
    expect(cleanIdea("open  on <i>monday</i> 🎉")).toBe("open on Monday");
    expect(cleanIdea(`${"word ".repeat(300)}end`).length).toBeLessThanOrEqual(600);
  });

  it("never cuts a figure out of the point", () => {
    const long =
      "Beginners' course for adults in the warm pool in Leeds, every Monday at seven, £90 for six lessons, bring a towel";
    expect(writePoint(findStatements(long))).toBe(
      "Beginners' course for adults in the warm pool in Leeds, every Monday at seven, £90 for six lessons",
    );
  });

  it("writes in English alone", () => {
    expect(canWrite("Free coffee on Friday")).toBe(true);
    expect(canWrite("Reto de ajedrez para niños en la biblioteca")).toBe(false);
  });
});
