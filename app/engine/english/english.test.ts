import { describe, expect, it } from "vitest";
import { capitaliseCalendar, lowerFirst } from "./capitals";
import { chooseIndefinite } from "./grammar";
import { isEnglish } from "./is-english";
import { holdsSum } from "./money";
import { isPlural, readNounPhrase, removeArticle, toSingular } from "./noun-phrases";
import { readNumber } from "./numbers";
import { hasFiniteVerb, readWords } from "./words";

describe("words", () => {
  it("keeps figures and hyphenated words whole, and marks apart", () => {
    const words = readWords("“Two-for-one pasta”, £9.50 (10am-3pm)!");
    expect(words.map(({ text }) => text)).toEqual(["Two-for-one", "pasta", "£9.50", "10am-3pm"]);
    expect(words[1]?.after).toBe("”,");
    expect(words[3]?.before).toBe("(");
  });

  it("knows where each word stands", () => {
    const text = "  Free  delivery, today ";
    const words = readWords(text);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["Free", "delivery", "today"]);
  });

  it("keeps the apostrophe of a possessive in the plural", () => {
    expect(readWords("beginners' course")[0]?.text).toBe("beginners'");
  });

  it("finds nothing in nothing", () => {
    expect(readWords(" \n ")).toEqual([]);
    expect(readWords("!?")).toEqual([]);
  });

  it.each([
    ["A garden room fits a five-metre yard", true],
    ["We moved", true],
    ["Our prices go up", true],
    ["20% off winter boots", false],
    ["Christmas gift guide for children who do not like reading", false],
    ["Breakfast in May", false],
  ])("tells a sentence from a phrase: %s", (text, isSentence) => {
    expect(hasFiniteVerb(readWords(text))).toBe(isSentence);
  });
});

describe("noun phrases", () => {
  it.each([
    ["the Monday evening beginners' course", "course", "singular", false],
    ["Eid boxes", "boxes", "plural", false],
    ["fresh pasta", "pasta", "mass", false],
    ["whitepaper on employer branding", "whitepaper", "singular", false],
    ["coffee and newspapers", "newspapers", "plural", false],
    ["Italian lessons online", "lessons", "plural", false],
  ])("reads %s", (text, head, number, isName) => {
    expect(readNounPhrase(text)).toMatchObject({ head, number, isName });
  });

  it.each(["of the morning", "quickly", "12", "who comes"])("reads nothing in '%s'", (text) => {
    expect(readNounPhrase(text)).toBeNull();
  });

  it.each([
    ["hour", "an"],
    ["unit", "a"],
    ["euro", "a"],
    ["8-week course", "an"],
    ["open day", "an"],
    ["one-day course", "a"],
    ["MOT", "an"],
    ["NHS nurse", "an"],
    ["uninsured van", "an"],
  ])("knows the article of %s", (text, article) => {
    expect(chooseIndefinite(text)).toBe(article);
  });

  it("is read without its article", () => {
    expect(removeArticle("our new yarn")).toBe("new yarn");
    expect(removeArticle("the")).toBe("the");
  });

  it.each([
    ["Eid boxes", "Eid box"],
    ["landlords", "landlord"],
    ["families", "family"],
    ["classes", "class"],
    ["women", "woman"],
    ["children", "child"],
    ["bus", "bus"],
    ["open day", "open day"],
  ])("gives one of %s", (many, one) => {
    expect(toSingular(many)).toBe(one);
  });

  it("tells many from one", () => {
    expect(["boxes", "people", "kids", "pumpkins"].every(isPlural)).toBe(true);
    expect(["class", "bus", "gas", "series", "news"].some(isPlural)).toBe(false);
  });
});

describe("numbers", () => {
  it.each([
    ["six", 6],
    ["twenty-five", 25],
    ["4,000", 4000],
    ["50.000", 50000],
    ["1,50,000", 150000],
    ["9.50", 9.5],
    ["2.5k", 2500],
    ["dozen", 12],
    ["sixty", 60],
  ])("reads %s", (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(["many", "1st", "", "12:30", "twenty-old"])("reads no number in '%s'", (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

describe("money", () => {
  it.each(["lunch for £9.50 today", "Rs. 4,999 only", "₹500 off", "120 € the night", "10 euros", "18,500 kr a month"])(
    "stands in %s",
    (text) => expect(holdsSum(text)).toBe(true),
  );

  it.each(["class 10 maths", "5 minutes", "20% off", "at 5:30", "100 old bikes"])("does not in %s", (text) =>
    expect(holdsSum(text)).toBe(false),
  );
});

describe("the calendar", () => {
  it("writes names of days and months large, and other words small", () => {
    expect(capitaliseCalendar("from monday in may, you may march")).toBe("from Monday in May, you may march");
    expect(lowerFirst("Puppy class")).toBe("puppy class");
    expect(lowerFirst("Sunday lunch")).toBe("Sunday lunch");
    expect(lowerFirst("MCS registered")).toBe("MCS registered");
    expect(lowerFirst("iPhone repair")).toBe("iPhone repair");
  });
});

describe("whether a text is English", () => {
  it.each(["Free coffee on Friday", "asdf", "Open day at 北京 House for the family", "12"])(
    "takes '%s' for it",
    (text) => {
      expect(isEnglish(text)).toBe(true);
    },
  );

  it.each(["Reto de ajedrez para niños en la biblioteca", "Neue Brote aus unserer Bäckerei", "新しいメニュー"])(
    "not '%s'",
    (text) => {
      expect(isEnglish(text)).toBe(false);
    },
  );
});
