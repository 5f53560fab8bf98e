import { describe, expect, it } from "vitest";
import { joinTokens, readEnglish } from "./english";

describe("reading English", () => {
  it("splits sentences where a reader would", () => {
    const { sentences } = readEnglish("Dr. Smith paid $3.50 for it. Don't worry!");
    expect(sentences.map(({ text }) => text)).toEqual(["Dr. Smith paid $3.50 for it.", "Don't worry!"]);
  });

  it("tells the parts of speech and the dictionary forms", () => {
    const { tokens } = readEnglish("We now send automatic payment reminders");
    expect(tokens.map(({ pos }) => pos)).toEqual(["PRON", "ADV", "VERB", "ADJ", "NOUN", "NOUN"]);
    expect(tokens.at(-1)?.lemma).toBe("reminder");
  });

  it("puts tokens together again as they were written", () => {
    const text = "20% off (all) boots, until Sunday: don't wait";
    expect(joinTokens(readEnglish(text).tokens)).toBe(text);
  });

  it("finds nothing in nothing", () => {
    expect(readEnglish("  \n")).toEqual({ sentences: [], tokens: [] });
  });
});
