import { describe, expect, it } from "vitest";
import type { Facts, MessageKind } from "../message/message";
import { listFactLines } from "./fact-lines";
import { listWordings, type Point, writeHeadline } from "./headline";
import { listPractical } from "./practical-lines";

const none: Facts = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };
const point = (
  kind: MessageKind,
  facts: Partial<Facts>,
  told: string[] = [],
  headline: string | null = null,
): Point => ({
  kind,
  facts: { ...none, ...facts },
  told,
  headline,
  name: "Tisa Tiles",
});

describe("lines of facts", () => {
  it.each<[MessageKind, Partial<Facts>, string]>([
    ["event", { what: "open day", when: "on 14 March" }, "Open day on 14 March"],
    ["event", { what: "open day", when: "14 March, 10 to 1" }, "Open day, 14 March, 10 to 1"],
    [
      "event",
      { what: "holiday camp", when: "Monday 3 to Friday 7 August" },
      "Holiday camp, Monday 3 to Friday 7 August",
    ],
    ["event", { what: "open day", when: "on 14 March", where: "In the hall" }, "Open day in the hall on 14 March"],
    ["offer", { what: "winter boots", offer: "20% off" }, "Winter boots: 20% off"],
    [
      "offer",
      { what: "boots", offer: "20% off all winter boots", when: "until 5 May" },
      "20% off all winter boots until 5 May",
    ],
    ["hiring", { what: "two apprentice masons", when: "by 19 June" }, "We're hiring: two apprentice masons"],
  ])("a %s with %j", (kind, facts, line) => {
    expect(listFactLines(kind, { ...none, ...facts })[0]).toBe(line);
  });

  it("leave the hours out where the day alone is short enough", () => {
    const lines = listFactLines("event", { ...none, what: "Open day", when: "on Saturday 14 March, 10 till 1" });
    expect(lines).toContain("Open day on Saturday 14 March");
  });

  it("say nothing where nothing is known, and nothing of a story's thing", () => {
    expect(listFactLines("event", none)).toEqual([]);
    expect(listFactLines("story", { ...none, what: "drip kit", where: "in Tanzania" })).toEqual([]);
  });

  it("say what is free as a sentence", () =>
    expect(listPractical("event", { ...none, offer: "free", when: "on Friday" }, [])).toEqual([
      "It's free",
      "On Friday",
    ]));
});

describe("the headline", () => {
  it("is the idea's own run of words, where there is one that says what it is about", () => {
    const facts = { what: "tile sale", when: "until 30 April" };
    expect(writeHeadline(point("offer", facts, [], "40% off tiles until 30 April"), 60)).toBe(
      "40% off tiles until 30 April",
    );
    expect(writeHeadline(point("offer", { ...facts, offer: "€35 instead of €50" }, [], "€35 instead of €50"), 60)).toBe(
      "€35 instead of €50 until 30 April",
    );
  });

  it("is put together from the facts, or is the first sentence, where the kind tells by it", () => {
    const told = ["We moved to Mill Street."];
    expect(writeHeadline(point("event", { what: "open day", when: "on 5 May" }, told), 60)).toBe("Open day on 5 May");
    expect(writeHeadline(point("news", { what: "open day", when: "on 5 May" }, told), 60)).toBe(
      "We moved to Mill Street",
    );
  });

  it("says who opens", () =>
    expect(writeHeadline(point("opening", {}, [], "Opens Tuesday 3 March"), 60)).toBe(
      "Tisa Tiles opens Tuesday 3 March",
    ));

  it("is the opening of a long sentence, and never ends in a word that leads on", () => {
    const told = [
      "Last year Moira put in our drip kit, and in the dry season she still sold tomatoes when others had none.",
    ];
    expect(writeHeadline(point("story", {}, told), 60)).toBe("Last year Moira put in our drip kit");
  });

  it("fits, whatever there is", () => {
    for (const most of [15, 30, 60])
      expect(
        writeHeadline(point("about", {}, ["Supercalifragilisticexpialidocious".repeat(5)]), most).length,
      ).toBeLessThanOrEqual(most);
  });
});

it("the wordings of a point are told apart, the fullest first; of what people come to, its facts make one", () => {
  const told = ["Our open day is on 14 March in the hall.", "Bring a friend."];
  const facts = { what: "open day", when: "on 14 March", where: "in the hall" };
  const fullest = "Our open day is on 14 March in the hall";
  const headline = "Open day in the hall on 14 March";
  expect(listWordings(point("event", facts, told))).toEqual([fullest, headline]);
  expect(listWordings(point("event", facts, told, "Open day on 14 March"))).toEqual([
    fullest,
    "Open day on 14 March",
    headline,
  ]);
  expect(listWordings(point("launch", facts, told, "Open day on 14 March"))).toEqual([fullest, "Open day on 14 March"]);
});

it("shortens a time to its day, and no row of days to its first", () => {
  const timed = (when: string) => listFactLines("event", { ...none, what: "camp", when });
  expect(timed("Saturday 12 September, 10 till 1")).toContain("Camp, Saturday 12 September");
  expect(timed("Monday 3 to Friday 7 August")).toEqual(["Camp, Monday 3 to Friday 7 August"]);
});
