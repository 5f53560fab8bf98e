import { describe, expect, it } from "vitest";
import { findDayBefore, getMonthName, readMonth, readWeekday } from "./calendar";
import { capitaliseCalendar, lowerFirst } from "./capitals";
import { joinClockTimes, readClock } from "./clock";
import { isEnglish } from "./is-english";
import { findMoney } from "./money";
import {
  addDefinite,
  chooseIndefinite,
  findPhraseEnd,
  isPlural,
  readNounPhrase,
  removeArticle,
  toPlural,
  toSingular,
} from "./noun-phrases";
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

  it("ends before a preposition, a verb and a mark", () => {
    const ends = (text: string) => {
      const words = readWords(text);
      return text.slice(0, words[findPhraseEnd(words, 0) - 1]?.end);
    };
    expect(ends("garden room fits a yard")).toBe("garden room");
    expect(ends("incident reports that write themselves")).toBe("incident reports");
    expect(ends("boiler service plans at £14")).toBe("boiler service plans");
    expect(ends("sock knitting class, Saturday")).toBe("sock knitting class");
    expect(ends("repair cafe on Saturday")).toBe("repair cafe");
    expect(ends("cost of a heat pump over ten years")).toBe("cost of a heat pump");
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

  it("gives articles to what takes them", () => {
    const phrase = (text: string) => {
      const read = readNounPhrase(text);
      if (!read) throw new Error(text);
      return read;
    };
    expect(addDefinite(phrase("open day"))).toBe("the open day");
    expect(addDefinite({ ...phrase("Black Friday"), isName: true })).toBe("Black Friday");
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

  it.each([
    ["box", "boxes"],
    ["city", "cities"],
    ["class", "classes"],
    ["boxes", "boxes"],
  ])("gives many of %s", (one, many) => {
    expect(toPlural(one)).toBe(many);
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
  it.each([
    ["lunch for £9.50 today", 9.5, "£9.50"],
    ["collection at Rs. 4,999 only", 4999, "Rs. 4,999"],
    ["₹500 off", 500, "₹500"],
    ["from 120 € the night", 120, "120 €"],
    ["Give 10 euros", 10, "10 euros"],
    ["rooms from 18,500 kr a month", 18500, "18,500 kr"],
    ["a $4m round", 4e6, "$4m"],
    ["only 50€", 50, "50€"],
    ["Rs 2 lakh", 2, "Rs 2"],
  ])("finds it in %s", (text, amount, written) => {
    expect(findMoney(text, readWords(text))).toMatchObject({ amount, text: written });
  });

  it.each(["class 10 maths", "5 minutes", "20% off", "at 5:30", "100 old bikes"])("finds none in %s", (text) => {
    expect(findMoney(text, readWords(text))).toBeNull();
  });
});

describe("the calendar", () => {
  const word = (text: string, at = 0) => readWords(text)[at] ?? expect.fail("no word");

  it("knows weekdays, short and many, and not what looks like one", () => {
    expect(readWeekday(word("mondays"))).toBe("Monday");
    expect(readWeekday(word("Sat"))).toBe("Saturday");
    expect(readWeekday(word("sat"))).toBeNull();
    expect(readWeekday(word("monthly"))).toBeNull();
  });

  it("knows May from may and March from march", () => {
    expect(readMonth(readWords("in may"), 1)).toBe(5);
    expect(readMonth(readWords("you may come"), 1)).toBeNull();
    expect(readMonth(readWords("9 march"), 1)).toBe(3);
    expect(readMonth(readWords("we march on"), 1)).toBeNull();
    expect(readMonth(readWords("from mid-June"), 1)).toBe(6);
  });

  it("gives the day before, where the words settle it", () => {
    expect(findDayBefore(12, 3, null)).toEqual({ day: 11, month: 3 });
    expect(findDayBefore(1, 1, null)).toEqual({ day: 31, month: 12 });
    expect(findDayBefore(1, 3, null)).toBeNull();
    expect(findDayBefore(1, 3, 2028)).toEqual({ day: 29, month: 2 });
    expect(findDayBefore(1, 3, 2027)).toEqual({ day: 28, month: 2 });
    expect(getMonthName(2)).toBe("February");
  });

  it("writes names of days and months large, and other words small", () => {
    expect(capitaliseCalendar("from monday in may, you may march")).toBe("from Monday in May, you may march");
    expect(lowerFirst("Puppy class")).toBe("puppy class");
    expect(lowerFirst("Sunday lunch")).toBe("Sunday lunch");
    expect(lowerFirst("MCS registered")).toBe("MCS registered");
    expect(lowerFirst("iPhone repair")).toBe("iPhone repair");
  });
});

describe("times of day", () => {
  it.each([
    ["5:30", 330, false],
    ["7pm", 1140, true],
    ["9 p.m.", 1260, true],
    ["12am", 0, true],
    ["noon", 720, true],
    ["nine", 540, false],
    ["17.30", 1050, true],
  ])("reads %s", (text, minutes, isClear) => {
    expect(readClock(text)).toEqual({ minutes, text, isClear });
  });

  it.each(["5:75", "25", "soon", "30"])("reads none in %s", (text) => {
    expect(readClock(text)).toBeNull();
  });

  it("takes two as one stretch", () => {
    expect(joinClockTimes(readClock("10"), readClock("1"))).toMatchObject({
      from: { minutes: 600 },
      to: { minutes: 780 },
    });
    expect(joinClockTimes(readClock("5"), readClock("9pm"))).toMatchObject({ from: { minutes: 1020, isClear: true } });
    expect(joinClockTimes(readClock("10"), readClock("3pm"))).toMatchObject({ from: { minutes: 600, isClear: true } });
    expect(joinClockTimes(null, readClock("8")).to?.isClear).toBe(false);
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
