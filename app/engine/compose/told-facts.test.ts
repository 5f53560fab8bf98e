import { describe, expect, it } from "vitest";
import { tellFacts } from "./told-facts";

describe("the facts of a project", () => {
  it("become sentences, each with its topic, and keep what was typed", () => {
    const facts = tellFacts([
      "Open Tuesday to Sunday from 5pm",
      "14 Corve Row, Ludlow",
      "Annual boiler service £84 including VAT",
      "Gas Safe registered.",
      "Works on iPhone and Android",
    ]);
    expect(facts.map(({ topic, text }) => [topic, text])).toEqual([
      ["visit", "We are open Tuesday to Sunday from 5pm."],
      ["visit", "You will find us at 14 Corve Row, Ludlow."],
      ["cost", "An annual boiler service is £84 including VAT."],
      ["trust", "We are Gas Safe registered."],
      ["more", "It works on iPhone and Android."],
    ]);
    expect(facts[3]?.raw).toBe("Gas Safe registered");
  });

  it("stand as they are where no sentence can be made of them, and nowhere where they are empty", () => {
    expect(tellFacts(["Vegan mozzarella on any pizza", "", " . "])).toMatchObject([
      { text: "Vegan mozzarella on any pizza.", isSentence: false },
    ]);
  });
});
