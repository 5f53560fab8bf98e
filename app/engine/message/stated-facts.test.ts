import { describe, expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { aMaterial } from "#tests/factories/materials";
import type { StatedFacts } from "./message";
import { readMaterial } from "./read-material";
import { addStatedFacts } from "./state-facts";

const idea = "Announce 20% off all yarn until 30 November in our Leeds shop";
const read = (facts: StatedFacts | null) =>
  readMaterial(aBrief("Wool and Weather", "Hand dyed yarn.", "knitters", idea, { facts }));

test("what is left out is read, and what is stated wins over it and is sure", () => {
  const { message: own } = read(null);
  const { message } = read({ what: "sock yarn", proof: ["Dyed in Leeds"] });
  expect(message.facts).toEqual({ ...own.facts, what: "sock yarn", proof: ["Dyed in Leeds"] });
  expect(message.sure).toEqual(expect.arrayContaining(["what", "proof"]));
});

test("what is said to be none is not read, and nothing is sure of it", () => {
  const none = { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [] };
  const { message } = read(none);
  expect(message.facts).toEqual(none);
  expect(message.sure).toEqual([]);
});

describe("sentences that hold what was read wrong", () => {
  const material = aMaterial({
    kind: "offer",
    point: "20% off all yarn until 30 November",
    told: ["20% off all yarn until 30 November.", "Dyed by hand."],
    what: "yarn",
    offer: "20% off all yarn",
    when: "until 30 November",
  });
  const correct = (facts: StatedFacts) => addStatedFacts({ ...material, headline: "20% off all yarn" }, facts);

  test("get another day or price of the same form", () => {
    expect(correct({ when: "until 5 December" }).told[0]).toBe("20% off all yarn until 5 December.");
    expect(correct({ offer: "Half price on socks" }).told[0]).toBe("Half price on socks until 30 November.");
  });

  test.each([
    ["when", "until 30 November", "until 30 October"],
    ["when", "Saturday 3 May, 10 to 4", "Saturday 10 May, 10 to 4"],
    ["offer", "20% off all hand dyed wool", "25% off all hand dyed wool"],
    ["offer", "Adults £6, kids £4", "Adults £6, kids £5"],
    ["where", "at the Red Lion in Otley", "at the Black Lion in Otley"],
  ] as const)("are set right where one figure or word is another: %s", (name, was, is) => {
    const read = aMaterial({ kind: "offer", point: was, told: [`Come along: ${was}.`], [name]: was });
    expect(addStatedFacts(read, { [name]: is }).told).toEqual([`Come along: ${is}.`]);
  });

  test("are set right wherever they say it", () => {
    const read = aMaterial({ kind: "event", point: "x", told: ["On 3 May we open. Come on 3 May."], when: "on 3 May" });
    expect(addStatedFacts(read, { when: "on 4 May" }).told).toEqual(["On 4 May we open. Come on 4 May."]);
  });

  test("are left out where none of another form fits into them", () => {
    expect(correct({ when: "Mondays" }).told).toEqual(["Dyed by hand."]);
    expect(correct({ when: null }).told).toEqual(["Dyed by hand."]);
  });

  test("stay as they are where the fact only says the same in fuller words", () => {
    expect(correct({ when: "until Monday 30 November" }).told).toEqual(material.told);
    expect(correct({ what: "hand dyed yarn" }).told).toEqual(material.told);
  });

  test("and the headline goes with them", () => {
    expect(correct({ when: "until 5 December" }).headline).toBeNull();
    expect(correct({ steps: ["Come"] }).headline).toBe("20% off all yarn");
  });
});
